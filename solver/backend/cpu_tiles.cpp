// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu_tiles.hpp"

#include <algorithm>
#include <cmath>

#include "solver/schemes/dispatch.hpp"

namespace spate {

CpuTiles::CpuTiles(const Scenario& scenario, const Edges& edges, const Bed& bed, const Forcing& forcing,
                   const Numerics& numerics)
    : scenario_(scenario),
      grid_(scenario.terrain.grid),
      edges_(edges),
      bed_(bed),
      forcing_(forcing),
      numerics_(numerics),
      layout_(grid_, numerics.tile_size),
      tiles_(layout_.tiles()),
      wet_(layout_.tiles()),
      always_(layout_.tiles()) {
  for (const double depth : numerics.arrival_depths) arrival_depths_.push_back(static_cast<float>(depth));
  mark_always_active();
  set_initial_state();
  update_active_list();
}

double CpuTiles::memory() const {
  const auto count =
      std::count_if(tiles_.begin(), tiles_.end(), [](const auto& tile) { return tile != nullptr; });
  return static_cast<double>(count) *
         static_cast<double>(CpuTile::floats(layout_.size, arrivals()) * sizeof(float));
}

void CpuTiles::set_wet(const std::vector<std::uint8_t>& wet_of_active) {
  bool changed = false;
  for (std::size_t i = 0; i < active_.size(); ++i) {
    changed = changed || wet_of_active[i] != wet_[active_[i]];
    wet_[active_[i]] = wet_of_active[i];
    if (wet_of_active[i] != 0) tiles_[active_[i]]->ever_wet = true;
  }
  if (changed) update_active_list();
}

// Tiles that must be computed although they may be dry.
void CpuTiles::mark_always_active() {
  for (const std::size_t cell : forcing_.source_cells()) always_[tile_of_cell(cell)] = 1;
  for (const ImposedEdge& edge : edges_.imposed)
    for (const Face& face : edge.faces) always_[layout_.tile_of(face.column, face.row)] = 1;
  const bool rains = scenario_.rain.largest() > 0;
  for (std::size_t cell = 0; cell < grid_.cells() && rains; ++cell)
    if (edges_.codes[cell] != wall_cell) always_[tile_of_cell(cell)] = 1;
  if (!numerics_.sparse) std::fill(always_.begin(), always_.end(), std::uint8_t{1});
}

std::size_t CpuTiles::tile_of_cell(std::size_t cell) const {
  const auto columns = static_cast<std::size_t>(grid_.columns);
  return layout_.tile_of(static_cast<std::int32_t>(cell % columns),
                         static_cast<std::int32_t>(cell / columns));
}

CpuTile& CpuTiles::make_tile(std::size_t index) {
  auto& tile = tiles_[index];
  if (tile) return *tile;
  tile = std::make_unique<CpuTile>(layout_.size, arrivals());
  const std::int32_t first_column = layout_.tile_column(index) * layout_.size;
  const std::int32_t first_row = layout_.tile_row(index) * layout_.size;
  for (int row = -tile_halo; row < layout_.size + tile_halo; ++row) {
    for (int column = -tile_halo; column < layout_.size + tile_halo; ++column) {
      const std::int32_t c = first_column + column, r = first_row + row;
      if (!grid_.contains(c, r)) {
        tile->edged = true;
        continue;
      }
      const bool own = row >= 0 && row < layout_.size && column >= 0 && column < layout_.size;
      if (own) ++tile->cells;
      const std::size_t cell = grid_.index(c, r);
      if (edges_.codes[cell] == 0) continue;
      tile->edged = true;
      if (edges_.codes[cell] != wall_cell) add_edge_faces(*tile, cell, column, row);
    }
  }
  const auto& sources = forcing_.source_cells();
  for (std::size_t s = 0; s < sources.size(); ++s) {
    if (tile_of_cell(sources[s]) != index) continue;
    const auto columns = static_cast<std::size_t>(grid_.columns);
    tile->source_cells.push_back({static_cast<int>(sources[s] % columns) - first_column,
                                  static_cast<int>(sources[s] / columns) - first_row,
                                  static_cast<std::uint32_t>(s)});
  }
  return *tile;
}

void CpuTiles::add_edge_faces(CpuTile& tile, std::size_t cell, int column, int row) {
  for (int s = 0; s < 4; ++s) {
    const auto side = static_cast<Side>(s);
    const std::uint8_t code = face_code(edges_.codes[cell], side);
    if (code < face_open) continue;
    const std::uint32_t value = code >= face_imposed ? forcing_.edge_value_index(cell, side) : 0;
    tile.edge_faces.push_back({column, row, s, value, code});
  }
}

void CpuTiles::set_initial_state() {
  const Scenario& s = scenario_;
  const auto given = [](const std::vector<float>& field, std::size_t cell) {
    return !field.empty() && std::isfinite(field[cell]) ? field[cell] : 0.0f;
  };
  if (s.initial_depth.empty() && s.initial_level.empty()) return;
  for (std::int32_t row = 0; row < grid_.rows; ++row) {
    for (std::int32_t column = 0; column < grid_.columns; ++column) {
      const std::size_t cell = grid_.index(column, row);
      if (edges_.codes[cell] == wall_cell) continue;
      float h = given(s.initial_depth, cell);
      if (!s.initial_level.empty() && std::isfinite(s.initial_level[cell])) {
        const double stage = static_cast<double>(s.initial_level[cell]) - bed_.mean(column, row);
        h = std::max(h, static_cast<float>(with_scheme(numerics_.scheme, [&](auto scheme) {
                       return decltype(scheme)::depth(stage, bed_.relief(column, row));
                     })));
      }
      if (!(h > 0)) continue;
      const std::size_t index = layout_.tile_of(column, row);
      CpuTile& tile = make_tile(index);
      const std::size_t at = tile.at(column % layout_.size, row % layout_.size);
      const float hu = given(s.initial_hu, cell), hv = given(s.initial_hv, cell);
      tile.state[at] = h;
      tile.state[tile.plane + at] = hu;
      tile.state[2 * tile.plane + at] = hv;
      start_accumulators(tile, at, h, hu, hv);
      wet_[index] = 1;
      tile.ever_wet = true;
    }
  }
}

void CpuTiles::start_accumulators(CpuTile& tile, std::size_t at, float h, float hu, float hv) {
  float* cell = tile.accumulators + at;
  const float q2 = hu * hu + hv * hv;
  const bool wet = h >= static_cast<float>(numerics_.dry_depth);
  cell[plane_max_depth * tile.plane] = h;
  cell[plane_max_discharge2 * tile.plane] = q2;
  cell[plane_max_speed2 * tile.plane] = wet ? q2 / (h * h) : 0;
  if (wet) cell[plane_wet_since * tile.plane] = 0;
  tile.second.wet_cells += wet ? 1 : 0;
  for (int a = 0; a < arrivals(); ++a)
    if (h >= arrival_depths_[static_cast<std::size_t>(a)])
      cell[static_cast<std::size_t>(plane_first_arrival + a) * tile.plane] = 0;
}

// Tiles come into being here, and leave memory when they are dry and never were wet.
void CpuTiles::update_active_list() {
  for (const std::uint32_t index : active_) tiles_[index]->active = false;
  const std::vector<std::uint32_t> before = std::move(active_);
  active_ = active_tiles(layout_, wet_, always_);
  for (const std::uint32_t index : active_) {
    CpuTile& tile = make_tile(index);
    tile.active = true;
  }
  for (const std::uint32_t index : before)
    if (!tiles_[index]->active && !tiles_[index]->ever_wet) tiles_[index].reset();
}

float CpuTiles::depth(std::size_t cell) const {
  const auto columns = static_cast<std::size_t>(grid_.columns);
  const auto column = static_cast<std::int32_t>(cell % columns),
             row = static_cast<std::int32_t>(cell / columns);
  const CpuTile* tile = at(column, row);
  return tile == nullptr ? 0.0f : tile->state[tile->at(column % layout_.size, row % layout_.size)];
}

double CpuTiles::stored_depth() const {
  double sum = 0;
  for (std::size_t index = 0; index < tiles_.size(); ++index) {
    const CpuTile* tile = tiles_[index].get();
    if (tile == nullptr || wet_[index] == 0) continue;
    for (int row = 0; row < tile->size; ++row)
      for (int column = 0; column < tile->size; ++column)
        sum += static_cast<double>(tile->state[tile->at(column, row)]);
  }
  return sum;
}

bool CpuTiles::is_finite() const {
  float sum = 0;  // 0 times anything finite
  for (const std::uint32_t index : active_) {
    const CpuTile& tile = *tiles_[index];
    for (std::size_t i = 0; i < CpuTile::state_planes * tile.plane; ++i)
      if (i % static_cast<std::size_t>(tile.stride) < static_cast<std::size_t>(tile.size))
        sum += 0.0f * tile.state[i];
  }
  return sum == 0;
}

}  // namespace spate
