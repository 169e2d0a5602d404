// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/expected_annual_damage.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/damage_layers.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/number_lists.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsfeatureiterator.h"

namespace spate {
namespace {

bool falls(const std::vector<double>& damages, const std::vector<int>& order) {
  for (std::size_t i = 0; i + 1 < order.size(); ++i)
    if (damages[static_cast<std::size_t>(order[i + 1])] < damages[static_cast<std::size_t>(order[i])])
      return true;
  return false;
}

}  // namespace

QStringList ExpectedAnnualDamage::tags() const {
  return qtr("flood,risk,damage,loss,ead,aal,return period,probability,annual,benefit,cost").split(',');
}

QString ExpectedAnnualDamage::shortDescription() const {
  return qtr("Computes the expected damage per year from the damage of floods of several return periods.");
}

QString ExpectedAnnualDamage::shortHelpString() const {
  return qtr(
      "<p>Computes the damage to be expected per year, for each building and in total, from the damage of "
      "floods of several return periods.</p>"
      "<p><strong>Needed</strong>: a layer of damage for each flood (from <i>Building damage</i>, all with "
      "the same buildings), and their return periods: from the field <i>return_period</i> of each layer, as "
      "Building damage writes it, or as a list in the order of the layers. Where both are there, they must "
      "agree.</p>"
      "<p><strong>How</strong>: the integral of the damage over the annual exceedance probability (1 / "
      "return period). Between the floods the damage is linear in the probability (<i>trapezoid</i>) or in "
      "its logarithm (<i>log-linear</i>). The truth mostly lies between the two; if they are far apart, add "
      "floods in between.</p>"
      "<p><strong>Beyond the given floods</strong>: floods rarer than the rarest do its damage (RARE_TAIL "
      "constant) or are not counted (none). Floods more frequent than the most frequent do no damage; or, "
      "with NO_DAMAGE_RETURN_PERIOD, the damage grows from 0 at that return period.</p>"
      "<p>A building whose damage is unknown in one of the floods has no expected damage, and a flag. A "
      "negative damage is an error.</p>");
}

void ExpectedAnnualDamage::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.layers("LAYERS", "Damage of each flood", qgis::vectorAny,
            "Layers of damage, one for each return period, with the same buildings.");
  to.text("RETURN_PERIODS", "Return periods (years)", {},
          "One for each layer, in their order. For example 10, 30, 100. Not set: from the field.")
      .optional();
  to.field(
        "RETURN_PERIOD_FIELD", "Field with the return period (years)", "LAYERS",
        "The return period of each layer's flood, the same for all of its buildings. Not set: return_period.")
      .byDefault(returnPeriodField);
  to.field("DAMAGE_FIELD", "Field with the damage", "LAYERS",
           "The damage in that flood, in every layer. Not set: damage_total.")
      .byDefault("damage_total");
  to.field(
      "ID_FIELD", "Field with the building's id", "LAYERS",
      "The field that identifies a building in every layer. Not set: the layers have the same buildings in "
      "the same order, as Building damage writes them.");
  to.choice("RARE_TAIL", "Beyond the rarest flood", {"constant", "none"},
            "constant: rarer floods do the same damage as the rarest one. none: they are not counted.");
  to.number(
        "NO_DAMAGE_RETURN_PERIOD", "Return period without damage (years)", {}, {0},
        "The damage grows from 0 at this return period (for example that of bankfull flow) to that of the "
        "most frequent flood. Not set: floods more frequent than that do no damage.")
      .optional();
  to.text("CURRENCY", "Currency of the damage", {},
          "For example EUR of 2024. It is only repeated in the results.")
      .optional();
  to.layerOutput(
      "EAD", "Expected annual damage", qgis::vectorAny,
      "The buildings of the first layer, without the fields of its flood, with 'damage_t...' of each "
      "flood, 'ead_trapezoid', 'ead_loglinear' and 'ead_flag' (unknown; falls, when a rarer flood "
      "does less damage).");
  to.tableOutput(
        "CURVE", "Damage and probability",
        "A table with a row for each flood: its probability, the total damage, and what it adds to the "
        "damage per year.")
      .optional();
  to.pageOutput("PLOT", "Plot", "A page with the damage against its probability and the table.").optional();
  to.numberResult("EAD_TRAPEZOID", "Expected annual damage, trapezoid");
  to.numberResult("EAD_LOGLINEAR", "Expected annual damage, log-linear");
  to.numberResult("BUILDINGS_COUNT", "Buildings");
  to.numberResult("BUILDINGS_UNKNOWN", "Buildings with unknown damage");
  add(std::move(to));
}

void ExpectedAnnualDamage::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (isGiven(parameters, "RETURN_PERIODS"))
    checkPeriods(periodsParameter(*this, "RETURN_PERIODS", parameters, context), parameters, context);
}

void ExpectedAnnualDamage::checkPeriods(const std::vector<double>& periods, const QVariantMap& parameters,
                                        QgsProcessingContext& context) const {
  if (periods.size() < 2)
    throw inputError("too_few_floods",
                     periods.empty() ? qtr("LAYERS holds no flood")
                                     : qtr("There is one return period only: %1 years", periods[0]),
                     qtr("the damage per year is computed between floods"),
                     qtr("Give at least two floods, as in 10, 100"));
  if (!isGiven(parameters, "NO_DAMAGE_RETURN_PERIOD")) return;
  const double none = parameterAsDouble(parameters, QStringLiteral("NO_DAMAGE_RETURN_PERIOD"), context);
  const double least = *std::min_element(periods.begin(), periods.end());
  if (!(none > 0 && none < least))
    throw inputError("no_damage_period_impossible", qtr("NO_DAMAGE_RETURN_PERIOD is %1", none),
                     qtr("it must be above 0 and below the most frequent flood's %1 years", least),
                     qtr("Give the return period up to which there is no damage, or none."));
}

void ExpectedAnnualDamage::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback*) {
  layers_ = eventLayers(parameterAsLayerList(parameters, QStringLiteral("LAYERS"), context));
}

QVariantMap ExpectedAnnualDamage::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                          QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, QStringLiteral("PLOT"), context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path.toStdString());
  const QString field = parameterAsString(parameters, QStringLiteral("DAMAGE_FIELD"), context);
  const QString periodField = isGiven(parameters, "RETURN_PERIOD_FIELD")
                                  ? parameterAsString(parameters, "RETURN_PERIOD_FIELD", context)
                                  : QString(returnPeriodField);
  const std::vector<double> given = isGiven(parameters, "RETURN_PERIODS")
                                        ? periodsParameter(*this, "RETURN_PERIODS", parameters, context)
                                        : std::vector<double>();
  const std::vector<double> periods =
      agreedPeriods(layers_, periodsOf(layers_, periodField, feedback), given);
  checkPeriods(periods, parameters, context);
  const EventDamages damages = readDamages(
      layers_, periods, field, parameterAsString(parameters, QStringLiteral("ID_FIELD"), context), feedback);
  RiskSummary summary;
  summary.returnPeriods = damages.returnPeriods;
  summary.noDamagePeriod = parameterAsDouble(parameters, QStringLiteral("NO_DAMAGE_RETURN_PERIOD"), context);
  if (!isGiven(parameters, "NO_DAMAGE_RETURN_PERIOD")) summary.noDamagePeriod = 0;
  const bool constant =
      parameterAsEnumString(parameters, QStringLiteral("RARE_TAIL"), context) == QLatin1String("constant");
  summary.rareTail = constant ? RareTail::constant : RareTail::none;
  summary.currency = parameterAsString(parameters, QStringLiteral("CURRENCY"), context).trimmed();
  const FloodRisk risk(summary.returnPeriods, summary.noDamagePeriod, summary.rareTail);

  summary.damages.assign(layers_.size(), 0);
  int falling = 0;
  for (std::size_t i = 0; i < damages.buildings(); ++i) {
    const std::vector<double> building = damages.ofBuilding(i);
    if (std::isnan(expected_damage(risk.trapezoid_weights(), building))) {
      ++summary.unknownBuildings;
      continue;
    }
    falling += falls(building, risk.order()) ? 1 : 0;
    for (std::size_t event = 0; event < building.size(); ++event) summary.damages[event] += building[event];
  }
  summary.buildings = static_cast<int>(damages.buildings());
  logLayers(summary, risk, feedback);
  logRisk(summary, risk, feedback);
  if (falling > 0)
    warn(feedback, "damage_falls_with_rarity",
         qtr("%1 buildings have less damage in a rarer flood: see 'ead_flag', and check that the return "
             "periods are in the order of the layers.",
             falling));

  // From here on nothing is cancelled, so that no file is half a result.
  stopIfCancelled(feedback);
  QVariantMap results{{"EAD", writeBuildings(parameters, context, feedback, damages, risk)},
                      {"EAD_TRAPEZOID", expected_damage(risk.trapezoid_weights(), summary.damages)},
                      {"EAD_LOGLINEAR", expected_damage(risk.log_linear_weights(), summary.damages)},
                      {"BUILDINGS_COUNT", summary.buildings},
                      {"BUILDINGS_UNKNOWN", summary.unknownBuildings}};
  if (isGiven(parameters, "CURVE")) {
    ResultSink sink(*this, "CURVE", parameters, context, riskFields());
    for (const RiskRow& row : riskRows(summary, risk)) sink.add({}, row.attributes(summary.currency));
    results["CURVE"] = sink.finish();
  }
  if (!path.isEmpty()) {
    riskPage(summary, risk).save(path.toStdString());
    results["PLOT"] = path;
  }
  return results;
}

void ExpectedAnnualDamage::logLayers(const RiskSummary& summary, const FloodRisk& risk,
                                     QgsProcessingFeedback* feedback) const {
  for (const int event : risk.order()) {
    const auto i = static_cast<std::size_t>(event);
    const EventLayer& layer = layers_[i];
    const QString damage =
        QString::fromStdString(moneyText(summary.damages[i], summary.currency.toStdString()));
    feedback->pushInfo(layer.file.isEmpty() ? qtr("Once in %1 years: '%2', damage %3",
                                                  summary.returnPeriods[i], layer.name, damage)
                                            : qtr("Once in %1 years: '%2' in %3, damage %4",
                                                  summary.returnPeriods[i], layer.name, layer.file, damage));
  }
  if (summary.buildings == 0) warn(feedback, "no_building", qtr("The layers hold no building."));
}

QString ExpectedAnnualDamage::writeBuildings(const QVariantMap& parameters, QgsProcessingContext& context,
                                             QgsProcessingFeedback* feedback, const EventDamages& damages,
                                             const FloodRisk& risk) const {
  const EventLayer& first = layers_.front();
  QStringList added;
  for (const double period : damages.returnPeriods)
    added << QStringLiteral("damage_t%1").arg(QString::number(period, 'g', 15)).replace('.', '_');
  added << QStringLiteral("ead_trapezoid") << QStringLiteral("ead_loglinear");
  const QString flagName = QStringLiteral("ead_flag");

  QStringList left = eventFieldNames() + added + QStringList(flagName);
  for (const QString& name : eventFieldNames()) left << cutName(name);
  const QgsFields own = rowFields(*first.source, feedback);
  QgsFields fields;
  std::vector<int> kept;
  for (int i = 0; i < own.size(); ++i) {
    if (left.contains(own[i].name(), Qt::CaseInsensitive)) continue;
    kept.push_back(i);
    fields.append(own[i]);
  }
  for (const QString& name : added) fields.append(QgsField(name, qgis::realField));
  fields.append(QgsField(flagName, qgis::textField));

  // Layers without a CRS hold the same buildings as one that has it, whose CRS then serves all.
  const auto known = std::find_if(layers_.begin(), layers_.end(),
                                  [](const EventLayer& layer) { return layer.crs.isValid(); });
  const QgsCoordinateReferenceSystem crs =
      known == layers_.end() ? first.crs : crsOfResult(first.crs, known->crs);
  if (!crs.isValid())
    warn(feedback, "result_without_crs",
         qtr("No layer has a CRS, so the result has none either. Assign one to see it on the map."));
  ResultSink sink(*this, "EAD", parameters, context, fields, first.type, crs);
  double most = 0;
  QgsFeatureIterator features = first.source->getFeatures();
  std::size_t next = 0;
  for (QgsFeature feature; features.nextFeature(feature) && next < damages.buildings(); ++next) {
    const std::vector<double> building = damages.ofBuilding(next);
    const double trapezoid = expected_damage(risk.trapezoid_weights(), building);
    QgsAttributes attributes;
    for (const int index : kept) attributes << feature.attribute(index);
    for (const double damage : building) attributes << orNull(damage);
    attributes << orNull(trapezoid) << orNull(expected_damage(risk.log_linear_weights(), building));
    attributes << orNull(std::isnan(trapezoid)           ? QStringLiteral("unknown")
                         : falls(building, risk.order()) ? QStringLiteral("falls")
                                                         : QString());
    sink.add(feature.geometry(), attributes);
    if (trapezoid > most) most = trapezoid;
  }
  const QString currency = parameterAsString(parameters, QStringLiteral("CURRENCY"), context).trimmed();
  return sink.finish(Style::fromQml(money_style("ead_trapezoid", most, currency.toStdString(), Per::year)),
                     feedback);
}

}  // namespace spate
