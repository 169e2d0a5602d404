// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to compute equations (3) and (4) of Su et al. 2013 on a GPU, as in its tables 2 and 3, and in one
// pass. All take their arithmetic from here, so all have the same bits, on the CPU too.
#pragma once

#include <cstddef>

#include "solver/core/macros.hpp"

namespace sediment_study {

// (columns + 2) x (rows + 2) values each; the outermost ones are given and stay.
struct Planes {
  const double *h, *s, *alpha, *beta;
  double *next_h, *next_s;
  int columns, rows;
};

// dt / (2 dx^2 C) of sand and mud, dt / (2 dx^2 Cs), and the thickness of the active layer.
struct Factors {
  double sand, mud, carried, layer;
};

SPATE_FUNCTION double sand_of(double alpha, double s) {
  return alpha * s;
}
SPATE_FUNCTION double mud_of(double beta, double s) {
  return beta * (1 - s);
}

// A value at a cell and at its neighbours.
struct Cross {
  double own, west, east, south, north;
};

SPATE_FUNCTION double flow(double h, double other_h, double sand, double other_sand, double mud,
                           double other_mud, const Factors& f) {
  return (f.sand * (sand + other_sand) + f.mud * (mud + other_mud)) * (other_h - h);
}

// (3). sand: alpha s; mud: beta (1 - s).
SPATE_FUNCTION double next_bed(const Cross& h, const Cross& sand, const Cross& mud, const Factors& f) {
  return h.own + ((flow(h.own, h.east, sand.own, sand.east, mud.own, mud.east, f) +
                   flow(h.own, h.west, sand.own, sand.west, mud.own, mud.west, f)) +
                  (flow(h.own, h.north, sand.own, sand.north, mud.own, mud.north, f) +
                   flow(h.own, h.south, sand.own, sand.south, mud.own, mud.south, f)));
}

// (4). h: the new bed; old: the bed before.
SPATE_FUNCTION double next_share(const Cross& h, double old, double s, const Cross& sand, const Factors& f) {
  const double along_x = (h.west > h.east ? sand.own - sand.west : sand.east - sand.own) * (h.east - h.west);
  const double along_y =
      (h.south > h.north ? sand.own - sand.south : sand.north - sand.own) * (h.north - h.south);
  return (f.layer * s + f.carried * (along_x + along_y)) / (f.layer + (h.own - old));
}

// Reads as they come (not known to be of what nobody writes), or through the read-only cache.
struct Plain {
  SPATE_FUNCTION static double get(const double* p) { return *p; }
};
#if defined(__CUDACC__)
struct ReadOnly {
  SPATE_DEVICE static double get(const double* p) { return __ldg(p); }
};
#endif

template <class Reads>
SPATE_FUNCTION Cross cross_of(const double* p, std::size_t i, std::size_t width) {
  return {Reads::get(p + i), Reads::get(p + i - 1), Reads::get(p + i + 1), Reads::get(p + i - width),
          Reads::get(p + i + width)};
}

template <class F>
SPATE_FUNCTION Cross cross_with(const Cross& a, const Cross& b, const F& f) {
  return {f(a.own, b.own), f(a.west, b.west), f(a.east, b.east), f(a.south, b.south), f(a.north, b.north)};
}

template <class Reads>
SPATE_FUNCTION Cross sands_of(const Planes& p, std::size_t i, std::size_t width) {
  return cross_with(cross_of<Reads>(p.alpha, i, width), cross_of<Reads>(p.s, i, width),
                    [](double alpha, double s) { return sand_of(alpha, s); });
}

template <class Reads>
SPATE_FUNCTION void bed_of_cell(const Planes& p, const Factors& f, std::size_t i, std::size_t width) {
  const Cross s = cross_of<Reads>(p.s, i, width);
  const Cross sand = cross_with(cross_of<Reads>(p.alpha, i, width), s,
                                [](double alpha, double share) { return sand_of(alpha, share); });
  const Cross mud = cross_with(cross_of<Reads>(p.beta, i, width), s,
                               [](double beta, double share) { return mud_of(beta, share); });
  p.next_h[i] = next_bed(cross_of<Reads>(p.h, i, width), sand, mud, f);
}

template <class Reads>
SPATE_FUNCTION void share_of_cell(const Planes& p, const Factors& f, std::size_t i, std::size_t width) {
  p.next_s[i] = next_share(cross_of<Reads>(p.next_h, i, width), Reads::get(p.h + i), Reads::get(p.s + i),
                           sands_of<Reads>(p, i, width), f);
}

#if defined(__CUDACC__)

// One thread for each cell; no shared memory.
template <class Reads>
__global__ void bed_by_cell(Planes p, Factors f) {
  const int x = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) + 1;
  const int y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y) + 1;
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  if (x <= p.columns && y <= p.rows)
    bed_of_cell<Reads>(p, f, static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x), width);
}
template <class Reads>
__global__ void share_by_cell(Planes p, Factors f) {
  const int x = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) + 1;
  const int y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y) + 1;
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  if (x <= p.columns && y <= p.rows)
    share_of_cell<Reads>(p, f, static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x), width);
}

constexpr int block_x = 32, block_y = 4;

// The block's cells and `deep` ones around them, in shared memory.
template <int deep, int wide = block_x, int high = block_y>
struct Tile {
  double values[high + 2 * deep][wide + 2 * deep];
  SPATE_DEVICE double& at(int x, int y) { return values[y + deep][x + deep]; }
  SPATE_DEVICE Cross cross(int x, int y) {
    return {at(x, y), at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)};
  }
};

// Each thread stores alpha s and beta (1 - s) of its cell, those at the block's sides of a second one, too.
template <bool with_mud>
__global__ void by_shared_memory(Planes p, Factors f) {
  __shared__ Tile<1> sand, mud;
  const int tx = static_cast<int>(threadIdx.x), ty = static_cast<int>(threadIdx.y);
  const int x0 = static_cast<int>(blockIdx.x) * block_x + 1, y0 = static_cast<int>(blockIdx.y) * block_y + 1;
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  const auto place = [&](int x, int y) {
    return static_cast<std::size_t>(y0 + y) * width + static_cast<std::size_t>(x0 + x);
  };
  const auto store = [&](int x, int y) {
    if (x0 + x > p.columns + 1 || y0 + y > p.rows + 1) return;
    const double s = __ldg(p.s + place(x, y));
    sand.at(x, y) = sand_of(__ldg(p.alpha + place(x, y)), s);
    if (with_mud) mud.at(x, y) = mud_of(__ldg(p.beta + place(x, y)), s);
  };
  store(tx, ty);
  if (tx == 0) store(-1, ty);
  if (tx == block_x - 1) store(block_x, ty);
  if (ty == 0) store(tx, -1);
  if (ty == block_y - 1) store(tx, block_y);
  __syncthreads();
  if (x0 + tx > p.columns || y0 + ty > p.rows) return;
  const std::size_t i = place(tx, ty);
  if constexpr (with_mud)
    p.next_h[i] = next_bed(cross_of<ReadOnly>(p.h, i, width), sand.cross(tx, ty), mud.cross(tx, ty), f);
  else
    p.next_s[i] = next_share(cross_of<ReadOnly>(p.next_h, i, width), __ldg(p.h + i), __ldg(p.s + i),
                             sand.cross(tx, ty), f);
}

// The same with a thread for each cell around the block, which has nothing to do afterwards.
template <bool with_mud>
__global__ void by_halo_threads(Planes p, Factors f) {
  __shared__ Tile<1> sand, mud;
  const int tx = static_cast<int>(threadIdx.x) - 1, ty = static_cast<int>(threadIdx.y) - 1;
  const int x = static_cast<int>(blockIdx.x) * block_x + 1 + tx,
            y = static_cast<int>(blockIdx.y) * block_y + 1 + ty;
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  const std::size_t i = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
  double s = 0;
  if (x <= p.columns + 1 && y <= p.rows + 1) {
    s = __ldg(p.s + i);
    sand.at(tx, ty) = sand_of(__ldg(p.alpha + i), s);
    if (with_mud) mud.at(tx, ty) = mud_of(__ldg(p.beta + i), s);
  }
  __syncthreads();
  if (tx < 0 || ty < 0 || tx >= block_x || ty >= block_y || x > p.columns || y > p.rows) return;
  if constexpr (with_mud)
    p.next_h[i] = next_bed(cross_of<ReadOnly>(p.h, i, width), sand.cross(tx, ty), mud.cross(tx, ty), f);
  else
    p.next_s[i] =
        next_share(cross_of<ReadOnly>(p.next_h, i, width), __ldg(p.h + i), s, sand.cross(tx, ty), f);
}

// Both equations in one pass: a block computes the new bed of its cells and of those around them.
constexpr int tile_x = 32, tile_y = 12;
__global__ void both_by_tile(Planes p, Factors f) {
  __shared__ Tile<2, tile_x, tile_y> h, sand, mud;
  __shared__ Tile<1, tile_x, tile_y> fresh;
  const int tx = static_cast<int>(threadIdx.x) - 2, ty = static_cast<int>(threadIdx.y) - 2;
  const int x = static_cast<int>(blockIdx.x) * tile_x + 1 + tx,
            y = static_cast<int>(blockIdx.y) * tile_y + 1 + ty;
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  const bool is_there = x >= 0 && y >= 0 && x <= p.columns + 1 && y <= p.rows + 1;
  const std::size_t i = is_there ? static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x) : 0;
  const bool is_cell = is_there && x > 0 && y > 0 && x <= p.columns && y <= p.rows;
  double s = 0;
  if (is_there) {
    s = __ldg(p.s + i);
    h.at(tx, ty) = __ldg(p.h + i);
    sand.at(tx, ty) = sand_of(__ldg(p.alpha + i), s);
    mud.at(tx, ty) = mud_of(__ldg(p.beta + i), s);
  }
  __syncthreads();
  if (is_there && tx >= -1 && ty >= -1 && tx <= tile_x && ty <= tile_y)
    fresh.at(tx, ty) =
        is_cell ? next_bed(h.cross(tx, ty), sand.cross(tx, ty), mud.cross(tx, ty), f) : h.at(tx, ty);
  __syncthreads();
  if (!is_cell || tx < 0 || ty < 0 || tx >= tile_x || ty >= tile_y) return;
  p.next_h[i] = fresh.at(tx, ty);
  p.next_s[i] = next_share(fresh.cross(tx, ty), h.at(tx, ty), s, sand.cross(tx, ty), f);
}

// The same, and each block marches northward: a thread keeps its column's last rows in registers, and hands
// only its row to its neighbours. One barrier a row: what a row of shared memory held is read before the
// barrier after which it is written again.
constexpr int march_threads = 128, march_cells = march_threads - 4;
template <int march_rows>
__global__ void __launch_bounds__(march_threads) both_by_march(Planes p, Factors f) {
  __shared__ double h_of[2][march_threads], mud_of_row[2][march_threads], sand_of_row[3][march_threads],
      fresh_of[2][march_threads];
  const int t = static_cast<int>(threadIdx.x), x = static_cast<int>(blockIdx.x) * march_cells - 1 + t;
  const int first = static_cast<int>(blockIdx.y) * march_rows + 1, last = min(first + march_rows - 1, p.rows);
  const std::size_t width = static_cast<std::size_t>(p.columns) + 2;
  const int column = min(max(x, 0), p.columns + 1);
  const bool in_columns = x >= 1 && x <= p.columns;
  const bool has_bed = in_columns && t >= 1 && t <= march_threads - 2;
  const bool has_share = in_columns && t >= 2 && t <= march_threads - 3;
  struct Row {
    double h, s, sand, mud;
  };
  const auto place = [&](int y) {
    return static_cast<std::size_t>(min(max(y, 0), p.rows + 1)) * width + static_cast<std::size_t>(column);
  };
  const auto row_at = [&](int y) {
    const std::size_t i = place(y);
    const double s = __ldg(p.s + i);
    return Row{__ldg(p.h + i), s, sand_of(__ldg(p.alpha + i), s), mud_of(__ldg(p.beta + i), s)};
  };
  // before, now, after: rows y - 1, y, y + 1; fresh: the new bed of rows y - 2 and y - 1.
  Row older{}, before = row_at(first - 2), now = row_at(first - 1), after = row_at(first);
  double fresh_older = 0, fresh_before = 0;
  for (int y = first - 1; y <= last + 1; ++y) {
    const Row ahead = row_at(y + 2);
    const int two = (y + 1) & 1, three = y % 3, three_before = (y + 2) % 3;
    h_of[two][t] = now.h;
    mud_of_row[two][t] = now.mud;
    sand_of_row[three][t] = now.sand;
    __syncthreads();
    double fresh = now.h;
    if (has_bed && y >= 1 && y <= p.rows)
      fresh =
          next_bed({now.h, h_of[two][t - 1], h_of[two][t + 1], before.h, after.h},
                   {now.sand, sand_of_row[three][t - 1], sand_of_row[three][t + 1], before.sand, after.sand},
                   {now.mud, mud_of_row[two][t - 1], mud_of_row[two][t + 1], before.mud, after.mud}, f);
    fresh_of[two][t] = fresh;
    if (has_share && y > first) {
      const std::size_t i = place(y - 1);
      const double* const beside = fresh_of[two ^ 1] + t;
      const double* const sand = sand_of_row[three_before] + t;
      p.next_h[i] = fresh_before;
      p.next_s[i] = next_share({fresh_before, beside[-1], beside[1], fresh_older, fresh}, before.h, before.s,
                               {before.sand, sand[-1], sand[1], older.sand, now.sand}, f);
    }
    fresh_older = fresh_before;
    fresh_before = fresh;
    older = before;
    before = now;
    now = after;
    after = ahead;
  }
}

#endif

}  // namespace sediment_study
