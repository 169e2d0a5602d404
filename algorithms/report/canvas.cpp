// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/canvas.hpp"

namespace spate {

void draw_furniture(Canvas& canvas, const MapFurniture& furniture) {
  canvas.draw_plate(furniture.plate);
  for (const MapFurniture::Shape& shape : furniture.shapes) canvas.draw(shape);
  const MapFurniture::Text& text = furniture.text;
  const Canvas::Font font{text.size, text.bold};
  canvas.write(text.words, text.middle - canvas.width_of(text.words, font) / 2, text.base, font, map_ink);
}

std::vector<PlotPoint> rectangle(double left, double top, double width, double height) {
  return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

}  // namespace spate
