// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the CPU backend: aligned, and on large pages, because a tile spans more small pages than the
// processor's translation buffer holds. It is not initialised here: on a machine with several memories (NUMA)
// a page lies in that of the processor which writes to it first.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "solver/core/real.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Uninitialised numbers, aligned to cache lines; large arrays lie on large pages where the system has them.
// Throws std::bad_alloc.
class AlignedReals {
 public:
  explicit AlignedReals(std::size_t count);
  Real* data() const { return data_.get(); }

 private:
  struct Free {
    std::size_t alignment;
    void operator()(Real* data) const;
  };
  std::unique_ptr<Real, Free> data_;
};

// Hands out blocks of one size, which it must outlive.
class BlockPool {
 public:
  explicit BlockPool(std::size_t reals_of_block);

  struct GiveBack {
    BlockPool* pool;
    void operator()(Real* block) const { pool->free_.push_back(block); }
  };
  using Block = std::unique_ptr<Real, GiveBack>;
  // An uninitialised block. Throws std::bad_alloc.
  Block take();

 private:
  const std::size_t size_;  // Reals, in whole cache lines
  std::vector<AlignedReals> slabs_;
  std::vector<Real*> free_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
