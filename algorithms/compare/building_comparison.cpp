// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/building_comparison.hpp"

#include <cmath>

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsfeatureiterator.h"
#include "qgsgeometry.h"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

// One of the two layers, whose parameter names it in messages.
class Layer {
 public:
  Layer(const QgsProcessingFeatureSource& source, const char* parameter, const QString& idField)
      : source_(source), parameter_(parameter) {
    const QgsFields fields = source.fields();
    id_ = idField.isEmpty() ? -1 : fields.lookupField(idField);
    damage_ = findField(fields, {"damage_total", "damage_mean"});
    depth_ = findField(fields, {"depth_max"});
    class_ = findField(fields, {"damage_class"});
    const QString has = qtr("its fields are: %1", fields.names().join(QStringLiteral(", ")));
    if (!idField.isEmpty() && id_ < 0)
      throw inputError("id_field_missing", qtr("%1 has no field '%2'", parameter, idField), has,
                       qtr("Choose an ID_FIELD that both layers have."));
    if (damage_ < 0 && depth_ < 0)
      throw inputError("result_fields_missing",
                       qtr("%1 has no field 'damage_total', 'damage_mean' or 'depth_max'", parameter), has,
                       qtr("Take the results of Building damage or Simulate flood ensemble."));
  }

  QString damageField() const { return damage_ < 0 ? QString() : source_.fields().at(damage_).name(); }

  template <typename Visit>
  void forEach(const Visit& visit) const {
    std::map<QString, QgsFeatureId> seen;
    QgsFeatureIterator features = source_.getFeatures();
    for (QgsFeature feature; features.nextFeature(feature);) {
      const QString id = id_ < 0 ? QString::number(feature.id()) : textOf(feature.attribute(id_));
      if (id.isEmpty())
        throw inputError("id_missing", qtr("%1 has a building without an id", parameter_),
                         qtr("feature %1, whose field is empty", QString::number(feature.id())),
                         qtr("Give each building its own id."));
      if (!seen.emplace(id, feature.id()).second)
        throw inputError("id_twice", qtr("The id '%1' occurs twice in %2", id, parameter_),
                         qtr("features %1 and %2", QString::number(seen[id]), QString::number(feature.id())),
                         qtr("Give each building its own, or choose another ID_FIELD."));
      visit(id, feature,
            BuildingState{number(feature, damage_, id), number(feature, depth_, id),
                          class_ < 0 ? QString() : textOf(feature.attribute(class_))});
    }
  }

 private:
  std::optional<double> number(const QgsFeature& feature, int field, const QString& id) const {
    if (field < 0) return std::nullopt;
    QString doubt;
    const QVariant value = feature.attribute(field);
    const std::optional<double> result = numberOf(value, &doubt);
    if (!doubt.isEmpty())
      throw inputError("attribute_not_a_number",
                       qtr("%1 has the %2 '%3'", qtr("building '%1' of %2", id, parameter_),
                           source_.fields().at(field).name(), textOf(value)),
                       doubt, qtr("Write a number with a decimal point, or leave it empty."));
    return result;
  }

  const QgsProcessingFeatureSource& source_;
  QString parameter_;
  int id_, damage_, depth_, class_;
};

std::optional<double> difference(const std::optional<double>& without, const std::optional<double>& with) {
  if (!without || !with) return std::nullopt;
  return *with - *without;
}

const char* judged(const BuildingChange& building, bool byDamage, const BuildingChoices& choices) {
  if (!building.inWith) return translatable("only without");
  if (!building.inWithout) return translatable("only with");
  const std::optional<double> damage = building.damageChange(), depth = building.depthChange();
  if (!(byDamage ? damage : depth)) return translatable("unknown");
  if (damage && std::fabs(*damage) > choices.damageTolerance)
    return *damage < 0 ? translatable("better") : translatable("worse");
  if (depth && std::fabs(*depth) > choices.depthTolerance)
    return *depth < 0 ? translatable("better") : translatable("worse");
  return translatable("same");
}

}  // namespace

std::optional<double> BuildingChange::damageChange() const {
  return inWithout && inWith ? difference(without.damage, with.damage) : std::nullopt;
}

std::optional<double> BuildingChange::depthChange() const {
  return inWithout && inWith ? difference(without.depth, with.depth) : std::nullopt;
}

BuildingComparison compareBuildings(const QgsProcessingFeatureSource& without,
                                    const QgsProcessingFeatureSource& with, const BuildingChoices& choices) {
  const Layer first(without, "BUILDINGS_WITHOUT", choices.idField),
      second(with, "BUILDINGS_WITH", choices.idField);
  BuildingComparison comparison{{first.damageField(), second.damageField()}, {}};
  std::vector<BuildingChange>& buildings = comparison.buildings;
  std::map<QString, std::size_t> places;
  first.forEach([&](const QString& id, const QgsFeature& feature, const BuildingState& state) {
    places[id] = buildings.size();
    BuildingChange building;
    building.id = id;
    building.feature = feature;
    building.inWithout = true;
    building.without = state;
    buildings.push_back(std::move(building));
  });
  second.forEach([&](const QString& id, const QgsFeature& feature, const BuildingState& state) {
    const auto place = places.find(id);
    if (place == places.end()) {
      BuildingChange building;
      building.id = id;
      building.feature = feature;
      buildings.push_back(std::move(building));
    }
    BuildingChange& building = place == places.end() ? buildings.back() : buildings[place->second];
    building.inWith = true;
    building.with = state;
  });
  for (BuildingChange& building : buildings)
    building.change = judged(building, comparison.damage.areThere(), choices);
  return comparison;
}

std::vector<QgsGeometry> placesOf(const BuildingComparison& comparison,
                                  const QgsCoordinateReferenceSystem& without,
                                  const QgsCoordinateReferenceSystem& with,
                                  const QgsCoordinateReferenceSystem& target,
                                  const QgsCoordinateTransformContext& context) {
  const QgsCoordinateTransform ofWithout(without, target, context), ofWith(with, target, context);
  std::vector<QgsGeometry> places;
  for (const BuildingChange& building : comparison.buildings)
    places.push_back(transformed(building.feature.geometry(), building.inWithout ? ofWithout : ofWith));
  return places;
}

BuildingRows::BuildingRows(const QgsProcessingFeatureSource& without, const QgsProcessingFeatureSource& with,
                           const QgsCoordinateReferenceSystem& ofDepths,
                           const QgsCoordinateTransformContext& context)
    : withoutFields_(without.fields()),
      withFields_(with.fields()),
      crs_(crsOfResult(without.sourceCrs(), ofDepths)),
      transform_(crsOfResult(with.sourceCrs(), ofDepths), crs_, context) {
  QgsFields added;
  added.append(QgsField(QStringLiteral("change"), qgis::textField));
  for (const char* name :
       {"damage_without", "damage_with", "damage_change", "depth_without", "depth_with", "depth_change"})
    added.append(QgsField(QLatin1String(name), qgis::realField));
  fields_ = QgsProcessingUtils::combineFields(withoutFields_, added);
}

QgsFeature BuildingRows::row(const BuildingChange& building) const {
  QgsGeometry geometry = building.feature.geometry();
  QgsAttributes attributes = building.feature.attributes();
  if (!building.inWithout) {
    // The other layer knows nothing about the run without the measure.
    attributes = QgsAttributes(withoutFields_.size());
    for (int i = 0; i < withoutFields_.size(); ++i) {
      const QString name = withoutFields_.at(i).name();
      const int same = withFields_.lookupField(name);
      if (same >= 0 && !name.startsWith(QLatin1String("damage_")) && name != QLatin1String("depth_max"))
        attributes[i] = building.feature.attribute(same);
    }
    geometry = transformed(geometry, transform_);
    if (geometry.isNull() && building.feature.hasGeometry())
      throw inputError("feature_not_transformed",
                       qtr("%1 cannot be brought into the CRS of %2", qtr("building '%1'", building.id),
                           "BUILDINGS_WITHOUT"),
                       qtr("it lies outside that CRS"), qtr("Check the CRS of BUILDINGS_WITH."));
  }
  if (!geometry.isNull()) geometry.convertToMultiType();
  attributes << QString(building.change) << orNull(building.without.damage) << orNull(building.with.damage)
             << orNull(building.damageChange()) << orNull(building.without.depth)
             << orNull(building.with.depth) << orNull(building.depthChange());
  QgsFeature row;
  row.setGeometry(geometry);
  row.setAttributes(attributes);
  return row;
}

}  // namespace spate
