// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/still_water.hpp"

#include <algorithm>

namespace spate {
namespace {

constexpr std::size_t most_cells = 2'000'000;  // a second

}  // namespace

bool leaves_freely(std::uint8_t code) {
  return code == face_open || code == face_fall;
}

bool can_leave(const Edges& edges, std::uint8_t code) {
  return leaves_freely(code) ||
         (is_imposed(code) &&
          edges.imposed[static_cast<std::size_t>(code - face_imposed)].condition.kind == EdgeKind::level);
}

StillWater::StillWater(const Scenario& scenario, const Edges& edges)
    : scenario_(scenario),
      edges_(edges),
      grid_(scenario.terrain.grid),
      seen_(grid_.cells(), {0}),
      cells_to_go_(most_cells) {
  for (const Barrier& barrier : scenario.barriers)
    if (barrier.close <= 0 && barrier.breach > 1e29 && barrier.open > 1e29) add_crests(barrier);
}

// Each face from both of its cells.
void StillWater::add_crests(const Barrier& barrier) {
  for (const BarrierFace& each : barrier.faces)
    for (const Face& face : {each.face, from_beyond(each.face)}) {
      const auto key = 4 * grid_.index(face.column, face.row) + static_cast<std::size_t>(face.side);
      const auto known = crests_.emplace(key, each.crest).first;
      known->second = std::max(known->second, each.crest);
    }
}

float StillWater::crest(const Face& face) const {
  const auto known =
      crests_.find(4 * grid_.index(face.column, face.row) + static_cast<std::size_t>(face.side));
  return known == crests_.end() ? std::numeric_limits<float>::lowest() : known->second;
}

std::optional<Face> StillWater::outlet(std::size_t cell) const {
  const FaceCodes codes = edges_.codes[cell];
  if (codes == 0 || codes == wall_cell) return std::nullopt;
  const auto [column, row] = grid_.cell(cell);
  for (const Side side : all_sides) {
    const std::uint8_t code = face_code(codes, side);
    if (can_leave(edges_, code)) return Face{column, row, side};
  }
  return std::nullopt;
}

void StillWater::see(std::size_t cell) {
  seen_.set(cell, 1);
  all_seen_.push_back(cell);
}

void StillWater::visit_neighbours(std::size_t cell) {
  const GridCell from = grid_.cell(cell);
  for (const Side side : all_sides) {
    const Step step = step_across(side);
    const std::int32_t column = from.column + step.column, row = from.row + step.row;
    if (!grid_.contains(column, row)) continue;
    const std::size_t other = grid_.index(column, row);
    if (seen_[other] != 0 || scenario_.terrain.is_wall(other)) continue;
    see(other);
    front_.push_back({std::max(scenario_.terrain.zb[other], crest({from.column, from.row, side})), other});
    std::push_heap(front_.begin(), front_.end());
  }
}

// The deepest water at a side of the grid that is a wall: of the cells of the pool, the last ones.
void StillWater::look_for_rim(const Pool& pool, Spilling& found) const {
  for (std::size_t i = filled_.size() - pool.cells; i < filled_.size(); ++i) {
    const std::size_t cell = filled_[i];
    const auto [column, row] = grid_.cell(cell);
    if (column != 0 && column + 1 != grid_.columns && row != 0 && row + 1 != grid_.rows) continue;
    const double depth = pool.level - static_cast<double>(scenario_.terrain.zb[cell]);
    if (depth > found.depth) found.depth = depth, found.rim = cell;
  }
}

// The present pool rises over cell after cell. Where the next one is lower than its level, the water spills,
// and begins a pool below; when that has risen to the rim, the two are one.
Spilling StillWater::follow(const Spring& spring) {
  Spilling found;
  for (const std::size_t cell : all_seen_) seen_.set(cell, 0);
  all_seen_.clear();
  front_.clear();
  filled_.clear();
  for (const std::size_t cell : spring.cells) {
    if (seen_[cell] != 0) continue;
    see(cell);
    front_.push_back({scenario_.terrain.zb[cell], cell});
  }
  std::make_heap(front_.begin(), front_.end());
  std::vector<Pool> above;  // that have spilled, the last one lowest
  Pool pool{std::numeric_limits<double>::infinity(), 0};
  // False when the water is used up before, or rises no higher.
  const auto rises_to = [&](double level) {
    const double area = static_cast<double>(pool.cells) * grid_.cell_area();
    const double left = spring.volume - found.stored;
    const double to = std::min({level, spring.level, area > 0 ? pool.level + left / area : level});
    if (to > pool.level) {
      found.stored += (to - pool.level) * area;
      pool.level = to;
    }
    return pool.level >= level;
  };
  // On the way up it becomes one with those above.
  const auto joins_up_to = [&](double level) {
    while (!above.empty() && above.back().level <= level) {
      if (!rises_to(above.back().level)) return false;
      pool.cells += above.back().cells;
      above.pop_back();
    }
    return rises_to(level);
  };
  while (!front_.empty()) {
    if (cells_to_go_ == 0) {
      found.is_followed = false;
      return found;
    }
    --cells_to_go_;
    const Next next = front_.front();
    std::pop_heap(front_.begin(), front_.end());
    front_.pop_back();
    const double level = static_cast<double>(next.level);
    if (level < pool.level) {
      if (pool.cells > 0) above.push_back(pool);
      pool = {level, 0};
    }
    if (!joins_up_to(level)) break;
    found.over = outlet(next.cell);
    if (found.over) return found;
    const auto ground = static_cast<double>(scenario_.terrain.zb[next.cell]);
    if (ground < pool.level) {  // over the crest of a barrier
      above.push_back(pool);
      pool = {ground, 0};
    }
    filled_.push_back(next.cell);
    ++pool.cells;
    visit_neighbours(next.cell);
  }
  joins_up_to(spring.level);  // what is left when the whole terrain is under water
  look_for_rim(pool, found);
  return found;
}

}  // namespace spate
