// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/flood_events.hpp"

#include <map>
#include <set>

#include "algorithms/case/damage_model.hpp"
#include "algorithms/qgis/attribute_values.hpp"
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
      throw inputError(qtr("The layer '%1' has a negative damage", layer_),
                       qtr("feature %1, its '%2' is %3", QString::number(feature.id()), field_, damage),
                       qtr("Correct it, or choose another DAMAGE_FIELD."));
    if (!doubt.isEmpty() && ++doubtful_ == 1)
      first_ = qtr("'%1' of feature %2: %3", textOf(value), QString::number(feature.id()), doubt);
    return damage;
  }
  void log(QgsProcessingFeedback* feedback) const {
    if (doubtful_ > 0)
      feedback->pushWarning(qtr("The layer '%1' has %2 damages that are no numbers, the first is %3.", layer_,
                                doubtful_, first_));
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
      throw inputError(qtr("LAYERS cannot be opened"),
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

EventDamages readDamages(const std::vector<EventLayer>& layers, const std::vector<double>& returnPeriods,
                         const QString& field, const QString& idField, QgsProcessingFeedback* feedback) {
  if (layers.size() != returnPeriods.size())
    throw inputError(qtr("LAYERS and RETURN_PERIODS differ in number"),
                     qtr("there are %1 layers that can be opened, and %2 return periods", layers.size(),
                         returnPeriods.size()),
                     qtr("Give one return period for each layer, in their order."));
  EventDamages damages{returnPeriods, {}};
  std::map<QString, std::size_t> places;  // of the buildings, by their id
  for (const EventLayer& layer : layers) {
    const auto index = [&](const QString& name) {
      const int found = findField(layer.source->fields(), {name});
      if (found >= 0 || name.isEmpty()) return found;
      throw inputError(qtr("The layer '%1' has no field '%2'", layer.name, name),
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
        throw inputError(qtr("The layer '%1' has a building without an id", layer.name),
                         qtr("feature %1, its '%2' is empty", QString::number(feature.id()), idField),
                         qtr("Give each building its own id, or choose another ID_FIELD."));
      const std::size_t place =
          isFirst ? places.emplace(id, next).first->second : (places.count(id) ? places[id] : places.size());
      if (!isFirst && place == places.size())
        throw inputError(qtr("The layer '%1' has a building that the first layer lacks", layer.name),
                         qtr("feature %1, '%2'", QString::number(feature.id()), id),
                         qtr("Use the same buildings for all floods, or choose ID_FIELD."));
      if (!seen.insert(place).second)
        throw inputError(qtr("The layer '%1' has two buildings with the same id", layer.name),
                         qtr("feature %1, '%2'", QString::number(feature.id()), id),
                         qtr("Choose an ID_FIELD that differs for each building."));
      if (isFirst) event.push_back(unknown);
      event[place] = reader.damage(feature, feature.attribute(damageIndex));
    }
    reader.log(feedback);
    if (seen.size() != places.size())
      throw inputError(qtr("The layer '%1' has fewer buildings than the first layer", layer.name),
                       qtr("%1 of %2", seen.size(), places.size()),
                       qtr("Use the same buildings for all floods."));
    damages.ofEvent.push_back(std::move(event));
    feedback->setProgress(80.0 * static_cast<double>(damages.ofEvent.size()) /
                          static_cast<double>(layers.size()));
  }
  return damages;
}

}  // namespace spate
