// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the CPU backend: aligned, and on large pages, because a tile spans more small pages than the
// processor's translation buffer holds. It is not initialised here: on a machine with several memories (NUMA)
// a page lies in that of the processor which writes to it first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include "solver/core/real.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr std::size_t cache_line = 64;  // bytes

struct FreeAligned {
  std::size_t alignment;
  void operator()(void* memory) const;
};
using AlignedMemory = std::unique_ptr<void, FreeAligned>;

// Uninitialised memory, aligned to cache lines; much of it lies on large pages where the system has them.
// Throws std::bad_alloc.
AlignedMemory allocate_aligned(std::size_t bytes);

// allocate_aligned for so many values.
template <class T>
class AlignedArray {
 public:
  explicit AlignedArray(std::size_t count) : memory_(allocate_aligned(count * sizeof(T))) {}
  T* data() const { return static_cast<T*>(memory_.get()); }

 private:
  AlignedMemory memory_;
};

// Throws std::bad_alloc where, with so many bytes taken, this machine would have hardly any left. A system
// may promise more than it has, and ends processes that write to it. unwritten: bytes that it has promised.
void leave_some_after(std::size_t bytes, std::size_t unwritten);
// Throws OutOfMemory. now: what a flood takes; most: when every cell is wet; bytes.
[[noreturn]] void throw_memory_too_small(double now, double most);

// Hands out blocks of one size, which it must outlive.
template <class T>
class BlockPool {
 public:
  explicit BlockPool(std::size_t count) : size_((count + of_line - 1) / of_line * of_line) {}

  struct GiveBack {
    BlockPool* pool;
    void operator()(T* block) const { pool->free_.push_back(block); }
  };
  using Block = std::unique_ptr<T, GiveBack>;

  // An uninitialised block. Throws std::bad_alloc, and leaves some memory to others.
  Block take() {
    if (free_.empty()) {
      const std::size_t blocks = std::max<std::size_t>(slab / (size_ * sizeof(T)), 1);
      const std::size_t bytes = blocks * size_ * sizeof(T);
      leave_some_after(bytes, unwritten_);
      slabs_.emplace_back(blocks * size_);
      unwritten_ += bytes;
      free_.reserve(slabs_.size() * blocks);  // so that giving back never allocates
      for (std::size_t i = blocks; i-- > 0;) free_.push_back(slabs_.back().data() + i * size_);
    }
    T* block = free_.back();
    free_.pop_back();
    return {block, GiveBack{this}};
  }

  // Whoever took blocks has written to all of them by now.
  void all_written() { unwritten_ = 0; }

 private:
  static constexpr std::size_t slab = std::size_t{8} << 20;  // bytes: some large pages
  static constexpr std::size_t of_line = cache_line / sizeof(T);

  const std::size_t size_;  // values, in whole cache lines
  std::size_t unwritten_ = 0;
  std::vector<AlignedArray<T>> slabs_;
  std::vector<T*> free_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
