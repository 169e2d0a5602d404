// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the tables of link_plan.hpp from a scenario.
#pragma once

#include <vector>

#include "solver/mesh/bed.hpp"
#include "solver/model/scenario.hpp"
#include "solver/step/links/link_plan.hpp"
#include "solver/step/report.hpp"
#include "solver/step/run_state.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class Links {
 public:
  Links(const Scenario& scenario, const Edges& edges, const Bed& bed, SchemeId scheme, double gravity);
  Links(const Links&) = delete;
  Links& operator=(const Links&) = delete;

  // The cells at the ends, sorted, each once; and the cells by which rules go.
  const std::vector<std::uint64_t>& cells() const { return sorted_cells_; }
  // All of them, and those whose water counts beside them; neither sorted nor each once.
  std::vector<std::uint64_t> planning_cells() const;
  // The source of a cell's forcing, once that is known.
  const LinkCell& set_source(std::uint64_t cell, std::uint32_t source);

  const LinkTables& tables() const { return tables_; }
  const LinkPlan& plan() const { return plan_; }
  LinkPlan& plan() { return plan_; }
  std::size_t value_count() const { return times_.size(); }  // points of all curves
  std::size_t use_count() const { return uses_.size(); }

  SavedLinks saved() const { return as_saved({waiting_[0], carried_[0], remainder_[0], states_, tallies_}); }
  // What a plan's arrays hold, in the order of the scenario and of its cells.
  SavedLinks as_saved(const SavedLinks& planned) const;
  // Continues from saved structures; all begin anew where none were. Throws Error where others were.
  void load(const SavedLinks& saved);
  std::vector<StructureReport> report(const SavedLinks& now) const;
  // Adds what is in structures to the stored water, and what left the domain through them.
  void add_volumes(const SavedLinks& now, Volumes& volumes) const;

 private:
  std::size_t place_of(std::uint64_t cell) const;  // among the sorted ones
  std::uint32_t number_of(std::uint64_t cell) const { return numbers_[place_of(cell)]; }
  CurveRange add_curve(const Series& series);
  void add_cells(const Scenario& scenario, const Bed& bed);
  void add_paths(const Scenario& scenario);
  void add_beside(const Scenario& scenario, const Edges& edges, const Bed& bed);
  struct SharedCurves;
  void add_culvert(const Structure& structure, LinkStructure& to, SharedCurves& shared, double gravity);

  const SchemeId scheme_;
  const double cell_area_;
  std::vector<double> times_, values_;
  // What is planned lies in an order of its own (LinkTables): which structure of the scenario is each, which
  // of all paths there, and the number of each of the sorted cells.
  std::vector<std::uint32_t> order_, path_order_, numbers_;
  std::vector<std::uint64_t> sorted_cells_;
  int first_gauge_ = 0;
  std::vector<LinkCell> cells_;
  std::vector<LinkUse> uses_;
  std::vector<LinkBeside> beside_;
  std::vector<LinkPath> paths_;
  std::vector<std::uint32_t> shared_;
  std::vector<LinkStructure> structures_;
  LinkTables tables_{};

  std::vector<double> water_, around_, open_, waiting_[2], remainder_[2], granted_, speed_;
  std::vector<WaterBeside> water_beside_;
  std::vector<LinkMomentum> carried_[2];
  std::vector<unsigned long long> drained_[2];
  std::vector<LinkState> states_;
  std::vector<LinkTally> tallies_;
  LinkPlan plan_{};
};

}  // namespace SPATE_PRECISION
}  // namespace spate
