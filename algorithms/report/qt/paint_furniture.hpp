// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the furniture of maps (report/map_furniture.hpp).
#pragma once

#include <QFont>
#include <QImage>
#include <QPainter>
#include <cstdint>
#include <vector>

#include "algorithms/report/map_furniture.hpp"

namespace spate {

QFont mapFont(int size, bool bold = false);  // px

void drawScaleBar(QPainter& painter, const QSize& size, double pixelsPerMetre);
void drawNorthArrow(QPainter& painter, const QSize& size);

// shade: as io::hillshade gives it, of the size of the map.
void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade);

}  // namespace spate
