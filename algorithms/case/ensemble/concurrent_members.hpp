// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the members of an ensemble, several at once, in one process or in several, and keeps each finished one
// in a folder of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/ensemble.hpp"
#include "algorithms/case/results/barrier_report.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "solver/domain/exchange.hpp"

namespace spate {

// The outcome of a member. Its numbers are read from its maps, whether this run or an earlier one made them.
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

// The share of the machine that each member gets.
struct MemberThreads {
  int members = 1;                   // at once
  int threads = 1;                   // of each
  std::vector<std::string> devices;  // that they take in turn; never empty
};

// The working folder: one subfolder for each member, with its maps as spate:simulateflood writes them.
class MemberFolder {
 public:
  // is_kept: whether it stays after the run, as a temporary folder does not.
  MemberFolder(std::string path, bool is_kept) : path_(std::move(path)), is_kept_(is_kept) {}

  const std::string& path() const { return path_; }
  bool is_kept() const { return is_kept_; }
  std::string what_stays() const;                          // a sentence on where finished members are
  std::string member(const EnsembleMember& member) const;  // path of its folder
  std::string map(const EnsembleMember& member, const std::string& map) const;  // path of one of its maps
  // The record of a finished member with the same fingerprint; it failed if its mass error is too large. With
  // none, why says why the member must be computed; it is empty if the folder holds nothing of it.
  std::optional<MemberRecord> read(const EnsembleMember& member, const io::GeoReference& reference,
                                   std::string* why) const;

 private:
  std::string path_;
  bool is_kept_;
};

struct MemberOptions {
  int at_once = 0;  // in each process; 0 = as many as threads and memory allow, four at most on a GPU
  double checkpoint_interval = 0;  // s of wall time, for folders that are kept
  io::Metadata origin;
};

// The share of each member of this process, of so many in all processes.
MemberThreads share_machine(const Ensemble& ensemble, std::size_t members, int at_once,
                            const Exchange& processes);

// Computes the members that the folder does not hold yet; returns one record for each member, in their order.
// The other processes assist_members(). Throws Cancelled when the log is cancelled; finished members then
// stay in the folder, the others as checkpoints.
std::vector<MemberRecord> run_members(const Ensemble& ensemble, const MemberFolder& folder,
                                      const MemberOptions& options, Exchange& processes, Log& log);
// Computes those that the first process gives to this one.
void assist_members(const Ensemble& ensemble, const MemberOptions& options, Exchange& processes);

// The progress of the run when all members are computed; the statistics follow.
constexpr double members_progress = 90;  // %

}  // namespace spate
