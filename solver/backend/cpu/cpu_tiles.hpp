// SPDX-License-Identifier: GPL-3.0-or-later
// The tiles of the CPU backend. A tile exists while it is wet, next to a wet one or acted on from outside,
// and for good once it was wet. Of the tiles of other parts of the domain (solver/domain), those beside a
// tile to compute exist as ghosts: they have a state and are never computed.
// The first part alone has the ground: bed, face codes, roughness and soils of the whole grid. The others get
// those of their tiles, with the halo, from it when they make them (cpu/given_tiles.cpp).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/backend/cpu/tile_pool.hpp"
#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/backend/ground_patch.hpp"
#include "solver/backend/initial_cells.hpp"
#include "solver/backend/outline.hpp"
#include "solver/domain/asking.hpp"
#include "solver/domain/borders.hpp"
#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/model/rain.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// One of the ranks has no memory, and all know it.
struct NoMemoryTogether : std::bad_alloc {};

// Returns the largest number that it returns in any rank. Where one has no memory, all throw
// NoMemoryTogether.
template <class F>
double allocate_together(Exchange& exchange, const F& allocate) {
  double failed_and_number[] = {0, 0};
  try {
    failed_and_number[1] = allocate();
  } catch (const std::bad_alloc&) {
    failed_and_number[0] = 1;
  }
  exchange.largest(failed_and_number, 2);
  if (failed_and_number[0] > 0) throw NoMemoryTogether();
  return failed_and_number[1];
}

class CpuTiles {
 public:
  // saved: null where the simulation begins with the scenario's water. outline: null where the ground of the
  // whole grid is known. All arguments but these must outlive this object, saved until start();
  // numerics.tile_size > 0. workers: the threads that will compute the tiles. The other parts are not asked
  // for anything yet.
  CpuTiles(const Scenario& scenario, const Edges& edges, const Bed& bed, const Forcing& forcing,
           const Numerics& numerics, WorkerThreads& workers, Exchange& exchange, const SavedCells* saved,
           const Outline* outline, const Watch& watch);
  // Makes the tiles of the first water and those that are active. To be called once, in all parts. As
  // update_active_list where memory runs out.
  void start(const Watch& watch);

  // Whether it knows the ground of the whole grid.
  bool has_ground() const { return has_ground_; }
  // Whether a tile has a cell that is no wall. Known of all tiles in all parts.
  bool flows(std::size_t tile) const { return flows_[tile] != 0; }
  // What other parts must know before start().
  Outline outline() const;

  const TileLayout& layout() const { return layout_; }
  const Parts& parts() const { return parts_; }
  bool owns_cell(std::size_t cell) const { return parts_.owns(tile_of(cell)); }
  AccumulatorRules accumulator_rules() const {
    return spate::accumulator_rules(numerics_.dry_depth, arrival_depths_, arrival_depths_.data());
  }

  TilePlanes planes() const { return {accumulator_rules().arrivals, losses_.planes}; }

  // The tiles of this part to compute, sorted.
  const std::vector<std::uint32_t>& active() const { return active_; }
  // Of all parts.
  struct Computed {
    std::int64_t tiles = 0, cells = 0;
  };
  const Computed& computed() const { return computed_; }
  CpuTile& operator[](std::size_t index) { return *tiles_[index]; }
  const CpuTile& operator[](std::size_t index) const { return *tiles_[index]; }
  // Null where no tile exists; there all is dry.
  const CpuTile* find(std::size_t index) const { return tiles_[index].get(); }
  const CpuTile* at(std::int32_t column, std::int32_t row) const {
    return find(layout_.tile_of(column, row));
  }

  // Whether the last step has changed the TileWetness of an active tile.
  bool wetness_changes() const;
  // Brings that up to date, in all parts.
  void update_wetness();
  // Takes dry tiles to which water comes through structures as wet: the next step computes them. The same in
  // all parts, which know what comes. update_active_list must follow where this returns true.
  bool wake();
  // Creates the tiles that are active now, and frees those that are dry and never were wet. Where memory runs
  // out, in any part, it throws std::bad_alloc in all, and what was computed stays.
  void update_active_list();

  // The owners of the tiles, if they should change (Parts); else none. shuffled: > 0 for tests.
  std::vector<std::int32_t> other_owners(int shuffled) const;
  // Gives tiles away and takes others, with their state. As update_active_list where memory runs out; that
  // must follow.
  void set_owners(const std::vector<std::int32_t>& owners);

  // Brings the ghosts up to date: their state, or that after the first stage (CpuTile::other).
  enum class Ghosts { state, other };
  void swap_borders(Ghosts which);

  // Updates what a tile keeps of its barriers once a step has been planned. Safe for different tiles at the
  // same time.
  void update_barriers(std::size_t index);

  // Stored values of cells of a row that lie in one tile. what: Stored.
  template <class T>
  void copy_stored(int what, std::int32_t row, std::int32_t begin, std::int32_t end, T* to) const {
    const CpuTile* tile = at(begin, row);
    if (tile == nullptr || !tile->cleared) {
      std::fill_n(to, end - begin, T{0});
      return;
    }
    const Real* from = plane_of(*tile, what) + tile->at(begin % layout_.width, row % layout_.width);
    std::copy_n(from, end - begin, to);
  }
  Real depth(std::size_t cell) const;
  double memory() const;  // bytes

 private:
  std::size_t tile_of(std::size_t cell) const {
    const auto [column, row] = grid_.cell(cell);
    return layout_.tile_of(column, row);
  }
  void make_tile(std::size_t index, GroundPatch ground);
  GroundPatch known_ground(std::size_t index) const;
  // Makes those of the planned tiles, all its own, that do not exist yet, then what else needs memory. To be
  // called in all parts; as update_active_list where memory runs out.
  using Plan = std::function<std::vector<std::uint32_t>()>;
  void make_tiles(const Plan& plan, const std::function<void()>& rest, const Watch& watch);
  // Asks the part with the ground for items of tiles (domain/asking.hpp).
  void ask(const std::vector<std::uint32_t>& wanted, std::size_t bytes, const GiveItem& give,
           const TakeItem& take);
  void give_ground(std::size_t index, char* item) const;
  void take_ground(std::size_t index, const char* item);
  void add_items(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  void make_ghost(std::size_t index);
  std::vector<std::int64_t> weights() const;              // of all tiles, for their cut
  Real* plane_of(const CpuTile& tile, int stored) const;  // of a stored value (Stored)
  std::int32_t stored_count() const {
    return static_cast<std::int32_t>(planes().state() + planes().accumulators());
  }
  void list_active(const Watch& watch);
  // Of a tile and its halo.
  GridRect nodes_around(std::size_t index) const;
  GridRect cells_around(std::size_t index) const;
  void add_edges(CpuTile& tile, std::int32_t first_column, std::int32_t first_row,
                 const std::vector<FaceCodes>& codes);
  void add_edge_faces(std::vector<EdgeFace>& faces, FaceCodes codes, std::size_t cell, int column,
                      int row) const;
  void add_sources(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  // Whether a place in the tile or its halo, counted from the tile's first cell, is a cell of the tile.
  bool is_own(int column, int row) const {
    return row >= 0 && row < layout_.width && column >= 0 && column < layout_.width;
  }
  void add_barred_cells(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  void add_rain(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  void add_sections(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const;
  // Which tiles hold anything, and which of them are wet: in all parts.
  std::vector<std::uint8_t> find_water(const Watch& watch);
  void set_initial_state(const Watch& watch);
  std::size_t water_bytes() const;
  void set_stored(CpuTile& tile, std::int32_t column, std::int32_t row, const Real* stored) const;
  void give_water(std::size_t index, char* item) const;
  void take_water(std::size_t index, const char* item);
  template <class F>
  bool each_cell(std::size_t index, const F& f) const;

  const Scenario& scenario_;
  const Grid& grid_;
  const Edges& edges_;
  const Bed& bed_;
  const Forcing& forcing_;
  const Numerics& numerics_;
  WorkerThreads& workers_;
  Exchange& exchange_;
  Asking asking_;
  const TileLayout layout_;
  std::vector<Real> arrival_depths_;
  const LossRules losses_;
  const std::shared_ptr<const RainField> rain_field_;
  const bool has_ground_;
  const std::uint8_t varying_;  // Outline::varying
  BlockPool<Real> pool_, nodes_pool_;
  BlockPool<FaceCodes> codes_pool_;
  std::vector<std::unique_ptr<CpuTile>> tiles_;
  std::vector<std::uint8_t> wet_;          // TileWetness
  const std::vector<std::uint8_t> flags_;  // TileFlag
  const std::vector<std::uint8_t> flows_;
  std::vector<std::uint8_t> holds_;        // anything at the start; empty since then
  std::unique_ptr<InitialCells> initial_;  // until then, with the ground
  std::vector<std::uint32_t> link_tiles_;  // of each end of a structure
  std::vector<std::uint32_t> woken_;       // since the last update of the list
  Parts parts_;
  std::vector<std::uint32_t> active_;
  Computed computed_;
  // What the shared borders hold on their way.
  struct Travel {
    Travel() = default;
    Travel(const std::vector<SharedBorder>& borders, const TileLayout& layout);
    std::vector<std::vector<Real>> sent, received;
    std::vector<Parcel> out, in;
  };

  Borders borders_;
  Travel travel_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
