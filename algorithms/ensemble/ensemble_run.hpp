// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the members of an ensemble, several at once, and keeps each finished one in a folder of its own.
#pragma once

#include <optional>
#include <vector>

#include "algorithms/ensemble/ensemble_members.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/barrier_report.hpp"

namespace spate {

// What became of a member. Its numbers are read from its maps, whenever those were made.
struct MemberRecord {
  enum class Status { computed, kept, failed };
  Status status = Status::failed;
  QString error;  // why it failed
  qlonglong steps = 0;
  double wallTime = 0;     // s
  double floodedArea = 0;  // m2, ever wet
  double volumeIn = 0;     // m3
  double massError = 0;
  std::optional<Overtopping> overtopping;  // none without barriers
  QString device;
};

// How a machine is shared by members.
struct MemberThreads {
  int members = 1;  // at once
  int threads = 1;  // of each
};

// The working folder: one subfolder for each member, with its maps as spate:simulateflood writes them.
class EnsembleFolder {
 public:
  // isKept: not a temporary one, which is gone after the run.
  EnsembleFolder(QString path, bool isKept) : path_(std::move(path)), isKept_(isKept) {}

  const QString& path() const { return path_; }
  bool isKept() const { return isKept_; }
  QString whatStays() const;                           // for messages: where finished members are found
  QString member(const EnsembleMember& member) const;  // its folder
  QString map(const EnsembleMember& member, const char* map) const;  // its file
  // A finished member whose fingerprint fits, failed when it lost its water; otherwise why it must be
  // computed, empty when nothing is there.
  std::optional<MemberRecord> read(const EnsembleMember& member, const io::GeoReference& reference,
                                   QString* why) const;

 private:
  QString path_;
  bool isKept_;
};

// atOnce: 0 = as many as threads and memory allow; on a GPU four at most.
MemberThreads shareMachine(const Ensemble& ensemble, std::size_t members, int atOnce);

// One record for each member, in their order. Throws when it is cancelled; finished members stay in the
// folder.
std::vector<MemberRecord> runEnsemble(const Ensemble& ensemble, const EnsembleFolder& folder, int atOnce,
                                      const io::Metadata& origin, QgsProcessingFeedback* feedback);

// The share of the progress that the members have; the rest is for the statistics.
constexpr double membersProgress = 90;  // %

}  // namespace spate
