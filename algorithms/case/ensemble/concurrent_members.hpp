// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the members of an ensemble, several at once, and keeps each finished one in a folder of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/ensemble.hpp"
#include "algorithms/case/results/barrier_report.hpp"
#include "algorithms/io/raster/geotiff.hpp"

namespace spate {

// What became of a member. Its numbers are read from its maps, whenever those were made.
struct MemberRecord {
  enum class Status { computed, kept, failed };
  Status status = Status::failed;
  std::string error;  // why it failed
  std::int64_t steps = 0;
  double wall_time = 0;     // s
  double flooded_area = 0;  // m2, ever wet
  double volume_in = 0;     // m3
  double mass_error = 0;
  std::optional<Overtopping> overtopping;  // none without barriers
  std::string device;
};

// How a machine is shared by members.
struct MemberThreads {
  int members = 1;  // at once
  int threads = 1;  // of each
};

// The working folder: one subfolder for each member, with its maps as spate:simulateflood writes them.
class MemberFolder {
 public:
  // is_kept: not a temporary one, which is gone after the run.
  MemberFolder(std::string path, bool is_kept) : path_(std::move(path)), is_kept_(is_kept) {}

  const std::string& path() const { return path_; }
  bool is_kept() const { return is_kept_; }
  std::string what_stays() const;                          // for messages: where finished members are found
  std::string member(const EnsembleMember& member) const;  // its folder
  std::string map(const EnsembleMember& member, const std::string& map) const;  // its file
  // A finished member whose fingerprint fits, failed when it lost its water; otherwise why it must be
  // computed, empty when nothing is there.
  std::optional<MemberRecord> read(const EnsembleMember& member, const io::GeoReference& reference,
                                   std::string* why) const;

 private:
  std::string path_;
  bool is_kept_;
};

// at_once: 0 = as many as threads and memory allow; on a GPU four at most.
MemberThreads share_machine(const Ensemble& ensemble, std::size_t members, int at_once);

// One record for each member, in their order. checkpoint_interval: s of wall time from one to the next, in a
// folder that is kept. Throws Cancelled when the log is; finished members stay in the folder, and others
// where they had come to.
std::vector<MemberRecord> run_members(const Ensemble& ensemble, const MemberFolder& folder, int at_once,
                                      double checkpoint_interval, const io::Metadata& origin, Log& log);

// The share of the progress that the members have; the rest is for the statistics.
constexpr double members_progress = 90;  // %

}  // namespace spate
