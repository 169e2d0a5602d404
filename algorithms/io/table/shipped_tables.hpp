// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that are part of Spate (algorithms/resources/curves and tables).
#pragma once

#include <string>

#include "algorithms/io/table/table.hpp"

namespace spate::io {

// name: that of the file without its ending, e.g. "jrc_2017". Throws Error when there is no such table.
Table shipped_table(const std::string& name);

}  // namespace spate::io
