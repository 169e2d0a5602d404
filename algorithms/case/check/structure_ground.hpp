// SPDX-License-Identifier: GPL-3.0-or-later
// The ground around the ends of structures, and where water runs on it by itself: it fills hollow after
// hollow, and spills from each over its lowest rim. Barriers that always stand count with their crests, and
// so do bridges, if they are to be closed, with their decks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "solver/run/simulation.hpp"

namespace spate {

class StructureGround {
 public:
  // The scenario must outlive it.
  explicit StructureGround(const Scenario& scenario, bool close_bridges = false);

  double ground(std::size_t cell) const;  // m, absolute
  // The lowest level (m, absolute) at which water passes from one cell to the other over the ground nearby,
  // or within so many columns and rows of the first; infinite where nothing passes.
  double pass(std::size_t from, std::size_t to) const;
  double pass(std::size_t from, std::size_t to, std::int32_t reach) const;
  // The lowest cell to which water on a cell runs by itself within a few cells of it, without a step towards
  // another one (the same cell: anywhere).
  std::size_t runs_to(std::size_t from, std::size_t away_from) const;
  // How far water on a cell must rise before it runs on to lower ground or away from there, m.
  double rise_to_leave(std::size_t from) const;

  // The level over a face (m, absolute) from which on water passes it; infinite for walls.
  double level_over(std::size_t cell, Side side) const;

 private:
  void stand(const Face& face, float crest);

  const Scenario& scenario_;
  std::unordered_map<std::uint64_t, float> crests_;  // by face, from both of its cells; m above the datum
};

// Water that comes out at a cell, and the cells to which it comes, in their order.
class Filling {
 public:
  struct Step {
    double level;  // m, absolute, at which the water comes to the cell
    std::size_t cell;
    std::size_t through;  // a structure; none: over the ground
    bool operator<(const Step& other) const { return level > other.level; }  // the lowest comes first
  };
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  // reach: it stays within so many cells of from, in columns and rows.
  Filling(const StructureGround& ground, const Grid& grid, std::size_t from, std::int32_t reach);

  bool next(Step& step);                   // false: all is full
  void spread(std::size_t cell);           // to its neighbours
  void add(const Step& step);              // by another way
  bool is_at_rim(std::size_t cell) const;  // of the grid, or of its reach

 private:
  const StructureGround& ground_;
  const Grid& grid_;
  std::int32_t first_column_, last_column_, first_row_, last_row_;
  std::vector<Step> front_;  // a heap
  std::unordered_set<std::size_t> seen_;
};

}  // namespace spate
