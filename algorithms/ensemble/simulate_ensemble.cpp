// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/simulate_ensemble.hpp"

#include <memory>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "qgsfeatureiterator.h"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

// Those with a value that the run depends on.
ParameterList ensembleInputs() {
  ParameterList list = {scenario_parameter()};
  for (ParameterList part : {flood_inputs(), ensemble_parameters()})
    list.insert(list.end(), part.begin(), part.end());
  return list;
}

// With those of what follows the run.
Values allValues(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                 QgsProcessingContext& context) {
  ParameterList list = ensembleInputs();
  for (ParameterList part :
       {damage_inputs(), ParameterList{currency_parameter(), damage_parameter(), folder_parameter()}})
    list.insert(list.end(), part.begin(), part.end());
  return valuesOf(list, algorithm, parameters, context);
}

}  // namespace

QStringList SimulateEnsemble::tags() const {
  return qtr("flood,ensemble,scenarios,uncertainty,probability,monte "
             "carlo,sensitivity,risk,inundation,hydraulics,simulation,envelope,quantile,arrival "
             "time,depth,levee,dike,barrier,rainfall,storm,dam,raster,dem,2d")
      .split(',');
}

QString SimulateEnsemble::shortDescription() const {
  return qtr("Simulates many scenarios of a flood: probabilities, quantiles, envelope and arrival times.");
}

QString SimulateEnsemble::shortHelpString() const {
  return qtr(
      "<p>Simulates many scenarios of a flood on the same terrain, and maps what is likely and what is "
      "possible.</p>"
      "<p><strong>Inputs</strong> are those of <i>Simulate flood</i>, and a table of <i>scenarios</i> (CSV "
      "or any layer) with one row for each member. Its columns; an empty field changes nothing:</p><ul>"
      "<li><i>id</i>: its name, needed and unique; <i>weight</i>: > 0, 1 when missing; <i>return_period</i>: "
      "of the flood, years, in all rows or in none: with it and DAMAGE, the damage per year is computed over "
      "the return periods, of which members that share one count by their weights</li>"
      "<li><i>hydrograph</i>: the key of the series that every inflow takes; <i>hydrograph:NAME</i>: the key "
      "of the series that takes the place of NAME, at inflows, edges and boundary lines; "
      "<i>level_series</i>: the same for every edge and boundary line with a level</li>"
      "<li><i>factor</i> on all discharges; <i>shift_s</i> on the times of all hydrographs (s, later when > "
      "0); <i>shift_m</i> on all their levels (m)</li>"
      "<li><i>rain_factor</i>, <i>manning_factor</i></li>"
      "<li><i>barriers</i>: which barriers are there, by their field 'set', as A or A+B or none (those "
      "without a set always are); <i>breach</i>: which of those with a breach fail, by their name, as A or "
      "A+B or none</li>"
      "</ul>"
      "<p><strong>Statistics</strong> are over the maximum depth and the arrival times of the members, exact "
      "and by their weights; a dry member has the depth 0. A quantile is the smallest value that members of "
      "that share of the weight do not exceed. No data means 0 or never.</p>"
      "<p><strong>FOLDER</strong> keeps the maps of each member. A run that was cancelled or killed goes on "
      "there: members that are finished and fit the inputs are not computed again. A member that fails is "
      "reported in the table of members, and the others go on.</p>");
}

void SimulateEnsemble::initAlgorithm(const QVariantMap&) {
  add(ensemble_case_parameters(), ensemble_number_list());
}

void SimulateEnsemble::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const Values values = allValues(*this, parameters, context);
  read_flood_choices(values);
  read_ensemble_choices(values);
  if (isGiven(parameters, "DAMAGE")) check_damaged(values);
}

void SimulateEnsemble::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  origin_ = originMetadata(*this, parameters, context, ensembleInputs());
}

QVariantMap SimulateEnsemble::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  Values values = allValues(*this, parameters, context);
  values.set("FOLDER", parameterAsString(parameters, "FOLDER", context).toStdString());
  const LayerInputs inputs(*this, parameters, context, files_);
  ParameterList files = ensemble_maps();
  files.push_back(ensemble_report_parameter());
  EnsembleRun run(inputs, withFiles(values, files_), resultFiles(files, *this, parameters, context), log);
  run.run(origin_, log);

  QVariantMap results;
  const auto group =
      std::make_shared<ResultGroup>(parameterAsString(parameters, "RUN_NAME", context).trimmed());
  const auto place = [&](const QString& name, const Style& style, int order) {
    groupWhenLoaded(results[name].toString(), style, group, {parameterDefinition(name)->description(), order},
                    context);
  };
  int order = 0;
  for (const MapFile& map : run.maps()) {
    const QString name = QString::fromStdString(map.parameter);
    results[name] = QString::fromStdString(map.path);
    place(name, Style::fromQml(map.style), order++);
  }
  if (run.damage()) {
    const auto [path, style] = writeDamage(parameters, context, feedback, run);
    results["DAMAGE"] = path;
    place("DAMAGE", style, -1);
  }
  results["MEMBERS"] = writeLayer(run.members(), *this, "MEMBERS", parameters, context, {}, {}, feedback);
  place("MEMBERS", {}, order);
  if (run.folder().is_kept()) results["FOLDER"] = QString::fromStdString(run.folder().path());
  if (!run.report().empty()) results["REPORT"] = QString::fromStdString(run.report());
  addNumbers(run.numbers(), results);
  run.log_end(log);
  return results;
}

std::pair<QString, Style> SimulateEnsemble::writeDamage(const QVariantMap& parameters,
                                                        QgsProcessingContext& context,
                                                        QgsProcessingFeedback* feedback,
                                                        const EnsembleRun& run) const {
  const EnsembleDamage& damage = *run.damage();
  const std::vector<double>& levels = run.choices().quantiles;
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      parameterAsSource(parameters, QStringLiteral("BUILDINGS"), context));
  const SpreadFields fields(rowFields(*source, feedback), damage.columns(levels));
  ResultSink sink(*this, "DAMAGE", parameters, context, fields.fields(), source->wkbType(),
                  crsOfResult(knownCrs(source->sourceCrs()), files_.crs));
  const std::vector<BuildingInfo>& infos = damage.buildings().infos;
  double most = 0;
  QgsFeatureIterator features = source->getFeatures(QgsFeatureRequest(), qgis::withInvalidGeometries);
  const auto changed = [](const QString& how) {
    return inputError("buildings_changed", qtr("BUILDINGS has changed during the run"), how,
                      qtr("Run again with the same FOLDER, when nobody edits the layer."));
  };
  std::size_t next = 0;
  for (QgsFeature feature; features.nextFeature(feature); ++next) {
    if (next >= infos.size() || infos[next].id != feature.id())
      throw changed(qtr("feature %1 was not there before", number_of_row(feature.id(), next)));
    const DamageSpread spread = damage.spread(next, levels);
    if (spread.mean > most) most = spread.mean;
    sink.add(feature.geometry(), fields.attributes(feature.attributes(), damage.values(spread)));
  }
  if (next != infos.size()) throw changed(qtr("some features are gone"));
  const Style style = Style::fromQml(money_style("damage_mean", most, run.currency()));
  return {sink.finish(style, feedback), style};
}

}  // namespace spate
