// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/footprints.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

void make_unique(std::vector<std::size_t>& cells, std::size_t begin = 0) {
  const auto first = cells.begin() + static_cast<std::ptrdiff_t>(begin);
  std::sort(first, cells.end());
  cells.erase(std::unique(first, cells.end()), cells.end());
}

}  // namespace

Footprints::Footprints(GeoReference reference, bool blocked)
    : reference_(std::move(reference)), blocked_(blocked) {}

void Footprints::add(const std::string& wkb, const std::string& feature) {
  const CellsOfGeometry covered = cells_of_geometry(wkb, reference_, feature);
  const Grid& grid = reference_.grid;
  const std::size_t begin = cells_.size();
  for (const std::size_t cell : covered.cells) {
    const auto [column, row] = grid.cell(cell);
    for (std::int32_t j = row - 1; j <= row + 1; ++j) {
      for (std::int32_t i = column - 1; i <= column + 1; ++i) {
        if (grid.contains(i, j)) cells_.push_back(grid.index(i, j));
      }
    }
  }
  make_unique(cells_, begin);
  ends_.push_back(cells_.size());
  inside_.push_back(covered.inside);
  if (!blocked_) return;
  // A building without the centre of a cell took none out of the flow.
  const std::vector<std::size_t> taken =
      cells_of_geometry(wkb, reference_, feature, SmallPolygons::none).cells;
  covered_.insert(covered_.end(), taken.begin(), taken.end());
}

void Footprints::add_nowhere() {
  ends_.push_back(cells_.size());
  inside_.push_back(0);
}

void Footprints::finish() {
  const std::vector<std::size_t> of_buildings = cells_;
  make_unique(cells_);
  cells_.shrink_to_fit();
  check(cells_.size() < std::numeric_limits<std::uint32_t>::max(), "too_many_building_cells",
        "The buildings cover too many cells", "more than 4 billion", "Split the layer of buildings.");
  const auto place = [&](std::size_t cell) {
    return std::lower_bound(cells_.begin(), cells_.end(), cell) - cells_.begin();
  };
  places_.reserve(of_buildings.size());
  for (const std::size_t cell : of_buildings) places_.push_back(static_cast<std::uint32_t>(place(cell)));
  blocked_cells_.assign(cells_.size(), false);
  for (const std::size_t cell : covered_) blocked_cells_[static_cast<std::size_t>(place(cell))] = true;
  covered_ = {};
}

std::vector<float> Footprints::gather(const float* field) const {
  std::vector<float> values;
  values.reserve(cells_.size());
  for (const std::size_t cell : cells_) values.push_back(field[cell]);
  return values;
}

DepthSample Footprints::sample(std::size_t building, const std::vector<float>& depths,
                               double dry_depth) const {
  const std::size_t begin = building == 0 ? 0 : ends_[building - 1];
  const std::size_t end = ends_[building];
  DepthSample result;
  result.outside = begin == end;
  double sum = 0;
  std::size_t wet = 0;
  std::size_t open = 0;
  std::size_t wet_and_open = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const std::uint32_t place = places_[i];
    const double depth = static_cast<double>(depths[place]);
    const bool is_wet = depth > dry_depth;  // not for NaN
    const bool is_open = !blocked_cells_[place];
    open += is_open ? 1 : 0;
    if (!is_wet) continue;
    ++wet;
    wet_and_open += is_open ? 1 : 0;
    sum += depth;
    result.max = std::max(result.max, depth);
  }
  if (wet == 0) return result;
  result.wet = true;
  result.mean = sum / static_cast<double>(wet);
  result.wet_fraction = open == 0 ? 1 : static_cast<double>(wet_and_open) / static_cast<double>(open);
  return result;
}

double Footprints::smallest(std::size_t building, const std::vector<float>& values) const {
  double least = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t i = building == 0 ? 0 : ends_[building - 1]; i < ends_[building]; ++i)
    least = std::fmin(least, static_cast<double>(values[places_[i]]));
  return least;
}

double Footprints::largest(std::size_t building, const std::vector<float>& values) const {
  double most = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t i = building == 0 ? 0 : ends_[building - 1]; i < ends_[building]; ++i)
    most = std::fmax(most, static_cast<double>(values[places_[i]]));
  return most;
}

std::vector<float> read_cells(const std::string& gdal_source, const std::string& label,
                              const GeoReference& reference, const std::vector<std::size_t>& cells) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, label);
  const std::string name = label + " '" + gdal_source + "'";
  const RasterPlace place = read_place(*dataset, name);
  check_same_grid(name, place.reference, tr("the depths"), reference);
  std::vector<float> values(cells.size(), std::numeric_limits<float>::quiet_NaN());
  if (cells.empty()) return values;

  const auto columns = static_cast<std::size_t>(reference.grid.columns);
  const auto rows = static_cast<std::size_t>(reference.grid.rows);
  const auto row_of_file = [&](std::size_t row) { return place.south_up ? row : rows - 1 - row; };
  const std::size_t a = row_of_file(cells.front() / columns);
  const std::size_t b = row_of_file(cells.back() / columns);
  RasterStrips strips(*dataset->GetRasterBand(1), name);
  strips.for_each_strip(
      static_cast<int>(std::min(a, b)), static_cast<int>(std::max(a, b)) + 1,
      [&](int first, int count, const std::vector<double>& strip) {
        // The rows of the strip, from the south.
        const auto begin = static_cast<std::size_t>(first);
        const auto end = begin + static_cast<std::size_t>(count);
        const std::size_t south = place.south_up ? begin : rows - end;
        const std::size_t north = place.south_up ? end : rows - begin;
        const auto from = std::lower_bound(cells.begin(), cells.end(), south * columns);
        const auto to = std::lower_bound(from, cells.end(), north * columns);
        for (auto cell = from; cell != to; ++cell) {
          const std::size_t in_strip = (row_of_file(*cell / columns) - begin) * columns + *cell % columns;
          values[static_cast<std::size_t>(cell - cells.begin())] = static_cast<float>(strip[in_strip]);
        }
      });
  return values;
}

}  // namespace spate::io
