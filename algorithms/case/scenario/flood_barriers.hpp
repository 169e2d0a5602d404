// SPDX-License-Identifier: GPL-3.0-or-later
// The layer BARRIERS: walls, dikes and mobile barriers on the faces between cells.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/computed_bed.hpp"

namespace spate {

struct PlacedBarrier {
  Barrier barrier;
  std::string label;  // for messages, e.g. "barrier 3 'quay'"
  std::string set;    // to which it belongs in an ensemble; empty = none: it is always there
  std::string wkb;    // in the CRS of the elevation model
  double length = 0;  // m, within the elevation model; for a polygon half its outline
};

// One for each feature. Where it has a 'height', the ground at a face is that of its higher cell, so that
// the crest stands above both. Throws Error when a value does not make sense or a barrier stands nowhere;
// warns, given the duration of a simulation (s), when its times lie beyond.
std::vector<PlacedBarrier> read_barriers(const Inputs& inputs, const io::GeoReference& reference,
                                         const Terrain& terrain, std::optional<double> duration, Log& log);

// Warns about barriers whose crest is nowhere above the bed, which have no effect in a simulation. datum: m.
void warn_of_sunken(const std::vector<PlacedBarrier>& barriers, const ComputedBed& bed, double datum,
                    Log& log);

}  // namespace spate
