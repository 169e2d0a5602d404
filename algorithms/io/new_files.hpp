// SPDX-License-Identifier: GPL-3.0-or-later
// How every result comes to its place. It is written in a hidden folder beside it, which has a random name
// and which no other user can enter; it is stored, checked, and only then renamed. So there is a whole file
// or none, nobody can guess a name and put a link there, and a disk that is full leaves the older result.
// What a killed run left behind is removed by the next one that writes to the same folder.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/io/operating_system.hpp"

namespace spate::io {

// Empty, or why no result can be put there: a folder, a device or a pipe is in its place, the file there is
// protected, or its folder is missing, protected or full.
std::string why_not_writable(const std::string& path);

class NewFiles {
 public:
  // For a result of that path and all files that its format puts beside it. Throws Error when it cannot be
  // written.
  explicit NewFiles(const std::string& path);
  ~NewFiles();
  NewFiles(const NewFiles&) = delete;
  NewFiles& operator=(const NewFiles&) = delete;

  // Where the result is written meanwhile: a file of the same name in the hidden folder.
  const std::string& temporary() const { return temporary_; }

  // Throws Error when a file is not really stored: disks that accept everything until then fail here.
  void store_all() const;

  // Renames all files of the hidden folder; call store_all() before. What lies beside an older file of that
  // name and would be taken for a part of the new one (a journal of a GeoPackage, an index of a shapefile,
  // statistics of a raster) goes. Throws Error when a name cannot be taken: the older files are then as they
  // were.
  void take_place();

 private:
  std::vector<std::string> names() const;  // of the files in the hidden folder, the result's own last

  std::string path_, folder_, temporary_;
  std::unique_ptr<FolderClaim> claim_;
};

// Text or other bytes as a file, whole or not at all; what was stored is compared with what was meant. Throws
// Error when it cannot be written.
void write_file(const std::string& path, const std::string& bytes);

}  // namespace spate::io
