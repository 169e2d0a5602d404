// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/canvas.hpp"

namespace spate {

void drawFurniture(Canvas& canvas, const MapFurniture& furniture) {
  canvas.drawPlate(furniture.plate);
  for (const MapFurniture::Shape& shape : furniture.shapes) canvas.draw(shape);
  const MapFurniture::Text& text = furniture.text;
  const Canvas::Font font{text.size, text.bold};
  canvas.write(text.words, text.middle - canvas.widthOf(text.words, font) / 2, text.base, font, mapInk);
}

std::vector<PlotPoint> rectangle(double left, double top, double width, double height) {
  return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

}  // namespace spate
