// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a step, the same on every backend: it begins with a length and a forcing, its first stage
// may prove it too long and is then repeated with a shorter one, and after its second stage it is accepted
// and the next begins. A backend computes the stages that the machine asks for, and reports the speeds that
// they met.
//
// Workers (forcing/forcing_plan.hpp) run the machine together and all take the same decisions. Besides
// each(), all() and largest() they have lead(), true for the one that writes, and wait(), after which all see
// what was written.
//
// Tiles give access to the backend's tiles:
//   depths()           those at the step's start (plan_forcing)
//   cells()            number of the grid's cells in the tiles that are computed
//   keep_stage()       keeps the volumes of the first stage, which was not too long
//   keep_step()        keeps those of the whole step; the result of its last stage becomes the state, and
//                      the cell that limited it counts where that is asked for
// The last two are called by the lead alone.
#pragma once

#include "solver/step/fastest.hpp"
#include "solver/step/run_state.hpp"
#include "solver/step/time_step.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// What comes next. Both stages of Heun's scheme compute; with the other integrators the second one does
// nothing but accumulate. waiting: the target is reached.
enum class Phase : std::int32_t { first_stage, second_stage, waiting, failed };

// The stage that comes next. late: it also accumulates the step before, whose numbers are in `owed`.
struct PlannedStage : StageNumbers {
  bool late;
  StageNumbers owed;
};

struct StepState {
  double time, target;  // s
  double dt;            // s, of the step at hand
  double last_dt;       // s, of the last accepted step; 0: none
  double speed;         // m/s, the largest of the last step, or of the first stage of this one; 0: unknown
  double start_speed;   // m/s, that from which the step at hand was chosen
  std::int64_t steps;
  std::int64_t cell_updates;  // full time steps of cells
  PlannedStage stage;
  bool pauses;  // the accumulators will be read before the target is reached
  Phase phase;
  Failure failure;
  std::uint64_t fastest, start_fastest;  // the cells where speed and start_speed were met
  std::uint64_t limiting;  // the cell that limits the step at hand; no_cell: a target or sources do
};

// The state of a run before its first target.
inline constexpr StepState before_first_step{
    0, 0, 0, 0, 0, 0, 0, 0, {}, false, Phase::waiting, Failure::none, no_cell, no_cell, no_cell};

// The step at hand is chosen anew when a run is continued, from the same numbers.
inline SavedSteps saved_steps(const StepState& state) {
  return {state.time, state.last_dt, state.start_speed, state.steps, state.cell_updates, state.start_fastest};
}
inline StepState continued(const SavedSteps& saved) {
  StepState state = before_first_step;
  state.time = state.target = saved.time;
  state.last_dt = saved.last_dt;
  state.speed = state.start_speed = saved.speed;
  state.fastest = state.start_fastest = saved.fastest;
  state.steps = saved.steps;
  state.cell_updates = saved.cell_updates;
  return state;
}

template <class Workers, class Tiles>
class StepMachine {
 public:
  SPATE_FUNCTION StepMachine(const Workers& workers, const StepRules& rules, const ForcingTables& tables,
                             StepState& state, ForcingPlan& plan, Tiles& tiles)
      : workers_(workers), rules_(rules), tables_(tables), state_(state), plan_(plan), tiles_(tiles) {}

  // Continues a machine that waits for a target, once one has been set.
  SPATE_FUNCTION void resume() {
    const bool waits = state_.phase == Phase::waiting;
    workers_.wait();  // before any of them changes the state
    if (waits) begin_step();
  }

  // Decides what follows the stage that has been computed; met: the largest speed at its faces.
  SPATE_FUNCTION void follow(const Fastest& met) {
    const bool first = state_.phase == Phase::first_stage, second = state_.phase == Phase::second_stage;
    const double time = state_.time, dt = state_.dt;
    const Fastest of_first{state_.speed, state_.fastest};
    const bool late = first && rules_.late && !state_.pauses && dt != state_.target - time;
    workers_.wait();  // before any of them changes the state
    if (first && is_too_long(dt, met.speed, rules_)) {
      repeat_stage(met);
    } else if (second || late) {
      finish_step(time, dt, second && met.speed < of_first.speed ? of_first : met, late);
    } else if (first && workers_.lead()) {
      accept_stage(met);
    }
    workers_.wait();
  }

 private:
  SPATE_FUNCTION void begin_step() {
    if (workers_.lead()) {
      state_.start_speed = state_.speed;
      state_.start_fastest = state_.fastest;
    }
    if (!(state_.time < state_.target)) {
      if (workers_.lead()) state_.phase = Phase::waiting;
      workers_.wait();
      return;
    }
    const double dt = choose_step(workers_, tables_, rules_, state_.time, state_.target, state_.speed);
    const bool by_speed = state_.speed > 0 && dt == allowed_step(rules_, state_.speed);
    plan_unless_failed(dt, {state_.speed, by_speed ? state_.fastest : no_cell});
  }

  // met: the largest speed so far, and the cell that limits the step.
  SPATE_FUNCTION void plan_unless_failed(double dt, const Fastest& met) {
    const Failure failure = failure_of(state_.time, state_.target, dt, met.speed);
    if (failure == Failure::none) {
      plan_step(dt, met.cell);
    } else if (workers_.lead()) {
      state_.phase = Phase::failed;
      state_.failure = failure;
    }
    workers_.wait();
  }

  // Plans the step of length dt from now.
  SPATE_FUNCTION void plan_step(double dt, std::uint64_t limiting) {
    plan_forcing(workers_, tables_, plan_, state_.time, dt, tiles_.depths());
    if (workers_.lead()) {
      state_.dt = dt;
      state_.limiting = limiting;
      plan_stage(0, Phase::first_stage);
    }
    workers_.wait();
  }

  SPATE_FUNCTION void plan_stage(int stage, Phase phase) {
    state_.phase = phase;
    static_cast<StageNumbers&>(state_.stage) =
        stage_numbers(state_.time, state_.dt, stage, rules_.integrator, rules_.spacing, tables_.gravity,
                      plan_.rain, plan_.infiltration, plan_.evaporation);
  }

  SPATE_FUNCTION void repeat_stage(const Fastest& met) {
    // While the speed is unknown a step goes far, and what it predicts may be absurd: the next attempt tells.
    const bool was_guessed = !(state_.start_speed > 0);
    plan_unless_failed(allowed_step(rules_, met.speed), {was_guessed ? 0.0 : met.speed, met.cell});
  }

  SPATE_FUNCTION void accept_stage(const Fastest& met) {
    note(met);
    tiles_.keep_stage();
    plan_stage(1, Phase::second_stage);
  }

  // Of the step of length dt from time. late: the step is accumulated by the next one.
  SPATE_FUNCTION void finish_step(double time, double dt, const Fastest& met, bool late) {
    const std::int64_t cells = tiles_.cells();  // early: on a GPU it takes a while
    if (workers_.lead()) {
      const double remaining = state_.target - time;
      note(met);
      state_.time = dt == remaining ? state_.target : time + dt;  // lands exactly on it
      state_.last_dt = dt;
      state_.steps += 1;
      state_.stage.late = late;
      state_.stage.owed = state_.stage;
      tiles_.keep_step();
    }
    accept_forcing(workers_, tables_, plan_, time, dt);  // meanwhile
    workers_.wait();
    begin_step();
    if (workers_.lead()) state_.cell_updates += cells;
  }

  SPATE_FUNCTION void note(const Fastest& met) {
    state_.speed = met.speed;
    state_.fastest = met.cell;
  }

  const Workers& workers_;
  const StepRules& rules_;
  const ForcingTables& tables_;
  StepState& state_;
  ForcingPlan& plan_;
  Tiles& tiles_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
