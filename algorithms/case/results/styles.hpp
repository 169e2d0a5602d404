// SPDX-License-Identifier: GPL-3.0-or-later
// The QGIS styles of styles/, which are part of the program, so that no path can be wrong. For styles whose
// classes follow the data, see data_styles.hpp.
#pragma once

#include <string>
#include <string_view>

namespace spate {

std::string_view style_text(const std::string& name);  // e.g. of "max_depth"; empty = no such style

}  // namespace spate
