// SPDX-License-Identifier: GPL-3.0-or-later
// Where water would go if it had no inertia and all the time: it runs down, fills hollow after hollow, and
// spills from each over its lowest rim. An estimate without a simulation, for what a simulation will meet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/run/computed_bed.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Water that comes from some cells: so much of it, or up to a level.
struct Spring {
  std::vector<std::size_t> cells;
  double volume = std::numeric_limits<double>::infinity();  // m3
  double level = std::numeric_limits<double>::infinity();   // m above the datum
};

struct Spilling {
  double stored = 0;               // m3 in the hollows on the way
  std::optional<Face> over;        // the open edge or the edge with a level that the water comes to first
  std::optional<std::size_t> rim;  // else the cell at a walled side of the grid where it stands deepest
  double depth = 0;                // m, there
  bool is_followed = true;         // false: given up, since the way is too long
};

// Whether water leaves by itself at a face with that code: at an open edge or over a fall.
bool leaves_freely(std::uint8_t code);
// The same, or at a level that is imposed.
bool can_leave(const Edges& edges, std::uint8_t code);

class StillWater {
 public:
  // edges: of the scenario. Both must outlive it. Barriers that always stand hold the water back up to their
  // crest.
  StillWater(const Scenario& scenario, const Edges& edges);

  Spilling follow(const Spring& spring);

 private:
  struct Pool {
    double level = 0;       // m above the datum
    std::size_t cells = 0;  // below its level
  };
  struct Next {
    float level;
    std::size_t cell;
    bool operator<(const Next& other) const { return level > other.level; }  // the lowest comes first
  };

  void add_crests(const Barrier& barrier);
  float crest(const Face& face) const;
  std::optional<Face> outlet(std::size_t cell) const;
  void see(std::size_t cell);
  void visit_neighbours(std::size_t cell);
  void look_for_rim(const Pool& pool, Spilling& found) const;

  const Scenario& scenario_;
  const Edges& edges_;
  const Grid& grid_;
  std::unordered_map<std::uint64_t, float> crests_;  // by face, m above the datum
  PagedField<std::uint8_t> seen_;
  std::vector<std::size_t> all_seen_;  // cells
  std::vector<Next> front_;            // a heap
  std::vector<std::size_t> filled_;    // cells, in the order in which the water comes to them
  std::size_t cells_to_go_;            // until it gives up, in all
};

}  // namespace spate
