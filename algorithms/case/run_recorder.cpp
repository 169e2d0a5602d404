// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/run_recorder.hpp"

#include <new>

#include "solver/core/check.hpp"

namespace spate {

double RunRecorder::next_look() const {
  return history_ != nullptr ? history_->next_look() : Observer::next_look();
}

bool RunRecorder::progress(const Report& report) {
  if (history_ != nullptr) history_->look(report, simulation_);
  checkpoints_.save_when_due(simulation_, over_time(), log_);
  return !failure_ && progress_.progress(report);
}

void RunRecorder::snapshot(const Simulation& simulation) try {
  if (rows_ != nullptr) rows_->record(simulation);
  if (frames_ != nullptr && !lacks_a_frame_ && !failure_) frames_->record(simulation);
} catch (const Error& error) {
  failure_ = error;
} catch (const std::bad_alloc&) {
  lacks_a_frame_ = true;
  throw;
}

void RunRecorder::save(Log& log) {
  checkpoints_.save(simulation_, over_time(), log);
}

void RunRecorder::publish_frames() try {
  if (frames_ != nullptr) frames_->publish();
} catch (const Error& error) {  // of the writer, which the run has not noticed yet
  if (!failure_) failure_ = error;
} catch (const std::bad_alloc&) {
  if (!failure_)
    failure_ = Error("series_without_memory", tr("SERIES is not complete"),
                     tr("there is too little memory to write its last times"),
                     tr("Give a longer SERIES_INTERVAL, or close other programs."));
}

Checkpoints::OverTime RunRecorder::over_time() const {
  return [this] {
    SavedOverTime saved;
    if (rows_ != nullptr) saved.rows = rows_->saved(simulation_);
    if (frames_ != nullptr && !lacks_a_frame_) saved.frames = frames_->saved();
    if (history_ != nullptr) saved.history = history_->saved(simulation_);
    return saved;
  };
}

}  // namespace spate
