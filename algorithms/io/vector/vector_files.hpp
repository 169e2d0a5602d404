// SPDX-License-Identifier: GPL-3.0-or-later
// Files of vector layers and tables, in any format that GDAL writes.
#pragma once

#include <string>

namespace spate::io {

// Removes one table of a file that holds several. Does nothing when there is none of that name.
void remove_table(const std::string& path, const std::string& table);

}  // namespace spate::io
