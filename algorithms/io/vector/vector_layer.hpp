// SPDX-License-Identifier: GPL-3.0-or-later
// Vector layers and tables as OGR opens them, row by row.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/table/table.hpp"
#include "algorithms/io/vector/attribute.hpp"

namespace spate::io {

// The geometries of a layer. any: not said, or several kinds.
enum class Shape { none, points, lines, polygons, any };

struct Column {
  enum class Kind { whole_number, number, text };
  std::string name;
  Kind kind = Kind::text;
};

struct Row {
  std::optional<std::int64_t> id;
  std::string wkb;  // empty = no geometry
  std::vector<Attribute> attributes;
};

// Where a layer is, as QGIS writes it: "roads.gpkg", "roads.gpkg|layername=main|subset=width > 3",
// "mixed.gpkg|geometrytype=Point".
struct VectorSource {
  std::string path;
  std::string layer;            // empty = not named, for a file with one layer
  std::optional<int> layer_id;  // position in the file
  std::string subset;           // SQL condition, or a whole SELECT; empty = all rows
  std::optional<Shape> shape;   // none: rows of any; else those alone that have it
};
// Throws Error for a part that is none.
VectorSource parse_vector_source(const std::string& text);

class VectorLayer {
 public:
  // label names it in messages, e.g. "INFLOWS". Geometries are brought into the CRS target_wkt; where that or
  // the layer's own is not known, they stay as they are. Throws Error when it cannot be opened.
  VectorLayer(const std::string& source, const std::string& label, const std::string& target_wkt = {});
  ~VectorLayer();
  VectorLayer(const VectorLayer&) = delete;
  VectorLayer& operator=(const VectorLayer&) = delete;

  const std::string& name() const { return name_; }
  const std::vector<Column>& columns() const { return columns_; }
  Shape shape() const { return shape_; }
  const std::string& crs_name() const { return crs_name_; }  // empty = not known
  const std::string& crs_wkt() const { return crs_wkt_; }    // of the layer's own; empty = not known
  std::int64_t count() const;                                // of its rows

  // False behind the last row. why: set when the geometry cannot be brought into the target CRS.
  bool next(Row& row, std::string* why);

 private:
  struct Opened;
  std::unique_ptr<Opened> opened_;
  std::string label_, name_, crs_name_, crs_wkt_;
  std::vector<Column> columns_;
  Shape shape_ = Shape::none;
  std::optional<Shape> wanted_;  // of VectorSource
};

// Arcs as short stretches, of a degree at most; other geometries as they are.
std::string straightened(const std::string& wkb);

// A table as text: numbers read back exactly, null is empty.
Table read_table(const std::string& source, const std::string& label);

}  // namespace spate::io
