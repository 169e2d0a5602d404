// SPDX-License-Identifier: GPL-3.0-or-later
// Second part of a tile's stage on the CPU: the states at the faces of a few cells of a row, and the fluxes
// through them.
#pragma once

#include "solver/backend/cpu/row_frames.hpp"
#include "solver/backend/cpu/row_load.hpp"
#include "solver/step/predictor.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// Exactly dry: what is no number is not.
SPATE_FUNCTION bool all_dry(Lanes a, Lanes b) {
  const Lanes zero(0.0f);
  return !any(!(a == zero && b == zero));
}

// The state of a cell at one of its faces.
struct AtFace {
  FaceState<Lanes> state;
  Lanes wedge, beside;
};
// The state of a cell at the face ahead of it, and the step across that face.
struct Ahead : AtFace {
  LineStep<Lanes> step;
};

// A row of cells and the faces behind them.
template <const Frame& frame>
struct Faces {
  static constexpr bool along_row = frame.step_columns > 0;

  const CellRows m, c, p;
  const Real *dz_other, *dz_other_m, *dz_other_p, *code_m, *code_behind, *code_ahead, *sill_behind,
      *sill_ahead, *width_behind, *width_ahead, *step_behind, *step_ahead, *beneath_behind, *beneath_ahead;
  const StateRows ahead_m, behind, ahead, second_ahead_m, second_behind, second_ahead;
  Real *wedge_m, *wedge, *face_depth, *beside_m, *beside_behind, *beside_ahead, *bed, *speed;
  const FluxRows flux;

  // own: whether these faces count for the tile's speed.
  SPATE_FUNCTION Faces(const Rows& rows, int r, bool own)
      : m(rows, frame, r - frame.step_rows, -frame.step_columns),
        c(rows, frame, r, 0),
        p(rows, frame, r + frame.step_rows, frame.step_columns),
        dz_other(rows(frame.dz_other, r)),
        dz_other_m(rows(frame.dz_other, r - frame.step_rows) - frame.step_columns),
        dz_other_p(rows(frame.dz_other, r + frame.step_rows) + frame.step_columns),
        code_m(rows(frame.edge_ahead, r - frame.step_rows) - frame.step_columns),
        code_behind(rows(frame.edge_behind, r)),
        code_ahead(rows(frame.edge_ahead, r)),
        sill_behind(rows(frame.sill_behind, r)),
        sill_ahead(rows(frame.sill_ahead, r)),
        width_behind(rows(frame.width_behind, r)),
        width_ahead(rows(frame.width_ahead, r)),
        step_behind(rows(frame.step_behind, r)),
        step_ahead(rows(frame.step_ahead, r)),
        beneath_behind(rows(frame.beneath_behind, r)),
        beneath_ahead(rows(frame.beneath_ahead, r)),
        ahead_m(state_rows(rows, frame.ahead, r - frame.step_rows, -frame.step_columns)),
        behind(state_rows(rows, frame.behind, r)),
        ahead(state_rows(rows, frame.ahead, r)),
        second_ahead_m(state_rows(rows, frame.second_ahead, r - frame.step_rows, -frame.step_columns)),
        second_behind(state_rows(rows, frame.second_behind, r)),
        second_ahead(state_rows(rows, frame.second_ahead, r)),
        wedge_m(rows(frame.wedge, r - frame.step_rows) - frame.step_columns),
        wedge(rows(frame.wedge, r)),
        face_depth(rows(frame.face_depth, r)),
        beside_m(rows(frame.beside_ahead, r - frame.step_rows) - frame.step_columns),
        beside_behind(rows(frame.beside_behind, r)),
        beside_ahead(rows(frame.beside_ahead, r)),
        bed(rows(frame.bed, r)),
        speed(rows(frame.speed, own ? 0 : 1)),
        flux(rows, frame.flux, r) {}

  // Whether any of the cells from i on has an edge or a barrier at its faces, or at those behind them.
  SPATE_FUNCTION bool any_edge(int i) const {
    return any(max(largest_code_behind(i), Lanes::load(code_ahead + i)) > 0.5f);
  }
  SPATE_FUNCTION bool any_edge_behind(int i) const { return any(largest_code_behind(i) > 0.5f); }

  // The sills of the cells from i on, for meet_barriers. They are loaded when asked for, since few rows ever
  // need them.
  struct RowSills {
    const Faces& rows;
    TileJob& job;
    const int row, i;

    SPATE_FUNCTION Lanes lowest() const { return job.lowest_sill[row & (rows_kept - 1)]; }
    SPATE_FUNCTION LineSills<Lanes> faces() const {
      load_sills(job, row);
      const auto at = [&](const Real* from) { return Lanes::load(from + i); };
      return {{at(rows.sill_behind), at(rows.width_behind), at(rows.step_behind), at(rows.beneath_behind)},
              {at(rows.sill_ahead), at(rows.width_ahead), at(rows.step_ahead), at(rows.beneath_ahead)}};
    }
  };

  // Reconstructs the cells from i on as if no barrier stood there. step_m, step: the steps to the neighbours
  // behind and ahead.
  template <class Scheme, Borders borders>
  SPATE_FUNCTION Reconstruction<Lanes> open(int i, const LineStep<Lanes>& step_m, const LineStep<Lanes>& step,
                                            const SchemeNumbers& numbers) const {
    const LineCell<Lanes> cell = c(i), cell_m = m(i), cell_p = p(i);
    return reconstruct_open<Scheme, borders>(
        {cell_m.h, cell_m.full, step_m}, cell, {cell_p.h, cell_p.full, step}, Lanes::load(dz_other + i),
        code<borders>(code_behind, i), code<borders>(code_ahead, i), numbers);
  }
  // The bed across this direction, for cells with two points at each face.
  template <Borders borders>
  SPATE_FUNCTION BedAcross<Lanes> bed_of(int i) const {
    return bed_across<borders>(Lanes::load(c.dz + i), Lanes::load(dz_other_m + i), Lanes::load(dz_other + i),
                               Lanes::load(dz_other_p + i), code<borders>(code_behind, i),
                               code<borders>(code_ahead, i));
  }
  template <class Scheme, Borders borders>
  SPATE_FUNCTION BesideBarrier<Lanes> meet(Reconstruction<Lanes>& r, TileJob& job, int row, int i,
                                           const SchemeNumbers& numbers) const {
    return meet_any_barriers<Scheme, borders>(r, c(i).h, code<borders>(code_behind, i),
                                              code<borders>(code_ahead, i), RowSills{*this, job, row, i},
                                              numbers);
  }
  // Keeps what the update of the cells needs of their faces.
  SPATE_FUNCTION void keep(int i, const Reconstruction<Lanes>& r) const {
    max(r.behind.h, r.ahead.h).store(face_depth + i);
    r.bed_force.store(bed + i);
    r.wedge.store(wedge + i);
  }
  // Computes the fluxes through the faces behind the cells from i on in a row.
  template <class Scheme, Borders borders>
  SPATE_FUNCTION void flow_in(const TileJob& job, int row, int i, const AtFace& left, const AtFace& right,
                              const SchemeNumbers& numbers) const {
    if (borders == Borders::barriers && job.is_closed(row) && job.is_closed(row - frame.step_rows))
      flow<Scheme, Borders::closed>(i, left, right, numbers);
    else
      flow<Scheme, borders>(i, left, right, numbers);
  }
  template <class Scheme, Borders borders>
  SPATE_FUNCTION void flow(int i, const AtFace& left, const AtFace& right,
                           const SchemeNumbers& numbers) const {
    using OneSide = FaceSide<Lanes, Lanes>;
    Lanes fastest;
    OneSide l{left.state, Lanes::load(m.h + i), left.wedge, code<borders>(code_m, i), left.beside};
    OneSide r{right.state, Lanes::load(c.h + i), right.wedge, code<borders>(code_behind, i), right.beside};
    if constexpr (Scheme::two_points) {
      l.second = second_ahead_m.load(i);
      r.second = second_behind.load(i);
    }
    flux.store(i, flux_between<Scheme, borders>(l, r, Lanes::load(c.dz + i), numbers, fastest));
    max(Lanes::load(speed + i), fastest).store(speed + i);
  }

  // Computes face states and fluxes at once. last: the states of the cells before i along the row; across
  // rows they are read from the row behind.
  template <class Scheme, Borders borders>
  SPATE_FUNCTION Ahead compute(TileJob& job, int row, int i, const Ahead& last,
                               const SchemeNumbers& numbers) const {
    constexpr bool edged = borders != Borders::none, barred = borders == Borders::barriers;
    const LineStep<Lanes> step = step_between<Scheme>(c(i), p(i));
    const LineStep<Lanes> step_m =
        along_row ? LineStep<Lanes>{shifted(last.step.rise, step.rise), shifted(last.step.bed, step.bed),
                                    shifted(last.step.n, step.n), shifted(last.step.t, step.t)}
                  : step_between<Scheme>(m(i), c(i));
    Reconstruction<Lanes> r = open<Scheme, borders>(i, step_m, step, numbers);
    const BesideBarrier<Lanes> beside = meet<Scheme, borders>(r, job, row, i, numbers);
    const Ahead here{{r.ahead, r.wedge, beside.ahead}, step};
    const AtFace left =
        along_row ? AtFace{{shifted(last.state.h, here.state.h), shifted(last.state.un, here.state.un),
                            shifted(last.state.ut, here.state.ut)},
                           shifted(last.wedge, here.wedge),
                           barred ? shifted(last.beside, here.beside) : Lanes(0.0f)}
                  : behind_face<borders>(i);
    if (barred && !along_row) here.beside.store(beside_ahead + i);
    if (edged || !along_row) ahead.store(i, r.ahead);  // for the next row, and for imposed faces
    if (edged) behind.store(i, r.behind);
    keep(i, r);
    flow_in<Scheme, borders>(job, row, i, left, {r.behind, r.wedge, beside.behind}, numbers);
    return here;
  }

  // The same where the cells from i on lie still.
  template <class Scheme>
  SPATE_FUNCTION Ahead lie_still(int i, const SchemeNumbers& numbers) const {
    const Lanes zero(0.0f);
    keep_still(i);
    zero.store(beside_ahead + i);
    keep_no_flow(i, numbers);
    return {{{zero, zero, zero}, zero, zero}, step_between<Scheme>(c(i), p(i))};
  }

  // The same in two passes, between which the face states are kept in rows.
  SPATE_FUNCTION void keep_states(int i, const Reconstruction<Lanes>& r) const {
    behind.store(i, r.behind);
    ahead.store(i, r.ahead);
    keep(i, r);
  }
  // What cells have at their faces where all are dry around them.
  SPATE_FUNCTION void keep_still(int i) const {
    const Lanes zero(0.0f);
    keep_states(i, {{zero, zero, zero}, {zero, zero, zero}, zero, zero, zero});
  }
  SPATE_FUNCTION void keep_second_states(int i, const Reconstruction<Lanes>& r) const {
    second_behind.store(i, r.second_behind);
    second_ahead.store(i, r.second_ahead);
  }
  // Applies the barriers to kept states. The rows of `beside` are set only here: no other face reads them.
  template <class Scheme>
  SPATE_FUNCTION void meet_kept(TileJob& job, int row, int i, const SchemeNumbers& numbers) const {
    const auto limits = [i](const Real* codes) {
      const Lanes code = Lanes::load(codes + i);
      return is_code(code, face_barrier) || is_code(code, face_bridge);
    };
    if (!any(limits(code_behind) || limits(code_ahead))) return;
    Reconstruction<Lanes> r{behind.load(i), ahead.load(i), Lanes::load(bed + i), Lanes::load(wedge + i),
                            Lanes(1.0f)};
    if constexpr (Scheme::two_points) {
      r.second_behind = second_behind.load(i);
      r.second_ahead = second_ahead.load(i);
    }
    const BesideBarrier<Lanes> beside = meet<Scheme, Borders::barriers>(r, job, row, i, numbers);
    beside.behind.store(beside_behind + i);
    beside.ahead.store(beside_ahead + i);
    r.behind.h.store(behind.h + i);
    r.behind.un.store(behind.n + i);
    r.ahead.h.store(ahead.h + i);
    r.ahead.un.store(ahead.n + i);
    r.bed_force.store(bed + i);
    max(r.behind.h, r.ahead.h).store(face_depth + i);
  }
  // Whether the faces behind the cells from i on lie between dry cells.
  SPATE_FUNCTION bool is_still(int i) const { return all_dry(Lanes::load(m.h + i), Lanes::load(c.h + i)); }
  // The fluxes through such faces.
  SPATE_FUNCTION void keep_no_flow(int i, const SchemeNumbers& numbers) const {
    const Lanes zero(0.0f);
    flux.store(i, {zero, zero, zero, zero, zero});
    max(Lanes::load(speed + i), sqrt(numbers.gravity * zero)).store(speed + i);
  }
  template <class Scheme, Borders borders>
  SPATE_FUNCTION void flow(const TileJob& job, int row, int i, const SchemeNumbers& numbers) const {
    flow_in<Scheme, borders>(job, row, i, behind_face<borders>(i),
                             {behind.load(i), Lanes::load(wedge + i), beside_at<borders>(beside_behind, i)},
                             numbers);
  }

 private:
  SPATE_FUNCTION Lanes largest_code_behind(int i) const {
    return max(Lanes::load(code_m + i), Lanes::load(code_behind + i));
  }
  template <Borders borders>
  static SPATE_FUNCTION Lanes code(const Real* row, int i) {
    return borders != Borders::none ? Lanes::load(row + i) : Lanes(0.0f);
  }
  template <Borders borders>
  static SPATE_FUNCTION Lanes beside_at(const Real* row, int i) {
    return borders == Borders::barriers ? Lanes::load(row + i) : Lanes(0.0f);
  }
  // The states of the cells behind those from i on, at the faces between the two.
  template <Borders borders>
  SPATE_FUNCTION AtFace behind_face(int i) const {
    return {ahead_m.load(i), Lanes::load(wedge_m + i), beside_at<borders>(beside_m, i)};
  }
};

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
