// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/ground_rows.hpp"

#include <algorithm>
#include <limits>

namespace spate {
namespace {

constexpr float none = std::numeric_limits<float>::quiet_NaN();

}  // namespace

std::vector<Columns> runs_of_ground(const Terrain& terrain, std::int32_t south, std::int32_t north,
                                    std::int32_t reach, std::int32_t columns) {
  const Grid& grid = terrain.grid;
  std::vector<Columns> runs;
  for (std::int32_t row = std::max(south, 0); row < std::min(north, grid.rows); ++row) {
    const std::size_t first = grid.index(0, row), end = grid.index(grid.columns, row);
    bool goes_on = false;
    terrain.zb.pages().each_piece(
        first, end, [&](std::size_t from, std::size_t to, const float* z, bool alike) {
          const bool is_ground = !(alike && Terrain::is_nodata(*z));
          const std::int32_t stop = std::min(static_cast<std::int32_t>(to - first) + reach, columns);
          if (is_ground && goes_on)
            runs.back().end = stop;
          else if (is_ground)
            runs.push_back({std::max(static_cast<std::int32_t>(from - first) - reach, 0), stop});
          goes_on = is_ground;
        });
  }
  std::sort(runs.begin(), runs.end(), [](const Columns& a, const Columns& b) { return a.begin < b.begin; });
  std::size_t count = 0;
  for (const Columns& run : runs)
    if (count > 0 && run.begin <= runs[count - 1].end)
      runs[count - 1].end = std::max(runs[count - 1].end, run.end);
    else
      runs[count++] = run;
  runs.resize(count);
  return runs;
}

FlowWindow::FlowWindow(const Terrain& terrain, std::int32_t reach) : terrain_(terrain), reach_(reach) {
  const auto width = static_cast<std::size_t>(terrain.grid.columns) + 2 * static_cast<std::size_t>(reach) + 1;
  constexpr std::int32_t nowhere = std::numeric_limits<std::int32_t>::min();
  seen_.resize(2 * static_cast<std::size_t>(reach) + 1);
  rows_.assign(seen_.size(), {nowhere, {0, 0}, std::vector<float>(width, none)});
}

void FlowWindow::move_to(std::int32_t row, Columns run) {
  const Grid& grid = terrain_.grid;
  const Columns wanted{std::max(run.begin - reach_, 0), std::min(run.end + reach_, grid.columns)};
  const auto count = static_cast<std::int32_t>(rows_.size());
  for (std::int32_t r = row - reach_; r <= row + reach_; ++r) {
    Row& held = rows_[static_cast<std::size_t>((r + count) % count)];
    seen_[static_cast<std::size_t>(r - row + reach_)] = held.values.data() + reach_;
    if (held.number == r && held.run.begin <= wanted.begin && wanted.end <= held.run.end) continue;
    held.number = r;
    held.run = wanted;
    load(held);
  }
}

void FlowWindow::load(Row& to) const {
  const Grid& grid = terrain_.grid;
  float* const values = to.values.data() + reach_ + to.run.begin;
  if (to.number < 0 || to.number >= grid.rows) {
    std::fill_n(values, to.run.end - to.run.begin, none);
    return;
  }
  const std::size_t begin = grid.index(to.run.begin, to.number), end = grid.index(to.run.end, to.number);
  copy_run(terrain_.zb.pages(), begin, end, values);
  terrain_.taken.pages().each_but(
      begin, terrain_.taken.empty() ? begin : end, [](std::uint8_t taken) { return taken == 0; },
      [&](std::size_t cell) {
        if (terrain_.taken[cell] != 0) values[cell - begin] = none;
      });
}

}  // namespace spate
