// SPDX-License-Identifier: GPL-3.0-or-later
// One Runge-Kutta stage of one tile on the CPU. Compiled once for each instruction set.
//
// In the rows' coordinates a tile's own cells are [halo, halo + size). Row r is loaded and prepared; then the
// rows behind it can go one step further each:
//   r      fluxes across x            r - 1  fluxes across y at the southern face
//   r - 2  draining factors           r - 3  the new state
#include "solver/backend/cpu_accumulate.hpp"
#include "solver/backend/cpu_update.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {
inline namespace SPATE_ISA {
namespace {

template <class Scheme, bool edged>
void update(TileJob& job, int o) {
  balance_row<Scheme, edged>(job, o);
  if (job.tile.source_cell_count > 0) add_sources(job, o);
  finish_row<Scheme>(job, o);
  if (job.tile.source_cell_count > 0) impose_depths(job, o);
  if (edged) count_edge_flow<Scheme>(job, o);
  if (job.in.last) accumulate_row(job, o);
}

template <class Scheme, bool edged>
void run_pipeline(TileJob& job) {
  constexpr int halo = tile_halo;
  const int end = job.end;
  load_vertices(job, 0);
  for (int r = 0; r < end + halo; ++r) {
    load<edged>(job, r);
    prepare<Scheme>(job, r);
    if (r >= halo - 1 && r <= end) {
      reconstruct_row<Scheme, edged>(job, east_west(job, r));
      flux_x<Scheme, edged>(job, r);
    }
    const int q = r - 1;
    if (q >= halo - 2 && q <= end + 1) reconstruct_row<Scheme, edged>(job, north_south(job, q));
    if (q >= halo - 1 && q <= end + 1) flux_y<Scheme, edged>(job, q);
    const int d = r - 2;
    if (d >= halo - 1 && d <= end) drain_row<Scheme, edged>(job, d);
    const int o = r - 3;
    if (o >= halo && o < end) update<Scheme, edged>(job, o);
  }
}

// Denormal numbers are zero while it lives: they are slow on most processors, and all that thins out, at a
// front or a drying cell, ends in them.
class WithoutDenormals {
 public:
#if defined(__SSE2__)
  WithoutDenormals() : before_(_mm_getcsr()) {
    _mm_setcsr(before_ | flush_results | denormals_are_zero);
  }
  ~WithoutDenormals() {
    _mm_setcsr(before_);
  }

 private:
  static constexpr unsigned flush_results = 0x8000, denormals_are_zero = 0x0040;
  const unsigned before_;
#endif
};

template <class Scheme>
void run_stage(const StageInput& stage, const TileInput& tile, TileOutput& out, float* scratch) {
  [[maybe_unused]] const WithoutDenormals without_denormals;
  out = {};
  TileJob job(stage, tile, out, scratch);
  if (tile.codes != nullptr)
    run_pipeline<Scheme, true>(job);
  else
    run_pipeline<Scheme, false>(job);
  out.speed = max(out.speed, largest(job.speed));
}

std::size_t scratch_floats(int tile_size) {
  return static_cast<std::size_t>(row_count * rows_kept * scratch_stride(tile_size) + 4 * widest_lanes);
}

}  // namespace

extern const KernelSet SPATE_KERNELS;
const KernelSet SPATE_KERNELS{SPATE_ISA_NAME,
                              {
#define SPATE_SCHEME_KERNEL(id, type, name, title, cfl, largest_cfl) run_stage<type>,
                                  SPATE_SCHEMES(SPATE_SCHEME_KERNEL)
#undef SPATE_SCHEME_KERNEL
                              },
                              scratch_floats};

}  // namespace SPATE_ISA
}  // namespace spate
