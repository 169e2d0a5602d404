// SPDX-License-Identifier: GPL-3.0-or-later
// The map of a flood at one time: the water over the ground, cell by cell, and its velocity as arrows.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/case/results/series_style.hpp"
#include "algorithms/io/animation/rgb_picture.hpp"
#include "algorithms/io/series/mesh_series_reader.hpp"
#include "algorithms/report/flood_frame.hpp"

namespace spate {

// Of the faces at one time.
struct FrameWater {
  std::vector<float> depths;  // m; NaN = dry
  std::vector<float> u, v;    // m/s

  // m/s; NaN where the water is not shown: films of rain flow, too.
  double speed(std::size_t face, const SeriesStyle& style) const;
};

// Of all frames, m/s.
struct SpeedRange {
  double least = 0, most = 0;
};

class FrameMap {
 public:
  // place: of the map, a cell for each of its pixels. shade: as io::hillshade gives it there; empty = none.
  FrameMap(const io::MeshFaces& faces, const io::GeoReference& place, const std::vector<std::uint8_t>& shade);

  // On the left of the picture. depths: of the faces, m; NaN = dry.
  void draw_water(const std::vector<float>& depths, const SeriesStyle& style, io::RgbPicture& picture) const;

  // unit: px of the picture for one of a usual picture.
  void draw_arrows(const FrameWater& water, const SpeedRange& range, const SeriesStyle& of_series,
                   double unit, Canvas& canvas) const;

 private:
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  const int width_, height_;
  std::vector<std::uint32_t> ground_;  // the colours of the pixels
  std::vector<std::int32_t> faces_;    // in which the middles of the pixels lie; -1 = none
};

}  // namespace spate
