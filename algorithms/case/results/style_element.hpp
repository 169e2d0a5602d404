// SPDX-License-Identifier: GPL-3.0-or-later
// What the styles of styles/ say, for pictures that are not drawn by QGIS.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "algorithms/io/vector/attribute.hpp"

namespace spate {

// An element of a style, which is part of the program: a few attributes that are known to be there.
class StyleElement {
 public:
  // The next one of that name; `style` then begins behind its attributes.
  StyleElement(std::string_view& style, std::string_view name) {
    const std::size_t begin = style.find("<" + std::string(name) + " ");
    if (begin == std::string_view::npos) return;
    const std::size_t end = style.find('>', begin);
    attributes_ = style.substr(begin, end - begin);
    style.remove_prefix(end);
  }

  bool is_there() const { return !attributes_.empty(); }

  std::string text(std::string_view attribute) const {
    const std::string start = " " + std::string(attribute) + "=\"";
    const std::size_t found = attributes_.find(start);
    if (found == std::string_view::npos) throw std::logic_error("a style lacks " + std::string(attribute));
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

}  // namespace spate
