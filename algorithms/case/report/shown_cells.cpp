// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/shown_cells.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/vector/attribute.hpp"
#include "algorithms/report/map_picture.hpp"

namespace spate {
namespace {

// The value of an XML attribute of an item; empty if it has none.
std::string attribute(const std::string& item, const char* name) {
  const std::string mark = std::string(" ") + name + "=\"";
  const std::size_t begin = item.find(mark);
  if (begin == std::string::npos) return {};
  const std::size_t from = begin + mark.size();
  return item.substr(from, item.find('"', from) - from);
}

}  // namespace

std::vector<MapClass> classes_of_style(const std::string& style, const ClassLabel& label) {
  std::vector<MapClass> classes;
  double below = 0;
  for (std::size_t at = style.find("<item "); at != std::string::npos; at = style.find("<item ", at + 1)) {
    const std::string item = style.substr(at, style.find("/>", at) - at), value = attribute(item, "value");
    const bool is_last = value == "inf";
    const double up_to =
        is_last ? std::numeric_limits<double>::infinity() : io::parse_number(value).value_or(0);
    if (attribute(item, "alpha") != "0")
      classes.push_back({up_to, label(below, up_to), attribute(item, "color")});
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
