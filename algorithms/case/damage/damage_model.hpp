// SPDX-License-Identifier: GPL-3.0-or-later
// The damage of a flood to buildings. The model needs neither layers nor rasters and serves any number of
// floods:
//   const std::vector<float> depths = model.footprints.gather(field);  // or io::read_cells() of a raster
//   for (std::size_t b = 0; b < model.buildings.size(); ++b) sum += model.damage(b, depths).total;
#pragma once

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "algorithms/io/table/damage_curves.hpp"
#include "algorithms/io/vector/footprints.hpp"

namespace spate {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

struct Building {
  // Two of the model's curves; null = the building has none.
  const io::DamageCurve* structure_curve = nullptr;
  const io::DamageCurve* contents_curve = nullptr;
  double floor_height = 0;           // m above the ground
  double structure_value = unknown;  // in the user's currency; 0 = structures do not count
  double contents_value = 0;         // in the user's currency; 0 = contents do not count
};

// A number is NaN when something that it depends on is unknown. A building without water has no damage,
// whatever is unknown about it.
struct Damage {
  io::DepthSample water;
  double depth_floor = unknown;  // m above the floor, negative below it (basements); unknown when dry
  double factor = unknown;       // share of the structure's value
  double structure = unknown;
  double contents = unknown;
  double total = unknown;  // of structure and contents
};

struct DamageModel {
  explicit DamageModel(io::Footprints places) : footprints(std::move(places)) {}
  DamageModel(DamageModel&&) = default;  // no copies: their buildings would point to the original's curves

  io::DamageCurves curves;
  io::Footprints footprints;                            // finished
  std::vector<Building> buildings;                      // in the order of the footprints
  io::DepthSampling sampling = io::DepthSampling::max;  // of curves that do not prescribe one
  double dry_depth = 0.001;                             // m

  // depths: on footprints.cells(), m, NaN = dry.
  Damage damage(std::size_t building, const std::vector<float>& depths) const;
};

// The id of a curve for contents is that of the building's curve, followed by this.
inline const char* const contents_suffix = "/contents";

}  // namespace spate
