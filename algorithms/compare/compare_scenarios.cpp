// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/compare_scenarios.hpp"

#include <memory>
#include <optional>

#include "algorithms/compare/building_figures.hpp"
#include "algorithms/compare/scenario_page.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Number = QgsProcessingParameterNumber;

struct ChangeMap {
  const char* name;  // of the parameter; the style has it in lower case
  const char* title;
  const char* help;
  io::Band (DepthComparison::*band)(QgsProcessingFeedback*);
  bool always;
};

const ChangeMap changeMaps[] = {
    {"DEPTH_CHANGE", "Change of the largest depth (m)",
     "With minus without, m, where it is flooded in either; negative is less water. Dry counts as 0.",
     &DepthComparison::depthChange, true},
    {"CHANGE_CLASS", "Newly dry and newly flooded", "1 newly dry, 2 flooded in both, 3 newly flooded.",
     &DepthComparison::changeClass, false},
    {"ARRIVAL_DELAY", "Delay of the arrival (s)",
     "With minus without, s, where water arrives in both; negative is earlier. Needs both maps of arrival.",
     &DepthComparison::arrivalDelay, false}};

void needBoth(const QVariantMap& parameters, const char* one, const char* other) {
  if (isGiven(parameters, one) == isGiven(parameters, other)) return;
  const bool first = isGiven(parameters, one);
  throw inputError(QStringLiteral("%1 is given without %2").arg(first ? one : other, first ? other : one),
                   QStringLiteral("there is nothing to compare it with"),
                   QStringLiteral("Give both or none."));
}

QVariantMap rasterNumbers(const DepthComparison& depths) {
  const AreaFigures& areas = depths.areas();
  QVariantMap numbers = {{"AREA_WITHOUT", areas.without},     {"AREA_WITH", areas.with},
                         {"AREA_NEWLY_DRY", areas.newlyDry},  {"AREA_NEWLY_FLOODED", areas.newlyFlooded},
                         {"LARGEST_FALL", areas.largestFall}, {"LARGEST_RISE", areas.largestRise}};
  if (depths.hasArrival() && depths.delays().areThere()) numbers["MEAN_DELAY"] = depths.delays().mean;
  return numbers;
}

}  // namespace

QStringList CompareScenarios::tags() const {
  return QStringLiteral(
             "compare,difference,with and without,measure,barrier,scenario,damage avoided,benefit,depth,"
             "arrival,flood,report")
      .split(',');
}

QString CompareScenarios::shortDescription() const {
  return QStringLiteral(
      "What a measure changes: depths, newly dry and flooded places, arrival, damage; with a page.");
}

QString CompareScenarios::shortHelpString() const {
  return QStringLiteral(
      "<p>Compares two runs (or two ensembles): <i>without</i> and <i>with</i> a measure, for example a "
      "barrier. All changes are with minus without: negative is less water, less damage, earlier.</p>"
      "<p><b>Rasters</b> must lie on the same cells, as those of two runs on one elevation model do.</p>"
      "<p><b>Buildings</b> are results of <i>Building damage</i> (field damage_total) or, of two "
      "ensembles, of <i>Simulate ensemble</i> (damage_mean, which is to be expected), joined by an id. A "
      "building is better or worse off by its damage where that differs by more than the tolerance, else "
      "by its depth (depth_max). Where the damage is null in either layer it is not known: such buildings "
      "are counted, and left out of the damages. Layers without damage are compared by depth alone.</p>"
      "<p><b>The page</b> is one file with the figures, maps, buildings and the settings of both runs, "
      "ready to be handed over.</p>"
      "<p><b>Settings</b> of the runs that differ are warned of, as far as the maps tell them; layers in "
      "which a measure lies (barriers, buildings, terrain, roughness, scenarios) are named.</p>");
}

void CompareScenarios::initAlgorithm(const QVariantMap&) {
  const auto raster = [](const char* name, const char* title, bool optional) {
    return new QgsProcessingParameterRasterLayer(name, title, QVariant(), optional);
  };
  const auto buildings = [](const char* name, const char* title) {
    return new QgsProcessingParameterFeatureSource(name, title, {qgis::vectorGeometry}, QVariant(), true);
  };
  const auto number = [](const char* name, const char* title, double value, double most) {
    return new Number(name, title, qgis::real, value, false, 0, most);
  };
  add(raster("DEPTH_WITHOUT", "Maximum depth without the measure (m)", false),
      "MAX_DEPTH of the run without it.");
  add(raster("DEPTH_WITH", "Maximum depth with the measure (m)", false), "MAX_DEPTH of the run with it.");
  add(raster("ARRIVAL_WITHOUT", "Arrival time without the measure (s)", true),
      "ARRIVAL_TIME of the run without the measure.");
  add(raster("ARRIVAL_WITH", "Arrival time with the measure (s)", true),
      "ARRIVAL_TIME of the run with the measure.");
  add(new Number("ARRIVAL_BAND", "Band of the arrival times", qgis::whole, 1, false, 1, 10000),
      "One for each arrival depth of the runs.", Rank::rare);
  add(buildings("BUILDINGS_WITHOUT", "Building damage without the measure"),
      "The result of Building damage, or DAMAGE of Simulate ensemble, without the measure.");
  add(buildings("BUILDINGS_WITH", "Building damage with the measure"),
      "The result of Building damage, or DAMAGE of Simulate ensemble, with the measure.");
  add(new QgsProcessingParameterField("ID_FIELD", "Field with the building's id", QVariant(),
                                      "BUILDINGS_WITHOUT", qgis::anyField, false, true),
      "In both layers, different for each building. Not set: the features' own ids, which are the same when "
      "both "
      "layers were computed from the same buildings.");
  add(number("DRY_DEPTH", "Dry depth (m)", 0.01, 10),
      "Shallower than this counts as dry in areas and classes.");
  add(number("DAMAGE_TOLERANCE", "Same damage to within", 0, 1e12),
      "In the currency: by so much a damage may differ and be the same.", Rank::rare);
  add(number("DEPTH_TOLERANCE", "Same depth to within (m)", 0.01, 1000),
      "By so much the depth at a building may differ and be the same.", Rank::rare);
  add(new QgsProcessingParameterString("CURRENCY", "Currency of the damage", QVariant(), false, true),
      "Shown behind damages, e.g. EUR.");
  add(new QgsProcessingParameterString("TITLE", "Title of the page",
                                       "With and without: what the measure changes"),
      "For example the name of the measure.");
  for (const ChangeMap& map : changeMaps)
    add(new QgsProcessingParameterRasterDestination(map.name, map.title, QVariant(), !map.always,
                                                    std::string(map.name) != "ARRIVAL_DELAY"),
        map.help);
  add(new QgsProcessingParameterFeatureSink("BUILDING_CHANGE", "Change at the buildings",
                                            qgis::vectorGeometry, QVariant(), true, false),
      "The buildings with damage and depth of both runs, their changes, and whether they are better or worse "
      "off.");
  add(new QgsProcessingParameterFileDestination("PAGE", "Page", "HTML files (*.html)", QVariant(), true),
      "One file with figures, maps, buildings and the settings of both runs.");
  const std::pair<const char*, const char*> numbers[] = {
      {"AREA_WITHOUT", "Flooded area without (m2)"},
      {"AREA_WITH", "Flooded area with (m2)"},
      {"AREA_NEWLY_DRY", "Newly dry (m2)"},
      {"AREA_NEWLY_FLOODED", "Newly flooded (m2)"},
      {"LARGEST_FALL", "Largest fall of the depth (m)"},
      {"LARGEST_RISE", "Largest rise of the depth (m)"},
      {"MEAN_DELAY", "Mean delay of the arrival (s); absent when water arrives in no cell of both"},
      {"DAMAGE_WITHOUT",
       "Damage without, of the buildings whose damage is known in both layers; absent when a layer has no "
       "damage, as the next two"},
      {"DAMAGE_WITH", "Damage with, of the same buildings"},
      {"DAMAGE_AVOIDED", "Damage avoided"},
      {"BUILDINGS_BETTER", "Buildings better off"},
      {"BUILDINGS_WORSE", "Buildings worse off"},
      {"BUILDINGS_SAME", "Buildings with no change"},
      {"BUILDINGS_UNKNOWN", "Buildings whose change is not known"},
      {"BUILDINGS_UNMATCHED", "Buildings in one layer only"}};
  for (const auto& [name, title] : numbers) addOutput(new QgsProcessingOutputNumber(name, title));
}

void CompareScenarios::checkValues(const QVariantMap& parameters, QgsProcessingContext&) const {
  needBoth(parameters, "ARRIVAL_WITHOUT", "ARRIVAL_WITH");
  needBoth(parameters, "BUILDINGS_WITHOUT", "BUILDINGS_WITH");
  const auto needs = [&](const char* output, const char* input) {
    if (isGiven(parameters, output) && !isGiven(parameters, input))
      throw inputError(QStringLiteral("%1 cannot be made").arg(output),
                       QStringLiteral("%1 is not given").arg(input),
                       QStringLiteral("Give it, or leave the output out."));
  };
  needs("ARRIVAL_DELAY", "ARRIVAL_WITH");
  needs("BUILDING_CHANGE", "BUILDINGS_WITH");
}

void CompareScenarios::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback*) {
  files_.depthWithout = findRaster(*this, "DEPTH_WITHOUT", parameters, context, &crs_);
  files_.depthWith = findRaster(*this, "DEPTH_WITH", parameters, context);
  files_.arrivalWithout = findRaster(*this, "ARRIVAL_WITHOUT", parameters, context);
  files_.arrivalWith = findRaster(*this, "ARRIVAL_WITH", parameters, context);
  files_.arrivalBand = parameterAsInt(parameters, "ARRIVAL_BAND", context);
  command_ = asPythonCommand(parameters, context);
}

QVariantMap CompareScenarios::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, "PAGE", context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path);
  const double dryDepth = parameterAsDouble(parameters, "DRY_DEPTH", context);
  const RasterOutputs outputs = rasterOutputs(parameters, context);
  io::GeoReference reference = io::read_reference(files_.depthWithout, "DEPTH_WITHOUT");
  useProjectCrs(reference, crs_, "DEPTH_WITHOUT");
  DepthComparison depths(files_, dryDepth);

  std::optional<BuildingComparison> buildings;
  if (isGiven(parameters, "BUILDINGS_WITHOUT")) {
    const std::unique_ptr<QgsProcessingFeatureSource> without(
        parameterAsSource(parameters, "BUILDINGS_WITHOUT", context));
    const std::unique_ptr<QgsProcessingFeatureSource> with(
        parameterAsSource(parameters, "BUILDINGS_WITH", context));
    if (!without) throw QgsProcessingException(invalidSourceError(parameters, "BUILDINGS_WITHOUT"));
    if (!with) throw QgsProcessingException(invalidSourceError(parameters, "BUILDINGS_WITH"));
    buildings = compareBuildings(*without, *with,
                                 {parameterAsString(parameters, "ID_FIELD", context),
                                  parameterAsDouble(parameters, "DAMAGE_TOLERANCE", context),
                                  parameterAsDouble(parameters, "DEPTH_TOLERANCE", context)});
  }

  depths.measure(feedback);
  const AreaFigures& areas = depths.areas();
  feedback->pushInfo(
      QStringLiteral("Flooded: %1 m2 without, %2 m2 with; newly dry %3 m2, newly flooded %4 m2")
          .arg(areas.without, 0, 'f', 0)
          .arg(areas.with, 0, 'f', 0)
          .arg(areas.newlyDry, 0, 'f', 0)
          .arg(areas.newlyFlooded, 0, 'f', 0));
  if (depths.hasArrival() && !depths.delays().areThere())
    feedback->pushWarning(
        QStringLiteral("Water arrives in no cell of both runs: there is no delay, and no MEAN_DELAY."));
  const RunDifferences differences = runDifferences(depths.metadataWithout(), depths.metadataWith());
  for (const QString& difference : differences.settings)
    feedback->pushWarning(QStringLiteral("The runs differ in a setting: ") + difference);
  for (const QString& difference : differences.measure)
    feedback->pushInfo(QStringLiteral("The measure: ") + difference);

  QVariantMap results = outputs.paths();
  writeRasters(depths, reference, results, feedback);
  outputs.applyStyles(context, feedback);
  results.insert(rasterNumbers(depths));
  const QString currency = parameterAsString(parameters, "CURRENCY", context).trimmed();
  if (buildings) {
    const QVariantMap numbers = buildingNumbers(*buildings);
    tellBuildings(*buildings, numbers, currency, feedback);
    results.insert(numbers);
  }
  if (isGiven(parameters, "BUILDING_CHANGE"))
    results["BUILDING_CHANGE"] = writeBuildings(buildings->buildings, parameters, context, feedback);
  if (!path.isEmpty()) {
    scenarioPage({parameterAsString(parameters, "TITLE", context), currency, dryDepth, depths,
                  buildings ? &*buildings : nullptr})
        .save(path);
    results["PAGE"] = path;
  }
  return results;
}

RasterOutputs CompareScenarios::rasterOutputs(const QVariantMap& parameters,
                                              QgsProcessingContext& context) const {
  RasterOutputs outputs;
  for (const ChangeMap& map : changeMaps)
    outputs.add(map.name, parameterAsOutputLayer(parameters, map.name, context), QString(map.name).toLower());
  return outputs;
}

void CompareScenarios::writeRasters(DepthComparison& depths, const io::GeoReference& reference,
                                    const QVariantMap& paths, QgsProcessingFeedback* feedback) const {
  io::GeoTiffSet set(reference, {{"SPATE_COMMAND", command_.toStdString()}});
  int written = 0;
  for (const ChangeMap& map : changeMaps) {
    if (!paths.contains(map.name)) continue;
    set.write(paths[map.name].toString().toStdString(), {(depths.*map.band)(feedback)});
    feedback->setProgress(50 + 15 * ++written);
  }
  set.publish();
}

QString CompareScenarios::writeBuildings(const std::vector<BuildingChange>& buildings,
                                         const QVariantMap& parameters, QgsProcessingContext& context,
                                         QgsProcessingFeedback* feedback) const {
  const std::unique_ptr<QgsProcessingFeatureSource> without(
      parameterAsSource(parameters, "BUILDINGS_WITHOUT", context));
  const std::unique_ptr<QgsProcessingFeatureSource> with(
      parameterAsSource(parameters, "BUILDINGS_WITH", context));
  const BuildingRows rows(*without, *with, context.transformContext());
  // Buildings of both layers may have the same key.
  ResultSink sink(*this, "BUILDING_CHANGE", parameters, context, withoutKey(rows.fields(), feedback),
                  QgsWkbTypes::multiType(without->wkbType()), without->sourceCrs());
  for (const BuildingChange& building : buildings) {
    const QgsFeature row = rows.row(building);
    sink.add(row.geometry(), row.attributes());
  }
  return sink.finish(QStringLiteral("building_change"), feedback);
}

}  // namespace spate
