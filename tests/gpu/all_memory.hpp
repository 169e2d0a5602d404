// SPDX-License-Identifier: GPL-3.0-or-later
// Takes all free memory of a GPU, as another program might.
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
