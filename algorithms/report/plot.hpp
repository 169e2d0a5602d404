// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as SVG, for an HTML page (html_page.hpp). The libraries that QGIS brings (Qwt, QtCharts) need
// widgets in the main thread, but an algorithm runs in a worker, and the command has no Qt.
#pragma once

#include <string>
#include <vector>

namespace spate {

struct PlotAxis {
  std::string title;  // with its unit, e.g. "Time (h)"
  bool logarithmic = false;
  std::vector<double> include;  // values that it also covers besides those of the curves, e.g. 0
};

struct PlotPoint {
  double x = 0, y = 0;
};

enum class Mark { line, dashed, points, line_and_points, area };  // area: a line, filled down to 0

struct Curve {
  std::string name;  // in the legend; empty = not listed
  Mark mark = Mark::line;
  // Values that are not finite, or not above 0 on a logarithmic axis, leave a gap.
  std::vector<PlotPoint> points;
  std::string color;              // empty = the next one of the palette
  std::vector<std::string> tips;  // shown under the mouse, one for each point; optional
};

struct Plot {
  std::string title;
  PlotAxis x, y;
  std::vector<Curve> curves;
  int width = 720, height = 400;  // px
};

std::string plot_svg(const Plot& plot);

// About count round values in [least, most], least < most: multiples of 1, 2 or 5 times a power of ten; on a
// logarithmic axis powers of ten, with 2 and 5 times these when they are few.
std::vector<double> axis_ticks(double least, double most, int count, bool logarithmic = false);
// The decimals that tell values apart which lie a step > 0 from each other, 9 at most.
int decimals_of(double step);

}  // namespace spate
