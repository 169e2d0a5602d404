// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the ground of an elevation model with a water level.
#pragma once

#include <optional>

#include "algorithms/io/geo_reference.hpp"
#include "qgsgeometry.h"
#include "solver/run/simulation.hpp"

namespace spate {

class GroundLevel {
 public:
  // level: m. reference and terrain must outlive it.
  GroundLevel(const io::GeoReference& reference, const Terrain& terrain, double level)
      : r_(reference), terrain_(terrain), level_(static_cast<float>(level - terrain.datum)) {}

  // Whether both cells beside the face lie below the level.
  bool isLow(const Face& face) const;

  // The lowest ground along a way, m; nothing when it is nowhere below the level.
  std::optional<double> lowestAlong(const QgsGeometry& way) const;

  // The nearest point of ground that is not below the level, within a distance (m).
  std::optional<QgsPointXY> nearestHigh(const QgsPointXY& from, double within) const;

 private:
  const io::GeoReference& r_;
  const Terrain& terrain_;
  float level_;  // m above the datum
};

}  // namespace spate
