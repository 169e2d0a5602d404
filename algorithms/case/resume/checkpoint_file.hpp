// SPDX-License-Identifier: GPL-3.0-or-later
// A run that was saved, as a file: another run of the same flood goes on from it, on this or another machine
// and device, to the same bits. The file is whole or not there, and what is damaged is refused.
#pragma once

#include <functional>
#include <string>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "algorithms/case/resume/archive.hpp"
#include "algorithms/case/resume/saved_run.hpp"

namespace spate {

// The file of a folder of checkpoints.
std::string checkpoint_path(const std::string& folder);

// That of what a user gave: the file, or its folder.
std::string given_checkpoint(const std::string& given);

// The cells of the simulation go to the file strip by strip. Throws Error when it cannot be written; an older
// file is then as it was.
void write_checkpoint(const std::string& path, const RunIdentity& identity, const SavedOverTime& over_time,
                      const Simulation& simulation);

// Throws Error when it cannot be read, is damaged, of another version of Spate, or of a run that is other
// than the one that is to go on, in a part that may not change.
SavedRun read_checkpoint(const std::string& path, const RunIdentity& now);

// What stands in it behind the version. check: may refuse the run before its cells are read. Throws
// ArchiveDamaged.
SavedRun read_saved_run(ArchiveReader& reader, const std::function<void(const RunIdentity&)>& check);

// A run cannot be continued from there.
[[noreturn]] void refuse_checkpoint(const char* key, const std::string& path, const std::string& why);

// The SHA-256 of the first bytes of a file; empty when there are not so many.
std::string digest_of_file(const std::string& path, std::uint64_t bytes);

}  // namespace spate
