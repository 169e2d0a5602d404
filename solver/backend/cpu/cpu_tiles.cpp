// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/cpu_tiles.hpp"

#include <algorithm>
#include <atomic>
#include <exception>

#include "solver/backend/stored_fields.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Divides work among the threads. The caller's thread reports the progress of all to the watch; when the
// watch throws, the others stop soon, and the exception is passed on.
void run_watched(WorkerThreads& workers, std::int64_t count, const Watch& watch,
                 const WorkerThreads::Work& work) {
  std::atomic<std::int64_t> done{0};
  std::atomic<bool> stopped{false};
  std::exception_ptr reason;
  workers.run(count, [&](int thread, std::int64_t i) {
    if (stopped) return;
    work(thread, i);
    ++done;
    if (thread != 0) return;
    try {
      watch(static_cast<double>(done) / static_cast<double>(count));
    } catch (...) {
      reason = std::current_exception();
      stopped = true;
    }
  });
  if (reason) std::rethrow_exception(reason);
}

}  // namespace

CpuTiles::CpuTiles(const Scenario& scenario, const Edges& edges, const Bed& bed, const Forcing& forcing,
                   const Numerics& numerics, WorkerThreads& workers, Exchange& exchange,
                   const SavedCells* saved, const Watch& watch)
    : grid_(scenario.terrain.grid),
      edges_(edges),
      bed_(bed),
      forcing_(forcing),
      numerics_(numerics),
      workers_(workers),
      exchange_(exchange),
      layout_(grid_, numerics.tile_size, numerics.tile_size),
      arrival_depths_(numerics.arrival_depths.begin(), numerics.arrival_depths.end()),
      losses_(loss_rules(scenario.losses)),
      rain_field_(scenario.rain_field),
      pool_(CpuTile::reals(layout_.width, planes())),
      tiles_(layout_.size()),
      wet_(layout_.size()),
      flags_(tile_flags(layout_, scenario, edges, forcing.source_cells().cells(), forcing.woken_cells(),
                        numerics.sparse, part_of(watch, 0, 0.3))) {
  for (const std::uint64_t cell : forcing.links().cells())
    link_tiles_.push_back(static_cast<std::uint32_t>(tile_of(cell)));
  const InitialCells initial({scenario, edges, bed, numerics}, saved);
  const std::vector<std::uint8_t> holds = find_water(initial, part_of(watch, 0.3, 0.5));
  wake();
  if (!exchange_.is_alone()) parts_ = Parts(layout_, exchange_.ranks(), exchange_.rank(), weights());
  set_initial_state(initial, holds, part_of(watch, 0.5, 0.7));
  list_active(part_of(watch, 0.7, 1));
}

double CpuTiles::memory() const {
  double bytes = 0;
  for (const auto& tile : tiles_)
    if (tile != nullptr) bytes += CpuTile::bytes(layout_.width, planes(), !tile->codes.empty());
  return bytes;
}

Real* CpuTiles::plane_of(const CpuTile& tile, int stored) const {
  const auto after_state = static_cast<std::size_t>(stored - stored_accumulators),
             place = static_cast<std::size_t>(stored);
  if (stored < stored_accumulators) return tile.state + place * tile.plane;
  if (after_state < planes().accumulators()) return tile.accumulators + after_state * tile.plane;
  return tile.state + (place - planes().accumulators()) * tile.plane;  // the soil
}

CpuTile& CpuTiles::make_tile(std::size_t index) {
  auto& tile = tiles_[index];
  if (tile) return *tile;
  tile = std::make_unique<CpuTile>(layout_.width, planes(), pool_.take());
  const std::int32_t first_column = layout_.first_column(index);
  const std::int32_t first_row = layout_.first_row(index);
  add_bed(*tile, first_column, first_row);
  add_edges(*tile, first_column, first_row);
  add_sources(*tile, first_column, first_row);
  add_barred_cells(*tile, first_column, first_row);
  add_sections(*tile, first_column, first_row);
  add_rain(*tile, first_column, first_row);
  return *tile;
}

void CpuTiles::add_rain(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  if (rain_field_ == nullptr) return;
  const RainMapView map = rain_field_->map.view();
  const std::uint32_t zone = map.zone(first_column, first_row);
  bool alike = true;
  for (int row = -tile_halo; alike && row < layout_.width + tile_halo; ++row)
    for (int column = -tile_halo; column < layout_.width + tile_halo; ++column)
      alike = alike && map.zone(first_column + column, first_row + row) == zone;
  tile.rain_zone = alike ? static_cast<std::int32_t>(zone) : -1;
}

// Beyond the grid the bed goes on as it ends.
void CpuTiles::add_bed(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  const int across = CpuTile::node_stride(tile.size), along = tile.size + 2 * tile_halo + 1;
  const PagedField<Real>& nodes = bed_.nodes();
  tile.nodes.reserve(static_cast<std::size_t>(across) * static_cast<std::size_t>(along));
  for (int row = 0; row < along; ++row) {
    const std::int32_t r = std::clamp(first_row + row - tile_halo, 0, grid_.rows);
    const std::size_t first = static_cast<std::size_t>(r) * (static_cast<std::size_t>(grid_.columns) + 1);
    for (int column = 0; column < across; ++column) {
      const std::int32_t c = std::clamp(first_column + column - tile_halo, 0, grid_.columns);
      tile.nodes.push_back(nodes[first + static_cast<std::size_t>(c)]);
    }
  }
}

void CpuTiles::add_edges(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  std::vector<FaceCodes> codes;
  std::vector<EdgeFace> edge_faces;
  bool edged = false;
  for (int row = -tile_halo; row < layout_.width + tile_halo; ++row) {
    for (int column = -tile_halo; column < layout_.width + tile_halo; ++column) {
      const std::int32_t c = first_column + column, r = first_row + row;
      codes.push_back(grid_.contains(c, r) ? edges_.codes[grid_.index(c, r)] : wall_cell);
      edged = edged || codes.back() != 0;
      if (codes.back() == 0 || codes.back() == wall_cell) continue;
      add_edge_faces(edge_faces, grid_.index(c, r), column, row);
    }
  }
  if (edged) tile.codes = std::move(codes);
  tile.edge_faces = {std::move(edge_faces), layout_.width};
}

void CpuTiles::add_sources(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  std::vector<SourceRun> runs;
  for (std::int32_t r = first_row; r < std::min(first_row + layout_.width, grid_.rows); ++r)
    forcing_.source_cells().each(r, first_column, first_column + layout_.width,
                                 [&](std::size_t i, std::int32_t c) {
                                   const int column = c - first_column, row = r - first_row;
                                   const std::uint32_t value = forcing_.sources_of_cells()[i];
                                   SourceRun* last = runs.empty() ? nullptr : &runs.back();
                                   if (last != nullptr && last->row == row &&
                                       last->column + last->cells == column && last->value == value)
                                     ++last->cells;
                                   else
                                     runs.push_back({column, row, 1, value});
                                 });
  tile.sources = {std::move(runs), layout_.width};
}

void CpuTiles::add_barred_cells(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  std::vector<BarredPlace> places, reported;
  std::vector<SolidRun> runs;
  const std::int32_t south = std::max(first_row - tile_halo, 0), west = std::max(first_column - tile_halo, 0);
  for (std::int32_t r = south; r < std::min(first_row + layout_.width + tile_halo, grid_.rows); ++r)
    forcing_.barriers().cells().each(
        r, west, first_column + layout_.width + tile_halo, [&](std::size_t i, std::int32_t c) {
          const int column = c - first_column, row = r - first_row;
          places.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row),
                            static_cast<std::uint32_t>(i)});
          const BarredCell& cell = forcing_.barriers().tables().cells[i];
          if (is_own(column, row) && forcing_.barriers().is_reported(cell)) reported.push_back(places.back());
          if (!cell.solid) return;
          SolidRun* last = runs.empty() ? nullptr : &runs.back();
          if (last != nullptr && last->row == row && last->column + last->cells == column)
            ++last->cells;
          else
            runs.push_back({column, row, 1});
        });
  if (!places.empty()) tile.row_barriers.resize(rows_with_halo(layout_.width));
  tile.barred_cells = {std::move(places), layout_.width};
  tile.reported_cells = {std::move(reported), layout_.width};
  tile.solid_cells = {std::move(runs), layout_.width};
}

void CpuTiles::add_sections(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  const Sections& sections = forcing_.sections();
  std::vector<CountedFace> faces;
  for (std::int32_t r = first_row; r < std::min(first_row + layout_.width, grid_.rows); ++r)
    sections.cells().each(r, first_column, first_column + layout_.width, [&](std::size_t i, std::int32_t c) {
      const SectionTables& tables = sections.tables();
      for (std::uint32_t f = tables.first_face[i]; f < tables.first_face[i + 1]; ++f)
        faces.push_back({c - first_column, r - first_row, tables.faces[f]});
    });
  tile.counted_faces = {std::move(faces), layout_.width};
}

void CpuTiles::add_edge_faces(std::vector<EdgeFace>& faces, std::size_t cell, int column, int row) const {
  for (int s = 0; s < 4; ++s) {
    const auto side = static_cast<Side>(s);
    const std::uint8_t code = face_code(edges_.codes[cell], side);
    if (!is_outlet(code)) continue;
    const std::uint32_t value = is_imposed(code) ? forcing_.edge_value_index(cell, side) : 0;
    faces.push_back({column, row, s, value, code});
  }
}

// Calls f(column, row) for the cells of a tile, until it returns true; returns whether it did.
template <class F>
bool CpuTiles::each_cell(std::size_t index, const F& f) const {
  const std::int32_t first_column = layout_.first_column(index), first_row = layout_.first_row(index);
  for (std::int32_t row = first_row; row < std::min(first_row + layout_.width, grid_.rows); ++row)
    for (std::int32_t column = first_column; column < std::min(first_column + layout_.width, grid_.columns);
         ++column)
      if (f(column, row)) return true;
  return false;
}

std::vector<std::uint8_t> CpuTiles::find_water(const InitialCells& initial, const Watch& watch) {
  std::vector<std::uint8_t> holds(layout_.size());
  if (initial.all_dry()) return holds;
  std::vector<std::vector<Real>> buffers(static_cast<std::size_t>(workers_.count()),
                                         std::vector<Real>(static_cast<std::size_t>(stored_count())));
  run_watched(workers_, static_cast<std::int64_t>(layout_.size()), watch, [&](int thread, std::int64_t i) {
    Real* stored = buffers[static_cast<std::size_t>(thread)].data();
    const auto index = static_cast<std::size_t>(i);
    const bool is_wet = each_cell(index, [&](auto column, auto row) {
      if (!initial.read(column, row, stored)) return false;
      holds[index] = 1;
      return stored[stored_h] > 0;
    });
    if (is_wet) wet_[index] = tile_wet;
  });
  return holds;
}

void CpuTiles::set_initial_state(const InitialCells& initial, const std::vector<std::uint8_t>& holds,
                                 const Watch& watch) {
  if (initial.all_dry()) return;
  const std::int32_t values = stored_count();
  std::vector<std::vector<Real>> buffers(static_cast<std::size_t>(workers_.count()),
                                         std::vector<Real>(static_cast<std::size_t>(stored_count())));
  for (std::size_t index = 0; index < holds.size(); ++index)
    if (holds[index] != 0 && parts_.owns(index)) make_tile(index).ever_wet = true;
  run_watched(workers_, static_cast<std::int64_t>(layout_.size()), watch, [&](int thread, std::int64_t i) {
    const auto index = static_cast<std::size_t>(i);
    if (tiles_[index] == nullptr) return;
    CpuTile& tile = *tiles_[index];
    tile.clear();
    Real* stored = buffers[static_cast<std::size_t>(thread)].data();
    each_cell(index, [&](std::int32_t column, std::int32_t row) {
      if (!initial.read(column, row, stored)) return false;
      const std::size_t at = tile.at(column % layout_.width, row % layout_.width);
      for (std::int32_t value = 0; value < values; ++value) plane_of(tile, value)[at] = stored[value];
      return false;
    });
  });
}

void CpuTiles::update_barriers(std::size_t index) {
  CpuTile& tile = *tiles_[index];
  const BarrierPlan& plan = forcing_.barriers().plan();
  if (tile.row_barriers.empty() || tile.seen_changes == *plan.changes) return;
  tile.seen_changes = *plan.changes;
  for (int row = -tile_halo; row < layout_.width + tile_halo; ++row) {
    const int place = row + tile_halo;
    RowBarriers& all = tile.row_barriers[static_cast<std::size_t>(place)];
    all = {never, true};
    tile.barred_cells.by_row().each(row, [&](const BarredPlace& place) {
      const BarredNow& now = plan.now[place.number];
      const BarredCell& cell = forcing_.barriers().tables().cells[place.number];
      if (!cell.solid) all.lowest_sill = std::min(all.lowest_sill, now.lowest_sill);
      all.as_drawn = all.as_drawn && now.codes == edges_.codes[cell.cell];
    });
  }
}

Real CpuTiles::stored(int what, std::int32_t column, std::int32_t row) const {
  const CpuTile* tile = at(column, row);
  return tile == nullptr || !tile->cleared
             ? 0
             : plane_of(*tile, what)[tile->at(column % layout_.width, row % layout_.width)];
}

Real CpuTiles::depth(std::size_t cell) const {
  const auto columns = static_cast<std::size_t>(grid_.columns);
  return stored(stored_h, static_cast<std::int32_t>(cell % columns),
                static_cast<std::int32_t>(cell / columns));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
