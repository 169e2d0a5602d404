// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/flood_events.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "algorithms/case/damage/damage_model.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

// Reads the damages of a layer, and counts those that are no numbers.
class DamageReader {
 public:
  DamageReader(const QString& layer, const QString& field) : layer_(layer), field_(field) {}

  // NaN = unknown.
  double damage(const QgsFeature& feature, const QVariant& value) {
    QString doubt;
    const double damage = numberOf(value, &doubt).value_or(unknown);
    if (damage < 0)
      throw inputError("damage_negative", qtr("The layer '%1' has a negative damage", layer_),
                       qtr("feature %1, its '%2' is %3", QString::number(feature.id()), field_, damage),
                       qtr("Correct it, or choose another DAMAGE_FIELD."));
    if (!doubt.isEmpty() && ++doubtful_ == 1)
      first_ = qtr("'%1' of feature %2: %3", textOf(value), QString::number(feature.id()), doubt);
    return damage;
  }
  void log(QgsProcessingFeedback* feedback) const {
    if (doubtful_ > 0)
      warn(feedback, "damage_not_a_number",
           qtr("The layer '%1' has %2 damages that are no numbers, the first is %3.", layer_, doubtful_,
               first_));
  }

 private:
  QString layer_, field_, first_;
  int doubtful_ = 0;
};

}  // namespace

std::vector<EventLayer> eventLayers(const QList<QgsMapLayer*>& layers) {
  std::vector<EventLayer> events;
  for (const QgsMapLayer* layer : layers) {
    const auto* vector = qobject_cast<const QgsVectorLayer*>(layer);
    if (!vector || !vector->isValid())
      throw inputError("layer_unreadable", qtr("LAYERS cannot be opened"),
                       qtr("'%1' is not a vector layer", layer ? layer->name() : QString()),
                       qtr("Choose layers of damage."));
    const bool isFile = vector->providerType() == QLatin1String("ogr");
    events.push_back({vector->name(), isFile ? vector->publicSource() : QString(),
                      std::make_unique<QgsVectorLayerFeatureSource>(vector), vector->wkbType(),
                      vector->crs()});
  }
  return events;
}

std::vector<double> EventDamages::ofBuilding(std::size_t building) const {
  std::vector<double> damages;
  for (const std::vector<double>& event : ofEvent) damages.push_back(event[building]);
  return damages;
}

std::vector<double> periodsOf(const std::vector<EventLayer>& layers, const QString& field,
                              QgsProcessingFeedback* feedback) {
  std::vector<double> periods;
  for (const EventLayer& layer : layers) {
    periods.push_back(unknown);
    const int index = field.isEmpty() ? -1 : findField(layer.source->fields(), {field});
    if (index < 0) continue;
    const auto refuse = [&](const QString& why) {
      throw inputError("return_period_unclear",
                       qtr("The return period of the layer '%1' is not clear", layer.name), why,
                       qtr("Correct its field '%1', or choose another RETURN_PERIOD_FIELD.", field));
    };
    QgsFeatureIterator features = layer.source->getFeatures(
        QgsFeatureRequest().setFlags(qgis::withoutGeometry).setSubsetOfAttributes({index}));
    for (QgsFeature feature; features.nextFeature(feature);) {
      stopIfCancelled(feedback);
      QString doubt;
      const std::optional<double> period = numberOf(feature.attribute(index), &doubt);
      const QString id = QString::number(feature.id());
      if (!doubt.isEmpty()) refuse(qtr("feature %1: %2", id, doubt));
      if (!period) continue;
      if (!(*period > 0)) refuse(qtr("feature %1 has %2 years", id, *period));
      if (!std::isnan(periods.back()) && periods.back() != *period)
        refuse(qtr("its buildings have %1 and %2 years", periods.back(), *period));
      periods.back() = *period;
    }
  }
  return periods;
}

std::vector<double> agreedPeriods(const std::vector<EventLayer>& layers, const std::vector<double>& named,
                                  const std::vector<double>& given) {
  if (!given.empty() && layers.size() != given.size())
    throw inputError(
        "return_periods_differ_in_number", qtr("LAYERS and RETURN_PERIODS differ in number"),
        qtr("there are %1 layers that can be opened, and %2 return periods", layers.size(), given.size()),
        qtr("Give one return period for each layer, in their order."));
  std::vector<double> periods;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const bool isNamed = !std::isnan(named[i]);
    if (isNamed && !given.empty() && given[i] != named[i])
      throw inputError("return_period_contradicted",
                       qtr("RETURN_PERIODS contradicts the layer '%1'", layers[i].name),
                       qtr("in its place stand %1 years, and its own field says %2", given[i], named[i]),
                       qtr("Give the return periods in the order of the layers, or none."));
    if (!isNamed && given.empty())
      throw inputError("return_period_missing",
                       qtr("The return period of the layer '%1' is not known", layers[i].name),
                       qtr("it has no field of return periods, and RETURN_PERIODS is not given"),
                       qtr("Give RETURN_PERIOD to Building damage, or RETURN_PERIODS here."));
    periods.push_back(isNamed ? named[i] : given[i]);
    const auto before = std::find(periods.begin(), periods.end() - 1, periods.back());
    if (before != periods.end() - 1)
      throw inputError("return_period_twice", qtr("Two layers have the return period %1", periods.back()),
                       qtr("'%1' and '%2'", layers[static_cast<std::size_t>(before - periods.begin())].name,
                           layers[i].name),
                       qtr("Take one flood for each return period."));
  }
  return periods;
}

EventDamages readDamages(const std::vector<EventLayer>& layers, const std::vector<double>& returnPeriods,
                         const QString& field, const QString& idField, QgsProcessingFeedback* feedback) {
  EventDamages damages{returnPeriods, {}};
  std::map<QString, std::size_t> places;  // of the buildings, by their id
  for (const EventLayer& layer : layers) {
    const auto index = [&](const QString& name) {
      const int found = findField(layer.source->fields(), {name});
      if (found >= 0 || name.isEmpty()) return found;
      throw inputError("field_missing", qtr("The layer '%1' has no field '%2'", layer.name, name),
                       qtr("its fields are: %1", layer.source->fields().names().join(QStringLiteral(", "))),
                       qtr("Choose a field that all layers have."));
    };
    const int damageIndex = index(field);
    const int idIndex = index(idField);
    const bool isFirst = damages.ofEvent.empty();
    std::vector<double> event(isFirst ? 0 : damages.buildings(), unknown);
    DamageReader reader(layer.name, field);
    std::set<std::size_t> seen;
    std::size_t next = 0;
    QgsFeatureIterator features =
        layer.source->getFeatures(QgsFeatureRequest().setFlags(qgis::withoutGeometry));
    for (QgsFeature feature; features.nextFeature(feature); ++next) {
      stopIfCancelled(feedback);
      const QString id = idIndex < 0 ? QString::number(next) : textOf(feature.attribute(idIndex));
      if (id.isEmpty())
        throw inputError("id_missing", qtr("The layer '%1' has a building without an id", layer.name),
                         qtr("feature %1, its '%2' is empty", QString::number(feature.id()), idField),
                         qtr("Give each building its own id, or choose another ID_FIELD."));
      const std::size_t place =
          isFirst ? places.emplace(id, next).first->second : (places.count(id) ? places[id] : places.size());
      if (!isFirst && place == places.size())
        throw inputError("building_not_in_first_layer",
                         qtr("The layer '%1' has a building that the first layer lacks", layer.name),
                         qtr("feature %1, '%2'", QString::number(feature.id()), id),
                         qtr("Use the same buildings for all floods, or choose ID_FIELD."));
      if (!seen.insert(place).second)
        throw inputError("id_twice", qtr("The id '%1' occurs twice in '%2'", id, layer.name),
                         qtr("feature %1 has it too", QString::number(feature.id())),
                         qtr("Choose an ID_FIELD that differs for each building."));
      if (isFirst) event.push_back(unknown);
      event[place] = reader.damage(feature, feature.attribute(damageIndex));
    }
    reader.log(feedback);
    if (seen.size() != places.size())
      throw inputError("buildings_fewer_than_first_layer",
                       qtr("The layer '%1' has fewer buildings than the first layer", layer.name),
                       qtr("%1 of %2", seen.size(), places.size()),
                       qtr("Use the same buildings for all floods."));
    damages.ofEvent.push_back(std::move(event));
    feedback->setProgress(80.0 * static_cast<double>(damages.ofEvent.size()) /
                          static_cast<double>(layers.size()));
  }
  return damages;
}

}  // namespace spate
