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
  double damageTolerance = 0;  // currency; damages that differ by no more are the same
  double depthTolerance = 0;   // m
};

// One building in a layer of spate:buildingdamage or spate:simulateensemble.
struct BuildingState {
  std::optional<double> damage, depth;  // nothing = unknown; 0 where it is dry
  QString damageClass;
};

struct BuildingChange {
  QString id;
  QgsFeature feature;  // from the layer without; for a building that only the layer with has, from that one
  bool inWithout = false, inWith = false;
  BuildingState without, with;
  const char* change = "unknown";  // better, worse, same, unknown, only without, only with

  std::optional<double> damageChange() const;  // with minus without
  std::optional<double> depthChange() const;
};

// The fields that hold the damage. Empty if a layer has none; then only depths are compared.
struct DamageFieldNames {
  QString without, with;
  bool areThere() const { return !without.isEmpty() && !with.isEmpty(); }
};

struct BuildingComparison {
  DamageFieldNames damage;
  std::vector<BuildingChange> buildings;
};

// Joins two layers by the id. Damage is damage_total of a flood, or damage_mean of an ensemble. A building is
// better or worse off by its damage where that differs, else by its depth; a change is unknown when it is
// unknown in one of the layers. Throws when fields are missing, when an id is null or occurs twice, and when
// a value is not a number.
BuildingComparison compareBuildings(const QgsProcessingFeatureSource& without,
                                    const QgsProcessingFeatureSource& with, const BuildingChoices& choices);

// Where the buildings are in the CRS target; null for those that have no place there. A layer whose CRS is
// not known has that of the depths, the target.
std::vector<QgsGeometry> placesOf(const BuildingComparison& comparison,
                                  const QgsCoordinateReferenceSystem& without,
                                  const QgsCoordinateReferenceSystem& with,
                                  const QgsCoordinateReferenceSystem& target,
                                  const QgsCoordinateTransformContext& context);

// A building as a row of the result: the fields of the layer without, then its change, and damage and depth
// of both.
class BuildingRows {
 public:
  // ofDepths: the CRS of layers whose own is not known.
  BuildingRows(const QgsProcessingFeatureSource& without, const QgsProcessingFeatureSource& with,
               const QgsCoordinateReferenceSystem& ofDepths, const QgsCoordinateTransformContext& context);

  const QgsFields& fields() const { return fields_; }
  const QgsCoordinateReferenceSystem& crs() const { return crs_; }  // of the rows
  // In the CRS of the layer without. Throws when a building of the other layer cannot be transformed to it.
  QgsFeature row(const BuildingChange& building) const;

 private:
  QgsFields withoutFields_, withFields_, fields_;
  QgsCoordinateReferenceSystem crs_;
  QgsCoordinateTransform transform_;
};

}  // namespace spate
