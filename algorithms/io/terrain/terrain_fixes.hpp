// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong in an elevation model as proposals, and the model without it.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/terrain/bridges.hpp"
#include "algorithms/io/terrain/burn_streams.hpp"
#include "algorithms/io/terrain/changed_cells.hpp"
#include "algorithms/io/terrain/outliers.hpp"

namespace spate::io {

// A spike or a pit.
struct Spot {
  bool is_pit = false;
  double x = 0, y = 0;  // m, the middle of its highest (its lowest) cell
  int cells = 1;        // that belong to it
  double ground = 0;    // m, there
  double level = 0;     // m, that it gets
};

// The spot at a place, of so many cells; its level is the median of the ground around it. Nothing where there
// is no ground.
std::optional<Spot> spot_at(const Terrain& terrain, const GeoReference& reference, double x, double y,
                            int cells, std::optional<bool> is_pit);

std::vector<Spot> find_spots(const Terrain& terrain, const GeoReference& reference,
                             const OutlierSearch& search, const Watch& watch = no_watch);

// A bridge as a bed that passes through it.
Stream bed_through(const Bridge& bridge, const std::string& label);

// The cells that change when those spots get their levels, and those beds are cut in. They are sorted.
std::vector<ChangedCell> changes_of(const Terrain& terrain, const GeoReference& reference,
                                    const std::vector<Spot>& spots, const std::vector<Stream>& beds,
                                    const Watch& watch = no_watch);

}  // namespace spate::io
