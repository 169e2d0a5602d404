// SPDX-License-Identifier: GPL-3.0-or-later
// Styles beside the files of results.
#pragma once

#include <string>

#include "algorithms/case/log.hpp"

namespace spate {

// Makes <path without suffix>.qml, which QGIS applies whenever it opens the file, of a style's text (QML).
// One that is the user's own, or belongs to another file of that stem, stays as it is. A failure is a
// warning: the results are there.
void write_style_beside(const std::string& path, std::string text, Log& log);

}  // namespace spate
