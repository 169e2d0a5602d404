// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the tables of forcing_plan.hpp from a scenario.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "solver/mesh/bed.hpp"
#include "solver/mesh/cells_by_row.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/barriers/barriers.hpp"
#include "solver/step/forcing/forcing_plan.hpp"
#include "solver/step/links/links.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/sections/sections.hpp"

namespace spate {

// What the forcing takes from the cells of the whole grid, for parts that know some of them only.
struct ForcingOfCells {
  std::vector<double> rained;   // as ForcingTables::rained_cells, in each zone of the rain
  std::vector<double> manning;  // at each face of a level or discharge, in their order
};

inline namespace SPATE_PRECISION {

class Forcing {
 public:
  // from: the state of the run to continue; null at the start of one. Throws Error when its forcing is
  // another. of_cells: null where edges and bed are known of the whole grid; else at named_cells() is enough.
  Forcing(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics,
          const Watch& watch = no_watch, const RunState* from = nullptr,
          const ForcingOfCells* of_cells = nullptr);
  Forcing(const Forcing&) = delete;
  Forcing& operator=(const Forcing&) = delete;

  const ForcingTables& tables() const { return tables_; }
  ForcingPlan& plan() { return plan_; }
  const ForcingPlan& plan() const { return plan_; }

  const CellsByRow& source_cells() const { return source_cells_; }
  // Those on which structures alone act, sorted.
  const std::vector<std::uint64_t>& woken_cells() const { return woken_cells_; }
  // For each of these cells, the number of its source in the tables.
  const std::vector<std::uint32_t>& sources_of_cells() const { return sources_of_cells_; }
  // The number of an imposed face among the edge values.
  std::uint32_t edge_value_index(std::size_t cell, Side side) const;

  // The cells whose depths all parts of a domain must know, since steps are planned from them: those that
  // share a discharge over an edge, ends of structures, and those beside breaches; sorted.
  std::vector<std::uint64_t> planning_cells() const;

  // All cells with a source, a face with a level or a discharge, or one of a barrier or a bridge, those
  // beside breaches and at structures, sorted: beyond the cells around them the bed does not count.
  std::vector<std::uint64_t> named_cells() const;
  ForcingOfCells of_cells() const;

  const Barriers& barriers() const { return barriers_; }
  Barriers& barriers() { return barriers_; }
  const Sections& sections() const { return sections_; }
  const Links& links() const { return links_; }

  SavedForcing saved() const;                                // without the state of the barriers
  std::size_t value_count() const { return times_.size(); }  // points of all series
  std::size_t part_count() const { return parts_.size(); }   // of cells and rises

 private:
  // Levels are kept above the datum, as beds are: what is interpolated between them then has the same bits
  // wherever the terrain lies.
  SeriesRange add_series(const Series& series, double datum = 0);
  void add_level_tables(ForcedLine& line, double gravity, double spacing);
  void add_lines(const Scenario& scenario, const Edges& edges, const Bed& bed, double gravity,
                 const ForcingOfCells* of_cells);
  void add_inflows(const Scenario& scenario, const Bed& bed);
  void add_rises(const Scenario& scenario);
  void add_rain_field(const Scenario& scenario, const Edges& edges, const ForcingOfCells* of_cells,
                      const Watch& watch);
  static std::vector<double> count_rained(const Scenario& scenario, const Edges& edges, const Watch& watch);
  void load(const SavedForcing& saved);

  std::vector<double> times_, values_;
  std::vector<ForcedLine> lines_;
  std::vector<ForcedFace> faces_;
  std::vector<ForcedInflow> inflows_;
  std::vector<ForcedSource> sources_;
  std::vector<std::uint32_t> planned_sources_;
  std::vector<ForcedPart> parts_;
  std::vector<FastestRise> rises_;
  CellsByRow source_cells_;
  std::vector<std::uint64_t> woken_cells_;
  std::vector<std::uint32_t> sources_of_cells_;
  std::unordered_map<std::size_t, std::uint32_t> edge_index_;  // by 4 * cell + side
  Barriers barriers_;
  Sections sections_;
  Links links_;
  ForcingTables tables_{};

  std::vector<SourceValue> source_values_;
  std::vector<EdgeValue> edge_values_[2];
  std::shared_ptr<const RainField> rain_field_;
  std::vector<float> largest_rain_;
  std::vector<Real> zone_rain_;
  std::vector<double> rained_cells_, zone_pending_[2];
  std::vector<LineValue> line_values_;
  std::vector<double> gain_[2], taken_[2], inflow_depths_, conveyances_, partial_sums_;
  ForcingPlan plan_{};
};

}  // namespace SPATE_PRECISION
}  // namespace spate
