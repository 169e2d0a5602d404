// SPDX-License-Identifier: GPL-3.0-or-later
// A tile of the CPU backend: its state, its accumulators, and the edges and sources in it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "solver/backend/cpu/kernel.hpp"
#include "solver/backend/cpu/memory.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/model/losses.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr int default_tile_size = 74;  // with the halo, five of the widest registers

inline std::size_t rows_with_halo(int tile_size) {
  const int rows = tile_size + 2 * tile_halo;
  return static_cast<std::size_t>(rows);
}

// Items in a tile and its halo, row by row.
template <class Item>
class TileItems {
 public:
  TileItems() = default;
  // items: sorted by row, from -tile_halo to tile_size + tile_halo - 1.
  TileItems(std::vector<Item> items, int tile_size) : items_(std::move(items)) {
    if (items_.empty()) return;
    first_.resize(rows_with_halo(tile_size) + 1);
    for (const Item& item : items_) {
      const int next_row = item.row + tile_halo + 1;
      ++first_[static_cast<std::size_t>(next_row)];
    }
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
  }
  ByRow<Item> by_row() const { return {items_.data(), first_.empty() ? nullptr : first_.data()}; }

 private:
  std::vector<Item> items_;
  std::vector<std::int32_t> first_;
};

// The numbers of planes of a tile.
struct TilePlanes {
  int arrivals, soil;

  // Of each of the two states, with the soil.
  std::size_t state() const {
    const int planes = rest_plane + 1 + soil;
    return static_cast<std::size_t>(planes);
  }
  std::size_t accumulators() const {
    const int planes = plane_first_arrival + arrivals;
    return static_cast<std::size_t>(planes);
  }
  std::size_t all() const { return 2 * state() + accumulators(); }
};

struct CpuTile {
  // The block of reals() numbers holds two states with their soils, then the accumulators; clear()
  // initialises it. A row has unused places for the halo too, so that it lies in whole registers like the
  // rows of the kernel. bed: for nodes_with_halo() numbers.
  CpuTile(int tile_size, const TilePlanes& planes, BlockPool<Real>::Block block, BlockPool<Real>::Block bed)
      : size(tile_size),
        stride(row_reals(tile_size)),
        plane(static_cast<std::size_t>(size) * static_cast<std::size_t>(stride)),
        memory(std::move(block)),
        nodes(std::move(bed)) {
    state = memory.get();
    other = state + planes.state() * plane;
    accumulators = other + planes.state() * plane;
    arrivals_ = accumulators + plane_first_arrival * plane;
    end_ = arrivals_ + static_cast<std::size_t>(planes.arrivals) * plane;
  }

  // Makes the tile dry and never wet. The thread that will compute the tile calls this, since its memory lies
  // where it is first written (cpu/memory.hpp).
  void clear() {
    std::fill(state, arrivals_, 0.0f);
    std::fill_n(accumulators + plane_wet_since * plane, plane, -1.0f);
    std::fill(arrivals_, end_, never);
    cleared = true;
  }

  // From row to row of `nodes`: as many as the kernel reads of one.
  static int node_stride(int tile_size) { return row_reals(tile_size) + 1; }
  static int row_reals(int tile_size) {
    return (tile_size + 2 * tile_halo + widest_lanes - 1) / widest_lanes * widest_lanes;
  }
  static std::size_t reals(int tile_size, const TilePlanes& planes) {
    return planes.all() * static_cast<std::size_t>(tile_size) *
           static_cast<std::size_t>(row_reals(tile_size));
  }

  static std::size_t nodes_with_halo(int tile_size) {
    return (rows_with_halo(tile_size) + 1) * static_cast<std::size_t>(node_stride(tile_size));
  }
  static std::size_t cells_with_halo(int tile_size) {
    return rows_with_halo(tile_size) * rows_with_halo(tile_size);
  }
  // As many numbers as the codes and `solid` take.
  static std::size_t codes_and_solid(int tile_size) {
    return cells_with_halo(tile_size) + (solid_places(tile_size) + sizeof(FaceCodes) - 1) / sizeof(FaceCodes);
  }
  static std::size_t solid_places(int tile_size) {
    return rows_with_halo(tile_size) * static_cast<std::size_t>(row_reals(tile_size));
  }

  // Bytes of a tile with its bed and, if it has edges, its codes.
  static double bytes(int tile_size, const TilePlanes& planes, bool edged) {
    return static_cast<double>((reals(tile_size, planes) + nodes_with_halo(tile_size)) * sizeof(Real) +
                               (edged ? codes_and_solid(tile_size) * sizeof(FaceCodes) : 0));
  }

  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(stride) +
           static_cast<std::size_t>(column + tile_halo);
  }

  int size, stride;
  std::size_t plane;
  BlockPool<Real>::Block memory;
  Real *state, *other, *accumulators;
  BlockPool<Real>::Block nodes;       // of the bed in the tile and its halo, from the south-west
  BlockPool<FaceCodes>::Block codes;  // of its cells, then `solid`; null if no face is an edge
  std::int8_t* solid = nullptr;       // as in TileInput
  std::vector<float> manning;         // of the tile and its halo, where it varies; the same of the soils
  std::array<std::vector<float>, soil_numbers> soil;
  TileItems<EdgeFace> edge_faces;
  TileItems<SourceRun> sources;
  TileItems<BarredPlace> barred_cells;
  TileItems<BarredPlace> reported_cells;  // own cells beside reported barriers
  TileItems<CountedFace> counted_faces;
  std::int32_t rain_zone = 0;             // of the tile and its halo; < 0: they lie in several
  std::vector<RowBarriers> row_barriers;  // empty without barred cells
  std::uint32_t seen_changes = 0;         // BarrierPlan::changes when row_barriers was updated
  bool cleared = false;
  bool active = false;
  bool ever_wet = false;         // if so, its accumulators must be kept
  TileOutput first{}, second{};  // of the two stages of the last step
  TileStock stock{};             // at the last survey

 private:
  Real *arrivals_, *end_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
