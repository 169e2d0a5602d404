// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "algorithms/io/table/table.hpp"

namespace spate::io {

// A table as CSV in UTF-8 that read_csv() reads back as it is. Throws Error when it cannot be written.
void write_csv(const Table& table, const std::string& path);

}  // namespace spate::io
