// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/flood_outputs.hpp"

#include <cmath>
#include <limits>

#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

QString styleName(const FloodMap& map) {
  return QString(map.name).toLower();
}

QString bandName(const FloodMap& map, double arrivalDepth) {
  if (map.field != Field::arrival_time) return map.title;
  return QStringLiteral("%1 of %2 m").arg(map.title).arg(arrivalDepth);
}

// The band of a map; counts the cells that have a value.
io::Band makeBand(const FloodMap& map, std::size_t arrival, const Simulation& simulation,
                  QgsProcessingFeedback* feedback, double* cells) {
  const Numerics& numerics = simulation.parameters().numerics;
  const float datum = static_cast<float>(simulation.scenario().terrain.datum);
  const float dry = static_cast<float>(numerics.dry_depth);
  const auto columns = static_cast<std::size_t>(simulation.scenario().terrain.grid.columns);
  io::Band band;
  band.name = bandName(map, numerics.arrival_depths[arrival]).toStdString();
  band.unit = map.unit;
  band.read = [=, &map, &simulation](std::int32_t begin, std::int32_t end, float* values) {
    if (feedback->isCanceled())
      throw QgsProcessingException(QStringLiteral("Cancelled: no map was written."));
    simulation.read(map.field, arrival, begin, end, values);
    const std::size_t count = columns * static_cast<std::size_t>(end - begin);
    for (float* value = values; value != values + count; ++value) {
      if (std::isinf(*value))
        throw inputError(QStringLiteral("The results are not finite"), QStringLiteral("in %1").arg(map.name),
                         QStringLiteral("Lower CFL, and look for errors in the elevations."));
      if (map.field == Field::max_level) *value += datum;
      if (map.field == Field::depth && !(*value > dry)) *value = std::numeric_limits<float>::quiet_NaN();
      if (cells && !std::isnan(*value)) *cells += 1;
    }
  };
  return band;
}

QgsProcessingOutputDefinition* numberOutput(const char* name, const char* title) {
  return new QgsProcessingOutputNumber(name, title);
}

}  // namespace

const std::vector<FloodMap>& floodMaps() {
  static const std::vector<FloodMap> maps = {
      {"MAX_DEPTH", "Maximum depth", "m", Field::max_depth, true,
       "Deepest water of each place, m. Dry is nodata."},
      {"ARRIVAL_TIME", "Arrival time", "s", Field::arrival_time, true,
       "When the water first exceeds an arrival depth, s since the start; one band for each depth."},
      {"MAX_SPEED", "Maximum speed", "m/s", Field::max_speed, true, "Fastest flow of each place, m/s."},
      {"MAX_LEVEL", "Maximum water level", "m", Field::max_level, false,
       "Highest water surface, m, in the heights of the elevation model."},
      {"MAX_UNIT_DISCHARGE", "Maximum depth times speed", "m2/s", Field::max_unit_discharge, false,
       "Largest depth times speed, m2/s: what sweeps people and cars away."},
      {"TIME_OF_MAX_DEPTH", "Time of maximum depth", "s", Field::time_of_max_depth, false,
       "When the water was deepest, s since the start."},
      {"WET_DURATION", "Duration of flooding", "s", Field::wet_duration, false,
       "How long the place was under water, s."},
      {"FINAL_DEPTH", "Final depth", "m", Field::depth, false, "Depth at the end, m."},
  };
  return maps;
}

QList<QgsProcessingDestinationParameter*> floodMapDefinitions() {
  QList<QgsProcessingDestinationParameter*> definitions;
  for (const FloodMap& map : floodMaps()) {
    const QString title = QStringLiteral("%1 (%2)").arg(map.title, map.unit);
    auto* definition =
        new QgsProcessingParameterRasterDestination(map.name, title, QVariant(), !map.always, map.always);
    definition->setHelp(map.help);
    definitions << definition;
  }
  return definitions;
}

QList<QgsProcessingOutputDefinition*> floodNumberDefinitions() {
  return {numberOutput("STEPS", "Time steps"),
          numberOutput("WALL_TIME", "Computing time (s)"),
          numberOutput("CELL_UPDATES_PER_SECOND", "Cell updates per second"),
          numberOutput("VOLUME_IN", "Water that came in: at the start, inflows, edges and rain (m3)"),
          numberOutput("VOLUME_OUT", "Water that left: abstracted, over edges and infiltrated (m3)"),
          numberOutput("VOLUME_STORED", "Water at the end (m3)"),
          numberOutput("VOLUME_CLIPPED", "Water made by setting negative depths to 0 (m3)"),
          numberOutput("MASS_ERROR", "Mass error, relative to the water that came in"),
          numberOutput("WET_AREA", "Area that was ever wet (m2)"),
          new QgsProcessingOutputString("DEVICE_USED", "Device that computed")};
}

QVariantMap floodNumbers(const Simulation& simulation, double wetArea) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  const double wall = simulation.wall_seconds();
  return {{"STEPS", static_cast<qlonglong>(report.steps)},
          {"WALL_TIME", wall},
          {"CELL_UPDATES_PER_SECOND", wall > 0 ? static_cast<double>(report.cell_updates) / wall : 0.0},
          {"VOLUME_IN", volumes.supplied()},
          {"VOLUME_OUT", volumes.abstracted + volumes.edges_out + volumes.infiltrated},
          {"VOLUME_STORED", volumes.stored},
          {"VOLUME_CLIPPED", volumes.clipped},
          {"MASS_ERROR", volumes.mass_error()},
          {"WET_AREA", wetArea},
          {"DEVICE_USED", QString::fromStdString(simulation.device_name())}};
}

void FloodMapFiles::add(const FloodMap& map, const QString& path) {
  if (path.isEmpty()) return;
  outputs_.add(map.name, path, styleName(map));
  files_.push_back({&map, path});
}

double FloodMapFiles::write(const Simulation& simulation, const io::GeoReference& reference,
                            const io::Metadata& metadata, QgsProcessingFeedback* feedback) const {
  io::GeoTiffSet set(reference, metadata);
  double wetCells = 0;
  for (const File& file : files_) {
    const bool isArrival = file.map->field == Field::arrival_time;
    const std::size_t bands = isArrival ? simulation.parameters().numerics.arrival_depths.size() : 1;
    std::vector<io::Band> list;
    for (std::size_t band = 0; band < bands; ++band)
      list.push_back(makeBand(*file.map, band, simulation, feedback,
                              file.map->field == Field::max_depth ? &wetCells : nullptr));
    set.write(file.path.toStdString(), list);
  }
  set.publish();
  return wetCells * simulation.scenario().terrain.grid.cell_area();
}

}  // namespace spate
