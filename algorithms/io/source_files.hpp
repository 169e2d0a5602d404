// SPDX-License-Identifier: GPL-3.0-or-later
// Which files a source reads, so that no result takes the place of an input.
#pragma once

#include <string>
#include <vector>

namespace spate::io {

// The file of a layer or a result; table: one of several in the file, empty = the whole file, also where it
// cannot be told which one.
struct FilePlace {
  std::string file;  // empty: not in a file (in memory, or in a database)
  std::string table;
};

// Whether writing to output would change what other holds. Two tables of one file leave each other alone; a
// whole file takes all that is in it, and the parts of a shapefile are one file. Names of tables ignore case,
// as those of GeoPackages do. Links lead to their file.
bool overwrites(const FilePlace& output, const FilePlace& other);

// The files that exist and that a source of GDAL or QGIS names: "roads.gpkg|layername=main",
// "GPKG:towns.gpkg:dem", "/vsizip/a.zip/dem.tif"; and those behind a VRT, of any depth.
std::vector<std::string> files_behind(const std::string& source);

// Throws Error when the source is a pipe or a device, which would never end: before anything opens it. label
// names it in messages, e.g. "DEM".
void check_source(const std::string& source, const std::string& label);

// Whether the table holds its rows itself: not when it is a view of others in the same file.
bool is_plain_table(const std::string& file, const std::string& table);

}  // namespace spate::io
