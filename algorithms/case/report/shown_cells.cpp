// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/shown_cells.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "algorithms/case/results/style_element.hpp"
#include "algorithms/report/map_picture.hpp"
#include "solver/core/text.hpp"

namespace spate {

std::string depth_label(double above, double up_to) {
  return std::isinf(up_to) ? tr("more than %1 m", above) : tr("%1 to %2 m", above, up_to);
}

std::vector<MapClass> classes_of_style(const std::string& style, const ClassLabel& label) {
  std::vector<MapClass> classes;
  double below = 0;
  std::string_view rest = style;
  for (StyleElement item(rest, "item"); item.is_there(); item = StyleElement(rest, "item")) {
    const bool is_last = item.text("value") == "inf";
    const double up_to = is_last ? std::numeric_limits<double>::infinity() : item.number("value");
    if (item.text("alpha") != "0") classes.push_back({up_to, label(below, up_to), item.text("color")});
    below = up_to;
  }
  return classes;
}

ShownCells show_cells(const io::GeoReference& reference, const std::vector<MapClass>& classes, float least,
                      const ReadRow& read) {
  const Grid& grid = reference.grid;
  const auto for_each_row = [&](const auto& visit) {
    std::vector<float> row(static_cast<std::size_t>(grid.columns));
    for (std::int32_t r = 0; r < grid.rows; ++r) {
      read(r, row.data());
      for (float& value : row)
        if (!(value > least)) value = std::numeric_limits<float>::quiet_NaN();
      visit(r, row);
    }
  };
  CellWindow window{grid.columns, 0, grid.rows, 0};
  for_each_row([&](std::int32_t r, const std::vector<float>& row) {
    for (std::int32_t c = 0; c < grid.columns; ++c) {
      if (std::isnan(row[static_cast<std::size_t>(c)])) continue;
      window.left = std::min(window.left, c), window.right = std::max(window.right, c + 1);
      window.bottom = std::min(window.bottom, r), window.top = std::max(window.top, r + 1);
    }
  });
  if (window.columns() <= 0) window = {0, grid.columns, 0, grid.rows};
  window = with_margin(window, grid);
  MapPicture shown(window, Reduction::extreme);
  for_each_row(
      [&](std::int32_t r, const std::vector<float>& row) { shown.add(r, r + 1, grid.columns, row.data()); });
  return {part_of(reference, window), shown.picture(classes)};
}

}  // namespace spate
