// SPDX-License-Identifier: GPL-3.0-or-later
// Styles (QML) whose classes follow the data. Depths and hazards, which are compared between runs, have fixed
// classes instead: styles/. Labels are texts of the source with numbers as files have them, here and in
// styles/: they are translated where a legend is shown (algorithms/qgis/legend_labels.hpp).
#pragma once

#include <string>
#include <vector>

namespace spate {

// The range of a map's values, from which its classes follow.
struct MapRange {
  double duration = 0;         // s simulated
  double least = 0, most = 0;  // of the values
};

// The style of a map by its name, e.g. of solver/run/field_list.hpp: classes of times up to the duration, of
// levels between the least and the most, and for every other name the style of styles/.
std::string map_style(const std::string& name, const MapRange& range);

// The style of polygons by their depth_min (m): a class for each threshold, in the colours of the depths.
std::string extent_style(const std::vector<double>& thresholds);

// The style of polygons by an amount of money in a field: a class for 0, and up to five classes by powers of
// ten up to the largest amount (most). currency may be empty.
enum class Per { flood, year };
std::string money_style(const std::string& field, double most, const std::string& currency,
                        Per per = Per::flood);

}  // namespace spate
