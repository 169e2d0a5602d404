// SPDX-License-Identifier: GPL-3.0-or-later
// Roughness by class of land cover. Columns (case does not matter, others are ignored):
//   class        number or text, each once; numbers are compared as numbers ("311" = 311.0)
//   manning      Manning's n, above 0 and at most 1 s m^(-1/3)
//   grid_code    optional, another number of the same class (CORINE's rasters number their classes 1 to 44)
#pragma once

#include <map>
#include <string>

#include "algorithms/io/table/table.hpp"

namespace spate::io {

// The key of a class: a number in its shortest form, or the trimmed text.
std::string class_key(const std::string& text);
std::string class_key(double number);

using ManningTable = std::map<std::string, double>;  // by class_key

// Throws Error with the line for a missing column, a class that occurs twice, or an impossible roughness.
ManningTable read_manning_table(const Table& table);

}  // namespace spate::io
