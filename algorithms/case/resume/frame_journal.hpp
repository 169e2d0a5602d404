// SPDX-License-Identifier: GPL-3.0-or-later
// The frames of a mesh over time in a file beside the checkpoint. The file only grows, so that the frames of
// the last checkpoint are there whenever a run is killed. A continued run copies them to a file of its own,
// so that several runs can continue from one checkpoint, each with its own mesh file.
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
  // Creates a new file in the folder, which is removed in the end unless is_kept() says that a checkpoint
  // refers to it.
  FrameJournal(const std::string& folder, std::function<bool()> is_kept);
  ~FrameJournal();
  FrameJournal(const FrameJournal&) = delete;
  FrameJournal& operator=(const FrameJournal&) = delete;

  void append(const io::Frame& frame);
  // Stores the frames so far on the disk, and returns how a checkpoint refers to them. Throws Error when they
  // could not be written.
  SavedFrames saved();

 private:
  const std::function<bool()> is_kept_;
  std::string path_;
  std::ofstream out_;
  ArchiveWriter writer_;
  std::uint64_t count_ = 0;
};

// Throws Error when the frames in the checkpoint's folder are missing or not as they were saved.
void check_frames(const std::string& folder, const SavedFrames& frames);
// Passes the frames to take in their order.
void read_frames(const std::string& folder, const SavedFrames& frames,
                 const std::function<void(io::Frame&&)>& take);
// Reads a frame that append() wrote. Throws ArchiveDamaged.
io::Frame read_frame(ArchiveReader& reader);

// Removes the journals that the checkpoint of the folder does not refer to; kept: the name of its own.
void remove_journals_but(const std::string& kept, const std::string& folder);

}  // namespace spate
