// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of a simulation in the memory of a GPU: their slots in chunks of memory, and their lists.
#pragma once

#include <memory>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/backend/initial_cells.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {

// The division of the slots into chunks of memory.
struct SlotChunks {
  std::int32_t shift = 0;  // 2^shift slots in each
  std::size_t most = 0;    // chunks, when every tile has a slot
  double bytes = 0;        // of each
};

inline constexpr double bytes_of_tile = 2 * sizeof(std::int32_t) + 2 * sizeof(Chain) + sizeof(std::uint32_t) +
                                        2 * sizeof(std::uint8_t);  // beside its slot

class CudaTiles {
 public:
  // The arguments must outlive this object.
  CudaTiles(const StaticFields& fields, const Forcing& forcing, const InitialCells& initial, void* stream,
            const Watch& watch);

  // Sets the parts of view that describe the tiles.
  void show_in(CudaView& view) const;
  // Makes the first list of tiles, and writes the initial water to them. view must be complete.
  void start(const CudaView& view, const InitialCells& initial, const Watch& watch);

  // Adds memory when few slots are left. free, used: numbers of slots; waiting: whether tiles wait for one.
  // Throws OutOfMemory when tiles wait and no memory is left.
  void provide(const CudaView& view, int free, int used, bool waiting);
  double memory() const {
    return static_cast<double>(chunks_.size()) * chunking_.bytes +
           static_cast<double>(tiles()) * bytes_of_tile;
  }
  std::int64_t tiles() const { return static_cast<std::int64_t>(flags_.size()); }

 private:
  void check_room(double bytes) const;  // throws OutOfMemory when fewer bytes are free
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
