// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/trial.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/run_log.hpp"

namespace spate {
namespace {

// Notes where the trial is, and ends it.
class TrialObserver : public Observer {
 public:
  TrialObserver(const TrialLimits& limits, const Report& start, Log& log)
      : limits_(limits), log_(log), first_step_(start.steps), start_(steady_seconds()) {}

  bool progress(const Report& report) override {
    const TrialMark now{report.time, report.steps, report.cell_updates, steady_seconds() - start_,
                        report.volumes.supplied()};
    const double done =
        std::max(static_cast<double>(now.steps - first_step_) / static_cast<double>(limits_.steps),
                 now.seconds / limits_.seconds);
    if (done <= 0.5) trial_.half = now;
    trial_.end = now;
    log_.progress(100 * std::min(done, 1.0));
    return done < 1 && !log_.is_cancelled();
  }

  const Trial& trial() const { return trial_; }

 private:
  const TrialLimits& limits_;
  Log& log_;
  const std::int64_t first_step_;
  const double start_;
  Trial trial_;
};

// What drives the flow at each time.
class Forcing {
 public:
  explicit Forcing(const Scenario& scenario)
      : scenario_(scenario), edges_(find_edges(scenario)), rain_(mean_rain(scenario)) {
    for (const Inflow& inflow : scenario.inflows) {
      if (inflow.kind == InflowKind::discharge) continue;
      std::vector<std::size_t> cells;
      for (const CellShare& share : inflow.cells) cells.push_back(share.cell);
      add_level(inflow.series, cells);
    }
    for (const ImposedEdge& edge : edges_.imposed) {
      if (edge.condition.kind != EdgeKind::level) continue;
      std::vector<std::size_t> cells;
      for (const Face& face : edge.faces) cells.push_back(scenario.terrain.grid.index(face.column, face.row));
      add_level(edge.condition.series, cells);
    }
  }

  bool has_levels() const { return !levels_.empty(); }
  double flow_cells() const { return static_cast<double>(edges_.flow_cells); }

  // m3/s of what comes in.
  double supply(double time) const { return inflow(time) + rained_area() * rain_.value(time); }

  // m3/s of what flows: rain takes about an hour to gather.
  double discharge(double time) const {
    constexpr double gathering = 3600;  // s
    return inflow(time) + rained_area() * rain_.integral(std::max(time - gathering, 0.0), time) / gathering;
  }

  // By how much deeper it is below the levels than it was; at least 1.
  double deepening(double before, double time) const {
    constexpr double least = 0.1;  // m
    double most = 1;
    for (const auto& [series, ground] : levels_)
      most = std::max(most, (series->value(time) - ground) / std::max(series->value(before) - ground, least));
    return most;
  }

 private:
  double rained_area() const { return edges_.rained_cells * scenario_.terrain.grid.cell_area(); }

  // m3/s of the places where water comes in.
  double inflow(double time) const {
    double sum = 0;
    for (const Inflow& inflow : scenario_.inflows)
      if (inflow.kind == InflowKind::discharge) sum += std::max(inflow.series.value(time), 0.0);
    for (const ImposedEdge& edge : edges_.imposed)
      if (edge.condition.kind == EdgeKind::discharge) sum += std::max(edge.condition.series.value(time), 0.0);
    return sum;
  }

  void add_level(const Series& series, const std::vector<std::size_t>& cells) {
    double lowest = 1e30;
    for (const std::size_t cell : cells)
      lowest = std::min(lowest, static_cast<double>(scenario_.terrain.zb[cell]) + scenario_.terrain.datum);
    levels_.emplace_back(&series, lowest);
  }

  const Scenario& scenario_;
  Edges edges_;
  Series rain_;                                           // the mean, m/s
  std::vector<std::pair<const Series*, double>> levels_;  // with the lowest ground below each, m
};

// Steps, and cell updates, from the end of the trial to the end of the run.
struct Rest {
  double steps = 0, updates = 0;
};

// shortening: the power of the discharge by which steps shorten; growth: of the wet area, from the ratio of
// the volumes.
Rest rest_of(const Trial& trial, const Forcing& forcing, double duration, double shortening,
             const std::function<double(double ratio)>& growth) {
  constexpr int parts = 500;
  const double from = trial.end.time, length = (duration - from) / parts;
  const double middle = 0.5 * (trial.half.time + trial.end.time);
  const double steps = static_cast<double>(trial.end.steps - trial.half.steps);
  const double step = (trial.end.time - trial.half.time) / steps;
  const double cells = static_cast<double>(trial.end.updates - trial.half.updates) / steps;
  const double discharge = forcing.discharge(middle);
  double volume = trial.end.supplied;
  Rest rest;
  for (int i = 0; i < parts; ++i) {
    const double time = from + (i + 0.5) * length, now = forcing.discharge(time);
    volume += forcing.supply(time) * length;
    double faster = discharge > 0 ? std::pow(std::max(now / discharge, 1.0), shortening) : 1;
    if (shortening > 0) faster = std::max(faster, std::sqrt(forcing.deepening(middle, time)));
    const double here = length / step * faster;
    const double ratio = trial.end.supplied > 0 ? volume / trial.end.supplied : 1;
    const double most = std::max(forcing.flow_cells() / std::max(cells, 1.0), 1.0);
    rest.steps += here;
    rest.updates += here * cells * std::clamp(growth(ratio), 1.0, most);
  }
  return rest;
}

}  // namespace

Trial run_trial(Simulation& simulation, const TrialLimits& limits, Log& log) {
  log.stage(tr("Trying the first steps"));
  TrialObserver observer(limits, simulation.report(), log);
  simulation.run(&observer);
  stop_if_cancelled(log);
  Trial trial = observer.trial();
  trial.is_whole = simulation.is_complete();
  return trial;
}

RunEstimate estimate_run(const Trial& trial, const Scenario& scenario, double duration) {
  constexpr double sure = 0.7, likely = 0.35, steep = 0.6;  // of the range; powers of the discharge
  const TrialMark &half = trial.half, &end = trial.end;
  const double steps = static_cast<double>(end.steps);
  if (trial.is_whole || end.steps <= half.steps || end.time >= duration)
    return {{steps, steps, steps}, {end.seconds, end.seconds, end.seconds}};
  const Forcing forcing(scenario);
  const auto stays = [](double) { return 1.0; };
  const auto all = [&](double) { return forcing.flow_cells(); };
  const auto as_volume = [](double ratio) { return ratio; };
  const auto spreads = [](double ratio) { return std::pow(ratio, 2.0 / 3); };
  const Rest least = rest_of(trial, forcing, duration, 0, stays);
  Rest middle = rest_of(trial, forcing, duration, likely, spreads);
  const Rest most = forcing.has_levels() ? rest_of(trial, forcing, duration, steep, all)
                                         : rest_of(trial, forcing, duration, steep, as_volume);
  // How much water comes by a level is not known: between no growth and all ground.
  if (forcing.has_levels()) middle.updates = std::sqrt(least.updates * most.updates);
  const double updates = static_cast<double>(std::max<std::int64_t>(end.updates - half.updates, 1));
  const double pace = (end.seconds - half.seconds) / updates;  // s for a cell
  return {{steps + sure * least.steps, steps + middle.steps, steps + most.steps / sure},
          {end.seconds + sure * pace * least.updates, end.seconds + pace * middle.updates,
           end.seconds + pace * most.updates / sure}};
}

}  // namespace spate
