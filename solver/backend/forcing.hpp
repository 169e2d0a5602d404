// SPDX-License-Identifier: GPL-3.0-or-later
// What acts on the flow from outside, turned into numbers for one step: inflows, rain, infiltration and
// imposed edges. The same for every backend.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/backend/stage.hpp"
#include "solver/grid/bed.hpp"
#include "solver/grid/edges.hpp"

namespace spate {

class Forcing {
 public:
  Forcing(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics);

  // The longest step (s) from time, at most dt, for which neither a source nor an imposed level or discharge
  // makes a wave beyond the CFL number: it must hold even where all is still dry.
  double longest_step(double time, double dt) const;

  // Works out the step [time, time + dt]. depth(cell) is the depth at its start. May be called again with
  // another dt; accept() makes the last one final.
  void plan(double time, double dt, const std::function<float(std::size_t)>& depth);
  void accept();

  float rain() const { return rain_; }                  // m within the step
  float infiltration() const { return infiltration_; }  // m within the step
  const std::vector<SourceValue>& source_values() const { return source_values_; }
  // stage 0: at the step's start; 1: at its end
  const std::vector<EdgeValue>& edge_values(int stage) const { return edge_values_[stage]; }

  const std::vector<std::size_t>& source_cells() const { return source_cells_; }  // sorted
  // The number of an imposed face among the edge values.
  std::uint32_t edge_value_index(std::size_t cell, Side side) const;

 private:
  struct Part {  // of an inflow, in a source cell
    std::uint32_t cell;
    double share;
  };
  struct Position {
    std::int32_t column, row;
  };
  Position position(std::size_t cell) const;
  double imposed_speed(double from, double to) const;  // m/s, the fastest wave that imposed values make
  void plan_inflows(double time, double dt);
  void plan_edges(double time, double dt, const std::function<float(std::size_t)>& depth);

  const Scenario& scenario_;
  const Edges& edges_;
  const Bed& bed_;
  SchemeId scheme_;
  const double cfl_, gravity_;
  double source_step_;  // s, the longest for rain and discharges into cells

  std::vector<double> lowest_bed_;  // m, of each imposed edge, then of each level inflow
  std::vector<std::size_t> source_cells_;
  std::vector<std::vector<Part>> parts_;  // for each inflow
  std::vector<SourceValue> source_values_;
  std::vector<EdgeValue> edge_values_[2];
  std::unordered_map<std::size_t, std::uint32_t> edge_index_;  // by 4 * cell + side
  float rain_ = 0, infiltration_ = 0;

  struct Pending {  // m, less than a quantum each after accept()
    double rain = 0, infiltration = 0;
    std::vector<double> gain, taken;  // for each source cell
  };
  Pending pending_, planned_;
};

}  // namespace spate
