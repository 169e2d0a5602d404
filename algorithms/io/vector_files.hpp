// SPDX-License-Identifier: GPL-3.0-or-later
// Files of vector layers and tables, in any format.
#pragma once

#include <string>

namespace spate::io {

// With all that belongs to it; only one table of the file when that is named. Quiet when there is none.
void remove_vector_file(const std::string& path, const std::string& table);

}  // namespace spate::io
