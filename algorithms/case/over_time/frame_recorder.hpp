// SPDX-License-Identifier: GPL-3.0-or-later
// Records a flood over time: frames of all its water.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "algorithms/case/resume/frame_journal.hpp"
#include "algorithms/io/series/background_writer.hpp"
#include "algorithms/io/series/mesh_series.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The water of the tiles of a frame (io::Frame) as the simulation holds it: the run waits while it is copied.
struct WaterCopy {
  double time = 0;  // s
  std::vector<std::uint32_t> tiles, new_tiles;
  std::vector<float> depth, hu, hv;  // io::frame_tile_cells for each tile, m and m2/s; 0 beyond the grid
  const Simulation* simulation;
};

// The frames of a run as a mesh file, written in a thread of its own while the run goes on.
class FrameRecorder {
 public:
  // numerics: of the run. journal: where the frames are kept for checkpoints; null = nowhere. Throws Error
  // when path cannot be written.
  FrameRecorder(const std::string& path, const io::GeoReference& reference, const std::string& start_time,
                const io::Metadata& metadata, const Numerics& numerics,
                std::unique_ptr<FrameJournal> journal);

  // Copies what is wet now, unless there is a frame of this time. The simulation has to outlive the recorder.
  // Rethrows what writing an earlier frame threw.
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
  using Beds = std::array<float, io::frame_tile_cells>;

  WaterCopy copy_water(const Simulation& simulation);
  void copy_rows(const Simulation& simulation, std::int32_t row_begin, std::int32_t row_end,
                 WaterCopy& water);
  std::vector<float> beds_of(const std::vector<std::uint32_t>& tiles, const Simulation& simulation) const;
  void learn_beds(const io::Frame& frame);
  io::Frame frame_of(const WaterCopy& water);
  void write(const io::Frame& frame);

  const float dry_depth_;
  const int threads_;
  io::MeshSeries series_;
  std::unique_ptr<FrameJournal> journal_;
  std::unordered_map<std::uint32_t, Beds> beds_;  // of the tiles in frames before
  double last_time_ = -1;                         // s, of a frame; < 0: there is none
  bool is_published_ = false;
  std::vector<bool> known_;                 // tiles that were in a frame before
  std::vector<float> depth_, hu_, hv_;      // of some rows of the grid
  io::BackgroundWriter<WaterCopy> writer_;  // the last, since its thread uses the others
};

}  // namespace spate
