// SPDX-License-Identifier: GPL-3.0-or-later
// Depth-damage curves from tables, in one of two forms:
//   long  columns curve_id, depth_m (or depth_ft), factor; the rows of a curve in the order of their depths
//   wide  (FIAT) the first column is the depth, each other column a curve of that name. Lines before the
//         header: '#UNIT=m' (or ft; not needed when the first column is named depth_m or depth_ft), and
//         '#METHOD,mean,max,...', how the depth is sampled for each curve. Empty fields are skipped.
// A factor is the share of the value that is lost, 0 to 1, and does not fall with the depth. Every error
// names its line and column.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "algorithms/io/table/table.hpp"
#include "solver/core/series.hpp"

namespace spate::io {

// How the depths on a building's wet cells become one depth: their maximum; or their mean, and then the
// damage is multiplied by the wet share of the cells (as in FIAT).
enum class DepthSampling { max, mean };

struct DamageCurve {
  Series factor;  // over the depth above the floor, m; linear between its points, constant beyond them
  std::optional<DepthSampling> sampling;  // when the table prescribes it
};

using DamageCurves = std::map<std::string, DamageCurve>;  // by id

DamageCurves read_damage_curves(const Table& table);

}  // namespace spate::io
