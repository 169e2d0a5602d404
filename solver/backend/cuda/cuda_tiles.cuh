// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of a simulation in the memory of a GPU: their slots in chunks of memory, and their lists.
#pragma once

#include <memory>

#include "solver/backend/cuda/cuda_ground.cuh"
#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/first_water.cuh"
#include "solver/backend/cuda/tile_choice.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/domain/asking.hpp"
#include "solver/mesh/tiles.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Where the tiles of a part lie, in the memory of the host while tiles move between parts.
struct TileTables {
  std::vector<std::int32_t> slots, own_slots;  // as in CudaView
  std::vector<std::uint32_t> wetness;
};

class CudaTiles {
 public:
  // Wet where the initial water is. The arguments must outlive this object.
  CudaTiles(const CudaInput& input, TilesFor whom, void* stream, const Watch& watch);
  // As the first part has told, where the input does not have the ground.
  CudaTiles(const CudaInput& input, const Outline& told, void* stream);
  // In place of those before, for whom else; wet where those of all parts are or were wet.
  CudaTiles(const CudaTiles& before, const std::vector<const CudaTiles*>& of_all, TilesFor whom);

  // Sets the parts of view that describe the tiles.
  void show_in(CudaView& view) const;
  // To other parts, at the start: the members that describe tiles.
  void tell(Outline& outline) const;
  // Asks the first part for the ground of these tiles, as far as it is not known here. Called by all ranks;
  // so is receive_water(). put_ground_on_card() must follow.
  void learn_ground(const std::vector<std::uint32_t>& tiles, Asking& asking);
  void put_ground_on_card() { ground_->put_on_card(); }
  // Makes the first list of tiles, and writes the initial water to them, if it is known here; if not,
  // receive_water() does, which comes next. view must be complete.
  void start(const CudaView& view, const Watch& watch);
  void receive_water(Asking& asking);
  // Makes this list, and copies to its tiles what their cells hold in those before of all parts, in whatever
  // stage.
  void go_on(const CudaView& view, const std::vector<CudaView>& before, int list);

  const TileLayout& grid() const { return tile_layout_; }
  std::vector<std::int64_t> weights_at_start() const;  // of tiles, for solver/domain/parts.hpp
  std::int64_t cells_at_start() const;                 // to compute
  std::vector<std::int64_t> weights(const std::vector<std::uint8_t>& wetness) const;

  TileTables tables() const;
  // The memory of a slot, which takes slot_bytes().
  Real* memory_of(std::int32_t slot) const;
  std::size_t slot_bytes() const { return static_cast<std::size_t>(layout_.reals) * sizeof(Real); }
  // Provides this many slots in all. Throws OutOfMemory.
  void reserve(const CudaView& view, std::size_t slots);
  std::size_t slots() const { return chunks_.size() << chunking_.shift; }
  // From now on the tiles lie as in tables; those for which is_foreign(tile) are of other parts. The lists of
  // tiles are empty.
  void set(const TileTables& tables, const std::vector<bool>& is_foreign);

  // Adds memory when few slots are left. free, used: numbers of slots; waiting: whether tiles wait for one.
  // Throws OutOfMemory when tiles wait and no memory is left.
  void provide(const CudaView& view, int free, int used, bool waiting);
  double memory() const {
    return static_cast<double>(chunks_.size()) * chunking_.bytes +
           static_cast<double>(tiles()) * bytes_of_tile + ground_->bytes();
  }
  std::int64_t tiles() const { return static_cast<std::int64_t>(flags_.size()); }

 private:
  void check_room(double bytes) const;  // throws OutOfMemory when fewer bytes are free
  void add_chunk(const CudaView& view);
  bool is_own(std::size_t tile) const { return is_foreign_.empty() || !is_foreign_[tile]; }
  // All dry.
  CudaTiles(const CudaInput& input, TilesFor whom, std::vector<std::uint8_t> flags,
            std::shared_ptr<CudaGround> ground, void* stream);
  GridRect nodes_around(std::uint32_t tile) const;  // and of its halo
  GridRect cells_around(std::uint32_t tile) const;
  void wet_where(const CudaTiles& before);
  void mark_initial_water(const Watch& watch);
  std::vector<std::uint32_t> wet_at_start() const;  // tiles of this part
  // The values stored of its cells, one plane after the other.
  std::size_t stored_values() const;
  void read_initial(std::uint32_t tile, Real* values) const;
  void show_wetness() const;
  void make_list(const CudaView& view, int list);
  void find_sources();
  void find_links();
  CellPlace place_of(std::uint64_t cell) const;

  const CudaInput& input_;
  void* const stream_;
  const SlotLayout layout_;
  const TileLayout tile_layout_;
  std::vector<bool> is_foreign_;  // of each tile; empty: none is
  std::vector<bool> is_known_;    // whether its ground is; empty: all is
  SlotChunks chunking_;
  double beside_ = 0;                          // bytes of the tiles whose place these take
  std::vector<std::uint8_t> flags_, wetness_;  // of each tile at the start
  std::vector<Real> arrival_depths_;
  std::vector<std::unique_ptr<DeviceArray<Real>>> chunks_;

  const std::shared_ptr<CudaGround> ground_;
  std::unique_ptr<FirstWater> first_water_;  // until it is there
  DeviceArray<Real*> chunk_table_;
  DeviceArray<std::int32_t> slots_, own_slots_, ring_, counters_;
  DeviceArray<ListedTile> listed_;
  DeviceArray<TileCounts> counts_;
  DeviceArray<std::uint8_t> device_flags_, patience_;
  DeviceArray<std::uint32_t> device_wetness_;
  DeviceArray<Real> device_arrival_depths_;
  DeviceArray<SourceRow> source_rows_;
  DeviceArray<SourceCell> source_cells_;
  DeviceArray<PlanningCell> link_cells_;
  DeviceArray<std::int32_t> first_source_rows_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
