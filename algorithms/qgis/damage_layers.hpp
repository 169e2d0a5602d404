// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that damage adds to buildings, and the sums by class.
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "algorithms/qgis/damage_buildings.hpp"
#include "qgsattributes.h"
#include "qgsfields.h"

namespace spate {

// What a flood did at one building. NaN = not known.
struct BuildingLoss {
  Damage damage;
  double speed = unknown;          // m/s
  double unitDischarge = unknown;  // m2/s
  double arrival = unknown;        // s
  double duration = unknown;       // s
  unsigned flags = 0;
};

// Those of one flood, which say nothing of another one.
QStringList eventFieldNames();

// The fields of the layer, and after them those of the damage; where the layer has a field of such a name
// already (from an earlier run), the new one takes its place.
class DamageFields {
 public:
  explicit DamageFields(const QgsFields& input);
  const QgsFields& fields() const { return fields_; }
  const QStringList& replaced() const { return replaced_; }
  QgsAttributes attributes(const QgsAttributes& input, const Building& building, const BuildingInfo& info,
                           const BuildingLoss& loss) const;

 private:
  QgsFields fields_;
  std::vector<int> kept_;  // indices of the input's fields
  QStringList replaced_;
};

// none, slight (up to 10 % of the structure), moderate (up to 50 %), substantial: the limits of HAZUS.
// Empty when the factor is not known.
QString damageClass(double factor);

struct ClassSum {
  int buildings = 0;
  int flooded = 0;
  int damaged = 0;
  int unknownDamage = 0;  // flooded or outside, and not computed
  double structureValue = 0, contentsValue = 0;
  double structure = 0, contents = 0, total = 0;
  double deepest = 0;  // m

  void add(const Building& building, const BuildingLoss& loss);
};

QgsFields classSumFields();
QgsAttributes classSumAttributes(const QString& name, const ClassSum& sum, const QString& currency);

}  // namespace spate
