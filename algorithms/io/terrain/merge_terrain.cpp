// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/merge_terrain.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/raster/dem_checks.hpp"
#include "algorithms/io/terrain/cell_distances.hpp"

namespace spate::io {
namespace {

constexpr float no_data = std::numeric_limits<float>::quiet_NaN();
constexpr double pi = 3.14159265358979323846;
constexpr std::int16_t none = -1, several = -2;  // in place of the number of a layer

// Where one is not known, it is taken to be the other.
bool is_same_crs(const std::string& one_wkt, const std::string& other_wkt) {
  const OGRSpatialReference one = crs_from_wkt(one_wkt), other = crs_from_wkt(other_wkt);
  return one_wkt.empty() || other_wkt.empty() || one.IsSame(&other) != 0;
}

}  // namespace

// Cells of the result, row 0 in the north: an inner part that is wanted, and what lies around it within reach
// of the blending.
struct TerrainMerge::Window {
  int column, row, columns, rows;            // with what lies around
  int left, top, inner_columns, inner_rows;  // of the inner part, within it

  std::size_t at(int c, int r) const {
    return static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(c);
  }
  std::size_t cells() const { return at(0, rows); }
};

TerrainMerge::TerrainMerge(const std::vector<TerrainSource>& sources, const MergeChoices& choices)
    : blend_(choices.blend), feather_(choices.feather), sums_(sources.size()), checks_(sources.size()) {
  for (const TerrainSource& source : sources) rasters_.emplace_back(source, "DEMS", warnings_);
  place(choices);
  for (WarpedRaster& raster : rasters_) {
    raster.place_on(reference_);
    if (!raster.touches(0, 0, reference_.grid.columns, reference_.grid.rows))
      warnings_.push_back({"layer_outside_extent", tr("%1 lies outside the extent.", raster.name())});
  }
}

void TerrainMerge::place(const MergeChoices& choices) {
  const GeoReference& first = rasters_.front().own();
  std::string crs = choices.crs_wkt.empty() ? first.crs_wkt : choices.crs_wkt;
  for (const WarpedRaster& raster : rasters_) {
    if (crs.empty()) crs = raster.own().crs_wkt;
    if (raster.own().crs_wkt.empty())
      warnings_.push_back(
          {"terrain_without_crs",
           tr("%1 has no CRS: its coordinates are taken to be those of the result.", raster.name())});
  }
  if (!crs.empty()) {
    const OGRSpatialReference reference = crs_from_wkt(crs);
    if (reference.IsGeographic() != 0 || std::fabs(reference.GetLinearUnits() - 1) > 1e-9 ||
        !are_heights_in_metres(reference))
      throw Error("terrain_not_in_metres", tr("The merged terrain would not be in metres"),
                  tr("its CRS is %1", crs_name(reference)),
                  tr("Choose a projected CRS in metres, e.g. the UTM zone, as CRS."));
    set_crs(reference_, reference);
  }
  const bool same = choices.crs_wkt.empty() || is_same_crs(choices.crs_wkt, first.crs_wkt);
  WarpedRaster::Extent all;
  double cell = 0;
  for (std::size_t i = 0; i < rasters_.size(); ++i) {
    const WarpedRaster::Extent extent = rasters_[i].extent_in(crs);
    if (i == 0) {
      all = extent;
      cell = choices.cell ? *choices.cell : same ? first.cell_width : extent.cell;
    }
    all.west = std::min(all.west, extent.west);
    all.south = std::min(all.south, extent.south);
    all.east = std::max(all.east, extent.east);
    all.north = std::max(all.north, extent.north);
  }
  if (choices.extent) {
    all.west = (*choices.extent)[0], all.south = (*choices.extent)[1];
    all.east = (*choices.extent)[2], all.north = (*choices.extent)[3];
  }
  if (!(cell >= least_cell && cell <= most_cell))
    throw Error("merged_cells_impossible", tr("The merged terrain would have cells of %1 m", number(cell)),
                tr("they must be between %1 and %2 m wide", number(least_cell), number(most_cell)),
                tr("Give another RESOLUTION."));
  // The cells of the first keep their places, so that its values are not resampled.
  constexpr double near = 1e-3;
  const double x0 = same ? first.west() : 0, y0 = same ? first.north : 0;
  const double west = x0 + cell * std::floor((all.west - x0) / cell + near),
               north = y0 + cell * std::ceil((all.north - y0) / cell - near),
               columns = std::ceil((all.east - west) / cell - near),
               rows = std::ceil((north - all.south) / cell - near);
  constexpr double most_side = 1e7, most_cells = 4e10;
  if (!(columns >= 1 && rows >= 1 && columns <= most_side && rows <= most_side &&
        columns * rows <= most_cells))
    throw Error(
        "terrain_size_impossible",
        tr("The merged terrain would have %1 x %2 cells", number(columns), number(rows)),
        tr("it has at least one cell, and at most %1 along each side and %2 in all", number(most_side),
           number(most_cells)),
        tr("Look for a DEM that lies far from the others, or give an EXTENT (west, east, south, north) "
           "or another RESOLUTION."));
  reference_.grid = {static_cast<std::int32_t>(columns), static_cast<std::int32_t>(rows), cell, west,
                     north - rows * cell};
  reference_.cell_width = reference_.cell_height = cell;
  reference_.north = north;
  check_lengths();
}

// As a simulation does: cells of a map for the web are no metres.
void TerrainMerge::check_lengths() const {
  const double metre = metre_on_ground(reference_);
  if (!(length_error(metre) > most_length_error)) return;
  throw Error(
      "terrain_not_in_metres", tr("The merged terrain would not be in metres"),
      tr("1000 m in its CRS %1 are %2 m on the ground there", reference_.crs_name, fixed(1000 * metre, 0)),
      tr("Choose a projected CRS in metres, e.g. the UTM zone, as CRS."));
}

void TerrainMerge::read(std::int32_t begin, std::int32_t end, float* values, const Watch& watch) {
  const Grid& grid = reference_.grid;
  constexpr int wide = 1024;
  const int reach = blend_ > grid.spacing ? static_cast<int>(std::ceil(blend_ / grid.spacing)) + 1 : 0;
  const int top = grid.rows - end, bottom = grid.rows - begin;
  std::vector<float> merged;
  for (int from = 0; from < grid.columns; from += wide) {
    watch(static_cast<double>(from) / grid.columns);
    const int past = std::min(from + wide, grid.columns);
    Window window{};
    window.column = std::max(from - reach, 0);
    window.row = std::max(top - reach, 0);
    window.columns = std::min(past + reach, grid.columns) - window.column;
    window.rows = std::min(bottom + reach, grid.rows) - window.row;
    window.left = from - window.column;
    window.top = top - window.row;
    window.inner_columns = past - from;
    window.inner_rows = bottom - top;
    merge(window, merged);
    for (int r = 0; r < window.inner_rows; ++r) {
      const auto row = merged.begin() + static_cast<std::ptrdiff_t>(window.at(window.left, window.top + r));
      // The window's first row is the northernmost.
      std::copy(row, row + window.inner_columns,
                values +
                    static_cast<std::size_t>(end - begin - 1 - r) * static_cast<std::size_t>(grid.columns) +
                    static_cast<std::size_t>(from));
    }
  }
}

void TerrainMerge::merge(Window& window, std::vector<float>& merged) {
  merged.assign(window.cells(), no_data);
  std::vector<std::int16_t> source(window.cells(), none);
  std::vector<float> own;
  for (std::size_t layer = rasters_.size(); layer-- > 0;) {
    const WarpedRaster& raster = rasters_[layer];
    if (!raster.touches(window.column, window.row, window.columns, window.rows)) continue;
    raster.read(window.column, window.row, window.columns, window.rows, own);
    double least = std::numeric_limits<double>::infinity(), largest = -least;
    for (const float z : own) {
      least = std::min(least, static_cast<double>(z));  // not what is no number
      largest = std::max(largest, static_cast<double>(z));
    }
    checks_[layer].look_at(own, least, largest);
    checks_[layer].check("terrain_elevation_impossible", raster.name());
    lay_over(layer, own, window, merged, source);
  }
  for (int r = window.top; r < window.top + window.inner_rows; ++r)
    for (int c = window.left; c < window.left + window.inner_columns; ++c) {
      const std::int16_t from = source[window.at(c, r)];
      if (from >= 0) ++sums_[static_cast<std::size_t>(from)].cells;
      mixed_ += from == several ? 1 : 0;
      missing_ += from == none ? 1 : 0;
    }
}

void TerrainMerge::lay_over(std::size_t layer, const std::vector<float>& own, const Window& window,
                            std::vector<float>& merged, std::vector<std::int16_t>& source) {
  // Where this layer ends and those below go on, and the other way round.
  std::vector<std::uint8_t> ends(own.size()), others_end(own.size());
  bool has_seam = false;
  for (std::size_t i = 0; i < own.size(); ++i) {
    ends[i] = std::isnan(own[i]) && !std::isnan(merged[i]) ? 1 : 0;
    others_end[i] = !std::isnan(own[i]) && std::isnan(merged[i]) ? 1 : 0;
    has_seam = has_seam || ends[i] != 0;
  }
  const bool blends = has_seam && blend_ > reference_.grid.spacing;
  std::vector<float> to_end, to_others_end;
  if (blends) {
    to_end = cell_distances(ends, window.columns, window.rows);
    to_others_end = cell_distances(others_end, window.columns, window.rows);
  }
  const double width = blend_ / reference_.grid.spacing;
  Sums& sums = sums_[layer];
  const auto is_inner = [&](std::size_t i) {
    const int c = static_cast<int>(i % static_cast<std::size_t>(window.columns)) - window.left,
              r = static_cast<int>(i / static_cast<std::size_t>(window.columns)) - window.top;
    return c >= 0 && c < window.inner_columns && r >= 0 && r < window.inner_rows;
  };
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (std::isnan(own[i])) continue;
    const auto z = static_cast<double>(own[i]), below = static_cast<double>(merged[i]);
    if (!std::isnan(below) && is_inner(i)) {
      // Welford
      ++sums.common;
      const double difference = z - below, from_mean = difference - sums.mean;
      sums.mean += from_mean / static_cast<double>(sums.common);
      sums.squares += from_mean * (difference - sums.mean);
    }
    double share = 1;  // of this layer
    if (blends && !std::isnan(below)) {
      const auto near = static_cast<double>(to_end[i]);
      share = std::min(near / std::min(width, near + static_cast<double>(to_others_end[i])), 1.0);
      if (!(near < width)) share = 1;
      if (feather_ == Feather::cosine) share = 0.5 - 0.5 * std::cos(pi * share);
    }
    if (share >= 1) {
      merged[i] = own[i];
      source[i] = static_cast<std::int16_t>(layer);
    } else {
      merged[i] = static_cast<float>(share * z + (1 - share) * below);
      source[i] = several;
    }
  }
}

std::vector<Message> TerrainMerge::doubts() const {
  std::vector<Message> all;
  for (std::size_t i = 0; i < rasters_.size(); ++i)
    for (Message& doubt : checks_[i].doubts(rasters_[i].name())) all.push_back(std::move(doubt));
  return all;
}

std::vector<MergedLayer> TerrainMerge::layers() const {
  std::vector<MergedLayer> list;
  for (std::size_t i = 0; i < rasters_.size(); ++i) {
    const Sums& sums = sums_[i];
    list.push_back({rasters_[i].name(), sums.cells, sums.common, sums.mean,
                    sums.common > 0 ? std::sqrt(sums.squares / static_cast<double>(sums.common)) : 0});
  }
  return list;
}

}  // namespace spate::io
