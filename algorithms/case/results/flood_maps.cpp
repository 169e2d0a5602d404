// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/flood_maps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

// The field is the depth at any time; the map shows that at the end of the run.
std::string title_of(const FloodMap& map) {
  return map.field == Field::depth ? tr("Final depth") : tr(field_info(map.field).title);
}

std::string help_of(const FloodMap& map) {
  if (map.field == Field::bed)
    return tr(
        "The ground that is computed on: the mean height of each cell, m. With hr that of the elevation "
        "model; the other schemes make it of the means of four cells, so it is smoother. Depths stand on it: "
        "to make levels of depths, e.g. in spate:samplepoints, add this and not the elevation model.");
  return map.field == Field::depth ? tr("Depth at the end, m.") : tr(field_info(map.field).help);
}

// The name of a band, the same in all languages, since it stands in a file; legends translate it.
std::string band_name(const FieldInfo& field, double arrival_depth) {
  if (field.field == Field::depth) return "Final depth";
  return field.by_arrival_depth ? fill(translatable("Arrival time of %1 m"), {exact(arrival_depth)})
                                : field.title;
}

io::Metadata band_metadata(const FieldInfo& field, double duration) {
  io::Metadata metadata = {{"long_name", field.long_name}};
  if (*field.cf_name != '\0') metadata.emplace_back("standard_name", field.cf_name);
  if (*field.csdms_name != '\0') metadata.emplace_back("csdms_name", field.csdms_name);
  if (std::string(field.unit) == "s")
    metadata.emplace_back("SPATE_RESOLUTION_S", exact(time_resolution(duration)));
  return metadata;
}

// A band of a map.
io::Band make_band(const FieldInfo& field, const std::string& name, std::size_t arrival,
                   const Simulation& simulation, const Log& log) {
  const Numerics& numerics = simulation.parameters().numerics;
  const float datum = static_cast<float>(simulation.scenario().terrain.datum);
  const float dry = static_cast<float>(numerics.dry_depth);
  const auto columns = static_cast<std::size_t>(simulation.scenario().terrain.grid.columns);
  io::Band band;
  band.name = band_name(field, numerics.arrival_depths[arrival]);
  band.unit = field.unit;
  band.metadata = band_metadata(field, simulation.parameters().duration);
  band.metadata.emplace_back(io::result_item, name);
  band.read = [=, &field, &simulation, &log](std::int32_t begin, std::int32_t end, float* values) {
    if (log.is_cancelled()) throw Cancelled(tr("Cancelled: no map was written."));
    simulation.read(field.field, arrival, begin, end, values);
    const std::size_t cells = columns * static_cast<std::size_t>(end - begin);
    std::for_each(values, values + cells, [&](float& value) {
      if (std::isinf(value))
        throw Error("results_not_finite", tr("The results are not finite"), tr("in %1", name),
                    tr("Lower CFL, and look for errors in the elevations."));
      if (field.above_datum) value += datum;
      if (field.field == Field::depth && !(value > dry)) value = std::numeric_limits<float>::quiet_NaN();
    });
  };
  return band;
}

}  // namespace

const std::vector<FloodMap>& flood_map_list() {
  static const std::vector<FloodMap> maps = {
      {"MAX_DEPTH", Field::max_depth, true},
      {"ARRIVAL_TIME", Field::arrival_time, true},
      {"MAX_SPEED", Field::max_speed, true},
      {"MAX_LEVEL", Field::max_level, false},
      {"MAX_UNIT_DISCHARGE", Field::max_unit_discharge, false},
      {"TIME_OF_MAX_DEPTH", Field::time_of_max_depth, false},
      {"WET_DURATION", Field::wet_duration, false},
      {"FINAL_DEPTH", Field::depth, false},
      {"BED", Field::bed, false},
      {"INFILTRATED", Field::infiltrated, false},
      {"LIMITS_STEP", Field::step_limits, false},
  };
  return maps;
}

ParameterList flood_maps() {
  ParameterList list;
  for (const FloodMap& map : flood_map_list()) {
    ParameterInfo parameter;
    parameter.kind = ParameterKind::raster_result;
    parameter.group = ParameterInfo::Group::results;
    parameter.name = map.name;
    parameter.title = title_of(map);
    const std::string unit = field_info(map.field).unit;
    if (unit != "1") parameter.title += " (" + tr(unit.c_str()) + ")";
    parameter.help = help_of(map);
    parameter.is_wanted = map.is_wanted;
    parameter.is_optional = !map.is_wanted;
    list.push_back(std::move(parameter));
  }
  return list;
}

FloodMapFiles::FloodMapFiles(const std::map<std::string, std::string>& paths) {
  for (const FloodMap& map : flood_map_list()) {
    const auto path = paths.find(map.name);
    if (path == paths.end() || path->second.empty()) continue;
    io::GeoTiffSet::check_writable(path->second);
    files_.push_back({map.name, path->second, {}});
  }
}

double FloodMapFiles::write(const Simulation& simulation, const io::GeoReference& reference,
                            const io::Metadata& metadata, const Log& log) {
  io::GeoTiffSet set(reference, metadata);
  double wet_cells = 0;
  for (MapFile& file : files_) {
    const auto& maps = flood_map_list();
    const auto map = std::find_if(maps.begin(), maps.end(),
                                  [&](const FloodMap& each) { return each.name == file.parameter; });
    const FieldInfo& field = field_info(map->field);
    const std::size_t bands =
        field.by_arrival_depth ? simulation.parameters().numerics.arrival_depths.size() : 1;
    std::vector<io::Band> list;
    for (std::size_t band = 0; band < bands; ++band)
      list.push_back(make_band(field, map->name, band, simulation, log));
    const io::Written written = set.write(file.path, list);
    if (map->field == Field::max_depth) wet_cells = static_cast<double>(written.cells);
    file.style = map_style(field.style, {simulation.report().time, written.least, written.most});
  }
  set.publish();
  return wet_cells * simulation.scenario().terrain.grid.cell_area();
}

std::vector<NumberInfo> flood_number_list() {
  return {{"STEPS", tr("Time steps")},
          {"WALL_TIME", tr("Computing time (s)")},
          {"CELL_UPDATES_PER_SECOND", tr("Cell updates per second")},
          {"VOLUME_IN", tr("Water that came in: at the start, inflows, edges and rain (m³)")},
          {"VOLUME_OUT", tr("Water that left: abstracted, over edges, through structures and inlets, "
                            "infiltrated and evaporated (m³)")},
          {"VOLUME_STORED", tr("Water at the end (m³)")},
          {"VOLUME_CLIPPED", tr("Water made by setting negative depths to 0 (m³)")},
          {"MASS_ERROR", tr("Mass error, relative to the water that came in")},
          {"WET_AREA", tr("Area that was ever wet (m²)")}};
}

Numbers flood_numbers(const Simulation& simulation, double wet_area) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  const double wall = simulation.wall_seconds();
  return {{"STEPS", static_cast<double>(report.steps)},
          {"WALL_TIME", wall},
          {"CELL_UPDATES_PER_SECOND", simulation.cell_updates_per_second()},
          {"VOLUME_IN", volumes.supplied()},
          {"VOLUME_OUT", volumes.removed()},
          {"VOLUME_STORED", volumes.stored},
          {"VOLUME_CLIPPED", volumes.clipped},
          {"MASS_ERROR", volumes.mass_error()},
          {"WET_AREA", wet_area},
          {"DEVICE_USED", simulation.device_name()}};
}

}  // namespace spate
