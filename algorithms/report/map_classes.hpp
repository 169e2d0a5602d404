// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of values with their colours, for the maps of a page and the legends below them.
#pragma once

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace spate {

constexpr double no_upper_limit = std::numeric_limits<double>::infinity();
struct MapClass {
  double up_to = 0;  // the largest value of the class; no_upper_limit for the last one
  std::string label;
  std::string color;      // "#1f5fa6"
  std::string mark = {};  // what the legend shows in that colour: a character; empty = an area
};

// The class of a value; null = none.
const MapClass* class_of(double value, const std::vector<MapClass>& classes);

// The largest round number (1, 2 or 5 times a power of ten) that is at most value > 0, and the count - 1
// round numbers below it, ascending.
std::vector<double> round_limits(double value, int count);

// Classes from 0 on with round limits, one for each colour; values around largest are in the last one. text:
// gives the text of a limit, with its unit.
using LimitText = std::function<std::string(double)>;
std::vector<MapClass> rising_classes(double largest, const std::vector<std::string>& colors,
                                     const LimitText& text);

// Classes of depths, m, from light to dark blue.
std::vector<MapClass> depth_classes(double largest);
// Classes of changes of depth, m, on both sides of 0: blue for less water, orange for more.
std::vector<MapClass> change_classes(double largest);

// Classes of land that is newly dry (1), flooded in both (2) or newly flooded (3), in the colours of the
// style change_class.
std::vector<MapClass> land_classes();

// The value that a share of the absolute values does not exceed; 0 if there are none. NaN is ignored.
double absolute_quantile(std::vector<float> values, double share);

}  // namespace spate
