// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/simulate_ensemble.hpp"

#include <QDir>
#include <QElapsedTimer>
#include <QLockFile>
#include <QTemporaryDir>
#include <algorithm>
#include <memory>
#include <optional>

#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/number_lists.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsfeatureiterator.h"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Status = MemberRecord::Status;

EnsembleChoices readEnsembleChoices(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                                    QgsProcessingContext& context) {
  return {depthsParameter(algorithm, "PROBABILITY_DEPTHS", parameters, context),
          sharesParameter(algorithm, "QUANTILES", parameters, context)};
}

// The working folder, for this run alone.
class WorkingFolder {
 public:
  explicit WorkingFolder(const QString& given)
      : path_(given.isEmpty() ? temporary_.path() : QDir(given).absolutePath()),
        isKept_(!given.isEmpty()),
        lock_(path_ + QStringLiteral("/.ensemble.lock")) {
    const QString problem = QStringLiteral("FOLDER '%1' cannot be used").arg(path_);
    if (!QDir().mkpath(path_))
      throw inputError(problem, QStringLiteral("it is not there and cannot be made"),
                       QStringLiteral("Choose another folder."));
    lock_.setStaleLockTime(0);  // a run may take days; one that was killed is known by its process
    if (lock_.tryLock()) return;
    throw inputError(problem,
                     lock_.error() == QLockFile::LockFailedError
                         ? QStringLiteral("another ensemble is using it")
                         : QStringLiteral("nothing can be written there"),
                     QStringLiteral("Choose another folder, or wait."));
  }
  EnsembleFolder folder() const { return {path_, isKept_}; }

 private:
  QTemporaryDir temporary_;
  QString path_;
  bool isKept_;
  QLockFile lock_;
};

int countOf(const std::vector<MemberRecord>& records, Status status) {
  return static_cast<int>(std::count_if(records.begin(), records.end(), [status](const MemberRecord& record) {
    return record.status == status;
  }));
}

void tellFailures(const Ensemble& ensemble, const std::vector<MemberRecord>& records,
                  QgsProcessingFeedback* feedback) {
  const int failed = countOf(records, Status::failed);
  if (failed == 0) return;
  if (failed == static_cast<int>(records.size()))
    throw QgsProcessingException(QStringLiteral("All members failed; the first one, '%1': %2")
                                     .arg(ensemble.members().front().id(), records.front().error));
  double weight = 0, all = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    all += ensemble.members()[i].row.weight;
    if (records[i].status != Status::failed) weight += ensemble.members()[i].row.weight;
  }
  feedback->pushWarning(
      QStringLiteral("%1 of %2 members failed. The statistics are over the others, which have %3 of all "
                     "weight: their weights were scaled to sum to 1.")
          .arg(failed)
          .arg(records.size())
          .arg(weight / all, 0, 'g', 4));
}

}  // namespace

QStringList SimulateEnsemble::tags() const {
  return QStringLiteral(
             "flood,ensemble,scenarios,uncertainty,probability,monte "
             "carlo,sensitivity,risk,inundation,hydraulics,"
             "simulation,envelope,quantile,arrival time,depth,raster,dem,2d")
      .split(',');
}

QString SimulateEnsemble::shortDescription() const {
  return QStringLiteral(
      "Simulates many scenarios of a flood: probabilities, quantiles, envelope and arrival times.");
}

QString SimulateEnsemble::shortHelpString() const {
  return QStringLiteral(
      "<p>Simulates many scenarios of a flood on the same terrain, and maps what is likely and what is "
      "possible.</p>"
      "<p><b>Inputs</b> are those of <i>Simulate flood</i>, and a table of <i>scenarios</i> (CSV or any "
      "layer) "
      "with one row for each member. Its columns; an empty field changes nothing:</p><ul>"
      "<li><i>id</i>: its name, needed and unique; <i>weight</i>: > 0, 1 when missing</li>"
      "<li><i>hydrograph</i>: the key of the series that every inflow takes; <i>hydrograph:NAME</i>: the key "
      "of "
      "the series that takes the place of NAME, at inflows, edges and boundary lines; <i>level_series</i>: "
      "the "
      "same for every edge and boundary line with a level</li>"
      "<li><i>factor</i> on all discharges; <i>shift_s</i> on the times of all hydrographs (s, later when > "
      "0); "
      "<i>shift_m</i> on all their levels (m)</li>"
      "<li><i>rain_factor</i>, <i>manning_factor</i></li>"
      "<li><i>barriers</i>: which barriers are there, by their field 'set', as A or A+B or none (those "
      "without a "
      "set always are); <i>breach</i>: which of those with a breach fail, by their name, as A or A+B or "
      "none</li>"
      "</ul>"
      "<p><b>Statistics</b> are over the maximum depth and the arrival times of the members, exact and by "
      "their "
      "weights; a dry member has the depth 0. A quantile is the smallest value that members of that share of "
      "the weight do not exceed. No data means 0 or never.</p>"
      "<p><b>FOLDER</b> keeps the maps of each member. A run that was cancelled or killed goes on there: "
      "members that are finished and fit the inputs are not computed again. A member that fails is reported "
      "in "
      "the table of members, and the others go on.</p>");
}

void SimulateEnsemble::initAlgorithm(const QVariantMap&) {
  add(new QgsProcessingParameterFeatureSource("SCENARIOS", "Scenarios", {QgsProcessing::TypeVector}),
      "Table (CSV or any layer) with one row for each member: 'id', and any of 'weight', 'hydrograph', "
      "'hydrograph:NAME', 'level_series', 'factor', 'shift_s', 'shift_m', 'rain_factor', 'manning_factor', "
      "'barriers', 'breach'.");
  for (QgsProcessingParameterDefinition* input : floodInputDefinitions()) addParameter(input);
  add(damageDefinitions());
  add(new QgsProcessingParameterString("PROBABILITY_DEPTHS", "Depths of the probabilities (m)",
                                       "0.1, 0.5, 1"),
      "The map of probabilities gets one band for each of these depths.");
  add(new QgsProcessingParameterString("QUANTILES", "Quantiles of depth", "0.05, 0.5, 0.95"),
      "The map of quantiles gets one band for each of these, above 0 and up to 1.");
  add(new QgsProcessingParameterNumber("MEMBERS_AT_ONCE", "Members at once",
                                       QgsProcessingParameterNumber::Integer, 0, false, 0, 4096),
      "0: as many as there are threads, as far as memory allows; on a GPU four at most. "
      "The results do not depend on it.",
      Rank::rare);
  for (QgsProcessingDestinationParameter* map : ensembleMapDefinitions()) addParameter(map);
  add(new QgsProcessingParameterFeatureSink("MEMBERS", "Members", QgsProcessing::TypeVector),
      "Table of the members: their share of the weight, status (computed, kept from an earlier run, failed), "
      "steps, computing time, flooded area, water that came in and mass error. With BARRIERS also what "
      "flowed "
      "over them: 'overtopped_m3', over all of them; 'first_overtopping_s', the earliest over any of them, s "
      "since the start (null = never); 'overtopping_peak_m3s', the most at a time over one of them. Null in "
      "members without barriers.");
  add(new QgsProcessingParameterFeatureSink("DAMAGE", "Expected damage to buildings",
                                            QgsProcessing::TypeVectorPolygon, QVariant(), true, false),
      "The buildings with all their fields and the damage over the members: 'flood_prob', the share of the "
      "weight that brings water; 'depth_max', m; 'damage_mean', what is to be expected; its standard "
      "deviation "
      "'damage_sd'; a field for each quantile, e.g. 'damage_q50'; and 'damage_max'. It needs BUILDINGS, "
      "curves "
      "and values, as Building damage does.");
  add(new QgsProcessingParameterFolderDestination("FOLDER", "Folder of the members", QVariant(), true, false),
      "Keeps the maps of each finished member. A run with the same folder goes on where another one stopped. "
      "Not given: a temporary folder, gone after the run.");
  addOutput(new QgsProcessingOutputNumber("MEMBERS_COMPUTED", "Members that were computed"));
  addOutput(new QgsProcessingOutputNumber("MEMBERS_KEPT", "Members kept from an earlier run"));
  addOutput(new QgsProcessingOutputNumber("MEMBERS_FAILED", "Members that failed"));
  addOutput(new QgsProcessingOutputNumber("WALL_TIME", "Computing time (s)"));
  addOutput(new QgsProcessingOutputNumber("DAMAGE_EXPECTED", "Expected damage of all buildings"));
  addOutput(new QgsProcessingOutputNumber("WET_AREA", "Area that any member flooded (m2)"));
}

void SimulateEnsemble::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  readFloodChoices(*this, parameters, context);
  readEnsembleChoices(*this, parameters, context);
  if (!isGiven(parameters, "DAMAGE")) return;
  if (!isGiven(parameters, "BUILDINGS"))
    throw inputError(QStringLiteral("DAMAGE is wanted without BUILDINGS"),
                     QStringLiteral("there is nothing that could be damaged"),
                     QStringLiteral("Give the layer of buildings."));
  checkDamageValues(parameters);
}

void SimulateEnsemble::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback*) {
  files_ = findFloodFiles(*this, parameters, context);
  scenarioCsv_ = findCsv(*this, "SCENARIOS", parameters, context);
  if (isGiven(parameters, "DAMAGE")) classCurves_ = findClassCurves(*this, parameters, context);
  origin_ = originMetadata(*this, parameters, context);
}

QVariantMap SimulateEnsemble::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  QElapsedTimer clock;
  clock.start();
  const FloodChoices choices = readFloodChoices(*this, parameters, context);
  const EnsembleChoices wanted = readEnsembleChoices(*this, parameters, context);
  RasterOutputs maps;
  for (const EnsembleMap& map : ensembleMaps())
    maps.add(map.name, parameterAsOutputLayer(parameters, map.name, context), map.style);
  const WorkingFolder working(parameterAsString(parameters, "FOLDER", context));

  const io::ScenarioTable table =
      io::read_scenarios(readTable(*this, "SCENARIOS", parameters, context, scenarioCsv_));
  for (const std::string& column : table.ignored_columns)
    feedback->pushWarning(
        QStringLiteral(
            "SCENARIOS: the column '%1' changes nothing: it is none of id, weight, hydrograph, "
            "hydrograph:NAME, level_series, factor, shift_s, shift_m, rain_factor, manning_factor, "
            "barriers, breach.")
            .arg(QString::fromStdString(column)));
  const FloodLayers layers(*this, parameters, context, feedback, files_);
  Hydrographs hydrographs(layers, table.rows.front());
  FloodScenario base = buildFloodScenario(files_, layers, choices, hydrographs, feedback);
  std::optional<DamageBuildings> buildings;
  if (isGiven(parameters, "DAMAGE"))
    buildings.emplace(
        readDamageBuildings(*this, parameters, context, feedback, classCurves_, base.reference, files_.crs));
  const Ensemble ensemble(std::move(base), std::move(hydrographs), table, choices.parameters);
  ensemble.tellMembers(feedback);

  const EnsembleFolder folder = working.folder();
  const std::vector<MemberRecord> records = runEnsemble(
      ensemble, folder, parameterAsInt(parameters, "MEMBERS_AT_ONCE", context), origin_, feedback);
  tellFailures(ensemble, records, feedback);
  const double wetArea =
      writeEnsembleMaps(maps.paths(), ensemble, folder, records, wanted, origin_, feedback);
  maps.applyStyles(context, feedback);

  QVariantMap results = maps.paths();
  std::vector<double> damages;  // of the members
  if (isGiven(parameters, "DAMAGE")) {
    const EnsembleDamage damage(std::move(*buildings), ensemble, folder, records, feedback);
    damages = damage.ofMembers();
    results["DAMAGE"] = writeDamage(parameters, context, feedback, damage, wanted.quantiles);
    results["DAMAGE_EXPECTED"] = damage.expected();
    feedback->pushInfo(
        QStringLiteral("Expected damage of all buildings: %1").arg(qfixed(damage.expected(), 0)));
  }
  ResultSink members(*this, "MEMBERS", parameters, context, memberFields());
  for (const QgsFeature& row : memberRows(ensemble, records, folder, damages))
    members.add({}, row.attributes());
  results["MEMBERS"] = members.finish();
  if (folder.isKept()) results["FOLDER"] = folder.path();
  results["MEMBERS_COMPUTED"] = countOf(records, Status::computed);
  results["MEMBERS_KEPT"] = countOf(records, Status::kept);
  results["MEMBERS_FAILED"] = countOf(records, Status::failed);
  results["WALL_TIME"] = static_cast<double>(clock.elapsed()) / 1000;
  results["WET_AREA"] = wetArea;
  feedback->pushInfo(
      QStringLiteral(
          "Ensemble: %1 members computed, %2 kept, %3 failed, in %4 s; flooded by any of them: %5 km2")
          .arg(countOf(records, Status::computed))
          .arg(countOf(records, Status::kept))
          .arg(countOf(records, Status::failed))
          .arg(results["WALL_TIME"].toDouble(), 0, 'f', 1)
          .arg(wetArea / 1e6, 0, 'g', 4));
  return results;
}

QString SimulateEnsemble::writeDamage(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback, const EnsembleDamage& damage,
                                      const std::vector<double>& levels) const {
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      parameterAsSource(parameters, QStringLiteral("BUILDINGS"), context));
  const SpreadFields fields(rowFields(*source, feedback), levels);
  ResultSink sink(*this, "DAMAGE", parameters, context, fields.fields(), source->wkbType(),
                  source->sourceCrs());
  const std::vector<BuildingInfo>& infos = damage.buildings().infos;
  QgsFeatureIterator features =
      source->getFeatures(QgsFeatureRequest(), QgsProcessingFeatureSource::FlagSkipGeometryValidityChecks);
  std::size_t next = 0;
  for (QgsFeature feature; features.nextFeature(feature); ++next) {
    if (next >= infos.size() || infos[next].id != feature.id())
      throw inputError(QStringLiteral("BUILDINGS has changed during the run"),
                       QStringLiteral("feature %1 was not there before").arg(feature.id()),
                       QStringLiteral("Run again with the same FOLDER, when nobody edits the layer."));
    sink.add(feature.geometry(), fields.attributes(feature.attributes(), damage.spread(next, levels)));
  }
  return sink.finish(QStringLiteral("expected_damage"), feedback);
}

}  // namespace spate
