// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs no other files: text, tables, plots and pictures. qt/qt_painter.hpp
// writes it as a PDF.
#pragma once

#include <string>
#include <vector>

#include "algorithms/report/map_classes.hpp"
#include "solver/core/check.hpp"

namespace spate {

std::string money_text(double amount,
                       const std::string& currency);  // "12,500 EUR"; the currency may be empty
// The amount with three significant digits, since simulated results are no more precise: "54.8 million EUR",
// "12,500 EUR".
std::string round_money(double amount, const std::string& currency);
std::string round_area(double square_metres);  // "850 m²", "2.19 ha", "1.5 km²"

struct KeyFigure {
  std::string value;  // "63.4 → 8.53 million EUR"
  std::string label;
};

struct PagePicture {
  std::string bytes;          // of the file
  int width = 0, height = 0;  // px
  std::string caption;
  const char* type = "image/png";
};

// Whether a map is so wide that it has a row of its own on a page.
inline bool is_very_wide(double width, double height) {
  return width > 1.9 * height;
}

class HtmlPage {
 public:
  explicit HtmlPage(const std::string& title);

  // Texts are plain text in the user's language; characters with a meaning in HTML are escaped.
  void headline(const std::string& sentence);           // the first line, below the title in small letters
  void figures(const std::vector<KeyFigure>& figures);  // side by side
  void section(const std::string& heading);
  void paragraph(const std::string& text);
  void warning(const Message& message);
  // Cells that begin with a number are aligned to the right.
  void table(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows);
  // See plot_svg; not in a PDF.
  void plot(const std::string& svg, const std::string& caption = {});
  void pictures(const std::vector<PagePicture>& pictures);  // two in a row, very wide ones alone
  void legend(const std::string& title, const std::vector<MapClass>& classes);
  void new_page();                                  // in print
  void begin_appendix(const std::string& heading);  // the reader may fold it; unfolded it is printed
  void end_appendix();

  std::string html() const;
  const std::string& title() const { return title_; }
  std::string content() const;  // from the headline to the foot, without head and style

  // Throws Error when path cannot be written. An existing file is replaced as a whole or not at all.
  void save(const std::string& path) const;
  // Throws Error when path cannot be written; for use before a long computation.
  static void check_writable(const std::string& path);
  // The same; and when it is not named as a page.
  static void check_path(const std::string& path);

 private:
  static std::string without_secrets(const std::string& html);
  std::string head() const;
  std::string foot() const;
  std::string title_, headline_;
  std::string body_;
};

}  // namespace spate
