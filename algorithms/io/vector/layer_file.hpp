// SPDX-License-Identifier: GPL-3.0-or-later
// Layers and tables as results: held in memory, and written to a file as a whole or not at all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/vector/vector_layer.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

struct Layer {
  std::string name;
  Shape shape = Shape::none;    // lines and polygons are multi-part ...
  bool is_single_part = false;  // ... but for those of this layer
  std::string crs_wkt;          // empty = not known
  std::vector<Column> columns;
  std::vector<Row> rows;
};

// As a geometry of several parts; of polygons for lines: their outlines.
std::string as_multi_lines(const std::string& wkb);
std::string as_multi_polygons(const std::string& wkb);
std::string as_multi_points(const std::string& wkb);
std::string point_wkb(double x, double y);
Shape shape_of_wkb(const std::string& wkb);

// The names of columns in a shapefile, which has 10 bytes for each: those that fit stay, others are cut, or
// get a number where another column has the same cut name.
std::vector<std::string> shapefile_names(const std::vector<std::string>& names);
// The warning that a file has other names than these; none where it is no shapefile, or they fit.
std::optional<Message> cut_names_warning(const std::string& parameter, const std::string& path,
                                         const std::vector<std::string>& names);

// Throws Error (path, why, remedy) when a file of layers cannot be written there: call it before a long run.
void check_layer_file(const std::string& path);

// By the ending of path: .gpkg, .shp, .geojson, .json, .csv, .fgb, .gml or .kml; a GeoPackage may hold
// several layers. Takes the place of a file of that name when it is complete. Throws Error when it cannot be
// written.
void write_layers(const std::string& path, const std::vector<Layer>& layers);

}  // namespace spate::io
