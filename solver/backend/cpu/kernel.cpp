// SPDX-License-Identifier: GPL-3.0-or-later
// One stage of one tile on the CPU. Compiled once for each instruction set.
//
// In the rows' coordinates a tile's own cells are [halo, halo + size). Row r is prepared and row r + 1
// loaded; then each row behind can go one step further:
//   r - 1  states at all faces, if the stage predicts them or faces have two points; fluxes across y at the
//          southern face
//   r - 2  fluxes across x, draining factors
//   r - 3  the new state
#include <type_traits>

#include "solver/backend/cpu/row_accumulate.hpp"
#include "solver/backend/cpu/row_fluxes.hpp"
#include "solver/backend/cpu/row_soil.hpp"
#include "solver/backend/cpu/row_update.hpp"
#include "solver/backend/cpu/tile_survey.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {
namespace {

// A row's update in several short loops: each is a long chain of dependent operations, and in a short loop
// the processor works on several of them at once.
template <bool draining>
void balance_row(TileJob& job, int o) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const CellState<Lanes> cell = cells_of(job, job.tile.state[4], o, i);
    const CellState<Lanes> now = job.stays_dry(o, i) ? dry_cells() : balanced<draining>(job, cell, o, i);
    now.h.store(job.rows(row_new_h, o) + i);
    now.hu.store(job.rows(row_new_hu, o) + i);
    now.hv.store(job.rows(row_new_hv, o) + i);
    now.rest.store(job.rows(row_new_rest, o) + i);
  }
}

template <class Scheme>
void finish_row(TileJob& job, int o) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const CellState<Lanes> start = cells_of(job, job.tile.start, o, i);
    start.h.store(job.rows(row_old_h, o) + i);
    if (job.stays_dry(o, i) && all_dry(start.h, start.h))
      finish_dry(job, o, i);
    else
      finish_cells<Scheme>(job, cells_of(job, job.tile.state[4], o, i).h, start, o, i);
  }
}

inline void accumulate_row(TileJob& job, int o) {
  for (int i = 0; i < job.rows.width; i += Lanes::count)
    accumulate_cells(job, job.rows(row_old_h, o) + i, cells_of(job, job.tile.result, o, i), o, i);
}

template <class Scheme, Borders borders>
void update(TileJob& job, int o) {
  constexpr bool edged = borders != Borders::none;
  const auto drains = [&](int row) { return job.drains[row & (rows_kept - 1)]; };
  if (drains(o - 1) || drains(o) || drains(o + 1))
    balance_row<Scheme::drains>(job, o);
  else
    balance_row<false>(job, o);
  lose_row(job, o);
  finish_row<Scheme>(job, o);
  act_on_row(job, o);
  if (job.in.last) accumulate_row(job, o);
  sum_losses(job, o);
  if (edged) count_edge_flows<Scheme>(job, o);
  if (!job.tile.counted_faces.empty()) count_sections<Scheme>(job, o);
  if (borders == Borders::barriers && !job.tile.reported_cells.empty()) record_barriers<Scheme>(job, o);
}

template <class Scheme, Borders borders, bool predicts>
void run_pipeline(TileJob& job) {
  constexpr bool edged = borders != Borders::none, keeps = predicts || Scheme::two_points;
  static_assert(!(predicts && Scheme::two_points));
  constexpr int rows_ahead = 4;  // covers the latency of memory
  const int end = job.end;
  load(job, 0);
  for (int r = 0; r < end + halo; ++r) {
    load_rises<Scheme>(job, r);
    if (edged) load_edges(job, r);
    if (borders == Borders::barriers) load_barriers(job, r);
    prepare<Scheme>(job, r);
    if (r + rows_ahead < end + halo) prefetch(job, r + rows_ahead);
    if (r + 1 < end + halo) load(job, r + 1);
    const int q = r - 1;
    if (q >= halo - 2) {
      load_manning(job, q);
      load_rain(job, q);
      find_still<Scheme>(job, q);
      if (keeps) keep_row<Scheme, borders>(job, q);
      faces_y<Scheme, borders, keeps>(job, q);
    }
    const int d = r - 2;
    if (d >= halo - 1) {
      faces_x<Scheme, borders, keeps>(job, d);
      drain_row<Scheme>(job, d);
    }
    const int o = r - 3;
    if (o >= halo) update<Scheme, borders>(job, o);
  }
}

// Flushes denormal numbers to zero during its lifetime: they are slow on most processors, and at a front or
// in a drying cell every value ends in them. Not so in double: there they are 300 orders of magnitude below
// any depth, and a GPU does not flush them.
class WithoutDenormals {
 public:
#if defined(__SSE2__) && !defined(SPATE_DOUBLE)
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

template <class Scheme, bool predicts>
void run_stage(const StageInput& stage, const TileInput& tile, TileOutput& out, Real* scratch) {
  [[maybe_unused]] const WithoutDenormals without_denormals;
  out = {};
  TileJob job(stage, tile, out, scratch);
  prefetch_sources(job);
  for (int i = 0; i < job.rows.width; ++i) job.rows(row_speed_x, 0)[i] = job.rows(row_speed_y, 0)[i] = 0.0f;
  // Schemes that are there to be compared with, and all in double, do with the one that suits all tiles,
  // which compiles sooner.
  if constexpr (Scheme::caution != nullptr || std::is_same_v<Real, double>) {
    run_pipeline<Scheme, Borders::barriers, predicts>(job);
  } else {
    if (!tile.barred_cells.empty())
      run_pipeline<Scheme, Borders::barriers, predicts>(job);
    else if (tile.codes != nullptr)
      run_pipeline<Scheme, Borders::edges, predicts>(job);
    else
      run_pipeline<Scheme, Borders::none, predicts>(job);
  }
  out.speed = largest_speed(job);
}

void accumulate_tile(const StageInput& stage, const TileInput& tile, TileOutput& out, Real* scratch) {
  [[maybe_unused]] const WithoutDenormals without_denormals;
  out = {};
  TileJob job(stage, tile, out, scratch);
  for (int o = halo; o < job.end; ++o)
    for (int i = 0; i < job.rows.width; i += Lanes::count) {
      const CellState<Lanes> now = cells_of(job, tile.result, o, i);
      accumulate_cells(job, tile.start + job.row_of_plane(o) + i, now, o, i);
      out.wet = out.wet || any(now.h > 0.0f && job.own(i)) || soil_took(job, o, i);
    }
}

template <class Scheme>
constexpr StageKernels kernels_of() {
  if constexpr (Scheme::predicts) return {run_stage<Scheme, false>, run_stage<Scheme, true>};
  return {run_stage<Scheme, false>, nullptr};
}

constexpr std::size_t scratch_reals = row_count * rows_kept * row_stride + 4 * widest_lanes;

}  // namespace

extern const KernelSet SPATE_KERNELS;
const KernelSet SPATE_KERNELS{SPATE_ISA_NAME,
                              {
#define SPATE_SCHEME_KERNEL(id, type) kernels_of<type>(),
                                  SPATE_SCHEMES(SPATE_SCHEME_KERNEL)
#undef SPATE_SCHEME_KERNEL
                              },
                              accumulate_tile,
                              survey_tile,
                              scratch_reals};

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
