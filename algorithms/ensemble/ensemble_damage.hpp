// SPDX-License-Identifier: GPL-3.0-or-later
// The damage at each building over the members of an ensemble: what is to be expected, and its spread.
#pragma once

#include <vector>

#include "algorithms/case/ensemble/member_runs.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"
#include "algorithms/qgis/damage_buildings.hpp"
#include "qgsattributes.h"
#include "qgsfields.h"

namespace spate {

// NaN = not known.
struct DamageSpread {
  double floodProbability = unknown;  // share of the weight of the members that bring water
  double deepest = unknown;           // m, in any member
  double mean = unknown;
  double deviation = unknown;     // standard deviation over the members
  std::vector<double> quantiles;  // as of the depths
  double most = unknown;
};

class EnsembleDamage {
 public:
  // Reads the depths of each member that did not fail. Holds one number for each building and member. Throws
  // when it is cancelled.
  EnsembleDamage(DamageBuildings buildings, const Ensemble& ensemble, const MemberFolder& folder,
                 const std::vector<MemberRecord>& records, QgsProcessingFeedback* feedback);

  const DamageBuildings& buildings() const { return buildings_; }
  DamageSpread spread(std::size_t building, const std::vector<double>& levels) const;
  // Of all buildings together; damage that is not known counts as 0.
  double expected() const;
  // Of each member, in their order; NaN for those that failed.
  const std::vector<double>& ofMembers() const { return ofMembers_; }

 private:
  std::size_t at(std::size_t building, std::size_t member) const {
    return building * weights_.size() + member;
  }

  DamageBuildings buildings_;
  io::Weights weights_;          // of the members that count
  std::vector<double> damages_;  // of each building in each of them
  std::vector<float> depths_;    // NaN = dry or outside
  std::vector<double> ofMembers_;
};

// The fields of the layer and those of the spread, which replace fields of the same name.
class SpreadFields {
 public:
  SpreadFields(const QgsFields& input, const std::vector<double>& levels);
  const QgsFields& fields() const { return fields_; }
  QgsAttributes attributes(const QgsAttributes& input, const DamageSpread& spread) const;

 private:
  QgsFields fields_;
  std::vector<int> kept_;  // indices of the input's fields
};

}  // namespace spate
