// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/markup.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "solver/core/text.hpp"

namespace spate {

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        // XML has no other control characters, and a browser shows none.
        safe += static_cast<unsigned char>(letter) >= ' ' || letter == '\n' || letter == '\t' ? letter : ' ';
    }
  return safe;
}

std::string px(double value) {
  return exact(std::round(value * 10) / 10 + 0.0);
}

std::size_t letters(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xc0) != 0x80; }));
}

void Markup::open(const char* name, const Attributes& attributes) {
  text_ += std::string("<") + name;
  for (const auto& [key, value] : attributes) text_ += std::string(" ") + key + "=\"" + escaped(value) + "\"";
  text_ += ">";
}

void Markup::close(const char* name) {
  text_ += std::string("</") + name + ">";
}

void Markup::element(const char* name, const Attributes& attributes, const std::string& content) {
  open(name, attributes);
  text_ += escaped(content);
  close(name);
}

std::string data_address(const char* type, const std::string& bytes) {
  constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text = std::string("data:") + type + ";base64,";
  text.reserve(text.size() + bytes.size() / 3 * 4 + 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i)
      three = three << 8 | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0u);
    for (std::size_t i = 0; i < 4; ++i) text += i <= count ? digits[three >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

}  // namespace spate
