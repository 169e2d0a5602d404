// SPDX-License-Identifier: GPL-3.0-or-later
// What the inputs of a run were, by SHA-256: whoever repeats it sees which of them changed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/parameters/values.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct FileChecksum {
  std::string path;
  std::uint64_t bytes = 0;
  std::string sha256;
};

struct InputChecksum {
  std::string parameter, source;    // what the command and GDAL open
  std::vector<FileChecksum> files;  // none: it is in no file, and cannot be compared
  // Of the rows that the source has, where its file is a database, whose bytes change when it is only opened:
  // then its files have no checksums.
  std::string rows_sha256;

  // Whether both are of the same content, wherever it lies.
  bool is_same(const InputChecksum& other) const;
};

// Of the sources and files that are given. Throws Error when one cannot be read; watch is called throughout.
std::vector<InputChecksum> input_checksums(const Values& values, const ParameterList& list,
                                           const Watch& watch = no_watch);

}  // namespace spate
