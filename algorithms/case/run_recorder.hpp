// SPDX-License-Identifier: GPL-3.0-or-later
// What is done beside a run while it computes: progress, checkpoints, and all that is recorded over time.
#pragma once

#include <optional>

#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/over_time/frame_recorder.hpp"
#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/report/run_history.hpp"
#include "algorithms/case/resume/checkpoint.hpp"

namespace spate {

class RunRecorder : public Observer {
 public:
  // frames, rows, history: null = not wanted. All must outlive this object.
  RunRecorder(const Simulation& simulation, RunProgress& progress, Checkpoints& checkpoints,
              FrameRecorder* frames, Recorder* rows, RunHistory* history, Log& log)
      : simulation_(simulation),
        progress_(progress),
        checkpoints_(checkpoints),
        frames_(frames),
        rows_(rows),
        history_(history),
        log_(log) {}

  double next_look() const override;
  bool progress(const Report& report) override;
  void snapshot(const Simulation& simulation) override;

  void save(Log& log);  // a checkpoint, where they are wanted
  void publish_frames();

  // Why the frames are not all there: the run ends then, and its results so far can be written.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  Checkpoints::OverTime over_time() const;

  const Simulation& simulation_;
  RunProgress& progress_;
  Checkpoints& checkpoints_;
  FrameRecorder* const frames_;
  bool lacks_a_frame_ = false;  // memory ran out
  Recorder* const rows_;
  RunHistory* const history_;
  Log& log_;
  std::optional<Error> failure_;
};

}  // namespace spate
