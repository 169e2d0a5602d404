// SPDX-License-Identifier: GPL-3.0-or-later
// Style files beside the files of results, and styles of layers of several shapes.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/vector/vector_layer.hpp"

namespace spate {

// Writes a style (QML) as <path without suffix>.qml, which QGIS applies whenever it opens the file. Styles
// that the user has saved, or that belong to another file with the same stem, stay as they are. A failure is
// only a warning, since the results are already written.
void write_style_beside(const std::string& path, std::string text, Log& log);

// The style (QML) of polygons for points: markers of the same colours, where it has fills.
std::string style_of_points(std::string qml);

// The style (QML) of fields for a result whose columns, in the same order, may have other names (free_name).
std::string style_of_columns(std::string qml, const std::vector<io::Column>& fields,
                             const std::vector<io::Column>& columns);

}  // namespace spate
