// SPDX-License-Identifier: GPL-3.0-or-later
// The SHA-256 of the inputs of a run, so that a rerun can say which of them have changed.
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
  std::string parameter, source;    // source: as the command and GDAL open it
  std::vector<FileChecksum> files;  // none: the source is no file, and cannot be compared
  // Checksum of the rows of a source in a database file; such a file has no checksum of its own, since even
  // opening it changes its bytes.
  std::string rows_sha256;

  // Whether both have the same content, wherever their files lie.
  bool is_same(const InputChecksum& other) const;
};

// The checksums of all sources and files given. Throws Error when one cannot be read; watch is called
// throughout.
std::vector<InputChecksum> input_checksums(const Values& values, const ParameterList& list,
                                           const Watch& watch = no_watch);

}  // namespace spate
