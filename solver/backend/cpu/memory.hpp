// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the CPU backend: aligned, and on large pages, because a tile spans more small pages than the
// processor's translation buffer holds. Nothing in it is touched here: where there are several memories, a
// page lies in that of the processor which writes to it first.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace spate {

// Floats of any value at the boundaries of cache lines; many of them on large pages where the system has
// such. Throws std::bad_alloc.
class AlignedFloats {
 public:
  explicit AlignedFloats(std::size_t count);
  float* data() const { return data_.get(); }

 private:
  struct Free {
    std::size_t alignment;
    void operator()(float* data) const;
  };
  std::unique_ptr<float, Free> data_;
};

// Blocks of one size. It must outlive them.
class BlockPool {
 public:
  explicit BlockPool(std::size_t floats_of_block);

  struct GiveBack {
    BlockPool* pool;
    void operator()(float* block) const { pool->free_.push_back(block); }
  };
  using Block = std::unique_ptr<float, GiveBack>;
  // Of any values. Throws std::bad_alloc.
  Block take();

 private:
  const std::size_t size_;  // floats, in whole cache lines
  std::vector<AlignedFloats> slabs_;
  std::vector<float*> free_;
};

}  // namespace spate
