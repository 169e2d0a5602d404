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

// The fields damage_total, depth_max and damage_class of spate:buildingdamage; the first or the second is
// needed.
struct BuildingState {
  std::optional<double> damage, depth;
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

// Joins two layers by the id. A null beside a number counts as 0 (dry), two nulls are unknown. A building is
// better or worse off by its damage where that differs, else by its depth. Throws when a field is missing,
// when an id is null or occurs twice, and when a value is not a number.
std::vector<BuildingChange> compareBuildings(const QgsProcessingFeatureSource& without,
                                             const QgsProcessingFeatureSource& with,
                                             const BuildingChoices& choices);

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

struct BuildingFigures {
  double damageWithout = 0, damageWith = 0;  // of the buildings in both layers
  int floodedWithout = 0, floodedWith = 0;   // with a depth or, where that is not told, a damage above 0
  std::map<QString, int> changes;            // how many of each
  std::map<std::pair<QString, QString>, int> classes;  // damage class without and with
};

BuildingFigures buildingFigures(const std::vector<BuildingChange>& buildings);

}  // namespace spate
