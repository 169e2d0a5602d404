// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/simulate_flood.hpp"

#include <optional>

#include "algorithms/case/flood_scenario.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "algorithms/qgis/barrier_report.hpp"
#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/flood_outputs.hpp"
#include "algorithms/qgis/flood_parameters.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "qgsprocessingparameters.h"

namespace spate {

QStringList SimulateFlood::tags() const {
  return QStringLiteral(
             "flood,inundation,water,hydraulics,hydrodynamic,shallow water,simulation,river,rain,pluvial,"
             "fluvial,dam break,hazard,depth,velocity,arrival time,raster,dem,2d")
      .split(',');
}

QString SimulateFlood::shortDescription() const {
  return QStringLiteral("Computes how water spreads over terrain: maps of depth, arrival time and speed.");
}

QString SimulateFlood::shortHelpString() const {
  return QStringLiteral(
      "<img src=\":/spate/help/simulate_flood.png\" width=\"220\"/>"
      "<p>Computes how water spreads over terrain (the two-dimensional shallow water equations), and maps "
      "how deep, how "
      "fast and when it comes.</p>"
      "<p><b>Needed</b>: an elevation model in metres, and water from at least one source: <i>inflows</i> "
      "with their "
      "<i>hydrographs</i>, <i>rain</i>, <i>water bodies</i> at the start, or an edge with a level or a "
      "discharge.</p>"
      "<p><b>Units</b>: metres, seconds, m3/s; rain in mm/h, the duration in hours. A discharge is always "
      "for a whole "
      "feature or edge.</p>"
      "<p><b>CRS</b>: the results have the CRS and the cells of the elevation model. All other layers may "
      "have any "
      "CRS and resolution.</p>"
      "<p><b>Read the log</b>: before the first step it says what was understood (inflows with volume and "
      "peak, edges, "
      "memory), at the end it gives a run certificate with the water balance.</p>");
}

void SimulateFlood::initAlgorithm(const QVariantMap&) {
  for (QgsProcessingParameterDefinition* input : floodInputDefinitions()) addParameter(input);
  for (QgsProcessingDestinationParameter* map : floodMapDefinitions()) addParameter(map);
  addParameter(barrierReportDefinition());
  for (QgsProcessingOutputDefinition* number : floodNumberDefinitions()) addOutput(number);
}

void SimulateFlood::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  readFloodChoices(*this, parameters, context);
}

void SimulateFlood::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                            QgsProcessingFeedback*) {
  files_ = findFloodFiles(*this, parameters, context);
  origin_ = originMetadata(*this, parameters, context);
}

QVariantMap SimulateFlood::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) {
  const FloodChoices choices = readFloodChoices(*this, parameters, context);
  const FloodMapFiles maps(
      [&](const char* name) { return parameterAsOutputLayer(parameters, name, context); });
  const FloodLayers layers(*this, parameters, context, feedback, files_);
  Hydrographs hydrographs(layers);
  const FloodScenario flood = buildFloodScenario(files_, layers, choices, hydrographs, feedback);
  hydrographs.warnOfUse(feedback);

  Simulation simulation(flood.scenario, choices.parameters);
  tellStart(simulation, feedback);
  FloodProgress progress(simulation, feedback);
  std::vector<char> reserve;  // given back when memory runs out, for the maps
  reserve.reserve(static_cast<std::size_t>(memoryToWrite(simulation)));
  std::optional<io::SmallCache> cache;
  QString memoryError;  // the maps up to then are written all the same
  try {
    if (feedback->isCanceled() || !simulation.run(&progress))
      throw QgsProcessingException(
          QStringLiteral("Cancelled after %1 of %2: no map was written.")
              .arg(timeText(simulation.report().time), timeText(choices.parameters.duration)));
  } catch (const OutOfMemory& error) {
    std::vector<char>().swap(reserve);
    cache.emplace(memoryToWrite(simulation) / 2);
    memoryError = QString::fromUtf8(error.what());
  }

  const double wetArea =
      maps.write(simulation, flood.reference, floodMetadata(simulation, origin_), feedback);
  maps.style(context, feedback);
  tellCertificate(simulation, wetArea, feedback);
  const std::vector<BarrierReport> reports = simulation.barrier_reports();
  tellBarriers(flood.barriers, reports, simulation.report().time, feedback);
  const QVariant report =
      writeBarrierReport(*this, parameters, context, files_.crs, flood.barriers, reports, feedback);
  if (!memoryError.isEmpty())
    throw QgsProcessingException(
        QStringLiteral("%1 The flood is complete until %2 of %3, and the maps of that were written.")
            .arg(memoryError, timeText(simulation.report().time), timeText(choices.parameters.duration)));

  QVariantMap results = maps.paths();
  if (report.isValid()) results["BARRIER_REPORT"] = report;
  const QVariantMap numbers = floodNumbers(simulation, wetArea);
  for (auto number = numbers.begin(); number != numbers.end(); ++number)
    results[number.key()] = number.value();
  return results;
}

}  // namespace spate
