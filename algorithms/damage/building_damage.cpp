// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/building_damage.hpp"

#include <iterator>
#include <memory>

#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsfeatureiterator.h"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

struct DamageRaster {
  const char* name;
  const char* title;
  const char* help;
};

constexpr DamageRaster damageRasters[] = {
    {"MAX_DEPTH", translatable("Maximum depth (m)"),
     translatable("The largest depth at each place, m, e.g. from Simulate flood; dry is nodata or 0.")},
    {"MAX_SPEED", translatable("Maximum speed (m/s)"),
     translatable("Its largest value at a building becomes 'vel_max'.")},
    {"MAX_UNIT_DISCHARGE", translatable("Maximum depth times speed (m²/s)"),
     translatable("Its largest value becomes 'dv_max'.")},
    {"ARRIVAL_TIME", translatable("Arrival time (s)"),
     translatable("Its smallest value, in the first band, becomes 'arrival_s'.")},
    {"WET_DURATION", translatable("Duration of flooding (s)"),
     translatable("Its largest value becomes 'duration_s'.")},
};

constexpr struct {
  const char* name;
  const char* title;
} damageNumbers[] = {
    {"BUILDINGS_COUNT", translatable("Buildings")},
    {"BUILDINGS_FLOODED", translatable("Flooded buildings")},
    {"BUILDINGS_DAMAGED", translatable("Damaged buildings")},
    {"BUILDINGS_UNKNOWN", translatable("Buildings with unknown damage")},
    {"DAMAGE_STRUCTURE", translatable("Damage to structures")},
    {"DAMAGE_CONTENTS", translatable("Damage to contents")},
    {"DAMAGE_TOTAL", translatable("Total damage")},
};

Values damageValues(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                    QgsProcessingContext& context) {
  ParameterList list = damage_inputs();
  for (ParameterInfo& info : simulated_inputs()) list.push_back(std::move(info));
  return valuesOf(list, algorithm, parameters, context);
}

// The building treatment of the run decides whether there is water in the cells of buildings.
void checkMode(const std::string& depthSource, const QString& mode, QgsProcessingFeedback* feedback) {
  const QString ofRun =
      QString::fromStdString(io::read_metadata(depthSource, "MAX_DEPTH", buildingModeEntry));
  if (!ofRun.isEmpty() && ofRun != mode)
    warn(feedback, "building_mode_differs",
         qtr("BUILDING_MODE is %1, but the run of MAX_DEPTH had %2 (depths and wet shares would be wrong). "
             "Use the mode of the run.",
             mode, ofRun));
}

std::vector<BuildingLoss> losses(const DamageBuildings& buildings, const std::vector<float>& depths,
                                 const std::map<QString, std::vector<float>>& others, double returnPeriod,
                                 QgsProcessingFeedback* feedback) {
  const io::Footprints& footprints = buildings.model.footprints;
  const auto extreme = [&](const char* raster, auto function, std::size_t building) {
    const auto values = others.find(raster);
    return values == others.end() ? unknown : (footprints.*function)(building, values->second);
  };
  std::vector<BuildingLoss> list(footprints.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    stopIfCancelled(feedback);
    BuildingLoss& loss = list[i];
    loss.damage = buildings.model.damage(i, depths);
    loss.speed = extreme("MAX_SPEED", &io::Footprints::largest, i);
    loss.unitDischarge = extreme("MAX_UNIT_DISCHARGE", &io::Footprints::largest, i);
    loss.arrival = extreme("ARRIVAL_TIME", &io::Footprints::smallest, i);
    loss.returnPeriod = returnPeriod;
    loss.duration = extreme("WET_DURATION", &io::Footprints::largest, i);
    const io::DepthSample& water = loss.damage.water;
    loss.flags = buildings.infos[i].flags | (!water.outside && !water.wet ? flag_dry : 0u);
  }
  return list;
}

// What the run has written into its map.
double returnPeriodOf(const std::string& depths) {
  bool isNumber = false;
  const double years = QString::fromStdString(io::read_metadata(depths, "MAX_DEPTH", "SPATE_RETURN_PERIOD"))
                           .toDouble(&isNumber);
  return isNumber ? years : unknown;
}

}  // namespace

QStringList BuildingDamage::tags() const {
  return qtr("flood,damage,loss,buildings,exposure,vulnerability,depth-damage,curve,jrc,hazus,fiat,risk,"
             "impact")
      .split(',');
}

QString BuildingDamage::shortDescription() const {
  return qtr("Computes the damage of a flood to each building, from its depth and damage curves.");
}

QString BuildingDamage::shortHelpString() const {
  return qtr(
      "<p>Computes the damage of a flood to each building.</p>"
      "<p><strong>Needed</strong>: buildings, the map of maximum depths, a damage curve (through the class "
      "of the building, or one for all), and the values of the buildings.</p>"
      "<p><strong>Where depths are taken from</strong>: on the cells that a building covers and the ring of "
      "one "
      "cell around them, since a simulation with buildings has no water inside them.</p>"
      "<p><strong>How</strong>: the curve gives the share of the value that is lost at the depth above the "
      "floor (the depth minus the floor height). Negative depths count where the curve has them "
      "(basements).</p>"
      "<p><strong>Result</strong>: the buildings with all their fields and <i>depth_max, depth_mean</i> (of "
      "the wet cells, m), <i>wet_frac, floor_h, depth_floor</i> (m above the floor), <i>vel_max, dv_max, "
      "arrival_s, duration_s, curve_id, factor</i> (of the structure), <i>damage_structure, damage_contents, "
      "damage_total, damage_class</i> (none; slight up to 10 % of the structure; moderate up to 50 %; "
      "substantial) and <i>flag</i>: dry, outside, partly_outside, no_geometry, no_curve, default_curve, "
      "no_value, default_value, default_floor; and <i>return_period</i>, years. And the sums for each class. "
      "<i>damage_total</i> is null where the value of the structure or of the contents is missing, or where "
      "the building has no curve or location: such buildings are counted, and left out of the total "
      "damage.</p>"
      "<p><strong>Curves</strong>: JRC 2017 (Huizinga et al., doi 10.2760/16510) and HAZUS 6.1 (FEMA, "
      "through the NHERI SimCenter) come with Spate; you can add your own. HAZUS measures the depth from the "
      "first floor, JRC from the ground.</p>");
}

void BuildingDamage::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.layer("BUILDINGS", "Buildings", {qgis::vectorPolygon}, "Polygons in any CRS.");
  for (const DamageRaster& raster : damageRasters) {
    Definitions::Added added = to.raster(raster.name, raster.title, raster.help);
    if (&raster != damageRasters) added.optional();
  }
  to.append(damage_inputs());
  to.append(simulated_inputs());
  to.number("RETURN_PERIOD", "Return period of the flood (years)", {}, {0.001, 1e9},
            "Stands in the field 'return_period' of the result, from which Expected annual damage takes it. "
            "Not set: that of the map of depths, if its run had one.")
      .optional();
  to.text("CURRENCY", "Currency of the values", {},
          "For example EUR of 2024. It is only repeated in the results: nothing is converted.")
      .optional();
  to.layerOutput("DAMAGE", "Damage to buildings", qgis::vectorPolygon,
                 "The buildings with all their fields and those of the damage.");
  to.tableOutput("SUMMARY", "Damage by class", "A table with a row for each class.").optional();
  for (const auto& number : damageNumbers) to.numberResult(number.name, number.title);
  add(std::move(to));
}

void BuildingDamage::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  check_damage_values(damageValues(*this, parameters, context));
}

void BuildingDamage::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                             QgsProcessingFeedback*) {
  files_.csv["CLASS_CURVES"] = findCsv(*this, "CLASS_CURVES", parameters, context);
  for (const DamageRaster& raster : damageRasters) {
    const bool isDepth = &raster == damageRasters;
    const std::string source =
        findRaster(*this, raster.name, parameters, context, isDepth ? &files_.crs : nullptr);
    if (!source.empty()) rasters_[raster.name] = source;
  }
}

QVariantMap BuildingDamage::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                    QgsProcessingFeedback* feedback) {
  const std::string& depthSource = rasters_.at(QStringLiteral("MAX_DEPTH"));
  io::GeoReference reference = io::read_reference(depthSource, "MAX_DEPTH");
  check_run(depthSource, "MAX_DEPTH");
  warnOfPartialRun(depthSource, "MAX_DEPTH", feedback);
  checkMode(depthSource, parameterAsEnumString(parameters, QStringLiteral("BUILDING_MODE"), context),
            feedback);
  useProjectCrs(reference, files_.crs, "MAX_DEPTH");
  FeedbackLog log(feedback);
  const DamageBuildings buildings =
      read_damage_buildings(LayerInputs(*this, parameters, context, files_),
                            damageValues(*this, parameters, context), reference, log);
  const std::vector<std::size_t>& cells = buildings.model.footprints.cells();
  const std::vector<float> depths = io::read_cells(depthSource, "MAX_DEPTH", reference, cells);
  check_depths(depths, "MAX_DEPTH");
  warnOfLevels(shallowest(depths), depthSource, "MAX_DEPTH", feedback);
  std::map<QString, std::vector<float>> others;
  for (const auto& [name, source] : rasters_)
    if (name != QLatin1String("MAX_DEPTH"))
      others[name] = io::read_cells(source, name.toStdString(), reference, cells);
  feedback->setProgress(70);
  const double returnPeriod = isGiven(parameters, "RETURN_PERIOD")
                                  ? parameterAsDouble(parameters, QStringLiteral("RETURN_PERIOD"), context)
                                  : returnPeriodOf(depthSource);
  const std::vector<BuildingLoss> list = losses(buildings, depths, others, returnPeriod, feedback);

  std::map<QString, ClassSum> classes;
  ClassSum all;
  for (std::size_t i = 0; i < list.size(); ++i) {
    classes[QString::fromStdString(buildings.infos[i].class_name)].add(buildings.model.buildings[i], list[i]);
    all.add(buildings.model.buildings[i], list[i]);
  }

  // From here on nothing is cancelled, so that no file is half a result.
  const QString currency = parameterAsString(parameters, QStringLiteral("CURRENCY"), context).trimmed();
  QVariantMap results{{"DAMAGE", writeBuildings(parameters, context, feedback, buildings, list)}};
  if (isGiven(parameters, "SUMMARY"))
    results["SUMMARY"] = writeSummary(parameters, context, classes, currency);
  const QVariant numbers[] = {all.buildings, all.flooded,  all.damaged, all.unknownDamage,
                              all.structure, all.contents, all.total};
  for (std::size_t i = 0; i < std::size(damageNumbers); ++i) results[damageNumbers[i].name] = numbers[i];
  feedback->pushInfo(qtr("%1 buildings: %2 flooded, %3 damaged, %4 with unknown damage.", all.buildings,
                         all.flooded, all.damaged, all.unknownDamage));
  feedback->pushInfo(
      qtr("Damage: %1 (structures %2, contents %3).", moneyText(all.total, currency.toStdString()),
          moneyText(all.structure, currency.toStdString()), moneyText(all.contents, currency.toStdString())));
  if (all.unknownDamage > 0)
    warn(feedback, "damage_unknown",
         qtr("%1 buildings are left out of the total damage, because theirs is unknown: see "
             "'flag'.",
             all.unknownDamage));
  if (all.buildings == 0) warn(feedback, "no_feature", qtr("BUILDINGS holds no feature."));
  if (all.buildings > 0 && all.flooded == 0)
    warn(feedback, "no_building_flooded",
         qtr("No building is flooded: check that MAX_DEPTH is the map of this place."));
  return results;
}

QString BuildingDamage::writeBuildings(const QVariantMap& parameters, QgsProcessingContext& context,
                                       QgsProcessingFeedback* feedback, const DamageBuildings& buildings,
                                       const std::vector<BuildingLoss>& losses) const {
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      parameterAsSource(parameters, QStringLiteral("BUILDINGS"), context));
  const DamageFields fields(rowFields(*source, feedback));
  if (!fields.replaced().isEmpty())
    warn(feedback, "fields_replaced",
         qtr("These fields of BUILDINGS are replaced: %1.", fields.replaced().join(QStringLiteral(", "))));
  ResultSink sink(*this, "DAMAGE", parameters, context, fields.fields(), source->wkbType(),
                  crsOfResult(source->sourceCrs(), files_.crs));
  QgsFeatureIterator features = source->getFeatures(QgsFeatureRequest(), qgis::withInvalidGeometries);
  std::size_t next = 0;
  for (QgsFeature feature; features.nextFeature(feature); ++next) {
    if (next >= losses.size() || buildings.infos[next].id != feature.id())
      throw inputError("buildings_changed", qtr("BUILDINGS has changed during the run"),
                       qtr("feature %1 was not there before", QString::number(feature.id())),
                       qtr("Run again when nobody edits the layer."));
    sink.add(feature.geometry(), fields.attributes(feature.attributes(), buildings.model.buildings[next],
                                                   buildings.infos[next], losses[next]));
    feedback->setProgress(80 + 20 * static_cast<double>(next) / static_cast<double>(losses.size()));
  }
  // Classes by what can be lost, not by what was: so they are the same for all floods of these buildings.
  double most = 0;
  for (const Building& building : buildings.model.buildings)
    if (const double value = building.structure_value + building.contents_value; value > most) most = value;
  const QString currency = parameterAsString(parameters, QStringLiteral("CURRENCY"), context).trimmed();
  return sink.finish(Style::fromQml(money_style("damage_total", most, currency.toStdString())), feedback);
}

QString BuildingDamage::writeSummary(const QVariantMap& parameters, QgsProcessingContext& context,
                                     const std::map<QString, ClassSum>& classes,
                                     const QString& currency) const {
  ResultSink sink(*this, "SUMMARY", parameters, context, classSumFields());
  for (const auto& [name, sum] : classes) sink.add({}, classSumAttributes(name, sum, currency));
  return sink.finish();
}

}  // namespace spate
