// SPDX-License-Identifier: GPL-3.0-or-later
// What every map has, drawn on a picture of it.
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <cstdint>
#include <vector>

namespace spate {

inline const QColor mapInk("#222222"), mapPaper("#f7f6f2");
// px: what letters and lines are made for. A painter for a map of another size is scaled before.
inline constexpr double usualMapWidth = 1000;

QFont mapFont(int size, bool bold = false);  // px

// In the lower left: a round length of about a quarter of the map.
void drawScaleBar(QPainter& painter, const QSize& size, double pixelsPerMetre);
// In the upper right.
void drawNorthArrow(QPainter& painter, const QSize& size);

// As io::hillshade gives it, of the size of the map. Light, so that what is drawn over it stands out.
void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade);

}  // namespace spate
