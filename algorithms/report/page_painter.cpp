// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/page_painter.hpp"

#include <utility>

#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_svg.hpp"

namespace spate {
namespace {

// Those that look alike, so that a map of many buildings says once how.
using LookAlikes = std::pair<MapDrawing::Shape, std::vector<io::Drawn>>;

std::vector<LookAlikes> sorted(const std::vector<MapDrawing::Shape>& shapes) {
  std::vector<LookAlikes> sorts;
  for (const MapDrawing::Shape& shape : shapes) {
    std::size_t i = 0;
    while (i < sorts.size() && (sorts[i].first.fill != shape.fill || sorts[i].first.line != shape.line ||
                                sorts[i].first.width != shape.width))
      ++i;
    if (i == sorts.size()) sorts.push_back({{{}, shape.fill, shape.line, shape.width, shape.casing}, {}});
    sorts[i].second.push_back(io::drawn(shape.wkb));
  }
  return sorts;
}

// One picture of those above each other, which are of one size.
Picture together(const std::vector<Picture>& cells) {
  Picture all = cells.front();
  for (const Picture& above : cells)
    for (std::size_t i = 0; i < above.pixels(); ++i)
      if (above.is_set(i)) all.set(i, {above.rgba[4 * i], above.rgba[4 * i + 1], above.rgba[4 * i + 2]});
  return all;
}

class SvgPainter : public PagePainter {
 public:
  Size size_of(const io::GeoReference& place) const override {
    const Picture none(1, 1);
    const MapSvg sheet({}, place, none);
    return {sheet.width(), sheet.height()};
  }

  PagePicture paint(const MapDrawing& map) const override {
    const Picture cells = together(map.cells);
    MapSvg sheet({}, map.place, cells);
    sheet.draw_ground(map.shade);
    for (const auto& [style, shapes] : sorted(map.shapes)) {
      if (!style.casing.empty()) sheet.draw_shapes(shapes, {}, style.casing, style.width + 6);
      sheet.draw_shapes(shapes, style.fill, style.line, style.width);
    }
    for (const MapDrawing::Number& label : map.numbers)
      if (const auto at = io::middle_of(label.wkb)) sheet.draw_number(*at, label.number);
    const std::string svg = sheet.finished();
    return {svg, sheet.width(), sheet.height(), {}, "image/svg+xml"};
  }
};

}  // namespace

const PagePainter& svg_painter() {
  static const SvgPainter painter;
  return painter;
}

}  // namespace spate
