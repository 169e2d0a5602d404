// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that a scenario may take on the CPU.
#include <algorithm>
#include <cmath>
#include <vector>

#include "solver/backend/cpu/tile_pool.hpp"
#include "solver/backend/outline.hpp"
#include "solver/backend/part.hpp"
#include "solver/mesh/ground_rows.hpp"
#include "solver/mesh/tiles.hpp"
#include "solver/step/soil.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Bytes of the bed's nodes and the codes of the faces, at most: pages without a flow cell take none.
double bed_memory(const Terrain& terrain) {
  const Grid& grid = terrain.grid;
  const std::size_t stride = static_cast<std::size_t>(grid.columns) + 1,
                    nodes = stride * (static_cast<std::size_t>(grid.rows) + 1);
  constexpr std::size_t page = PagedField<Real>::page;
  std::vector<bool> own(nodes / page + 1);
  each_run_of_ground(
      terrain, 0, grid.rows, 0, [&](const FlowWindow& window, std::int32_t row, const Columns& run) {
        const auto flows = [z = window.row(0)](std::int32_t column) { return !std::isnan(z[column]); };
        for (std::int32_t begin = run.begin, end = begin; begin < run.end; begin = end + 1) {
          for (end = begin; end < run.end && flows(end);) ++end;
          if (begin == end) continue;
          for (const std::size_t first :
               {static_cast<std::size_t>(row) * stride,  // of the nodes on both sides
                static_cast<std::size_t>(row + 1) * stride})
            for (std::size_t of = (first + static_cast<std::size_t>(begin)) / page;
                 of <= (first + static_cast<std::size_t>(end)) / page; ++of)
              own[of] = true;
        }
      });
  double pages = 0, books = 0;
  for (std::size_t first = 0; first < own.size(); first += PagedField<Real>::pages_of_book) {
    const std::size_t end = std::min(first + PagedField<Real>::pages_of_book, own.size());
    const auto here = std::count(own.begin() + static_cast<std::ptrdiff_t>(first),
                                 own.begin() + static_cast<std::ptrdiff_t>(end), true);
    pages += static_cast<double>(here);
    books += here > 0 ? 1 : 0;
  }
  return pages * (PagedField<Real>::bytes_of_page + PagedField<FaceCodes>::bytes_of_page) +
         2 * books * PagedField<Real>::bytes_of_book + PagedField<Real>::bytes_when_alike(nodes) +
         PagedField<FaceCodes>::bytes_when_alike(grid.cells());
}

}  // namespace

double cpu_memory_here(const Scenario& scenario, const Numerics& numerics) {
  const Grid& grid = scenario.terrain.grid;
  const int size = numerics.tile_size == 0 ? default_tile_size : numerics.tile_size;
  const auto tiles = static_cast<double>(wettable_tiles(TileLayout(grid, size, size), scenario.terrain));
  const TilePlanes planes{static_cast<int>(numerics.arrival_depths.size()),
                          loss_rules(scenario.losses).planes};
  const std::size_t values = fields_in(varying_fields(scenario)) * CpuTile::cells_with_halo(size);
  return tiles * (CpuTile::bytes(size, planes, true) + static_cast<double>(values * sizeof(float))) +
         bed_memory(scenario.terrain);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
