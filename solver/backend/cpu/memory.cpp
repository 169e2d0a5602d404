// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/memory.hpp"

#include <new>

#if defined(__unix__)
#include <sys/mman.h>
#endif

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;  // bytes

// The solver's only call of the operating system, and only a hint: everything works without it.
#if defined(__unix__) && defined(MADV_HUGEPAGE)
void ask_for_large_pages(void* memory, std::size_t bytes) {
  madvise(memory, bytes, MADV_HUGEPAGE);
}
#else
void ask_for_large_pages(void*, std::size_t) {}
#endif

}  // namespace

AlignedMemory allocate_aligned(std::size_t bytes) {
  const std::size_t alignment = bytes < large_page ? cache_line : large_page;
  AlignedMemory memory(::operator new (bytes, std::align_val_t{alignment}), FreeAligned{alignment});
  if (alignment == large_page) ask_for_large_pages(memory.get(), bytes);
  return memory;
}

void FreeAligned::operator()(void* memory) const {
  ::operator delete (memory, std::align_val_t{alignment});
}

}  // namespace SPATE_PRECISION
}  // namespace spate
