// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/memory.hpp"

#include <algorithm>
#include <new>

#if defined(__unix__)
#include <sys/mman.h>
#endif

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr std::size_t cache_line = 64, large_page = std::size_t{2} << 20;  // bytes
constexpr std::size_t slab = 4 * large_page;

// The solver's only call of the operating system, and only a hint: everything works without it.
#if defined(__unix__) && defined(MADV_HUGEPAGE)
void ask_for_large_pages(void* memory, std::size_t bytes) {
  madvise(memory, bytes, MADV_HUGEPAGE);
}
#else
void ask_for_large_pages(void*, std::size_t) {}
#endif

}  // namespace

AlignedReals::AlignedReals(std::size_t count) {
  const std::size_t bytes = count * sizeof(Real);
  const std::size_t alignment = bytes < large_page ? cache_line : large_page;
  data_ = {static_cast<Real*>(::operator new (bytes, std::align_val_t{alignment})), Free{alignment}};
  if (alignment == large_page) ask_for_large_pages(data_.get(), bytes);
}

void AlignedReals::Free::operator()(Real* data) const {
  ::operator delete (data, std::align_val_t{alignment});
}

BlockPool::BlockPool(std::size_t reals_of_block)
    : size_((reals_of_block * sizeof(Real) + cache_line - 1) / cache_line * (cache_line / sizeof(Real))) {}

BlockPool::Block BlockPool::take() {
  if (free_.empty()) {
    const std::size_t blocks = std::max<std::size_t>(slab / (size_ * sizeof(Real)), 1);
    slabs_.emplace_back(blocks * size_);
    free_.reserve(slabs_.size() * blocks);  // so that giving back never allocates
    for (std::size_t i = blocks; i-- > 0;) free_.push_back(slabs_.back().data() + i * size_);
  }
  Real* block = free_.back();
  free_.pop_back();
  return {block, GiveBack{this}};
}

}  // namespace SPATE_PRECISION
}  // namespace spate
