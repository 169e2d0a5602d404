// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/grid_band.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

GridBand::GridBand(const std::string& gdal_source, const std::string& label, int band)
    : label_(label), dataset_(open_raster(gdal_source, label)) {
  const std::string name = label + " '" + gdal_source + "'";
  if (band < 1 || band > dataset_->GetRasterCount()) {
    throw Error(name + " has no band " + std::to_string(band),
                "it has " + std::to_string(dataset_->GetRasterCount()), "Choose one of its bands.");
  }
  place_ = read_place(*dataset_, name);
  strips_.emplace(*dataset_->GetRasterBand(band), name);
}

void GridBand::check_same_grid(const GridBand& other) const {
  const GeoReference& mine = reference();
  const GeoReference& theirs = other.reference();
  const auto fail = [&](const std::string& what, const std::string& here, const std::string& there) {
    throw Error(
        label_ + " does not lie on the cells of " + other.label_, what + ": " + here + " against " + there,
        "Take results of runs on the same elevation model, or bring one onto the grid of the other with "
        "gdal:warpreproject.");
  };
  const auto size = [](const GeoReference& grid) {
    return std::to_string(grid.grid.columns) + " x " + std::to_string(grid.grid.rows) + " cells";
  };
  if (size(mine) != size(theirs)) fail("size", size(mine), size(theirs));
  const std::array<double, 6> here = mine.geo_transform(), there = theirs.geo_transform();
  for (std::size_t i = 0; i < here.size(); ++i) {
    // A hundredth of a cell, of a position; over the whole width, of a cell size.
    const bool is_position = i % 3 == 0;
    const double tolerance =
        0.01 * mine.cell_width / (is_position ? 1 : std::max(mine.grid.columns, mine.grid.rows));
    if (!(std::fabs(here[i] - there[i]) <= tolerance))
      fail("extent", mine.extent_text(), theirs.extent_text());
  }
  const OGRSpatialReference mine_crs = crs_from_wkt(mine.crs_wkt), their_crs = crs_from_wkt(theirs.crs_wkt);
  if (mine_crs.IsEmpty() != their_crs.IsEmpty() || (!mine_crs.IsEmpty() && !mine_crs.IsSame(&their_crs)))
    fail("CRS", mine.crs_name.empty() ? "none" : mine.crs_name,
         theirs.crs_name.empty() ? "none" : theirs.crs_name);
}

void GridBand::read(std::int32_t begin, std::int32_t end, float* values) {
  const auto columns = static_cast<std::size_t>(reference().grid.columns);
  const std::int32_t rows = reference().grid.rows;
  const std::int32_t first = place_.south_up ? begin : rows - end;  // of the file
  strips_->for_each_strip(
      first, first + (end - begin), [&](int row, int count, const std::vector<double>& strip) {
        for (int i = 0; i < count; ++i) {
          const std::int32_t from_south = place_.south_up ? row + i : rows - 1 - (row + i);
          std::transform(strip.begin() + static_cast<std::ptrdiff_t>(columns) * i,
                         strip.begin() + static_cast<std::ptrdiff_t>(columns) * (i + 1),
                         values + static_cast<std::size_t>(from_south - begin) * columns,
                         [](double value) { return static_cast<float>(value); });
        }
      });
}

Metadata GridBand::metadata() const {
  Metadata list;
  char** items = dataset_->GetMetadata();
  for (int i = 0; i < CSLCount(items); ++i) {
    const std::string item = items[i];
    const std::size_t equals = item.find('=');
    if (item.rfind("SPATE_", 0) == 0 && equals != std::string::npos)
      list.emplace_back(item.substr(0, equals), item.substr(equals + 1));
  }
  return list;
}

}  // namespace spate::io
