// SPDX-License-Identifier: GPL-3.0-or-later
// Structures larger than any: their numbers are in another unit.
#pragma once

#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/computed_bed.hpp"

namespace spate {

void check_sizes(const std::vector<Structure>& structures, const io::GeoReference& reference, Log& log);

}  // namespace spate
