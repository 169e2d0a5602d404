// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/building_damage.hpp"

#include <iterator>
#include <memory>

#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsfeatureiterator.h"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

struct DamageRaster {
  const char* name;
  const char* title;
  const char* help;
};

constexpr DamageRaster damageRasters[] = {
    {"MAX_DEPTH", "Maximum depth (m)",
     "Deepest water of each place, m, e.g. of Simulate flood; dry is nodata or 0."},
    {"MAX_SPEED", "Maximum speed (m/s)", "Its largest value at a building becomes 'vel_max'."},
    {"MAX_UNIT_DISCHARGE", "Maximum depth times speed (m2/s)", "Its largest value becomes 'dv_max'."},
    {"ARRIVAL_TIME", "Arrival time (s)", "The first band counts. Its smallest value becomes 'arrival_s'."},
    {"WET_DURATION", "Duration of flooding (s)", "Its largest value becomes 'duration_s'."},
};

constexpr struct {
  const char* name;
  const char* title;
} damageNumbers[] = {
    {"BUILDINGS_COUNT", "Buildings"},
    {"BUILDINGS_FLOODED", "Buildings with water"},
    {"BUILDINGS_DAMAGED", "Buildings with damage"},
    {"BUILDINGS_UNKNOWN", "Buildings whose damage is not known"},
    {"DAMAGE_STRUCTURE", "Damage to structures"},
    {"DAMAGE_CONTENTS", "Damage to contents"},
    {"DAMAGE_TOTAL", "Damage in all"},
};

// Water stands in the cells of buildings in some modes and not in others.
void checkMode(const std::string& depthSource, const QString& mode, QgsProcessingFeedback* feedback) {
  const QString ofRun =
      QString::fromStdString(io::read_metadata(depthSource, "MAX_DEPTH", buildingModeEntry));
  if (!ofRun.isEmpty() && ofRun != mode)
    feedback->pushWarning(
        QStringLiteral("BUILDING_MODE is %1, but the run of MAX_DEPTH had %2: depths and wet shares are not "
                       "those of the buildings. Take the mode of the run.")
            .arg(mode, ofRun));
}

std::vector<BuildingLoss> losses(const DamageBuildings& buildings, const std::vector<float>& depths,
                                 const std::map<QString, std::vector<float>>& others,
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
    loss.duration = extreme("WET_DURATION", &io::Footprints::largest, i);
    const io::DepthSample& water = loss.damage.water;
    loss.flags = buildings.infos[i].flags | (!water.outside && !water.wet ? flagDry : 0u);
  }
  return list;
}

}  // namespace

QStringList BuildingDamage::tags() const {
  return QStringLiteral(
             "flood,damage,loss,buildings,exposure,vulnerability,depth-damage,curve,jrc,hazus,fiat,risk,"
             "impact")
      .split(',');
}

QString BuildingDamage::shortDescription() const {
  return QStringLiteral("Computes what a flood costs at each building, from its depth and damage curves.");
}

QString BuildingDamage::shortHelpString() const {
  return QStringLiteral(
      "<p>Computes what a flood costs at each building.</p>"
      "<p><b>Needed</b>: buildings, the map of maximum depths, a damage curve (through the class of the "
      "building, "
      "or one for all), and what the buildings are worth.</p>"
      "<p><b>Where the water is looked for</b>: on the cells that a building covers and the ring of one cell "
      "around them, since a simulation with buildings has no water inside them.</p>"
      "<p><b>How</b>: depth minus the height of the floor gives, by the curve, the share of the value that "
      "is "
      "lost. A negative depth counts where the curve has one (basements).</p>"
      "<p><b>Result</b>: the buildings with all their fields and <i>depth_max, depth_mean</i> (of the wet "
      "cells, "
      "m), <i>wet_frac, floor_h, depth_floor</i> (m above the floor), <i>vel_max, dv_max, arrival_s, "
      "duration_s, "
      "curve_id, factor</i> (of the structure), <i>damage_structure, damage_contents, damage_total, "
      "damage_class</i> (none; slight up to 10 % of the structure; moderate up to 50 %; substantial) and "
      "<i>flag</i>: dry, outside, partly_outside, no_geometry, no_curve, default_curve, no_value, "
      "default_value, "
      "default_floor. And the sums of each class. <i>damage_total</i> is null where the value of the "
      "structure or of the contents should be there and is not, or the building has no curve or place: such "
      "buildings are counted, and left out of the damage in all.</p>"
      "<p><b>Curves</b>: JRC 2017 (Huizinga et al., doi 10.2760/16510) and HAZUS 6.1 (FEMA, through the "
      "NHERI "
      "SimCenter) come with Spate; own ones may be added. HAZUS counts the depth from the first floor, JRC "
      "from "
      "the ground.</p>");
}

void BuildingDamage::initAlgorithm(const QVariantMap&) {
  add(new QgsProcessingParameterFeatureSource("BUILDINGS", "Buildings", {qgis::vectorPolygon}),
      "Polygons in any CRS.");
  for (const DamageRaster& raster : damageRasters)
    add(new QgsProcessingParameterRasterLayer(raster.name, raster.title, QVariant(),
                                              &raster != damageRasters),
        raster.help);
  add(damageDefinitions());
  add(simulatedDefinitions());
  add(new QgsProcessingParameterString("CURRENCY", "Currency of the values", QVariant(), false, true),
      "For example EUR of 2024. It is only repeated in the results; nothing is converted.");
  add(new QgsProcessingParameterFeatureSink("DAMAGE", "Damage to buildings", qgis::vectorPolygon),
      "The buildings with all their fields and those of the damage.");
  add(new QgsProcessingParameterFeatureSink("SUMMARY", "Damage by class", qgis::vectorAny, QVariant(), true),
      "A table with a row for each class.");
  for (const auto& number : damageNumbers)
    addOutput(new QgsProcessingOutputNumber(number.name, number.title));
}

void BuildingDamage::checkValues(const QVariantMap& parameters, QgsProcessingContext&) const {
  checkDamageValues(parameters);
}

void BuildingDamage::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                             QgsProcessingFeedback*) {
  classCurves_ = findClassCurves(*this, parameters, context);
  for (const DamageRaster& raster : damageRasters) {
    const bool isDepth = &raster == damageRasters;
    const std::string source = findRaster(*this, raster.name, parameters, context, isDepth ? &crs_ : nullptr);
    if (!source.empty()) rasters_[raster.name] = source;
  }
}

QVariantMap BuildingDamage::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                    QgsProcessingFeedback* feedback) {
  const std::string& depthSource = rasters_.at(QStringLiteral("MAX_DEPTH"));
  const io::GeoReference reference = io::read_reference(depthSource, "MAX_DEPTH");
  checkRun(depthSource, "MAX_DEPTH");
  checkMode(depthSource, parameterAsEnumString(parameters, QStringLiteral("BUILDING_MODE"), context),
            feedback);
  const DamageBuildings buildings =
      readDamageBuildings(*this, parameters, context, feedback, classCurves_, reference, crs_);
  const std::vector<std::size_t>& cells = buildings.model.footprints.cells();
  const std::vector<float> depths = io::read_cells(depthSource, "MAX_DEPTH", reference, cells);
  checkDepths(depths, "MAX_DEPTH");
  warnOfLevels(shallowest(depths), "MAX_DEPTH", feedback);
  std::map<QString, std::vector<float>> others;
  for (const auto& [name, source] : rasters_)
    if (name != QLatin1String("MAX_DEPTH"))
      others[name] = io::read_cells(source, name.toStdString(), reference, cells);
  feedback->setProgress(70);
  const std::vector<BuildingLoss> list = losses(buildings, depths, others, feedback);

  std::map<QString, ClassSum> classes;
  ClassSum all;
  for (std::size_t i = 0; i < list.size(); ++i) {
    classes[buildings.infos[i].className].add(buildings.model.buildings[i], list[i]);
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
  feedback->pushInfo(
      QStringLiteral("%1 buildings: %2 with water, %3 with damage, %4 whose damage is not known.")
          .arg(all.buildings)
          .arg(all.flooded)
          .arg(all.damaged)
          .arg(all.unknownDamage));
  feedback->pushInfo(QStringLiteral("Damage: %1 (structures %2, contents %3).")
                         .arg(moneyText(all.total, currency), moneyText(all.structure, currency),
                              moneyText(all.contents, currency)));
  if (all.unknownDamage > 0)
    feedback->pushWarning(
        QStringLiteral(
            "%1 buildings are left out of the damage in all, since theirs is not known: see 'flag'.")
            .arg(all.unknownDamage));
  if (all.buildings == 0) feedback->pushWarning(QStringLiteral("BUILDINGS holds no feature."));
  if (all.buildings > 0 && all.flooded == 0)
    feedback->pushWarning(
        QStringLiteral("No building has water: check that MAX_DEPTH is the map of this place."));
  return results;
}

QString BuildingDamage::writeBuildings(const QVariantMap& parameters, QgsProcessingContext& context,
                                       QgsProcessingFeedback* feedback, const DamageBuildings& buildings,
                                       const std::vector<BuildingLoss>& losses) const {
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      parameterAsSource(parameters, QStringLiteral("BUILDINGS"), context));
  const DamageFields fields(rowFields(*source, feedback));
  if (!fields.replaced().isEmpty())
    feedback->pushWarning(QStringLiteral("These fields of BUILDINGS were there and are replaced: %1.")
                              .arg(fields.replaced().join(QStringLiteral(", "))));
  ResultSink sink(*this, "DAMAGE", parameters, context, fields.fields(), source->wkbType(),
                  source->sourceCrs());
  QgsFeatureIterator features = source->getFeatures(QgsFeatureRequest(), qgis::withInvalidGeometries);
  std::size_t next = 0;
  for (QgsFeature feature; features.nextFeature(feature); ++next) {
    if (next >= losses.size() || buildings.infos[next].id != feature.id())
      throw inputError(QStringLiteral("BUILDINGS has changed while it was read"),
                       QStringLiteral("feature %1 was not there before").arg(feature.id()),
                       QStringLiteral("Run again, when nobody edits the layer."));
    sink.add(feature.geometry(), fields.attributes(feature.attributes(), buildings.model.buildings[next],
                                                   buildings.infos[next], losses[next]));
    feedback->setProgress(80 + 20 * static_cast<double>(next) / static_cast<double>(losses.size()));
  }
  return sink.finish(QStringLiteral("damage"), feedback);
}

QString BuildingDamage::writeSummary(const QVariantMap& parameters, QgsProcessingContext& context,
                                     const std::map<QString, ClassSum>& classes,
                                     const QString& currency) const {
  ResultSink sink(*this, "SUMMARY", parameters, context, classSumFields());
  for (const auto& [name, sum] : classes) sink.add({}, classSumAttributes(name, sum, currency));
  return sink.finish();
}

}  // namespace spate
