// SPDX-License-Identifier: GPL-3.0-or-later
// Styles beside the files of results.
#pragma once

#include <string>

#include "algorithms/case/log/log.hpp"

namespace spate {

// Writes a style (QML) as <path without suffix>.qml, which QGIS applies whenever it opens the file. A style
// of the user's own, or of another file of that stem, stays as it is. A failure is only a warning, since the
// results are there.
void write_style_beside(const std::string& path, std::string text, Log& log);

}  // namespace spate
