// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that leaves nothing of a GPU's memory.
#pragma once

#include <cstddef>
#include <vector>

class AllMemory {
 public:
  AllMemory();
  ~AllMemory();
  AllMemory(const AllMemory&) = delete;
  AllMemory& operator=(const AllMemory&) = delete;
  std::size_t bytes() const { return bytes_; }

 private:
  std::vector<void*> blocks_;
  std::size_t bytes_ = 0;
};
