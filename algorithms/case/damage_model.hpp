// SPDX-License-Identifier: GPL-3.0-or-later
// What a flood costs at each building. It knows no layers and no rasters: one model, many floods.
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
  // Of the model's curves; null = it has none.
  const io::DamageCurve* structureCurve = nullptr;
  const io::DamageCurve* contentsCurve = nullptr;
  double floorHeight = 0;           // m above the ground
  double structureValue = unknown;  // in the user's currency; 0 for a part that does not count
  double contentsValue = 0;
};

// NaN where something that it needs is unknown. A building without water has lost nothing, whatever it is.
struct Damage {
  io::DepthSample water;
  double depthFloor = unknown;  // m above the floor; negative: below it (basements). Unknown when dry
  double factor = unknown;      // share of the structure's value
  double structure = unknown;
  double contents = unknown;
  double total = unknown;  // of both
};

struct DamageModel {
  explicit DamageModel(io::Footprints places) : footprints(std::move(places)) {}
  DamageModel(DamageModel&&) = default;  // a copy's buildings would point to the original's curves

  io::DamageCurves curves;
  io::Footprints footprints;                            // finished
  std::vector<Building> buildings;                      // one for each footprint
  io::DepthSampling sampling = io::DepthSampling::max;  // for curves that prescribe none
  double dryDepth = 0.001;                              // m

  // depths: those on footprints.cells(), NaN = dry.
  Damage damage(std::size_t building, const std::vector<float>& depths) const;
};

// The curve of a building's contents bears the name of its curve with this behind it.
inline const char* const contentsSuffix = "/contents";

}  // namespace spate
