// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/forcing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/equations/sources.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {

Forcing::Forcing(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics)
    : scenario_(scenario),
      edges_(edges),
      bed_(bed),
      scheme_(numerics.scheme),
      cfl_(numerics.cfl),
      gravity_(numerics.gravity) {
  for (const Inflow& inflow : scenario.inflows)
    for (const CellShare& share : inflow.cells) source_cells_.push_back(share.cell);
  std::sort(source_cells_.begin(), source_cells_.end());
  source_cells_.erase(std::unique(source_cells_.begin(), source_cells_.end()), source_cells_.end());
  source_values_.resize(source_cells_.size());
  pending_.gain.resize(source_cells_.size());
  pending_.taken.resize(source_cells_.size());

  std::vector<double> rate(source_cells_.size());  // m/s, the largest that each may rise at
  for (const Inflow& inflow : scenario.inflows) {
    std::vector<Part>& parts = parts_.emplace_back();
    for (const CellShare& share : inflow.cells) {
      const auto found = std::lower_bound(source_cells_.begin(), source_cells_.end(), share.cell);
      const auto cell = static_cast<std::uint32_t>(found - source_cells_.begin());
      parts.push_back({cell, static_cast<double>(share.share)});
      if (inflow.kind == InflowKind::discharge)
        rate[cell] +=
            std::max(inflow.series.largest(), 0.0) * parts.back().share / scenario.terrain.grid.cell_area();
    }
  }
  const double fastest =
      scenario.rain.largest() + (rate.empty() ? 0.0 : *std::max_element(rate.begin(), rate.end()));
  source_step_ = fastest > 0 ? source_time_step(fastest, cfl_, scenario.terrain.grid.spacing, gravity_)
                             : std::numeric_limits<double>::infinity();

  std::uint32_t index = 0;
  for (const ImposedEdge& edge : edges.imposed)
    for (const Face& face : edge.faces)
      edge_index_[4 * scenario.terrain.grid.index(face.column, face.row) +
                  static_cast<std::size_t>(face.side)] = index++;
  for (auto& values : edge_values_) values.resize(index);

  const double datum = scenario.terrain.datum;
  for (const ImposedEdge& edge : edges.imposed) {
    double& lowest = lowest_bed_.emplace_back(std::numeric_limits<double>::infinity());
    for (const Face& face : edge.faces) lowest = std::min(lowest, datum + bed.at_face(face));
  }
  for (const Inflow& inflow : scenario.inflows) {
    double& lowest = lowest_bed_.emplace_back(std::numeric_limits<double>::infinity());
    for (const CellShare& share : inflow.cells) {
      const Position at = position(share.cell);
      lowest = std::min(lowest, datum + bed.mean(at.column, at.row) - 0.5 * bed.relief(at.column, at.row));
    }
  }
}

Forcing::Position Forcing::position(std::size_t cell) const {
  const auto columns = static_cast<std::size_t>(scenario_.terrain.grid.columns);
  return {static_cast<std::int32_t>(cell % columns), static_cast<std::int32_t>(cell / columns)};
}

double Forcing::imposed_speed(double from, double to) const {
  double deepest = 0;  // m; at a discharge: the critical depth of an even split
  std::size_t lowest = 0;
  for (const ImposedEdge& edge : edges_.imposed) {
    const double most = edge.condition.series.largest(from, to);
    const double bed = lowest_bed_[lowest++];
    if (edge.faces.empty()) continue;
    const double q = most / (static_cast<double>(edge.faces.size()) * scenario_.terrain.grid.spacing);
    deepest =
        std::max(deepest, edge.condition.kind == EdgeKind::level ? most - bed : std::cbrt(q * q / gravity_));
  }
  for (const Inflow& inflow : scenario_.inflows) {
    const double bed = lowest_bed_[lowest++];
    if (inflow.kind == InflowKind::level) deepest = std::max(deepest, inflow.series.largest(from, to) - bed);
  }
  return std::sqrt(gravity_ * std::max(deepest, 0.0));
}

double Forcing::longest_step(double time, double dt) const {
  const double reach = cfl_ * scenario_.terrain.grid.spacing;
  dt = std::min(dt, source_step_);
  // Fewer and fewer values lie within the step, so this ends; the bound is the time to halve a step to
  // nothing.
  for (int halving = 0; halving < 60 && dt * imposed_speed(time, time + dt) > reach; ++halving) dt *= 0.5;
  return dt;
}

std::uint32_t Forcing::edge_value_index(std::size_t cell, Side side) const {
  return edge_index_.at(4 * cell + static_cast<std::size_t>(side));
}

void Forcing::plan(double time, double dt, const std::function<float(std::size_t)>& depth) {
  planned_ = pending_;
  planned_.rain += scenario_.rain.integral(time, time + dt);
  rain_ = take_quanta(planned_.rain);
  planned_.infiltration += scenario_.infiltration * dt;
  infiltration_ = take_quanta(planned_.infiltration);
  plan_inflows(time, dt);
  plan_edges(time, dt, depth);
}

void Forcing::accept() {
  std::swap(pending_, planned_);
}

void Forcing::plan_inflows(double time, double dt) {
  const Terrain& terrain = scenario_.terrain;
  std::fill(source_values_.begin(), source_values_.end(), SourceValue{});
  for (std::size_t i = 0; i < scenario_.inflows.size(); ++i) {
    const Inflow& inflow = scenario_.inflows[i];
    if (inflow.kind == InflowKind::level) {
      const double level = inflow.series.value(time + dt) - terrain.datum;
      for (const Part& part : parts_[i]) {
        const std::size_t cell = source_cells_[part.cell];
        const Position at = position(cell);
        source_values_[part.cell].depth = static_cast<float>(with_scheme(scheme_, [&](auto scheme) {
          return decltype(scheme)::depth(level - bed_.mean(at.column, at.row),
                                         bed_.relief(at.column, at.row));
        }));
      }
      continue;
    }
    const double depth = inflow.series.integral(time, time + dt) / terrain.grid.cell_area();
    std::vector<double>& pending = depth >= 0 ? planned_.gain : planned_.taken;
    for (const Part& part : parts_[i]) pending[part.cell] += part.share * std::fabs(depth);
  }
  for (std::size_t c = 0; c < source_cells_.size(); ++c) {
    source_values_[c].gain = take_quanta(planned_.gain[c]);
    source_values_[c].taken = take_quanta(planned_.taken[c]);
  }
}

void Forcing::plan_edges(double time, double dt, const std::function<float(std::size_t)>& depth) {
  const Terrain& terrain = scenario_.terrain;
  std::size_t index = 0;
  std::vector<double> conveyance;
  for (const ImposedEdge& edge : edges_.imposed) {
    const Series& series = edge.condition.series;
    if (edge.condition.kind == EdgeKind::level) {
      for (const Face& face : edge.faces) {
        const double bed = terrain.datum + bed_.at_face(face);
        edge_values_[0][index] = {true, static_cast<float>(std::max(series.value(time) - bed, 0.0))};
        edge_values_[1][index++] = {true, static_cast<float>(std::max(series.value(time + dt) - bed, 0.0))};
      }
      continue;
    }
    // A line's discharge is split by the conveyance h^(5/3) / n of its cells; a millimetre more of depth
    // splits it evenly while all is dry.
    double sum = 0;
    conveyance.clear();
    for (const Face& face : edge.faces) {
      const std::size_t cell = terrain.grid.index(face.column, face.row);
      const double n =
          static_cast<double>(terrain.manning.size() == 1 ? terrain.manning[0] : terrain.manning[cell]);
      conveyance.push_back(std::pow(static_cast<double>(depth(cell)) + 1e-3, 5.0 / 3.0) / std::max(n, 1e-6));
      sum += conveyance.back();
    }
    const double mean = dt > 0 ? series.integral(time, time + dt) / dt : series.value(time);
    for (const double share : conveyance) {
      const EdgeValue value{false, static_cast<float>(mean * share / sum / terrain.grid.spacing)};
      edge_values_[0][index] = edge_values_[1][index] = value;
      ++index;
    }
  }
}

}  // namespace spate
