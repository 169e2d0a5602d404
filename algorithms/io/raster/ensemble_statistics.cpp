// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/ensemble_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/value_checksum.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr std::int32_t tile = 256;  // cells, as in our files, so that each tile is decompressed once

double total(const Weights& weights) {
  return std::accumulate(weights.begin(), weights.end(), 0.0);
}

float or_nan(double value, double missing) {
  return value == missing ? nan : static_cast<float>(value);
}

template <typename T>
T quantile_of(const std::vector<T>& values, const Weights& weights, double level) {
  // Weights are added as they were given and not as shares: sums of whole numbers are exact, so that the
  // median of 10 equal members is the 5th.
  thread_local std::vector<std::pair<T, double>> sorted;
  sorted.clear();
  for (std::size_t i = 0; i < values.size(); ++i) sorted.emplace_back(values[i], weights[i]);
  std::sort(sorted.begin(), sorted.end());
  const double wanted = level * total(weights) * (1 - 1e-12);
  double sum = 0;
  for (const auto& [value, weight] : sorted) {
    sum += weight;
    if (sum >= wanted) return value;
  }
  return sorted.back().first;
}

GDALDatasetUniquePtr open_result(const std::string& path, const GeoReference& reference) {
  GDALDatasetUniquePtr dataset = open_raster(path, tr("A member's map"));
  if (dataset->GetRasterXSize() != reference.grid.columns || dataset->GetRasterYSize() != reference.grid.rows)
    throw Error("member_map_of_other_grid", tr("The map '%1' does not fit the elevation model", path),
                tr("it has another number of cells"), tr("Choose another folder for the members."));
  return dataset;
}

struct Window {
  std::int32_t column, row;  // the south-western cell
  std::int32_t columns, rows;

  std::size_t cells() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
};

// Row 0 in the south; NaN = no data.
void read_window(GDALDataset& dataset, int band, const Window& window, float* values) {
  const GdalErrors errors;
  const std::size_t width = static_cast<std::size_t>(window.columns);
  const GSpacing up = -static_cast<GSpacing>(width * sizeof(float));
  GDALRasterBand* from = dataset.GetRasterBand(band);
  const bool read =
      from != nullptr &&
      from->RasterIO(GF_Read, window.column, dataset.GetRasterYSize() - window.row - window.rows,
                     window.columns, window.rows, values + window.cells() - width, window.columns,
                     window.rows, GDT_Float32, sizeof(float), up, nullptr) == CE_None;
  if (!read || errors.failed())
    throw Error("member_map_unreadable", tr("The map '%1' cannot be read", dataset.GetDescription()),
                errors.why(tr("it has too few bands")), tr("Remove it and run again."));
  std::replace(values, values + window.cells(), result_nodata, nan);
}

// Windows of whole tiles of the files, from west to east.
std::int32_t columns_at_once(std::size_t files, std::size_t bytes) {
  const std::size_t of_a_tile = files * static_cast<std::size_t>(tile) * tile * sizeof(float);
  const std::size_t tiles = std::clamp<std::size_t>(bytes / of_a_tile, 1, 1 << 16);
  return static_cast<std::int32_t>(tiles) * tile;
}

}  // namespace

float weighted_mean(const Values& depths, const Weights& weights) {
  double sum = 0;
  for (std::size_t i = 0; i < depths.size(); ++i)
    if (!std::isnan(depths[i])) sum += weights[i] * static_cast<double>(depths[i]);
  return or_nan(sum / total(weights), 0);
}

float exceedance_probability(const Values& depths, const Weights& weights, double depth) {
  double sum = 0;
  for (std::size_t i = 0; i < depths.size(); ++i)
    if (static_cast<double>(depths[i]) > depth) sum += weights[i];
  return or_nan(sum / total(weights), 0);
}

float largest(const Values& values) {
  float most = nan;
  for (const float value : values)
    if (!(value <= most)) most = std::isnan(value) ? most : value;
  return most;
}

float smallest(const Values& values) {
  float least = nan;
  for (const float value : values)
    if (!(value >= least)) least = std::isnan(value) ? least : value;
  return least;
}

float weighted_quantile(const Values& values, const Weights& weights, double level, float missing) {
  thread_local Values complete;
  complete = values;
  for (float& value : complete) value = std::isnan(value) ? missing : value;
  const float quantile = quantile_of(complete, weights, level);
  return quantile == missing ? nan : quantile;
}

double weighted_quantile(const std::vector<double>& amounts, const Weights& weights, double level) {
  return quantile_of(amounts, weights, level);
}

Band statistic_band(std::string name, std::string unit, std::vector<std::string> files, int band,
                    const GeoReference& reference, CellStatistic statistic, std::size_t window_bytes) {
  const std::int32_t at_once = columns_at_once(files.size(), window_bytes);
  const auto read = [=, files = std::move(files), statistic = std::move(statistic)](
                        std::int32_t row_begin, std::int32_t row_end, float* values) {
    const std::int32_t columns = reference.grid.columns;
    std::vector<float> maps;
    Values of_cell(files.size());
    for (std::int32_t column = 0; column < columns; column += at_once) {
      const Window window{column, row_begin, std::min(at_once, columns - column), row_end - row_begin};
      maps.resize(files.size() * window.cells());
      for (std::size_t file = 0; file < files.size(); ++file)
        read_window(*open_result(files[file], reference), band, window, maps.data() + file * window.cells());
      for (std::size_t cell = 0; cell < window.cells(); ++cell) {
        for (std::size_t file = 0; file < files.size(); ++file)
          of_cell[file] = maps[file * window.cells() + cell];
        const std::size_t row = cell / static_cast<std::size_t>(window.columns);
        const std::size_t within = cell % static_cast<std::size_t>(window.columns);
        values[row * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column) + within] =
            statistic(of_cell);
      }
    }
  };
  return {std::move(name), std::move(unit), read};
}

ResultFile read_result(const std::string& path, const GeoReference& reference) {
  const GDALDatasetUniquePtr dataset = open_result(path, reference);
  ResultFile result;
  char** list = dataset->GetMetadata();
  for (; list != nullptr && *list != nullptr; ++list) {
    const std::string item = *list;
    const std::size_t equals = item.find('=');
    if (equals != std::string::npos) result.metadata[item.substr(0, equals)] = item.substr(equals + 1);
  }
  const Grid& grid = reference.grid;
  const auto width = static_cast<std::size_t>(grid.columns);
  std::vector<float> values(width * tile);
  for (int band = 1; band <= dataset->GetRasterCount(); ++band) {
    ValueChecksum checksum;
    for (std::int32_t top = 0; top < grid.rows; top += tile) {
      const std::int32_t rows = std::min(tile, grid.rows - top);
      const Window window{0, grid.rows - top - rows, grid.columns, rows};
      read_window(*dataset, band, window, values.data());
      for (std::size_t row = window.cells(); row > 0; row -= width)
        checksum.add(values.data() + row - width, width);
      if (band == 1)
        result.cells += std::count_if(values.data(), values.data() + window.cells(),
                                      [](float value) { return !std::isnan(value); });
    }
    const char* stored = dataset->GetRasterBand(band)->GetMetadataItem(checksum_item);
    if (stored == nullptr || checksum.text() != stored)
      throw Error("member_map_damaged", tr("The map '%1' is damaged", path),
                  tr("the values of band %1 are not those that were written", std::to_string(band)),
                  tr("Remove it and run again."));
  }
  return result;
}

}  // namespace spate::io
