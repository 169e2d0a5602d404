// SPDX-License-Identifier: GPL-3.0-or-later
// A saved run as a file, from which another run of the same flood continues on this or another machine and
// device, to the same bits. The file is either complete or missing, and a damaged one is refused.
#pragma once

#include <functional>
#include <string>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "algorithms/case/resume/archive.hpp"
#include "algorithms/case/resume/saved_run.hpp"

namespace spate {

inline constexpr const char* checkpoint_extension = "checkpoint";

// The path of the checkpoint in its folder.
std::string checkpoint_path(const std::string& folder);

// The path of the checkpoint that a user gave, be it the file or its folder.
std::string given_checkpoint(const std::string& given);

// Writes a checkpoint, its cells strip by strip. Throws Error when it cannot be written, and then leaves an
// older file as it was.
void write_checkpoint(const std::string& path, const RunIdentity& identity, const SavedOverTime& over_time,
                      const Simulation& simulation);

// Throws Error when the file cannot be read, is damaged, is from another version of Spate, or is from a run
// that differs from the one to continue (now) in a part that may not change.
SavedRun read_checkpoint(const std::string& path, const RunIdentity& now);

// Reads what follows the version in the file. check may refuse the run before its cells are read. Throws
// ArchiveDamaged.
SavedRun read_saved_run(ArchiveReader& reader, const std::function<void(const RunIdentity&)>& check);

// Throws the Error that the run cannot be continued from path.
[[noreturn]] void refuse_checkpoint(const char* key, const std::string& path, const std::string& why);

// The SHA-256 of the first bytes of a file; empty when it is shorter.
std::string digest_of_file(const std::string& path, std::uint64_t bytes);

}  // namespace spate
