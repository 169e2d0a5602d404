// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the tables of barrier_plan.hpp from a scenario.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "solver/mesh/bed.hpp"
#include "solver/mesh/cells_by_row.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/barriers/barrier_plan.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/report.hpp"
#include "solver/step/run_state.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class Barriers {
 public:
  Barriers(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics,
           const Watch& watch = no_watch);
  Barriers(const Barriers&) = delete;
  Barriers& operator=(const Barriers&) = delete;

  const BarrierTables& tables() const { return tables_; }
  const BarrierPlan& plan() const { return plan_; }
  std::size_t part_count() const { return parts_.size(); }
  // Whether a barred cell lies beside a barrier that is reported.
  bool is_reported(const BarredCell& cell) const {
    return std::any_of(parts_.begin() + cell.first_part, parts_.begin() + cell.first_part + cell.parts,
                       [&](const BarrierPart& part) { return barriers_[part.barrier].reported; });
  }

  // The cells whose depths widen breaches, and decide what passes beneath bridges.
  std::vector<std::uint64_t> planning_cells() const;

  // The barred cells, in the order of the tables.
  const CellsByRow& cells() const { return cells_by_row_; }

  // The arrays of a plan after a run, copied to the host.
  struct Gathered {
    std::vector<BarredNow> now;
    std::vector<Real> crests;
    std::vector<Breached> breached;
    std::vector<float> freeboard;
    std::vector<std::uint32_t> overtopped;
    std::vector<BarrierTally> tallies;
    PlannedSteps steps;
    std::vector<BridgeTally> bridges;
    std::vector<double> beneath;
  };
  std::vector<BarrierReport> report(Gathered gathered) const;
  std::vector<BridgeReport> report_of_bridges(const Gathered& gathered) const;
  Gathered gathered() const {
    return {now_,     crests_, breached_,       freeboard_, overtopped_,
            tallies_, steps_,  bridge_tallies_, beneath_[0]};
  }

  // Continues with what all parts of a domain have gathered, but without what is known of the barred cells
  // that are not this part's own.
  void keep(const Gathered& gathered, const std::function<bool(std::size_t k)>& is_own);

  // The state with which a run continues; load throws Error when the number of barriers differs.
  SavedBarriers saved(const Gathered& gathered) const;
  void load(const SavedBarriers& saved);

 private:
  void add_bridges(const Scenario& scenario, const Bed& bed);
  std::vector<std::uint64_t> part_faces() const;  // as in SavedBarriers

  std::vector<ForcedBarrier> barriers_;
  std::vector<BarredCell> cells_;
  CellsByRow cells_by_row_;
  std::vector<BarrierPart> parts_;
  std::vector<BridgeSpans> bridges_;
  std::vector<BridgeSpan> spans_;
  BarrierTables tables_{};
  double spacing_, datum_;
  SchemeId scheme_;

  std::vector<BarredNow> now_;
  std::vector<Sills> sills_;
  std::vector<Real> crests_;
  std::vector<float> freeboard_;
  std::vector<Breached> breached_;
  std::vector<double> widening_;
  std::uint32_t changes_ = 0;
  PlannedSteps steps_{0, 0, 0};
  std::vector<std::uint32_t> overtopped_;
  std::vector<BarrierCrossing> crossing_[2];
  std::vector<BarrierTally> tallies_;
  std::vector<WaterAtSpan> at_spans_;
  std::vector<double> beneath_[2];
  std::vector<BridgeTally> bridge_tallies_;
  BarrierPlan plan_{};
};

}  // namespace SPATE_PRECISION
}  // namespace spate
