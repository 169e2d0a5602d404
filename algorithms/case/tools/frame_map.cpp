// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/frame_map.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/report/map_furniture.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {
namespace {

constexpr double dots_per_mm = 96 / 25.4;  // in a usual picture

std::uint32_t packed(const Rgb& color) {
  return std::uint32_t{color[0]} << 16 | std::uint32_t{color[1]} << 8 | std::uint32_t{color[2]};
}

Rgb unpacked(std::uint32_t color) {
  const auto part = [color](int shift) { return static_cast<std::uint8_t>(color >> shift); };
  return {part(16), part(8), part(0)};
}

// The first of so many pixels whose middle does not lie before a place, which is given in pixels.
int first_at(double place, int pixels) {
  return static_cast<int>(std::clamp(std::ceil(place - 0.5), 0.0, static_cast<double>(pixels)));
}

}  // namespace

FrameMap::FrameMap(const io::MeshFaces& faces, const io::GeoReference& place,
                   const std::vector<std::uint8_t>& shade)
    : width_(place.grid.columns),
      height_(place.grid.rows),
      ground_(at(0, height_), packed(rgb_of(map_paper))),
      faces_(ground_.size(), -1) {
  for (std::size_t i = 0; i < shade.size(); ++i)
    if (shade[i] > 0) ground_[i] = 0x010101u * static_cast<std::uint32_t>(ground_grey(shade[i]));
  const auto x_at = [&](double x) { return first_at(place.column_at(x), width_); };
  const auto y_at = [&](double y) { return first_at((place.north - y) / place.cell_height, height_); };
  for (std::size_t i = 0; i < faces.columns.size(); ++i) {
    const std::int64_t column = faces.columns[i], row = faces.rows[i];
    const int left = x_at(faces.west_of(column)), right = x_at(faces.west_of(column + 1));
    const int bottom = y_at(faces.south_of(row));
    for (int y = y_at(faces.south_of(row + 1)); y < bottom; ++y)
      for (int x = left; x < right; ++x) faces_[at(x, y)] = static_cast<std::int32_t>(i);
  }
}

void FrameMap::draw_water(const std::vector<float>& depths, const SeriesStyle& style,
                          io::RgbPicture& picture) const {
  std::vector<Rgb> colors;
  for (const MapClass& each : style.depths) colors.push_back(each.color.empty() ? Rgb{} : rgb_of(each.color));
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const std::size_t pixel = at(x, y);
      const float depth = faces_[pixel] < 0 ? std::nanf("") : depths[static_cast<std::size_t>(faces_[pixel])];
      const MapClass* const found = style.class_shown(static_cast<double>(depth));
      picture.colors[static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                     static_cast<std::size_t>(x)] =
          found != nullptr ? packed(mixed(colors[static_cast<std::size_t>(found - style.depths.data())],
                                          unpacked(ground_[pixel]), style.opacity))
                           : ground_[pixel];
    }
}

double FrameWater::speed(std::size_t face, const SeriesStyle& style) const {
  if (style.class_shown(static_cast<double>(depths[face])) == nullptr) return std::nan("");
  return std::hypot(static_cast<double>(u[face]), static_cast<double>(v[face]));
}

// Arrows have the size of the letters, but do not come closer in a small picture: they could not be told
// apart.
void FrameMap::draw_arrows(const FrameWater& water, const SpeedRange& range, const SeriesStyle& of_series,
                           double unit, Canvas& canvas) const {
  const SeriesStyle::Arrows& style = of_series.arrows;
  canvas.begin_at(0, 0, 1);
  const int step = std::max(1, static_cast<int>(std::lround(style.spacing * std::max(1.0, unit))));
  const double px = dots_per_mm * unit, half = 0.5 * style.thickness * px;
  for (int y = 0; y < height_; y += step)
    for (int x = 0; x < width_; x += step) {
      if (faces_[at(x, y)] < 0) continue;
      const auto face = static_cast<std::size_t>(faces_[at(x, y)]);
      const auto east = static_cast<double>(water.u[face]), north = static_cast<double>(water.v[face]);
      const double speed = water.speed(face, of_series);
      if (!(speed > 0)) continue;
      const double share = range.most > range.least ? (speed - range.least) / (range.most - range.least) : 1;
      const double length = px * (style.shortest + share * (style.longest - style.shortest));
      // The head has an outline as thick as the shaft, so that it is seen where the water is slow.
      const double tip = length + half, neck = length * (1 - style.head) - half,
                   wide = 0.5 * style.head_width * length + half;
      const auto place = [&](double along, double across) {
        return PlotPoint{x + (along * east - across * north) / speed,
                         y - (along * north + across * east) / speed};
      };
      canvas.draw({{place(0, half), place(neck, half), place(neck, wide), place(tip, 0), place(neck, -wide),
                    place(neck, -half), place(0, -half)},
                   style.color,
                   {}});
    }
}

}  // namespace spate
