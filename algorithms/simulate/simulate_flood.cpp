// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/simulate_flood.hpp"

#include "algorithms/case/flood_run.hpp"
#include "algorithms/case/over_time/series_files.hpp"
#include "algorithms/case/resume/resume_table.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/loaded_mesh.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingoutputs.h"

namespace spate {
namespace {

// The places of results in the group of a run, where the maps have 0 and more: points stand above lines, and
// these above the animation, which would hide them; a table has nothing to show.
constexpr int orderOfSeries = -1, orderOfTables = 100;

int orderOf(const io::Layer& layer) {
  switch (layer.shape) {
    case io::Shape::none:
      return orderOfTables;
    case io::Shape::points:
      return orderOfSeries - 3;
    case io::Shape::lines:
      return orderOfSeries - 2;
    default:
      return orderOfSeries - 1;
  }
}

// A table of what may be other in a run that goes on.
QString resumeHelp() {
  QString rows;
  for (const ResumeRule& rule : resume_table())
    rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                .arg(QString::fromStdString(rule.what).toHtmlEscaped(),
                     QString::fromStdString(rule.then).toHtmlEscaped());
  return qtr("<p><strong>RESUME_FROM</strong>: what may be other than in the run that was saved</p>") +
         QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">%1</table>").arg(rows);
}

}  // namespace

QStringList SimulateFlood::tags() const {
  return qtr("flood,inundation,water,hydraulics,hydrodynamic,shallow "
             "water,simulation,river,rain,pluvial,fluvial,dam break,hazard,depth,velocity,arrival "
             "time,levee,dike,barrier,rainfall,storm,dam,raster,dem,2d")
      .split(',');
}

QString SimulateFlood::shortDescription() const {
  return qtr("Computes how water spreads over terrain: maps of depth, arrival time and speed.");
}

QString SimulateFlood::shortHelpString() const {
  return qtr("<img src=\":/spate/help/simulate_flood.png\" width=\"220\"/>"
             "<p>Computes how water spreads over terrain (the two-dimensional shallow water equations), and "
             "maps "
             "how deep, how fast and when it comes.</p>"
             "<p><strong>Needed</strong>: an elevation model in metres, and water from at least one source: "
             "<i>inflows</i> with their <i>hydrographs</i>, <i>rain</i>, <i>water bodies</i> at the start, "
             "or an "
             "edge with a level or a discharge.</p>"
             "<p><strong>Units</strong>: metres, seconds, m³/s; rain in mm/h, the duration in hours. A "
             "discharge is "
             "always for a whole feature or edge.</p>"
             "<p><strong>CRS</strong>: the results have the CRS and the cells of the elevation model. All "
             "other "
             "layers may have any CRS and resolution.</p>"
             "<p><strong>Read the log</strong>: before the first step it lists what was understood (inflows "
             "with "
             "volume and peak, edges, memory), at the end it gives a run certificate with the water "
             "balance.</p>") +
         resumeHelp();
}

void SimulateFlood::initAlgorithm(const QVariantMap&) {
  add(flood_parameters(), flood_number_list());
  addOutput(new QgsProcessingOutputString("DEVICE_USED", qtr("Device that computed")));
}

void SimulateFlood::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const Values values = valuesOf(flood_parameters(), *this, parameters, context);
  read_series_choices(values, read_flood_choices(values).parameters.duration);
}

void SimulateFlood::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                            QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  origin_ = originMetadata(*this, parameters, context, case_inputs());
}

QVariantMap SimulateFlood::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  std::map<std::string, std::string> files = resultFiles(flood_parameters(), *this, parameters, context);
  const std::string rows = isGiven(parameters, "GAUGE_SERIES")
                               ? parameterAsFileOutput(parameters, "GAUGE_SERIES", context).toStdString()
                               : std::string();
  if (is_netcdf(rows)) files["GAUGE_SERIES"] = rows;
  const Values values = valuesOf(flood_parameters(), *this, parameters, context);
  FloodRun run(LayerInputs(*this, parameters, context, files_), withFiles(values, files_), files, log);
  QVariantMap results;
  const auto group =
      std::make_shared<ResultGroup>(parameterAsString(parameters, "RUN_NAME", context).trimmed());
  const auto place = [&](const QString& name, const Style& style, int order) {
    groupWhenLoaded(results[name].toString(), style, group, {parameterDefinition(name)->description(), order},
                    context);
  };
  const auto write = [&](const char* parameter, const io::Layer& layer, const std::string& qml) {
    if (!isGiven(parameters, parameter)) return;
    const Style style = Style::fromQml(qml);
    results[parameter] =
        writeLayer(layer, *this, parameter, parameters, context, files_.crs, style, feedback);
    place(parameter, style, orderOf(layer));
  };
  run.run(origin_, write, log);

  if (!run.series().empty()) {
    const char* const name = "SERIES";
    results[name] = QString::fromStdString(run.series());
    loadMeshOnCompletion(results[name].toString(), group,
                         {parameterDefinition(name)->description(), orderOfSeries}, name, context);
  }
  if (!run.rows().empty()) results["GAUGE_SERIES"] = QString::fromStdString(run.rows());
  if (!run.report().empty()) results["REPORT"] = QString::fromStdString(run.report());
  if (values.is_given("CHECKPOINT"))
    results["CHECKPOINT"] = QString::fromStdString(values.text("CHECKPOINT"));
  int order = 0;
  for (const MapFile& map : run.maps()) {
    const QString name = QString::fromStdString(map.parameter);
    results[name] = QString::fromStdString(map.path);
    place(name, Style::fromQml(map.style), order++);
  }
  addNumbers(run.numbers(), results);
  return results;
}

}  // namespace spate
