// SPDX-License-Identifier: GPL-3.0-or-later
// The damage at each building over the members of an ensemble: its expected value and its spread; and
// where the members are floods of known return periods, the damage per year.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/case/ensemble/concurrent_members.hpp"
#include "algorithms/case/results/flood_risk.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// Expected annual damage, as FloodRisk gives it with a constant tail: floods rarer than the rarest do the
// same damage as it, those more frequent than the most frequent do none.
struct AnnualDamage {
  double trapezoid = unknown, log_linear = unknown;
};

// NaN = not known.
struct DamageSpread {
  double flood_probability = unknown;  // share of the weight of the members that flood the building
  double deepest = unknown;            // m, in any member
  double mean = unknown;
  double deviation = unknown;     // standard deviation over the members
  std::vector<double> quantiles;  // one for each of the wanted levels
  double most = unknown;
  AnnualDamage annual;
};

class EnsembleDamage {
 public:
  // Reads the depths of each member that did not fail; keeps one number for each building and member. Warns
  // where return periods do not give a damage per year. Throws Cancelled when the log is cancelled.
  EnsembleDamage(DamageBuildings buildings, const Ensemble& ensemble, const MemberFolder& folder,
                 const std::vector<MemberRecord>& records, Log& log);

  const DamageBuildings& buildings() const { return buildings_; }
  DamageSpread spread(std::size_t building, const std::vector<double>& levels) const;
  // Expected and annual damage of all buildings together; unknown damage counts as 0.
  double expected() const;
  AnnualDamage annual() const;
  // The damage of each member, in their order; NaN for members that failed.
  const std::vector<double>& of_members() const { return of_members_; }

  // The columns that are added to the buildings, and their values in the same order; NaN = unknown.
  std::vector<std::string> columns(const std::vector<double>& levels) const;
  std::vector<double> values(const DamageSpread& spread) const;

 private:
  std::size_t at(std::size_t building, std::size_t member) const {
    return building * weights_.size() + member;
  }
  AnnualDamage annual_of(const std::vector<double>& damages) const;  // of the members that count

  DamageBuildings buildings_;
  io::Weights weights_;          // of the members that count
  std::vector<double> damages_;  // by building and member, as at() says
  std::vector<float> depths_;    // NaN = dry or outside
  std::vector<double> of_members_;
  std::vector<std::size_t> events_;  // of each member that counts, the index of its return period
  std::optional<FloodRisk>
      risk_;  // none with fewer than two return periods, and where one has no member left
};

// The buildings with all their fields and the columns of the damage, in the CRS of the elevation model.
io::Layer damage_layer(const Inputs& inputs, const EnsembleDamage& damage, const std::vector<double>& levels,
                       const io::GeoReference& reference);
// The style of that layer, as QML.
std::string damage_style(const io::Layer& layer, const std::string& currency);

}  // namespace spate
