// SPDX-License-Identifier: GPL-3.0-or-later
// One Runge-Kutta stage of one tile on the CPU. Compiled once for each instruction set.
//
// In the rows' coordinates a tile's own cells are [halo, halo + size). Row r is loaded and prepared; then the
// rows behind it can go one step further each:
//   r      fluxes across x            r - 1  fluxes across y at the southern face
//   r - 2  draining factors           r - 3  the new state
#include "solver/backend/cpu_kernel.hpp"
#include "solver/backend/cpu_rows.hpp"
#include "solver/backend/lanes.hpp"
#include "solver/equations/boundary.hpp"
#include "solver/equations/sources.hpp"
#include "solver/grid/edges.hpp"
#include "solver/schemes/hwp14.hpp"
#include "solver/schemes/kp07.hpp"

namespace spate {
inline namespace SPATE_ISA {
namespace {

constexpr int halo = tile_halo;

template <class Scheme, bool edged>
class TileStage {
 public:
  TileStage(const StageInput& stage, const TileInput& tile, TileOutput& out, float* scratch)
      : in_(stage),
        tile_(tile),
        out_(out),
        rows_{scratch + widest_lanes, scratch_width(tile.size), scratch_stride(tile.size)},
        end_(halo + tile.size),
        numbers_{stage.gravity, stage.theta, stage.film_depth, stage.desingularisation, stage.dt_dx} {}

  void run() {
    out_ = {};
    load_vertices(0);
    for (int r = 0; r < end_ + halo; ++r) {
      load(r);
      prepare(r);
      if (r >= halo - 1 && r <= end_) {
        reconstruct(east_west(r));
        flux_x(r);
      }
      const int q = r - 1;
      if (q >= halo - 2 && q <= end_ + 1) reconstruct(north_south(q));
      if (q >= halo - 1 && q <= end_ + 1) flux_y(q);
      const int d = r - 2;
      if (d >= halo - 1 && d <= end_) drain(d);
      const int o = r - 3;
      if (o >= halo && o < end_) update(o);
    }
    out_.speed = max(out_.speed, largest(speed_));
  }

 private:
  // The rows that a reconstruction along one direction works on. i + step is the neighbour ahead.
  struct Direction {
    const float *h_m, *h_c, *h_p, *stage_m, *stage_c, *stage_p, *dz_m, *dz_c, *dz_p;
    const float *n_m, *n_c, *n_p, *t_m, *t_c, *t_p, *full_m, *full_c, *full_p;
    const float *qn, *qt, *dz_other, *edge_behind, *edge_ahead;
    StateRows behind, ahead;
    float *bed, *wedge;
  };

  Direction along(int r, int dr, int di, int dz, int dz_other, int n, int t, int qn, int qt, int edge_behind,
                  int edge_ahead, int behind, int ahead, int bed, int wedge) const {
    const auto at = [&](int quantity, int sign) { return rows_(quantity, r + sign * dr) + sign * di; };
    return {at(row_h, -1),
            at(row_h, 0),
            at(row_h, 1),
            at(row_stage, -1),
            at(row_stage, 0),
            at(row_stage, 1),
            at(dz, -1),
            at(dz, 0),
            at(dz, 1),
            at(n, -1),
            at(n, 0),
            at(n, 1),
            at(t, -1),
            at(t, 0),
            at(t, 1),
            at(row_full, -1),
            at(row_full, 0),
            at(row_full, 1),
            at(qn, 0),
            at(qt, 0),
            at(dz_other, 0),
            at(edge_behind, 0),
            at(edge_ahead, 0),
            state_rows(rows_, behind, r),
            state_rows(rows_, ahead, r),
            rows_(bed, r),
            rows_(wedge, r)};
  }
  Direction east_west(int r) const {
    return along(r, 0, 1, row_dzx, row_dzy, row_x, row_y, row_hu, row_hv, row_edge_west, row_edge_east,
                 row_west_h, row_east_h, row_bed_x, row_wedge_x);
  }
  Direction north_south(int r) const {
    return along(r, 1, 0, row_dzy, row_dzx, row_y, row_x, row_hv, row_hu, row_edge_south, row_edge_north,
                 row_south_h, row_north_h, row_bed_y, row_wedge_y);
  }

  // The state of a row with its halo, from the tiles around; dry where there is none.
  void load(int r) {
    const int size = tile_.size;
    const int from_row = r - halo;
    const int band = from_row < 0 ? 0 : from_row < size ? 1 : 2;
    const int row = from_row - (band - 1) * size;
    const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(size) * tile_.stride;
    for (int quantity = 0; quantity < 3; ++quantity) {
      float* to = rows_(row_h + quantity, r);
      const auto copy = [&](int column_of_tiles, int from, int count, float* target) {
        const float* state = tile_.state[3 * band + column_of_tiles];
        if (state == nullptr) {
          for (int i = 0; i < count; ++i) target[i] = 0.0f;
          return;
        }
        const float* source =
            state + quantity * plane + static_cast<std::ptrdiff_t>(row) * tile_.stride + from;
        __builtin_memcpy(target, source, sizeof(float) * static_cast<std::size_t>(count));
      };
      copy(0, size - halo, halo, to);
      copy(1, 0, size, to + halo);
      copy(2, 0, halo, to + halo + size);
    }
    load_vertices(r + 1);
    if (edged) load_edges(r);
  }

  // A row of values at the grid's positions [first, ...), those outside replaced by the nearest.
  static void load_clamped(const float* from, int first, int length, int count, float* to) {
    if (first >= 0 && first + count <= length) {
      __builtin_memcpy(to, from + first, sizeof(float) * static_cast<std::size_t>(count));
      return;
    }
    for (int i = 0; i < count; ++i) to[i] = from[clamp(first + i, length - 1)];
  }
  static int clamp(int i, int last) { return i < 0 ? 0 : i > last ? last : i; }

  // Vertex row r is the southern one of cell row r.
  void load_vertices(int r) {
    const int length = tile_.grid_columns + 1;
    const int row = clamp(tile_.row + r - halo, tile_.grid_rows);
    load_clamped(tile_.vertices + static_cast<std::ptrdiff_t>(row) * length, tile_.column - halo, length,
                 tile_.size + 2 * halo + 1, rows_(row_vertices, r));
  }

  void load_edges(int r) {
    const int row = tile_.row + r - halo;
    for (int i = 0; i < tile_.size + 2 * halo; ++i) {
      const int column = tile_.column + i - halo;
      const bool inside = row >= 0 && row < tile_.grid_rows && column >= 0 && column < tile_.grid_columns;
      const FaceCodes codes =
          inside ? tile_.codes[static_cast<std::ptrdiff_t>(row) * tile_.grid_columns + column] : wall_cell;
      for (int side = 0; side < 4; ++side)
        rows_(row_edge_west + side, r)[i] = static_cast<float>((codes >> (8 * side)) & 0xffu);
    }
  }

  void prepare(int r) {
    const float* south = rows_(row_vertices, r);
    const float* north = rows_(row_vertices, r + 1);
    for (int i = 0; i < rows_.width; i += Lanes::count) {
      const Lanes sw = Lanes::load(south + i), se = Lanes::load(south + i + 1);
      const Lanes nw = Lanes::load(north + i), ne = Lanes::load(north + i + 1);
      const Lanes dzx = 0.5f * ((se - sw) + (ne - nw));
      const Lanes dzy = 0.5f * ((nw - sw) + (ne - se));
      const Lanes h = Lanes::load(rows_(row_h, r) + i);
      const Lanes hu = Lanes::load(rows_(row_hu, r) + i);
      const Lanes hv = Lanes::load(rows_(row_hv, r) + i);
      const PreparedCell<Lanes> cell = Scheme::prepare(h, hu, hv, dzx, dzy, numbers_);
      dzx.store(rows_(row_dzx, r) + i);
      dzy.store(rows_(row_dzy, r) + i);
      cell.stage.store(rows_(row_stage, r) + i);
      cell.x.store(rows_(row_x, r) + i);
      cell.y.store(rows_(row_y, r) + i);
      cell.full.store(rows_(row_full, r) + i);
    }
  }

  // Where an edge lies towards a neighbour, that neighbour is the cell itself: mirrored at a wall; continued
  // along the bed at an open edge, and along the surface (its rise on the other side, away from a shore) at
  // an imposed one.
  struct Ghost {
    Lanes h, n, t, full, rise;
  };
  SPATE_FUNCTION static Ghost at_edge(const float* edge, const Ghost& neighbour, const Ghost& self, Lanes dz,
                                      Lanes rise_opposite) {
    const Lanes code = Lanes::load(edge);
    const LaneMask is_edge = code > 0.5f;
    const LaneMask is_wall = code == Lanes(float(face_wall));
    const LaneMask is_open = code == Lanes(float(face_open));
    return {
        select(is_edge, self.h, neighbour.h), select(is_wall, -self.n, select(is_edge, self.n, neighbour.n)),
        select(is_edge, self.t, neighbour.t), select(is_edge, self.full, neighbour.full),
        select(is_wall, Lanes(0.0f), select(is_open, dz, select(is_edge, rise_opposite, neighbour.rise)))};
  }

  SPATE_FUNCTION void reconstruct(const Direction& d) {
    for (int i = 0; i < rows_.width; i += Lanes::count) {
      const Lanes stage = Lanes::load(d.stage_c + i);
      const Lanes dz = Lanes::load(d.dz_c + i);
      Ghost self{Lanes::load(d.h_c + i), Lanes::load(d.n_c + i), Lanes::load(d.t_c + i),
                 Lanes::load(d.full_c + i), Lanes(0.0f)};
      Ghost m{Lanes::load(d.h_m + i), Lanes::load(d.n_m + i), Lanes::load(d.t_m + i),
              Lanes::load(d.full_m + i),
              (stage - Lanes::load(d.stage_m + i)) + 0.5f * (Lanes::load(d.dz_m + i) + dz)};
      Ghost p{Lanes::load(d.h_p + i), Lanes::load(d.n_p + i), Lanes::load(d.t_p + i),
              Lanes::load(d.full_p + i),
              (Lanes::load(d.stage_p + i) - stage) + 0.5f * (Lanes::load(d.dz_p + i) + dz)};
      if (edged) {
        const Lanes smooth_m = m.rise * m.full * self.full, smooth_p = p.rise * p.full * self.full;
        m = at_edge(d.edge_behind + i, m, self, dz, smooth_p);
        p = at_edge(d.edge_ahead + i, p, self, dz, smooth_m);
      }
      const Lanes relief = max(abs(dz), abs(Lanes::load(d.dz_other + i)));
      const Line<Lanes> line{m.rise,
                             p.rise,
                             m.n,
                             self.n,
                             p.n,
                             m.t,
                             self.t,
                             p.t,
                             m.full,
                             self.full,
                             p.full,
                             stage,
                             m.h,
                             self.h,
                             p.h,
                             Lanes::load(d.qn + i),
                             Lanes::load(d.qt + i),
                             dz,
                             relief};
      const Reconstruction<Lanes> r = Scheme::reconstruct(line, numbers_);
      d.behind.store(i, r.behind);
      d.ahead.store(i, r.ahead);
      r.bed_force.store(d.bed + i);
      r.wedge.store(d.wedge + i);
    }
  }

  // The cells on one side of a row of faces: their states there, and what the faces are to them.
  struct Cells {
    StateRows state;
    const float *edge, *wedge;
  };
  Cells cells(int state, int edge, int wedge, int row, int shift) const {
    const StateRows at = state_rows(rows_, state, row);
    return {{at.h + shift, at.n + shift, at.t + shift}, rows_(edge, row) + shift, rows_(wedge, row) + shift};
  }

  // Fluxes between the cells behind (left) and ahead (right), i counting the latter. Only faces of the tile's
  // own cells count for the speed.
  SPATE_FUNCTION void fluxes(const Cells& left, const Cells& right, const FluxRows& to, int counted_begin,
                             int counted_end) {
    for (int i = 0; i < rows_.width; i += Lanes::count) {
      FaceState<Lanes> l = left.state.load(i), r = right.state.load(i);
      Lanes wedge_l = Lanes::load(left.wedge + i), wedge_r = Lanes::load(right.wedge + i);
      if (edged) {
        // A wall cell's own face says nothing: the flow cell on the other side does.
        const Lanes l_code = Lanes::load(left.edge + i), r_code = Lanes::load(right.edge + i);
        const LaneMask l_rules = l_code > 0.5f && l_code < float(face_of_wall_cell);
        const LaneMask r_rules = r_code > 0.5f && r_code < float(face_of_wall_cell);
        const FaceState<Lanes> beyond_l =
            outer_state(FaceState<Lanes>{l.h, -l.un, l.ut}, l_code == Lanes(float(face_open)));
        const FaceState<Lanes> beyond_r = outer_state(r, r_code == Lanes(float(face_open)));
        r = {select(l_rules, beyond_l.h, r.h), select(l_rules, -beyond_l.un, r.un),
             select(l_rules, beyond_l.ut, r.ut)};
        l = {select(r_rules, beyond_r.h, l.h), select(r_rules, beyond_r.un, l.un),
             select(r_rules, beyond_r.ut, l.ut)};
        wedge_r = select(l_rules, wedge_l, wedge_r);
        wedge_l = select(r_rules, wedge_r, wedge_l);
      }
      Lanes speed;
      const FaceFlux<Lanes> flux = central_upwind(l, r, in_.gravity, speed);
      const Lanes exchange = Scheme::exchange(l.h, r.h, wedge_l, wedge_r, numbers_);
      (flux.mass * exchange).store(to.mass + i);
      (flux.normal * exchange).store(to.normal + i);
      (flux.tangential * exchange).store(to.tangential + i);
      flux.pressure.store(to.pressure + i);
      const Lanes index = indices(i);
      speed_ = max(speed_,
                   select(index >= float(counted_begin) && index < float(counted_end), speed, Lanes(0.0f)));
    }
  }
  static SPATE_FUNCTION Lanes indices(int from) {
    return Lanes(
        Lanes::Register([from](auto lane) { return static_cast<float>(from + static_cast<int>(lane)); }));
  }

  void flux_x(int r) {
    const bool own = r >= halo && r < end_;
    fluxes(cells(row_east_h, row_edge_east, row_wedge_x, r, -1),
           cells(row_west_h, row_edge_west, row_wedge_x, r, 0), FluxRows(rows_, row_fx_mass, r),
           own ? halo : 0, own ? end_ + 1 : 0);
    if (edged) impose(r, Side::west, Side::east, row_west_h, row_east_h, row_fx_mass);
  }

  void flux_y(int q) {
    const bool own = q >= halo && q <= end_;
    fluxes(cells(row_north_h, row_edge_north, row_wedge_y, q - 1, 0),
           cells(row_south_h, row_edge_south, row_wedge_y, q, 0), FluxRows(rows_, row_fy_mass, q),
           own ? halo : 0, own ? end_ : 0);
    if (edged) impose(q, Side::south, Side::north, row_south_h, row_north_h, row_fy_mass);
  }

  // Where a flux of this face lies in the rows: that of the western or southern face of cell (row, column).
  struct Place {
    int row, column;
  };
  static Place place_of(const EdgeFace& face) {
    const auto side = static_cast<Side>(face.side);
    return {face.row + halo + (side == Side::north ? 1 : 0),
            face.column + halo + (side == Side::east ? 1 : 0)};
  }

  // Overwrites the fluxes of imposed faces in a row of western or southern faces.
  void impose(int r, Side low, Side high, int low_rows, int high_rows, int flux_rows) {
    for (int f = 0; f < tile_.edge_face_count; ++f) {
      const EdgeFace& face = tile_.edge_faces[f];
      const auto side = static_cast<Side>(face.side);
      const Place place = place_of(face);
      if (face.code < face_imposed || place.row != r || (side != low && side != high)) continue;
      const float inward = side == low ? 1.0f : -1.0f;
      const StateRows own = state_rows(rows_, side == low ? low_rows : high_rows, face.row + halo);
      const int i = face.column + halo;
      const FaceState<float> inner{own.h[i], inward * own.n[i], own.t[i]};
      const EdgeValue& value = in_.edge_values[face.value];
      // An abstraction may take a quarter of the cell's water, which leaves enough for its other faces.
      const float most_out = -0.25f * rows_(row_h, face.row + halo)[i] / in_.dt_dx;
      float speed;
      const FaceFlux<float> flux =
          value.is_level
              ? central_upwind(level_state(inner, value.value, in_.gravity), inner, in_.gravity, speed)
              : discharge_flux(inner, max(value.value, most_out), in_.gravity, speed);
      const FluxRows to(rows_, flux_rows, r);
      to.mass[place.column] = inward * flux.mass;
      to.normal[place.column] = flux.normal;
      to.tangential[place.column] = inward * flux.tangential;
      to.pressure[place.column] = flux.pressure;
      out_.speed = max(out_.speed, speed);
    }
  }

  // The factor on what leaves each cell, so that no more leaves than is there. A little less than all, so
  // that rounding cannot make the remainder negative.
  void drain(int d) {
    if (!Scheme::drains) return;
    const float almost_all = 1.0f - 1.0f / (1 << 20);
    const FluxRows fx(rows_, row_fx_mass, d), fy(rows_, row_fy_mass, d), fy_north(rows_, row_fy_mass, d + 1);
    const Lanes zero(0.0f);
    for (int i = 0; i < rows_.width; i += Lanes::count) {
      const Lanes x = max(-Lanes::load(fx.mass + i), zero) + max(Lanes::load(fx.mass + i + 1), zero);
      const Lanes y = max(-Lanes::load(fy.mass + i), zero) + max(Lanes::load(fy_north.mass + i), zero);
      const Lanes available = Lanes::load(rows_(row_h, d) + i) * almost_all;
      Lanes factor = available / max(max(in_.dt_dx * (x + y), available), Lanes(1e-30f));
      if (edged) {  // what an imposed edge brings from outside
        const Lanes code = Lanes::load(rows_(row_edge_west, d) + i);
        factor = select(code == Lanes(float(face_of_wall_cell)), Lanes(1.0f), factor);
      }
      factor.store(rows_(row_drain, d) + i);
    }
  }

  // The draining factor of a flux: that of the cell it leaves.
  static SPATE_FUNCTION Lanes donor(Lanes mass, const float* behind, const float* ahead) {
    if (!Scheme::drains) return Lanes(1.0f);
    return select(mass > 0.0f, Lanes::load(behind), Lanes::load(ahead));
  }

  // What a face's flux brings to the cell whose own state at the face has depth h: mass, normal momentum
  // less the cell's own pressure there, tangential momentum.
  struct Brought {
    Lanes mass, normal, tangential;
  };
  SPATE_FUNCTION Brought brought(const FluxRows& flux, int i, const float* h, const float* drain_behind,
                                 const float* drain_ahead, int cell) const {
    const Lanes mass = Lanes::load(flux.mass + i);
    const Lanes factor = donor(mass, drain_behind, drain_ahead);
    const Lanes h_face = Lanes::load(h + cell);
    return {mass * factor,
            Lanes::load(flux.normal + i) * factor +
                (Lanes::load(flux.pressure + i) - 0.5f * in_.gravity * (h_face * h_face)),
            Lanes::load(flux.tangential + i) * factor};
  }

  void update(int o) {
    balance(o);
    if (tile_.source_cell_count > 0) add_sources(o);
    finish(o);
    if (tile_.source_cell_count > 0) impose_depths(o);
    if (edged) count_edge_flow(o);
    if (in_.last) accumulate(o);
  }

  // The new state of a row before friction.
  void balance(int o) {
    const FluxRows fx(rows_, row_fx_mass, o), fs(rows_, row_fy_mass, o), fn(rows_, row_fy_mass, o + 1);
    const float *here = rows_(row_drain, o), *south = rows_(row_drain, o - 1),
                *north = rows_(row_drain, o + 1);
    for (int i = halo; i < end_; i += Lanes::count) {
      const Brought w = brought(fx, i, rows_(row_west_h, o), here + i - 1, here + i, i);
      const Brought e = brought(fx, i + 1, rows_(row_east_h, o), here + i, here + i + 1, i);
      const Brought s = brought(fs, i, rows_(row_south_h, o), south + i, here + i, i);
      const Brought n = brought(fn, i, rows_(row_north_h, o), here + i, north + i, i);
      Lanes h =
          Lanes::load(rows_(row_h, o) + i) + in_.dt_dx * ((w.mass - e.mass) + (s.mass - n.mass)) + in_.rain;
      Lanes hu = Lanes::load(rows_(row_hu, o) + i) +
                 in_.dt_dx * (((w.normal - e.normal) + (s.tangential - n.tangential)) +
                              Lanes::load(rows_(row_bed_x, o) + i));
      Lanes hv = Lanes::load(rows_(row_hv, o) + i) +
                 in_.dt_dx * (((s.normal - n.normal) + (w.tangential - e.tangential)) +
                              Lanes::load(rows_(row_bed_y, o) + i));
      if (edged) {  // what leaves through an edge is not kept beyond it
        const Lanes zero(0.0f);
        const LaneMask wall = Lanes::load(rows_(row_edge_west, o) + i) == Lanes(float(face_of_wall_cell));
        h = select(wall, zero, h);
        hu = select(wall, zero, hu);
        hv = select(wall, zero, hv);
      }
      h.store(rows_(row_new_h, o) + i);
      hu.store(rows_(row_new_hu, o) + i);
      hv.store(rows_(row_new_hv, o) + i);
    }
  }

  void add_sources(int o) {
    float *h = rows_(row_new_h, o) + halo, *hu = rows_(row_new_hu, o) + halo,
          *hv = rows_(row_new_hv, o) + halo;
    for (int s = 0; s < tile_.source_cell_count; ++s) {
      const SourceCell& cell = tile_.source_cells[s];
      if (cell.row + halo != o) continue;
      const SourceValue& value = in_.source_values[cell.value];
      const int i = cell.column;
      h[i] += value.gain;
      out_.gained += in_.weight * static_cast<double>(value.gain);
      const float taken = min(max(h[i], 0.0f), value.taken);
      if (taken > 0.0f) {  // water leaves with its momentum
        const float left = (h[i] - taken) / h[i];
        hu[i] *= left;
        hv[i] *= left;
        h[i] -= taken;
        out_.abstracted += in_.weight * static_cast<double>(taken);
      }
    }
  }

  SPATE_FUNCTION Lanes relaxation(int wedge, int behind, int ahead, int o, int i) const {
    const Lanes face_depth = max(Lanes::load(rows_(behind, o) + i), Lanes::load(rows_(ahead, o) + i));
    return Scheme::relaxation(Lanes::load(rows_(row_h, o) + i), face_depth, Lanes::load(rows_(wedge, o) + i),
                              numbers_);
  }

  // Infiltration, friction, the mean of Heun's scheme; writes the result.
  void finish(int o) {
    const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(tile_.size) * tile_.stride;
    const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * tile_.stride;
    const Lanes zero(0.0f), film(in_.film_depth);
    if (tile_.manning != nullptr) {
      const int row = clamp(tile_.row + o - halo, tile_.grid_rows - 1);
      load_clamped(tile_.manning + static_cast<std::ptrdiff_t>(row) * tile_.grid_columns, tile_.column,
                   tile_.grid_columns, tile_.size, rows_(row_manning, o) + halo);
    }
    for (int k = 0; k < tile_.size; k += Lanes::count) {
      const int i = halo + k;
      const LaneMask own = indices(k) < float(tile_.size);
      Lanes h = Lanes::load(rows_(row_new_h, o) + i);
      Lanes hu = Lanes::load(rows_(row_new_hu, o) + i);
      Lanes hv = Lanes::load(rows_(row_new_hv, o) + i);
      if (any(h < zero && own)) clip(rows_(row_new_h, o) + i, tile_.size - k);
      h = max(h, zero);
      if (in_.infiltration > 0.0f) {
        const Lanes loss = min(h, Lanes(in_.infiltration));
        const Lanes left = select(h > zero, (h - loss) / max(h, Lanes(1e-30f)), zero);
        h = h - loss;
        hu = hu * left;
        hv = hv * left;
        loss.store(rows_(row_loss, o) + i);
      }
      const Lanes n =
          tile_.manning != nullptr ? Lanes::load(rows_(row_manning, o) + i) : Lanes(tile_.uniform_manning);
      const Lanes slowed = friction_factor(max(h, film), sqrt(hu * hu + hv * hv), in_.drag * n * n);
      hu = hu * slowed * relaxation(row_wedge_x, row_west_h, row_east_h, o, i);
      hv = hv * slowed * relaxation(row_wedge_y, row_south_h, row_north_h, o, i);
      const Lanes h_start = Lanes::load(tile_.start + offset + k);
      if (in_.average) {
        h = 0.5f * (h_start + h);
        hu = 0.5f * (Lanes::load(tile_.start + plane + offset + k) + hu);
        hv = 0.5f * (Lanes::load(tile_.start + 2 * plane + offset + k) + hv);
      }
      const LaneMask moves = h > film;
      hu = select(moves, hu, zero);
      hv = select(moves, hv, zero);
      h_start.store(rows_(row_old_h, o) + i);
      h.store(tile_.result + offset + k);
      hu.store(tile_.result + plane + offset + k);
      hv.store(tile_.result + 2 * plane + offset + k);
      out_.wet = out_.wet || any(h > zero && own);
    }
    if (in_.infiltration > 0.0f) {
      double sum = 0;
      for (int k = 0; k < tile_.size; ++k) sum += static_cast<double>(rows_(row_loss, o)[halo + k]);
      out_.infiltrated += in_.weight * sum;
    }
  }

  void clip(const float* h, int count) {
    for (int i = 0; i < count && i < Lanes::count; ++i)
      if (h[i] < 0.0f) out_.clipped -= in_.weight * static_cast<double>(h[i]);
  }

  // Cells whose level is imposed.
  void impose_depths(int o) {
    float* h = tile_.result + static_cast<std::ptrdiff_t>(o - halo) * tile_.stride;
    for (int s = 0; s < tile_.source_cell_count; ++s) {
      const SourceCell& cell = tile_.source_cells[s];
      const float depth = in_.source_values[cell.value].depth;
      if (cell.row + halo != o || depth < 0.0f) continue;
      const double change =
          (in_.last ? 1.0 : in_.weight) * (static_cast<double>(depth) - static_cast<double>(h[cell.column]));
      (change > 0 ? out_.gained : out_.abstracted) += change > 0 ? change : -change;
      h[cell.column] = depth;
      out_.wet = out_.wet || depth > 0.0f;
    }
  }

  // What has crossed the edge at the faces of a row's own cells.
  void count_edge_flow(int o) {
    for (int f = 0; f < tile_.edge_face_count; ++f) {
      const EdgeFace& face = tile_.edge_faces[f];
      if (face.row + halo != o || face.column < 0 || face.column >= tile_.size) continue;
      const auto side = static_cast<Side>(face.side);
      const Place place = place_of(face);
      const bool across_x = side == Side::west || side == Side::east;
      const FluxRows flux(rows_, across_x ? row_fx_mass : row_fy_mass, place.row);
      const float inward = side == Side::west || side == Side::south ? 1.0f : -1.0f;
      float mass = inward * flux.mass[place.column];
      if (Scheme::drains && mass < 0.0f) mass *= rows_(row_drain, o)[face.column + halo];
      const double depth = in_.weight * static_cast<double>(in_.dt_dx * mass);
      (mass > 0.0f ? out_.edges_in : out_.edges_out) += mass > 0.0f ? depth : -depth;
    }
  }

  void accumulate(int o) {
    const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(tile_.size) * tile_.stride;
    const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * tile_.stride;
    const Lanes dry(in_.dry_depth), begin(in_.time_begin), end(in_.time_end);
    for (int k = 0; k < tile_.size; k += Lanes::count) {
      float* cell = tile_.accumulators + offset + k;
      const Lanes before = Lanes::load(rows_(row_old_h, o) + halo + k);
      const Lanes h = Lanes::load(tile_.result + offset + k);
      const Lanes hu = Lanes::load(tile_.result + plane + offset + k);
      const Lanes hv = Lanes::load(tile_.result + 2 * plane + offset + k);
      const LaneMask wet = h >= dry;
      out_.wet_cells += count(wet && indices(k) < float(tile_.size));

      const Lanes deepest = Lanes::load(cell + plane_max_depth * plane);
      const LaneMask rises = h > deepest;
      max(h, deepest).store(cell + plane_max_depth * plane);
      select(rises, end, Lanes::load(cell + plane_time_of_max_depth * plane))
          .store(cell + plane_time_of_max_depth * plane);
      const Lanes q2 = hu * hu + hv * hv;
      const Lanes u2 = select(wet, q2 / max(h * h, Lanes(1e-30f)), Lanes(0.0f));
      max(u2, Lanes::load(cell + plane_max_speed2 * plane)).store(cell + plane_max_speed2 * plane);
      max(q2, Lanes::load(cell + plane_max_discharge2 * plane)).store(cell + plane_max_discharge2 * plane);

      // When a depth is crossed within the step, the depth being linear in it.
      const Lanes per_metre = in_.dt / select(h == before, Lanes(1.0f), h - before);
      const auto crossing = [&](Lanes depth) {
        return min(max(begin + (depth - before) * per_metre, begin), end);
      };
      const Lanes since = Lanes::load(cell + plane_wet_since * plane);
      const LaneMask was_wet = !(since < 0.0f);
      const Lanes total = Lanes::load(cell + plane_wet_total * plane);
      select(was_wet && !wet, total + (crossing(dry) - since), total).store(cell + plane_wet_total * plane);
      select(wet, select(was_wet, since, crossing(dry)), Lanes(-1.0f)).store(cell + plane_wet_since * plane);
      for (int a = 0; a < in_.arrivals; ++a) {
        float* arrival = cell + (plane_first_arrival + a) * plane;
        const Lanes depth(in_.arrival_depths[a]);
        const Lanes first = Lanes::load(arrival);
        select(h >= depth, min(first, crossing(depth)), first).store(arrival);
      }
    }
  }

  const StageInput& in_;
  const TileInput& tile_;
  TileOutput& out_;
  const Rows rows_;
  const int end_;  // of the tile's own cells in the rows
  const SchemeNumbers numbers_;
  Lanes speed_ = Lanes(0.0f);
};

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
  if (tile.codes != nullptr)
    TileStage<Scheme, true>(stage, tile, out, scratch).run();
  else
    TileStage<Scheme, false>(stage, tile, out, scratch).run();
}

std::size_t scratch_floats(int tile_size) {
  return static_cast<std::size_t>(row_count * rows_kept * scratch_stride(tile_size) + 4 * widest_lanes);
}

}  // namespace

extern const KernelSet SPATE_KERNELS;
const KernelSet SPATE_KERNELS{SPATE_ISA_NAME,
                              {
#define SPATE_SCHEME_KERNEL(id, type, name, title, cfl) run_stage<type>,
                                  SPATE_SCHEMES(SPATE_SCHEME_KERNEL)
#undef SPATE_SCHEME_KERNEL
                              },
                              scratch_floats};

}  // namespace SPATE_ISA
}  // namespace spate
