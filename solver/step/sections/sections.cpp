// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/sections/sections.hpp"

#include <algorithm>
#include <map>

namespace spate {

Sections::Sections(const Scenario& scenario) : cell_area_(scenario.terrain.grid.cell_area()) {
  const Grid& grid = scenario.terrain.grid;
  std::map<std::uint64_t, std::vector<SectionFace>> by_cell;
  for (std::size_t s = 0; s < scenario.sections.size(); ++s)
    for (const Face& face : scenario.sections[s].faces)
      by_cell[grid.index(face.column, face.row)].push_back(
          {static_cast<std::uint32_t>(s), static_cast<std::uint32_t>(face.side)});
  std::vector<std::uint64_t> cells;
  for (const auto& [cell, faces] : by_cell) {
    cells.push_back(cell);
    first_face_.push_back(static_cast<std::uint32_t>(faces_.size()));
    faces_.insert(faces_.end(), faces.begin(), faces.end());
  }
  first_face_.push_back(static_cast<std::uint32_t>(faces_.size()));
  cells_by_row_ = CellsByRow(grid, std::move(cells));
  tables_ = {faces_.data(), first_face_.data(), static_cast<int>(scenario.sections.size())};
  for (auto& of_stage : crossing_) of_stage.resize(scenario.sections.size());
  tallies_.assign(scenario.sections.size(), before_any_crossing);
  plan_ = {{crossing_[0].data(), crossing_[1].data()}, tallies_.data()};
}

void Sections::load(const std::vector<SectionTally>& saved) {
  if (saved.size() == tallies_.size()) std::copy(saved.begin(), saved.end(), tallies_.begin());
}

std::vector<SectionReport> Sections::report(const std::vector<SectionTally>& tallies) const {
  std::vector<SectionReport> reports;
  for (const SectionTally& tally : tallies)
    reports.push_back({tally.depth * cell_area_, tally.most * cell_area_, tally.time_of_most,
                       tally.least * cell_area_, tally.time_of_least});
  return reports;
}

}  // namespace spate
