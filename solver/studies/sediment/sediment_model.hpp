// SPDX-License-Identifier: GPL-3.0-or-later
// A sediment simulation: the time loop, and what became of all sand and mud.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/studies/sediment/basin.hpp"
#include "solver/studies/sediment/stepper.hpp"

namespace spate::sediment {

struct Choices {
  Scheme scheme = Scheme::conservative;
  double courant = 0.5;    // share of the stability limit that a step takes, above 0 and at most 1
  int threads = 1;         // of the CPU; 0 = all cores
  std::optional<int> gpu;  // CUDA's number; none = the CPU
};

// Solid volumes of one lithology, m3.
struct Balance {
  double layer = 0;  // in the active layer at the start
  double supplied = 0;
  double left = 0;    // over open sides; negative: more came in
  double gained = 0;  // in the deposits and the layer since the start, summed over the cells
  // What was made or lost, relative to all that took part.
  double error() const;
};

struct Report {
  double time = 0;  // a
  long long steps = 0;
  double dt = 0;  // of the last step, a
  Balance sand, mud;
  double eroded = 0, deposited = 0;      // m3: where the bed fell, and where it rose
  double least_sand = 0, most_sand = 0;  // fraction, over all ground
};

class Model {
 public:
  // Throws Error when the basin or the choices do not make sense.
  Model(Basin basin, const Choices& choices);

  // Computes until that time, a. after_step is called with the time after each step, and may throw to end it.
  // Throws Error when the state is no longer finite.
  void advance(
      double until, const std::function<void(double time)>& after_step = [](double) {});

  double time() const { return time_; }
  // The steps that are needed until then, if they stay as the state now allows.
  double steps_until(double time);
  const Basin& basin() const { return basin_; }
  Report report() const;

  // Over the cells; NaN = no ground.
  std::vector<double> bed() const;   // m
  std::vector<double> sand() const;  // fraction of the active layer
  std::vector<double> sand_gained()
      const;  // m, of deposited thickness, layer included; the rest of the change is mud

 private:
  std::vector<double> without_ghosts(const std::vector<double>& field) const;
  Step step_of(double dt) const;
  std::string remedy() const;  // where the simulation cannot go on
  double longest_step();

  Basin basin_;
  Choices choices_;
  std::vector<double> first_sand_;
  std::unique_ptr<Stepper> stepper_;
  double time_ = 0, dt_ = 0, supply_time_ = 0, fastest_supply_ = 0;
  std::optional<double> rate_;  // limiting, of the state before the last step
  long long steps_ = 0;
};

}  // namespace spate::sediment
