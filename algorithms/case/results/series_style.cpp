// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/series_style.hpp"

#include <cstdio>
#include <string_view>

#include "algorithms/case/results/style_element.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {
namespace {

// "#141414" of "20,20,20,255".
std::string hex(const std::string& color) {
  Rgb parts{};
  std::sscanf(color.c_str(), "%hhu,%hhu,%hhu", &parts[0], &parts[1], &parts[2]);
  return color_text(parts);
}

}  // namespace

const MapClass* SeriesStyle::class_shown(double depth) const {
  const MapClass* const found = class_of(depth, depths);
  return found != nullptr && !found->color.empty() ? found : nullptr;
}

SeriesStyle series_style() {
  SeriesStyle style;
  std::string_view qml = style_text("flood_series");
  style.opacity = StyleElement(qml, "scalar-settings").number("opacity");
  for (StyleElement item(qml, "item"); item.is_there(); item = StyleElement(qml, "item"))
    style.depths.push_back({item.number("value"), item.text("label"),
                            item.text("alpha") == "0" ? std::string() : item.text("color")});
  const StyleElement vectors(qml, "vector-settings"), heads(qml, "vector-arrow-settings"),
      lengths(qml, "shaft-length");
  style.arrows = {hex(vectors.text("color")),
                  vectors.number("user-grid-width"),
                  lengths.number("min"),
                  lengths.number("max"),
                  vectors.number("line-width"),
                  heads.number("arrow-head-length-ratio"),
                  heads.number("arrow-head-width-ratio")};
  return style;
}

}  // namespace spate
