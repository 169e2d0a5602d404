// SPDX-License-Identifier: GPL-3.0-or-later
// Text in the form of HTML, XML and SVG.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace spate {

// Escapes characters with a meaning in HTML, also within quotes.
std::string escaped(const std::string& text);
std::string px(double value);                  // for attributes: to a tenth, with a point in every locale
std::size_t letters(const std::string& text);  // the number of characters of UTF-8

using Attributes = std::vector<std::pair<const char*, std::string>>;

// Writes elements one after the other; values and contents are plain text.
class Markup {
 public:
  void open(const char* name, const Attributes& attributes);
  void close(const char* name);
  void element(const char* name, const Attributes& attributes, const std::string& content = {});
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// The bytes of a file within a page: "data:image/png;base64,..."
std::string data_address(const char* type, const std::string& bytes);

}  // namespace spate
