// SPDX-License-Identifier: GPL-3.0-or-later
// Files of vector layers and tables, in any format.
#pragma once

#include <string>

namespace spate::io {

// Of a file with several. Quiet when there is none of this name.
void remove_table(const std::string& path, const std::string& table);

}  // namespace spate::io
