// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/memory.hpp"

#include <new>

#if defined(__unix__)
#include <sys/mman.h>
#endif

#include "solver/core/check.hpp"
#include "solver/core/free_memory.hpp"
#include "solver/core/text.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;  // bytes
constexpr double kept_free = 64e6;                        // bytes

// Calls of the operating system that are only hints: everything works without them. Memory that
// was in use before, and was given back to the program alone, lies on small pages. These are given up, or it
// would stay there.
#if defined(__unix__) && defined(MADV_HUGEPAGE)
void ask_for_large_pages(void* memory, std::size_t bytes) {
  madvise(memory, bytes, MADV_HUGEPAGE);
  madvise(memory, bytes, MADV_DONTNEED);
}
#else
void ask_for_large_pages(void*, std::size_t) {}
#endif

}  // namespace

AlignedMemory allocate_aligned(std::size_t bytes) {
  const bool large = bytes >= large_page;
  const std::size_t alignment = large ? large_page : cache_line;
  if (large) bytes = (bytes + large_page - 1) / large_page * large_page;
  AlignedMemory memory(::operator new (bytes, std::align_val_t{alignment}), FreeAligned{alignment});
  if (large) ask_for_large_pages(memory.get(), bytes);
  return memory;
}

void leave_some_after(std::size_t bytes, std::size_t unwritten) {
  if (free_memory(static_cast<double>(unwritten)) < static_cast<double>(bytes) + kept_free)
    throw std::bad_alloc();
}

void throw_memory_too_small(double now, double most) {
  throw OutOfMemory(
      "out_of_memory", tr("The computer's memory is too small"),
      tr("the flood takes %1, up to %2 more when every cell is wet, and there is no more", in_megabytes(now),
         in_megabytes(most - now)),
      tr("Close other programs, use larger cells, or cut the elevation model to the part that can be "
         "flooded."));
}

void FreeAligned::operator()(void* memory) const {
  ::operator delete (memory, std::align_val_t{alignment});
}

}  // namespace SPATE_PRECISION
}  // namespace spate
