// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the maps of a page as pictures, and prints it as a PDF. It needs no project and no window, so that
// an algorithm can do so in its own thread.
#pragma once

#include "algorithms/report/page_painter.hpp"

namespace spate {

class QtPainter : public PagePainter {
 public:
  Size size_of(const io::GeoReference& place) const override;  // for print at half or all of a page's width
  PagePicture paint(const MapDrawing& map) const override;
  bool prints() const override { return true; }
  void print(const HtmlPage& page, const std::string& path) const override;
};

}  // namespace spate
