// SPDX-License-Identifier: GPL-3.0-or-later
// The frames of a mesh over time in a file beside the checkpoint, which only ever grows: whatever moment a
// run is killed at, the frames that the last checkpoint counts are there. A run that goes on begins a file of
// its own with them, so that several can go on from one checkpoint, and with another mesh file.
#pragma once

#include <fstream>
#include <functional>
#include <string>

#include "algorithms/case/resume/archive.hpp"
#include "algorithms/case/resume/saved_run.hpp"
#include "algorithms/io/series/mesh_series.hpp"

namespace spate {

class FrameJournal {
 public:
  // A new file in that folder.
  explicit FrameJournal(const std::string& folder);

  void append(const io::Frame& frame);
  // What a checkpoint says of the frames so far, which are stored by then. Throws Error when one of them
  // could not be written.
  SavedFrames saved();

 private:
  std::string path_;
  std::ofstream out_;
  ArchiveWriter writer_;
  std::uint64_t count_ = 0;
};

// Throws Error when the frames are not there as they were saved. folder: of the checkpoint.
void check_frames(const std::string& folder, const SavedFrames& frames);
// Gives them to take in their order.
void read_frames(const std::string& folder, const SavedFrames& frames,
                 const std::function<void(io::Frame&&)>& take);
// One frame, as append() wrote it. Throws ArchiveDamaged.
io::Frame read_frame(ArchiveReader& reader);

// Those that no checkpoint of the folder needs any more; kept: the one that it names.
void remove_journals_but(const std::string& kept, const std::string& folder);

}  // namespace spate
