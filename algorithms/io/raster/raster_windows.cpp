// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_windows.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spate::io {
namespace {

constexpr int most_cells = 1 << 18;  // small, so that many windows hold nothing

// The multiple of a block's side that is nearest to some length from below, at least one block, at most all.
int whole_blocks(int length, int block, int all) {
  return std::min(std::max(length / block, 1) * block, all);
}

}  // namespace

RasterWindows::RasterWindows(GDALRasterBand& band, std::string name)
    : band_(band), reader_(band, std::move(name)) {
  int width = 0, height = 0;
  band.GetBlockSize(&width, &height);
  constexpr int most_rows = 256, most_of_block = 1 << 25;
  // A block that is itself a large raster is read in pieces.
  are_whole_ = static_cast<long long>(std::max(width, 1)) * height <= most_of_block;
  height = std::clamp(height, 1, are_whole_ ? band.GetYSize() : most_rows);
  columns_ = are_whole_ ? whole_blocks(most_cells / height, std::max(width, 1), band.GetXSize())
                        : std::min(most_cells / height, band.GetXSize());
  rows_ = whole_blocks(std::min(most_cells / columns_, most_rows), height, band.GetYSize());
}

// Blocks that are not in the file are nodata where the band has such a value, and 0 elsewhere.
bool RasterWindows::is_left_out(const RasterWindow& window) const {
  int has_nodata = 0;
  band_.GetNoDataValue(&has_nodata);
  if (has_nodata == 0 || band_.GetMaskFlags() != GMF_NODATA) return false;
  return band_.GetDataCoverageStatus(window.column, window.row, window.columns, window.rows, 0, nullptr) ==
         GDAL_DATA_COVERAGE_STATUS_EMPTY;
}

void RasterWindows::each(const Visit& visit) {
  static const std::vector<double> nothing;
  std::vector<bool> holds_nothing;
  for (int row = 0; row < band_.GetYSize(); row += rows_)
    for (int column = 0; column < band_.GetXSize(); column += columns_) {
      const RasterWindow window{column, row, std::min(columns_, band_.GetXSize() - column),
                                std::min(rows_, band_.GetYSize() - row)};
      const std::size_t number = holds_nothing.size();
      bool is_empty = holds_nothing_.empty() ? is_left_out(window) : holds_nothing_[number];
      if (!is_empty) {
        const std::vector<double>& values =
            reader_.read(window.column, window.row, window.columns, window.rows);
        is_empty = std::all_of(values.begin(), values.end(), [](double z) { return std::isnan(z); });
        if (!is_empty) visit(window, values);
      }
      if (is_empty) visit(window, nothing);
      // Nobody reads whole blocks again soon, and GDAL would keep a twentieth of all memory.
      if (are_whole_ || column + columns_ >= band_.GetXSize()) band_.FlushCache(false);
      holds_nothing.push_back(is_empty);
    }
  holds_nothing_ = std::move(holds_nothing);
}

}  // namespace spate::io
