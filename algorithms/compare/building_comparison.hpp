// SPDX-License-Identifier: GPL-3.0-or-later
// The damage at each building without and with a measure.
#pragma once

#include <QString>
#include <QVariant>
#include <map>
#include <optional>
#include <vector>

#include "qgscoordinatetransform.h"
#include "qgsfeature.h"
#include "qgsprocessingutils.h"

namespace spate {

struct BuildingChoices {
  QString idField;             // empty = the features' own ids
  double damageTolerance = 0;  // currency; what differs by no more is the same
  double depthTolerance = 0;   // m
};

// What a layer of spate:buildingdamage or spate:simulateensemble says of one building.
struct BuildingState {
  std::optional<double> damage, depth;  // nothing = not known; what is dry has 0
  QString damageClass;
};

struct BuildingChange {
  QString id;
  QgsFeature feature;  // of the layer without; of the layer with for a building that is there alone
  bool inWithout = false, inWith = false;
  BuildingState without, with;
  const char* change = "unknown";  // better, worse, same, unknown, only without, only with

  std::optional<double> damageChange() const;  // with minus without
  std::optional<double> depthChange() const;
};

// The fields that hold the damage; empty = a layer has none, and then depths alone are compared.
struct DamageFieldNames {
  QString without, with;
  bool areThere() const { return !without.isEmpty() && !with.isEmpty(); }
};

struct BuildingComparison {
  DamageFieldNames damage;
  std::vector<BuildingChange> buildings;
};

// Joins two layers by the id. Damage is damage_total of a flood, or damage_mean of an ensemble. A building is
// better or worse off by its damage where that differs, else by its depth; what is not known in one of them
// is unknown. Throws when fields are missing, when an id is null or occurs twice, and when a value is not a
// number.
BuildingComparison compareBuildings(const QgsProcessingFeatureSource& without,
                                    const QgsProcessingFeatureSource& with, const BuildingChoices& choices);

// A building as a row of the result: the fields of the layer without, then its change, and damage and depth
// of both.
class BuildingRows {
 public:
  BuildingRows(const QgsProcessingFeatureSource& without, const QgsProcessingFeatureSource& with,
               const QgsCoordinateTransformContext& context);

  const QgsFields& fields() const { return fields_; }
  // In the CRS of the layer without. Throws when a building that is in the other one alone has no place
  // there.
  QgsFeature row(const BuildingChange& building) const;

 private:
  QgsFields withoutFields_, withFields_, fields_;
  QgsCoordinateTransform transform_;
};

}  // namespace spate
