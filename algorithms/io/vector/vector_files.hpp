// SPDX-License-Identifier: GPL-3.0-or-later
// Files of vector layers and tables, in any format that GDAL writes.
#pragma once

#include <cstdint>
#include <string>

namespace spate::io {

// Removes one table of a file that holds several. Does nothing when there is none of that name.
void remove_table(const std::string& path, const std::string& table);

// Empty, or why a table without geometries cannot be written to a file of that name: a format of layers would
// lose its rows or cut the names of its fields.
std::string why_no_table(const std::string& path);

// Reads a finished table again, to its end. table: empty = the only one of the file. Empty, or why it is not
// whole: it cannot be opened or read, has another number of rows, or lacks the CRS that it should have.
std::string why_not_whole(const std::string& path, const std::string& table, std::int64_t rows,
                          bool has_crs = false);

}  // namespace spate::io
