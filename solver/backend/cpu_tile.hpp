// SPDX-License-Identifier: GPL-3.0-or-later
// A tile of the CPU backend: its state, its accumulators, and the edges and sources in it.
#pragma once

#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "solver/backend/cpu_kernel.hpp"

namespace spate {

// Zeroed floats at the boundaries of cache lines.
class AlignedFloats {
 public:
  AlignedFloats() = default;
  explicit AlignedFloats(std::size_t count)
      : data_(static_cast<float*>(::operator new (count * sizeof(float), std::align_val_t{64}))) {
    for (std::size_t i = 0; i < count; ++i) data_.get()[i] = 0;
  }
  float* data() const { return data_.get(); }

 private:
  struct Free {
    void operator()(float* data) const { ::operator delete (data, std::align_val_t{64}); }
  };
  std::unique_ptr<float, Free> data_;
};

struct CpuTile {
  static constexpr int state_planes = 3;

  // Two states, then the accumulators, then a register's width of slack.
  CpuTile(int tile_size, int arrivals)
      : size(tile_size),
        stride((tile_size + widest_lanes - 1) / widest_lanes * widest_lanes),
        plane(static_cast<std::size_t>(size) * static_cast<std::size_t>(stride)),
        memory(floats(tile_size, arrivals)) {
    state = memory.data();
    other = state + state_planes * plane;
    accumulators = other + state_planes * plane;
    for (std::size_t i = 0; i < plane; ++i) accumulators[plane_wet_since * plane + i] = -1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(arrivals) * plane; ++i)
      accumulators[plane_first_arrival * plane + i] = never;
  }

  static std::size_t floats(int tile_size, int arrivals) {
    const int stride = (tile_size + widest_lanes - 1) / widest_lanes * widest_lanes;
    const int planes = 2 * state_planes + plane_first_arrival + arrivals;
    return static_cast<std::size_t>(planes) * static_cast<std::size_t>(tile_size) *
               static_cast<std::size_t>(stride) +
           widest_lanes;
  }

  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(stride) +
           static_cast<std::size_t>(column);
  }

  int size, stride;
  std::size_t plane;
  AlignedFloats memory;
  float *state, *other, *accumulators;
  std::vector<EdgeFace> edge_faces;
  std::vector<SourceCell> source_cells;
  std::vector<BarredPlace> barred_cells;
  bool edged = false;  // any face in the tile or its halo is an edge
  bool active = false;
  bool ever_wet = false;         // its accumulators matter
  std::int64_t cells = 0;        // in the grid
  TileOutput first{}, second{};  // of the stages of the last step
};

}  // namespace spate
