// SPDX-License-Identifier: GPL-3.0-or-later
// Structures at rest: what is saved of them, and what is reported.
#include "solver/core/check.hpp"
#include "solver/step/links/links.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

SavedLinks Links::as_saved(const SavedLinks& planned) const {
  SavedLinks saved = planned;
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    saved.waiting[i] = planned.waiting[numbers_[i]];
    saved.carried[i] = planned.carried[numbers_[i]];
  }
  for (std::size_t p = 0; p < path_order_.size(); ++p) saved.remainder[path_order_[p]] = planned.remainder[p];
  for (std::size_t i = 0; i < order_.size(); ++i) {
    saved.states[order_[i]] = planned.states[i];
    saved.tallies[order_[i]] = planned.tallies[i];
  }
  return saved;
}

void Links::load(const SavedLinks& saved) {
  if (saved.waiting.empty() && saved.states.empty()) return;
  check(saved.waiting.size() == cells_.size() && saved.carried.size() == cells_.size() &&
            saved.remainder.size() == paths_.size() && saved.states.size() == states_.size() &&
            saved.tallies.size() == tallies_.size(),
        "saved_structures_of_other_run", "The saved structures are not those of this run",
        "their number or their place differs", "Continue the run that saved them, or start anew.");
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    waiting_[0][numbers_[i]] = saved.waiting[i];
    carried_[0][numbers_[i]] = saved.carried[i];
  }
  for (std::size_t p = 0; p < path_order_.size(); ++p) remainder_[0][p] = saved.remainder[path_order_[p]];
  for (std::size_t i = 0; i < order_.size(); ++i) {
    states_[i] = saved.states[order_[i]];
    tallies_[i] = saved.tallies[order_[i]];
  }
}

std::vector<StructureReport> Links::report(const SavedLinks& now) const {
  std::vector<StructureReport> reports;
  for (std::size_t s = 0; s < structures_.size(); ++s) {
    const LinkTally& tally = now.tallies[s];
    reports.push_back({tally.forwards * cell_area_, tally.backwards * cell_area_, tally.peak * cell_area_,
                       tally.time_of_peak, tally.drowned_at, tally.drowned, now.states[s].opening,
                       now.states[s].is_on > 0.5});
  }
  return reports;
}

void Links::add_volumes(const SavedLinks& now, Volumes& volumes) const {
  double waiting = 0, left = 0;
  for (const double depth : now.waiting) waiting += depth;
  for (std::size_t s = 0; s < structures_.size(); ++s)
    if (paths_[structures_[s].first_path].to == no_link_cell) left += now.tallies[order_[s]].forwards;
  volumes.stored += waiting * cell_area_;
  volumes.drained = left * cell_area_;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
