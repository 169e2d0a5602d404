// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of a simulation in the memory of a GPU: their slots in chunks of memory, and the lists of them.
#pragma once

#include <memory>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/backend/initial_cells.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {

// How slots come in chunks of memory.
struct SlotChunks {
  std::int32_t shift = 0;  // 2^shift slots in each
  std::size_t most = 0;    // chunks, when every tile has a slot
  double bytes = 0;        // of each
};

inline constexpr double bytes_of_tile = 2 * sizeof(std::int32_t) + 2 * sizeof(Chain) + sizeof(std::uint32_t) +
                                        2 * sizeof(std::uint8_t);  // beside its slot

class CudaTiles {
 public:
  // With the water at the start. The arguments must outlive it.
  CudaTiles(const StaticFields& fields, const Forcing& forcing, const InitialCells& initial, void* stream,
            const Watch& watch);

  void show_in(CudaView& view) const;
  // Puts the water at the start into the tiles, whose list it makes; view shows all.
  void start(const CudaView& view, const InitialCells& initial, const Watch& watch);

  // Adds memory when few slots are left. free and used: how many are; waiting: tiles wait for one. Throws
  // OutOfMemory when they do and there is none.
  void provide(const CudaView& view, int free, int used, bool waiting);
  double memory() const {
    return static_cast<double>(chunks_.size()) * chunking_.bytes +
           static_cast<double>(tiles()) * bytes_of_tile;
  }
  std::int64_t tiles() const { return static_cast<std::int64_t>(flags_.size()); }

 private:
  void check_room(double bytes) const;  // throws OutOfMemory when so much more is not free
  void add_chunk(const CudaView& view);
  void mark_initial_water(const InitialCells& initial, const Watch& watch);

  const StaticFields fields_;
  void* const stream_;
  SlotLayout layout_;
  const TileLayout tile_layout_;
  SlotChunks chunking_;
  std::vector<std::uint8_t> flags_, wetness_;  // of each tile at the start
  std::vector<float> arrival_depths_;
  std::vector<std::unique_ptr<DeviceArray<float>>> chunks_;

  DeviceArray<float*> chunk_table_;
  DeviceArray<std::int32_t> slots_, own_slots_, ring_, counters_;
  DeviceArray<Chain> chains_;
  DeviceArray<TileCounts> counts_;
  DeviceArray<std::uint8_t> device_flags_, patience_;
  DeviceArray<std::uint32_t> device_wetness_;
  DeviceArray<float> device_arrival_depths_;
  HostArrayOnDevice<float> bed_nodes_;
  HostArrayOnDevice<std::uint32_t> codes_;
  std::unique_ptr<HostArrayOnDevice<float>> manning_;
};

}  // namespace spate
