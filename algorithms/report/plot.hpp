// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as SVG, for an HTML page (html_page.hpp). The libraries that QGIS brings (Qwt, QtCharts) need
// widgets in the main thread, but an algorithm runs in a worker.
#pragma once

#include <QPointF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace spate {

struct PlotAxis {
  QString title;  // with its unit, e.g. "Time (h)"
  bool logarithmic = false;
  std::vector<double> include;  // values that it covers besides those of the curves, e.g. 0
};

enum class Mark { line, dashed, points, lineAndPoints, area };  // area: a line, filled down to 0

struct Curve {
  QString name;  // in the legend; empty = not listed
  Mark mark = Mark::line;
  std::vector<QPointF>
      points;        // values that are not finite, or not above 0 on a logarithmic axis, leave a gap
  QString color;     // empty = the next one of the palette
  QStringList tips;  // shown under the mouse, one for each point; optional
};

struct Plot {
  QString title;
  PlotAxis x, y;
  std::vector<Curve> curves;
  QSize size = {720, 400};  // px
};

QString plotSvg(const Plot& plot);

// The round values (1, 2 or 5 times a power of ten; on a logarithmic axis powers of ten, with 2 and 5 times
// those when they are few) in [least, most], about count of them. least < most.
std::vector<double> axisTicks(double least, double most, int count, bool logarithmic = false);

}  // namespace spate
