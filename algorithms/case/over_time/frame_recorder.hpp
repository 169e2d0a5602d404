// SPDX-License-Identifier: GPL-3.0-or-later
// Records a flood over time: frames of all its water.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "algorithms/case/resume/frame_journal.hpp"
#include "algorithms/io/series/background_writer.hpp"
#include "algorithms/io/series/mesh_series.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The frames of a run as a mesh file, written in a thread of its own while the run goes on.
class FrameRecorder {
 public:
  // journal: where the frames are kept for checkpoints; null = nowhere. Throws Error when path cannot be
  // written.
  FrameRecorder(const std::string& path, const io::GeoReference& reference, const std::string& start_time,
                const io::Metadata& metadata, std::unique_ptr<FrameJournal> journal);

  // Copies what is wet now, unless there is a frame of this time. Rethrows what writing an earlier frame
  // threw.
  void record(const Simulation& simulation);

  // What a checkpoint keeps of the frames; go_on() continues from one in that folder, before anything is
  // recorded. Both throw Error.
  SavedFrames saved();
  void go_on(const std::string& folder, const SavedFrames& frames);

  // Waits for the writer; the file takes its place with all frames that were written, unless nothing ever got
  // wet. Then throws what writing a later frame threw; and when the file cannot be completed.
  void publish();
  bool is_published() const { return is_published_; }

 private:
  io::Frame copy_frame(const Simulation& simulation);
  void push(io::Frame frame);

  io::MeshSeries series_;
  std::unique_ptr<FrameJournal> journal_;
  double last_time_ = -1;  // s, of a frame; < 0: there is none
  bool is_published_ = false;
  std::vector<bool> known_;                 // tiles that were in a frame before
  io::BackgroundWriter<io::Frame> writer_;  // the last, since it uses series_ and journal_
};

}  // namespace spate
