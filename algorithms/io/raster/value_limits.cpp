// SPDX-License-Identifier: GPL-3.0-or-later
// Which values make sense on the flow cells.
#include <cmath>
#include <string>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

// Throws when valid(value) fails on a flow cell.
template <class Valid>
void check_flow_cells(const SharedField<float>& values, const Terrain& terrain, const GeoReference& reference,
                      const char* key, const std::string& problem, const std::string& remedy,
                      const Watch& watch, const Valid& valid) {
  std::size_t count = 0;
  std::size_t first = 0;
  terrain.each_cell(watch, [&](std::size_t cell) {
    if (valid(values[cell]) || terrain.is_wall(cell)) return;
    if (count++ == 0) first = cell;
  });
  if (count == 0) return;
  throw Error(key, problem,
              cells_text(static_cast<std::int64_t>(count), static_cast<double>(values[first]),
                         reference.cell_text(first)),
              remedy);
}

}  // namespace

void check_manning(const SharedField<float>& manning, const Terrain& terrain, const GeoReference& reference,
                   const std::string& label, const Watch& watch) {
  check_flow_cells(
      manning, terrain, reference, "raster_with_gaps", tr("%1 has no value on some cells of the DEM", label),
      tr("Fill its gaps, e.g. with gdal:fillnodata."), watch, [](float n) { return !std::isnan(n); });
  check_flow_cells(
      manning, terrain, reference, "roughness_not_positive",
      tr("%1 has a roughness that is not above 0", label),
      tr("Manning's n is between %1 (smooth concrete) and %2 (dense wood) s m^-1/3: correct the raster.",
         number(0.01), number(0.2)),
      watch, [](float n) { return n > 0; });
  check_flow_cells(manning, terrain, reference, "roughness_above_1", tr("%1 has a roughness above 1", label),
                   tr("Manning's n is between %1 and %2 s m^-1/3: the raster may hold land cover classes, "
                      "or Strickler's coefficient, which is 1/n.",
                      number(0.01), number(0.2)),
                   watch, [](float n) { return n <= 1; });
}

void check_depth(const SharedField<float>& depth, const Terrain& terrain, const GeoReference& reference,
                 const std::string& label, const Watch& watch) {
  check_flow_cells(depth, terrain, reference, "raster_with_gaps",
                   tr("%1 has no value on some cells of the DEM", label), tr("Fill its gaps with 0."), watch,
                   [](float h) { return !std::isnan(h); });
  check_flow_cells(depth, terrain, reference, "depth_negative", tr("%1 has negative depths", label),
                   tr("A depth is at least 0 m: set negative values to 0 with the raster calculator."), watch,
                   [](float h) { return h >= 0; });
  check_flow_cells(depth, terrain, reference, "depth_too_large",
                   tr("%1 has depths above %2 m", label, number(most_depth)),
                   tr("Declare the raster's nodata value with gdal:translate if it is one."), watch,
                   [](float h) { return static_cast<double>(h) <= most_depth; });
}

}  // namespace spate::io
