// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_picture.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate {
namespace {

constexpr int longest_side = 1000;  // px
constexpr std::size_t most_classes = 3;
constexpr float none = std::numeric_limits<float>::quiet_NaN();

}  // namespace

MapPicture::MapPicture(CellWindow window, Reduction reduction) : window_(window), reduction_(reduction) {
  const int longer = std::max(window.columns(), window.rows());
  cells_per_pixel_ = std::max(1, (longer + longest_side - 1) / longest_side);
  width_ = (window.columns() + cells_per_pixel_ - 1) / cells_per_pixel_;
  height_ = (window.rows() + cells_per_pixel_ - 1) / cells_per_pixel_;
  const std::size_t pixels = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
  if (reduction == Reduction::extreme) extremes_.resize(pixels);
  counts_.resize(reduction == Reduction::extreme ? pixels : most_classes * pixels);
}

void MapPicture::add(std::int32_t begin, std::int32_t end, std::int32_t columns, const float* values) {
  for (std::int32_t row = begin; row < end; ++row, values += columns) {
    if (row < window_.bottom || row >= window_.top) continue;
    const std::int32_t line = (window_.top - 1 - row) / cells_per_pixel_;
    for (std::int32_t column = window_.left; column < window_.right; ++column) {
      const float value = values[column];
      if (std::isnan(value)) continue;
      const auto pixel = static_cast<std::size_t>(line) * static_cast<std::size_t>(width_) +
                         static_cast<std::size_t>((column - window_.left) / cells_per_pixel_);
      if (reduction_ == Reduction::majority) {
        ++counts_[most_classes * pixel + static_cast<std::size_t>(value) - 1];
        continue;
      }
      ++counts_[pixel];
      if (std::fabs(value) > std::fabs(extremes_[pixel])) extremes_[pixel] = value;
    }
  }
}

// The number of cells of a pixel, which may be smaller at the eastern and southern end.
std::size_t MapPicture::cells_of(int x, int y) const {
  const int across = std::min(cells_per_pixel_, window_.columns() - x * cells_per_pixel_);
  const int down = std::min(cells_per_pixel_, window_.rows() - y * cells_per_pixel_);
  return static_cast<std::size_t>(across) * static_cast<std::size_t>(down);
}

std::vector<float> MapPicture::values() const {
  std::vector<float> list;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const std::size_t pixel = list.size();
      const std::size_t classes = reduction_ == Reduction::majority ? most_classes : 1;
      const auto* first = counts_.data() + classes * pixel;
      std::size_t filled = 0;
      for (std::size_t i = 0; i < classes; ++i) filled += first[i];
      float value = none;
      if (filled > 0 && 2 * filled >= cells_of(x, y)) {
        value = reduction_ == Reduction::extreme ? extremes_[pixel] : 1.0f;
        for (std::size_t i = 1; i < classes; ++i)
          if (first[i] >= first[static_cast<std::size_t>(value) - 1]) value = static_cast<float>(i + 1);
      }
      list.push_back(value);
    }
  return list;
}

Picture MapPicture::picture(const std::vector<MapClass>& classes) const {
  std::vector<Rgb> colors;
  for (const MapClass& each : classes) colors.push_back(rgb_of(each.color));
  Picture picture(width_, height_);
  const std::vector<float> list = values();
  for (std::size_t pixel = 0; pixel < list.size(); ++pixel) {
    if (std::isnan(list[pixel])) continue;
    if (const MapClass* found = class_of(static_cast<double>(list[pixel]), classes))
      picture.set(pixel, colors[static_cast<std::size_t>(found - classes.data())]);
  }
  return picture;
}

}  // namespace spate
