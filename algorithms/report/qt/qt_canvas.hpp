// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>
#include <cstdint>
#include <vector>

#include "algorithms/report/canvas.hpp"

namespace spate {

QFont mapFont(int size, bool bold = false);  // px

class QtCanvas : public Canvas {
 public:
  explicit QtCanvas(QPainter& painter) : painter_(painter) {}

  void begin_at(double left, double top, double unit) override;
  void draw(const MapFurniture::Shape& shape) override;
  void draw_plate(const MapFurniture::Plate& plate) override;
  void write(const std::string& words, double left, double base, const Font& font,
             const std::string& color) override;

  double width_of(const std::string& words, const Font& font) const override;
  double ascent_of(const Font& font) const override;
  double height_of(const Font& font) const override;
  double line_spacing_of(const Font& font) const override;

 private:
  QPainter& painter_;
};

// shade: as io::hillshade gives it, of the size of the map.
void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade);

}  // namespace spate
