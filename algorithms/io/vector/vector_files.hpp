// SPDX-License-Identifier: GPL-3.0-or-later
// Files of vector layers and tables, in any format that GDAL writes.
#pragma once

#include <cstdint>
#include <string>

namespace spate::io {

// Copies a table into a file that exists, in place of one of the same name; its other tables stay. Empty, or
// why it failed: a format with transactions, as GeoPackages have them, is then as it was.
std::string put_table(const std::string& from, const std::string& table, const std::string& path);

// Empty, or why a table without geometries cannot be written to a file of that name: a format of layers would
// lose its rows or cut the names of its fields.
std::string why_no_table(const std::string& path);

// Reads a finished table again, to its end. table: empty = the only one of the file. Empty, or why it is not
// whole: it cannot be opened or read, has another number of rows, or lacks the CRS that it should have.
std::string why_not_whole(const std::string& path, const std::string& table, std::int64_t rows,
                          bool has_crs = false);

}  // namespace spate::io
