// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/resume/frame_journal.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/io/operating_system.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

constexpr const char *before_name = "flood-", *ending = ".frames";

bool is_journal(const fs::path& path) {
  return path.extension() == ending && path.filename().u8string().rfind(before_name, 0) == 0;
}

std::string path_in(const std::string& folder, const std::string& name) {
  return (fs::u8path(folder) / fs::u8path(name)).u8string();
}

template <class Archive, class Of>
void each_of_frame(Archive& archive, Of& frame) {
  auto& [time, tiles, values, new_tiles, beds] = frame;
  each_of(archive, time, tiles, values, new_tiles, beds);
}

[[noreturn]] void refuse(const std::string& path) {
  refuse_checkpoint("checkpoint_without_frames", path,
                    tr("the frames of SERIES that belong to the checkpoint are missing there, or damaged"));
}

}  // namespace

FrameJournal::FrameJournal(const std::string& folder, std::function<bool()> is_kept)
    : is_kept_(std::move(is_kept)),
      path_(path_in(folder, before_name + io::random_letters() + ending)),
      out_(fs::u8path(path_), std::ios::binary),
      writer_(out_) {}

FrameJournal::~FrameJournal() {
  if (is_kept_()) return;
  out_.close();
  std::error_code ignored;
  fs::remove(fs::u8path(path_), ignored);
}

void FrameJournal::append(const io::Frame& frame) {
  each_of_frame(writer_, frame);
  ++count_;
}

SavedFrames FrameJournal::saved() {
  out_.flush();
  std::string why = writer_.holds() ? std::string() : tr("the disk took only a part of it");
  if (why.empty()) why = io::store(path_);
  if (!why.empty())
    throw Error("checkpoint_not_stored", tr("The checkpoint '%1' cannot be written", path_), why,
                tr("Look for free space on the disk, or choose another folder."));
  return {fs::u8path(path_).filename().u8string(), count_, writer_.written(), writer_.digest()};
}

void check_frames(const std::string& folder, const SavedFrames& frames) {
  const std::string path = path_in(folder, frames.file);
  if (digest_of_file(path, frames.bytes) != frames.digest) refuse(path);
}

io::Frame read_frame(ArchiveReader& reader) {
  io::Frame frame;
  each_of_frame(reader, frame);
  bool fits = frame.beds.size() == frame.new_tiles.size() * io::frame_tile_cells;
  for (const std::vector<float>& values : frame.values)
    fits = fits && values.size() == frame.tiles.size() * io::frame_tile_cells;
  if (!fits) throw ArchiveDamaged();
  return frame;
}

void read_frames(const std::string& folder, const SavedFrames& frames,
                 const std::function<void(io::Frame&&)>& take) {
  const std::string path = path_in(folder, frames.file);
  std::ifstream in(fs::u8path(path), std::ios::binary);
  try {
    ArchiveReader reader(in, frames.bytes);
    for (std::uint64_t i = 0; i < frames.count; ++i) take(read_frame(reader));
  } catch (const ArchiveDamaged&) {
    refuse(path);
  }
}

void remove_journals_but(const std::string& kept, const std::string& folder) {
  std::error_code ignored;
  std::vector<fs::path> others;
  for (const auto& entry : fs::directory_iterator(fs::u8path(folder), ignored))
    if (is_journal(entry.path()) && entry.path().filename().u8string() != kept)
      others.push_back(entry.path());
  for (const fs::path& other : others) fs::remove(other, ignored);
}

}  // namespace spate
