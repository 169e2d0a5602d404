// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that a damage run adds to buildings, and the sums by class.
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "qgsattributes.h"
#include "qgsfields.h"

namespace spate {

// The effects of a flood on one building. NaN = unknown.
struct BuildingLoss {
  Damage damage;
  double speed = unknown;          // m/s
  double unitDischarge = unknown;  // m2/s
  double arrival = unknown;        // s
  double duration = unknown;       // s
  double returnPeriod = unknown;   // years, of the flood
  unsigned flags = 0;
};

// The field with the return period of the flood, years.
inline const char* const returnPeriodField = "return_period";

// The names of the fields that describe a flood, not the building.
QStringList eventFieldNames();

// The fields of the layer, followed by those of the damage. A field of the layer with the name of one of
// these (from an earlier run) is replaced.
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

// none, slight (up to 10 % of the structure), moderate (up to 50 %), substantial: the limits of HAZUS. Empty
// for an unknown factor.
QString damageClass(double factor);

struct ClassSum {
  int buildings = 0;
  int flooded = 0;
  int damaged = 0;
  int unknownDamage = 0;  // flooded or outside, and without a damage
  double structureValue = 0, contentsValue = 0;
  double structure = 0, contents = 0, total = 0;
  double deepest = 0;  // m

  void add(const Building& building, const BuildingLoss& loss);
};

QgsFields classSumFields();
QgsAttributes classSumAttributes(const QString& name, const ClassSum& sum, const QString& currency);

}  // namespace spate
