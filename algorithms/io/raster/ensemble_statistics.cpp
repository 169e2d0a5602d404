// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/ensemble_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
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

// Rows of all statistics together.
class StatisticStrips {
 public:
  StatisticStrips(std::vector<MemberMaps> sources, std::vector<Statistic> statistics,
                  const GeoReference& reference, std::size_t window_bytes)
      : sources_(std::move(sources)),
        statistics_(std::move(statistics)),
        reference_(reference),
        window_bytes_(window_bytes),
        strips_(statistics_.size()) {}

  void read(std::size_t statistic, std::int32_t row_begin, std::int32_t row_end, float* values) {
    if (row_begin != row_begin_ || row_end != row_end_) compute(row_begin, row_end);
    std::copy(strips_[statistic].begin(), strips_[statistic].end(), values);
  }

 private:
  void compute(std::int32_t row_begin, std::int32_t row_end) {
    row_begin_ = row_end_ = 0;  // until it is done
    const std::int32_t columns = reference_.grid.columns;
    for (std::vector<float>& strip : strips_)
      strip.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(row_end - row_begin));
    for (std::size_t source = 0; source < sources_.size(); ++source) {
      const std::int32_t at_once = columns_at_once(sources_[source].files.size(), window_bytes_);
      for (std::int32_t column = 0; column < columns; column += at_once)
        compute(source, {column, row_begin, std::min(at_once, columns - column), row_end - row_begin});
    }
    row_begin_ = row_begin;
    row_end_ = row_end;
  }

  void compute(std::size_t source, const Window& window) {
    const auto& [files, band] = sources_[source];
    members_.resize(files.size() * window.cells());
    for (std::size_t file = 0; file < files.size(); ++file)
      read_window(*open_result(files[file], reference_), band, window,
                  members_.data() + file * window.cells());
    Values of_cell(files.size());
    for (std::size_t cell = 0; cell < window.cells(); ++cell) {
      for (std::size_t file = 0; file < files.size(); ++file)
        of_cell[file] = members_[file * window.cells() + cell];
      const std::size_t row = cell / static_cast<std::size_t>(window.columns);
      const std::size_t column =
          static_cast<std::size_t>(window.column) + cell % static_cast<std::size_t>(window.columns);
      for (std::size_t i = 0; i < statistics_.size(); ++i)
        if (statistics_[i].source == source)
          strips_[i][row * static_cast<std::size_t>(reference_.grid.columns) + column] =
              statistics_[i].of_cell(of_cell);
    }
  }

  const std::vector<MemberMaps> sources_;
  const std::vector<Statistic> statistics_;
  const GeoReference reference_;
  const std::size_t window_bytes_;
  std::vector<float> members_;                // of the window
  std::vector<std::vector<float>> strips_;    // of each statistic
  std::int32_t row_begin_ = 0, row_end_ = 0;  // that the strips hold
};

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

std::vector<Band> statistic_bands(std::vector<MemberMaps> sources, std::vector<Statistic> statistics,
                                  const GeoReference& reference, std::size_t window_bytes) {
  std::vector<Band> bands;
  for (const Statistic& statistic : statistics) bands.push_back({statistic.name, statistic.unit, {}});
  const auto strips =
      std::make_shared<StatisticStrips>(std::move(sources), std::move(statistics), reference, window_bytes);
  for (std::size_t i = 0; i < bands.size(); ++i)
    bands[i].read = [strips, i](std::int32_t row_begin, std::int32_t row_end, float* values) {
      strips->read(i, row_begin, row_end, values);
    };
  return bands;
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
