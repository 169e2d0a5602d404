// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a large raster, of which most may be nodata, window by window.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "algorithms/io/raster/raster_strips.hpp"

namespace spate::io {

// Columns and rows of the file.
struct RasterWindow {
  int column = 0, row = 0, columns = 0, rows = 0;

  std::size_t cells() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
};

class RasterWindows {
 public:
  RasterWindows(GDALRasterBand& band, std::string name);

  // visit(window, values) for windows of whole blocks of the file, which cover it row by row. values:
  // row-major, as RasterStrips gives them; empty if all are nodata: a sparse file has no blocks there, which
  // nobody reads, or it was found before. Throws Error when the file cannot be read to its end.
  using Visit = std::function<void(const RasterWindow&, const std::vector<double>&)>;
  void each(const Visit& visit);

 private:
  bool is_left_out(const RasterWindow& window) const;

  GDALRasterBand& band_;
  RasterStrips reader_;
  int columns_ = 0, rows_ = 0;       // of a window
  bool are_whole_ = true;            // windows consist of whole blocks
  std::vector<bool> holds_nothing_;  // of each window; empty until all were read
};

}  // namespace spate::io
