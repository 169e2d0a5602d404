// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/sediment/simulate_sediment.hpp"

#include "algorithms/case/sediment/sediment_run.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "qgsprocessingoutputs.h"

namespace spate {

QStringList SimulateSediment::tags() const {
  return qtr("sediment,sand,mud,delta,basin,floodplain,stratigraphy,diffusion,erosion,deposition,compaction,"
             "landscape,"
             "simulation")
      .split(',');
}

QString SimulateSediment::shortDescription() const {
  return qtr(
      "Computes how sand and mud creep downhill over years: maps of deposits, erosion and sand fraction.");
}

QString SimulateSediment::shortHelpString() const {
  return qtr(
      "<p>Computes how a bed of sand and mud changes over years to millions of years, as basins fill and "
      "deltas "
      "grow: both creep downhill, the faster the steeper the bed, each with its own coefficient "
      "(two-lithology "
      "diffusion after Rivenaes 1992).</p>"
      "<p><strong>Needed</strong>: an elevation model in metres, under the sea too, and coefficients of sand "
      "and mud. "
      "Sediment comes in by <i>supplies</i> (points, lines or polygons) or over an edge.</p>"
      "<p><strong>Units</strong>: metres and years. Supplies and the balance count solid volumes; deposits "
      "are "
      "thicker by their pores (solid shares).</p>"
      "<p><strong>Sea</strong>: below the sea level other coefficients hold. The level may change over time, "
      "and the "
      "supplies with it.</p>"
      "<p><strong>Coefficients</strong> are found by comparison with what a basin did: a slope S carries "
      "ALPHA · S m³ of sand a year over each metre. Steps follow from the largest coefficient and the square "
      "of the "
      "cells: cells twice as large need a quarter of the steps.</p>"
      "<p><strong>Read the log</strong>: at the end it gives the balance of both.</p>");
}

void SimulateSediment::initAlgorithm(const QVariantMap&) {
  add(sediment_parameters(), sediment_number_list());
  addOutput(new QgsProcessingOutputString("DEVICE_USED", qtr("Device that computed")));
}

void SimulateSediment::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  origin_ = originMetadata(*this, parameters, context, inputs_of(sediment_parameters()));
}

QVariantMap SimulateSediment::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const ParameterList list = sediment_parameters();
  SedimentRun run(LayerInputs(*this, parameters, context, files_),
                  withFiles(valuesOf(list, *this, parameters, context), files_),
                  resultFiles(list, *this, parameters, context), log);
  QVariantMap results;
  const auto write = [&](const char* parameter, const io::Layer& table) {
    if (isGiven(parameters, parameter))
      results[parameter] =
          writeLayer(table, *this, parameter, parameters, context, files_.crs, Style(), feedback);
  };
  run.run(origin_, write, log);

  const auto group =
      std::make_shared<ResultGroup>(parameterAsString(parameters, "RUN_NAME", context).trimmed());
  int order = 0;
  for (const MapFile& map : run.maps()) {
    const QString name = QString::fromStdString(map.parameter);
    results[name] = QString::fromStdString(map.path);
    groupWhenLoaded(results[name].toString(), Style::fromQml(map.style), group,
                    {parameterDefinition(name)->description(), order++}, context);
  }
  addNumbers(run.numbers(), results);
  return results;
}

}  // namespace spate
