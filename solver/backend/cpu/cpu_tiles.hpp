// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of the CPU backend. A tile exists while it is wet, next to a wet one or acted on from outside,
// and for good once it was wet.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/backend/cpu/tile_pool.hpp"
#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/backend/initial_cells.hpp"
#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {

class CpuTiles {
 public:
  // Makes tiles for the scenario's initial water, or for the saved cells where there are some (not null). All
  // other arguments must outlive this object; numerics.tile_size > 0. workers: the threads that will compute
  // the tiles.
  CpuTiles(const Scenario& scenario, const Edges& edges, const Bed& bed, const Forcing& forcing,
           const Numerics& numerics, WorkerThreads& workers, const SavedCells* saved, const Watch& watch);

  const TileLayout& layout() const { return layout_; }
  AccumulatorRules accumulator_rules() const {
    return spate::accumulator_rules(numerics_.dry_depth, arrival_depths_, arrival_depths_.data());
  }

  // The tiles to compute, sorted.
  const std::vector<std::uint32_t>& active() const { return active_; }
  CpuTile& operator[](std::size_t index) { return *tiles_[index]; }
  const CpuTile& operator[](std::size_t index) const { return *tiles_[index]; }
  // Null where no tile exists; there all is dry.
  const CpuTile* find(std::size_t index) const { return tiles_[index].get(); }
  const CpuTile* at(std::int32_t column, std::int32_t row) const {
    return find(layout_.tile_of(column, row));
  }

  // Sets the TileWetness of the active tiles, and updates the list of active ones.
  void set_wet(const std::vector<std::uint8_t>& wet_of_active);

  // Updates what a tile keeps of its barriers once a step has been planned. Safe for different tiles at the
  // same time.
  void update_barriers(std::size_t index);

  float stored(int what, std::int32_t column, std::int32_t row) const;  // what: Stored
  float depth(std::size_t cell) const;
  double memory() const;  // bytes

 private:
  CpuTile& make_tile(std::size_t index);
  void add_edge_faces(std::vector<EdgeFace>& faces, std::size_t cell, int column, int row) const;
  void add_sources(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  // Whether a place in the tile or its halo, counted from the tile's first cell, is a cell of the tile.
  bool is_own(int column, int row) const {
    return row >= 0 && row < layout_.width && column >= 0 && column < layout_.width;
  }
  void add_barred_cells(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  void add_sections(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  void set_initial_state(const InitialCells& initial, const Watch& watch);
  template <class F>
  bool each_cell(std::size_t index, const F& f) const;
  void update_active_list(const Watch& watch = no_watch);

  const Grid& grid_;
  const Edges& edges_;
  const Forcing& forcing_;
  const Numerics& numerics_;
  WorkerThreads& workers_;
  const TileLayout layout_;
  std::vector<float> arrival_depths_;
  BlockPool pool_;
  std::vector<std::unique_ptr<CpuTile>> tiles_;
  std::vector<std::uint8_t> wet_;          // TileWetness
  const std::vector<std::uint8_t> flags_;  // TileFlag
  std::vector<std::uint32_t> active_;
};

}  // namespace spate
