// SPDX-License-Identifier: GPL-3.0-or-later
// A raster, or a part of it, as a small picture in the colours of classes. In rasters of more than 1000 cells
// a side, a pixel shows several cells. It is painted if at least half of them have a value: one wet cell is
// no flood.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/report/map_classes.hpp"
#include "algorithms/report/map_window.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {

// How the value of a pixel follows from its cells. extreme, for quantities: the value farthest from 0, since
// a mean would hide a rise beside a fall. majority, for classes (1, 2 or 3): the most frequent one, the
// highest of equally frequent ones, since a mean would be another class.
enum class Reduction { extreme, majority };

class MapPicture {
 public:
  MapPicture(CellWindow window, Reduction reduction);

  // Adds rows [begin, end) of the raster, each once; cells outside the window are ignored. values: whole rows
  // of `columns` values, NaN = no data.
  void add(std::int32_t begin, std::int32_t end, std::int32_t columns, const float* values);

  // The values of the pixels, the northern row first; NaN = not painted.
  std::vector<float> values() const;
  // Transparent where nothing is painted. The longer side has at most 1000 pixels.
  Picture picture(const std::vector<MapClass>& classes) const;

 private:
  std::size_t cells_of(int x, int y) const;

  CellWindow window_;
  Reduction reduction_;
  int cells_per_pixel_, width_, height_;
  std::vector<float> extremes_;
  std::vector<std::uint32_t> counts_;  // for each pixel, the number of its cells, or of those of each class
};

}  // namespace spate
