// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/cpu_tiles.hpp"

#include <algorithm>

#include "solver/backend/stored_fields.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
CpuTiles::CpuTiles(const Scenario& scenario, const Edges& edges, const Bed& bed, const Forcing& forcing,
                   const Numerics& numerics, WorkerThreads& workers, Exchange& exchange,
                   const SavedCells* saved, const Outline* outline, const Watch& watch)
    : scenario_(scenario),
      grid_(scenario.terrain.grid),
      edges_(edges),
      bed_(bed),
      forcing_(forcing),
      numerics_(numerics),
      workers_(workers),
      exchange_(exchange),
      asking_(exchange),
      layout_(grid_, numerics.tile_size, numerics.tile_size),
      arrival_depths_(numerics.arrival_depths.begin(), numerics.arrival_depths.end()),
      losses_(loss_rules(scenario.losses)),
      rain_field_(scenario.rain_field),
      has_ground_(outline == nullptr),
      varying_(has_ground_ ? varying_fields(scenario) : outline->varying),
      pool_(CpuTile::reals(layout_.width, planes())),
      nodes_pool_(CpuTile::nodes_with_halo(layout_.width)),
      codes_pool_(CpuTile::codes_and_solid(layout_.width)),
      tiles_(layout_.size()),
      wet_(layout_.size()),
      flags_(has_ground_
                 ? tile_flags(layout_, scenario, edges, forcing.source_cells().cells(), forcing.woken_cells(),
                              tile_halo, numerics.sparse, part_of(watch, 0, 0.4))
                 : outline->flags),
      flows_(has_ground_ ? tiles_with_flow(layout_, scenario.terrain) : outline->flows) {
  for (const std::uint64_t cell : forcing.links().cells())
    link_tiles_.push_back(static_cast<std::uint32_t>(tile_of(cell)));
  if (has_ground_) {
    initial_ = std::make_unique<InitialCells>(StaticFields{scenario, edges, bed, numerics}, saved);
    holds_ = find_water(part_of(watch, 0.4, 1));
    wake();
  } else {
    holds_ = outline->holds;
    wet_ = outline->wet;
    woken_ = outline->woken;
  }
  if (!exchange_.is_alone()) parts_ = Parts(layout_, exchange_.ranks(), exchange_.rank(), weights());
}

Outline CpuTiles::outline() const {
  Outline outline = outline_of(scenario_, edges_, bed_, forcing_);
  outline.flags = flags_;
  outline.wet = wet_;
  outline.flows = flows_;
  outline.holds = holds_;
  outline.woken = woken_;
  return outline;
}

void CpuTiles::start(const Watch& watch) {
  set_initial_state(part_of(watch, 0, 0.4));
  initial_.reset();
  std::vector<std::uint8_t>().swap(holds_);
  list_active(part_of(watch, 0.4, 1));
}

double CpuTiles::memory() const {
  double bytes = 0;
  for (const auto& tile : tiles_) {
    if (tile == nullptr) continue;
    bytes += CpuTile::bytes(layout_.width, planes(), tile->codes != nullptr);
    std::size_t given = tile->manning.size();
    for (const std::vector<float>& numbers : tile->soil) given += numbers.size();
    bytes += static_cast<double>(given * sizeof(float));
  }
  return bytes;
}

Real* CpuTiles::plane_of(const CpuTile& tile, int stored) const {
  const auto after_state = static_cast<std::size_t>(stored - stored_accumulators),
             place = static_cast<std::size_t>(stored);
  if (stored < stored_accumulators) return tile.state + place * tile.plane;
  if (after_state < planes().accumulators()) return tile.accumulators + after_state * tile.plane;
  return tile.state + (place - planes().accumulators()) * tile.plane;  // the soil
}

GroundPatch CpuTiles::known_ground(std::size_t index) const {
  return {{scenario_, edges_, bed_, numerics_}, nodes_around(index), cells_around(index)};
}

void CpuTiles::make_tile(std::size_t index, GroundPatch ground) {
  auto tile = std::make_unique<CpuTile>(layout_.width, planes(), pool_.take(), nodes_pool_.take());
  const std::int32_t first_column = layout_.first_column(index);
  const std::int32_t first_row = layout_.first_row(index);
  std::copy(ground.nodes.begin(), ground.nodes.end(), tile->nodes.get());
  nodes_pool_.all_written();
  add_edges(*tile, first_column, first_row, ground.codes);
  tile->manning = std::move(ground.manning);
  for (std::size_t n = 0; n < soil_numbers; ++n) tile->soil[n] = std::move(ground.soil[n]);
  add_items(*tile, first_column, first_row);
  tiles_[index] = std::move(tile);  // now that it is whole: memory may have run out
}

void CpuTiles::add_items(CpuTile& tile, std::int32_t first_column, std::int32_t first_row) const {
  add_sources(tile, first_column, first_row);
  add_barred_cells(tile, first_column, first_row);
  add_sections(tile, first_column, first_row);
  add_rain(tile, first_column, first_row);
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

GridRect CpuTiles::nodes_around(std::size_t index) const {
  return {layout_.first_column(index) - tile_halo, layout_.first_row(index) - tile_halo,
          CpuTile::node_stride(layout_.width), layout_.width + 2 * tile_halo + 1};
}
GridRect CpuTiles::cells_around(std::size_t index) const {
  const std::int32_t side = layout_.width + 2 * tile_halo;
  return {layout_.first_column(index) - tile_halo, layout_.first_row(index) - tile_halo, side, side};
}

void CpuTiles::add_edges(CpuTile& tile, std::int32_t first_column, std::int32_t first_row,
                         const std::vector<FaceCodes>& codes) {
  std::vector<EdgeFace> edge_faces;
  bool edged = false;
  auto next = codes.begin();
  for (int row = -tile_halo; row < layout_.width + tile_halo; ++row) {
    for (int column = -tile_halo; column < layout_.width + tile_halo; ++column) {
      const FaceCodes here = *next++;
      edged = edged || here != 0;
      if (here == 0 || here == wall_cell) continue;
      add_edge_faces(edge_faces, here, grid_.index(first_column + column, first_row + row), column, row);
    }
  }
  if (edged) {
    tile.codes = codes_pool_.take();
    std::copy(codes.begin(), codes.end(), tile.codes.get());
    codes_pool_.all_written();
  }
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
          if (tile.solid == nullptr) {
            const std::size_t cells = CpuTile::cells_with_halo(layout_.width);
            tile.solid = reinterpret_cast<std::int8_t*>(tile.codes.get() + cells);
            std::fill_n(tile.solid, CpuTile::solid_places(layout_.width), std::int8_t{0});
          }
          tile.solid[(row + tile_halo) * tile.stride + column + tile_halo] = 1;
        });
  if (!places.empty()) tile.row_barriers.resize(rows_with_halo(layout_.width));
  tile.barred_cells = {std::move(places), layout_.width};
  tile.reported_cells = {std::move(reported), layout_.width};
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

void CpuTiles::add_edge_faces(std::vector<EdgeFace>& faces, FaceCodes codes, std::size_t cell, int column,
                              int row) const {
  for (int s = 0; s < 4; ++s) {
    const auto side = static_cast<Side>(s);
    const std::uint8_t code = face_code(codes, side);
    if (!is_outlet(code)) continue;
    const std::uint32_t value = is_imposed(code) ? forcing_.edge_value_index(cell, side) : 0;
    faces.push_back({column, row, s, value, code});
  }
}

void CpuTiles::update_barriers(std::size_t index) {
  CpuTile& tile = *tiles_[index];
  const BarrierPlan& plan = forcing_.barriers().plan();
  if (tile.row_barriers.empty() || tile.seen_changes == *plan.changes) return;
  tile.seen_changes = *plan.changes;
  for (int row = -tile_halo; row < layout_.width + tile_halo; ++row) {
    const int place = row + tile_halo;
    RowBarriers& all = tile.row_barriers[static_cast<std::size_t>(place)];
    all = {never, true, false};
    tile.barred_cells.by_row().each(row, [&](const BarredPlace& place) {
      const BarredNow& now = plan.now[place.number];
      const BarredCell& cell = forcing_.barriers().tables().cells[place.number];
      if (!cell.solid) all.lowest_sill = std::min(all.lowest_sill, now.lowest_sill);
      all.has_solid = all.has_solid || cell.solid;
      all.as_drawn = all.as_drawn && now.codes == edges_.codes[cell.cell];
    });
  }
}

Real CpuTiles::depth(std::size_t cell) const {
  // Steps are planned from thousands of these: as few divisions as can be.
  const auto columns = static_cast<std::size_t>(grid_.columns);
  const auto row = static_cast<std::int32_t>(cell / columns),
             column = static_cast<std::int32_t>(cell - static_cast<std::size_t>(row) * columns);
  const std::int32_t tile_row = row / layout_.height, tile_column = column / layout_.width;
  const CpuTile* tile = find(layout_.tile(tile_column, tile_row));
  if (tile == nullptr || !tile->cleared) return 0;
  return tile->state[tile->at(column - tile_column * layout_.width, row - tile_row * layout_.height)];
}

}  // namespace SPATE_PRECISION
}  // namespace spate
