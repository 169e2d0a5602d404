// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/series_style.hpp"

#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "algorithms/case/results/styles.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {
namespace {

// An element of a style, which is part of the program: a few attributes that are known to be there.
class Element {
 public:
  // The next one of that name; `text` then begins behind its attributes.
  Element(std::string_view& text, std::string_view name) {
    const std::size_t begin = text.find("<" + std::string(name) + " ");
    if (begin == std::string_view::npos) return;
    const std::size_t end = text.find('>', begin);
    attributes_ = text.substr(begin, end - begin);
    text.remove_prefix(end);
  }

  bool is_there() const { return !attributes_.empty(); }

  std::string text(std::string_view attribute) const {
    const std::string start = " " + std::string(attribute) + "=\"";
    const std::size_t found = attributes_.find(start);
    if (found == std::string_view::npos)
      throw std::logic_error("the style of SERIES lacks " + std::string(attribute));
    const std::size_t begin = found + start.size();
    std::string value(attributes_.substr(begin, attributes_.find('"', begin) - begin));
    const std::string greater = "&gt;";
    if (const std::size_t at = value.find(greater); at != std::string::npos)
      value.replace(at, greater.size(), ">");
    return value;
  }

  double number(std::string_view attribute) const { return io::parse_number(text(attribute)).value(); }

 private:
  std::string_view attributes_;
};

// "#141414" of "20,20,20,255".
std::string hex(const std::string& color) {
  Rgb parts{};
  std::sscanf(color.c_str(), "%hhu,%hhu,%hhu", &parts[0], &parts[1], &parts[2]);
  return color_text(parts);
}

}  // namespace

SeriesStyle series_style() {
  SeriesStyle style;
  std::string_view qml = style_text("flood_series");
  style.opacity = Element(qml, "scalar-settings").number("opacity");
  for (Element item(qml, "item"); item.is_there(); item = Element(qml, "item"))
    style.depths.push_back({item.number("value"), item.text("label"),
                            item.text("alpha") == "0" ? std::string() : item.text("color")});
  const Element vectors(qml, "vector-settings"), heads(qml, "vector-arrow-settings"),
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
