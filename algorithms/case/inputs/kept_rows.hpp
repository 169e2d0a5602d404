// SPDX-License-Identifier: GPL-3.0-or-later
// A result that holds the rows of an input as that has them, with columns of its own. QGIS keeps their
// geometries and fields of any type, in the CRS of the input; the command what OGR reads of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

struct KeptRows {
  struct Row {
    std::size_t of = 0;  // place of the input's row
    std::vector<io::Attribute> attributes;
  };

  const char* input = nullptr;        // its parameter
  std::size_t layer = 0;              // of a parameter for several: the place of the one that is kept
  std::vector<io::Column> columns;    // own ones; those of the input with these names are left out
  std::vector<std::string> left_out;  // names of further columns of the input that are left out
  std::vector<Row> rows;              // in the order of the input's
  std::vector<std::int64_t> ids;      // of all rows of the input as they were read; empty = not compared
  bool is_once = true;                // no row of the input is in it twice, so that keys may stay keys
  bool are_points = false;            // geometries of one part are points in it
  Validity validity = Validity::checked;
  std::string crs_wkt;  // of an input that has none
};

// Whether a column of the input is in the result; names differ from each other by more than case.
bool is_kept(const KeptRows& rows, const std::string& column);

// Throws Error when the row at that place of the input is not the one that was read.
void check_same_row(const KeptRows& rows, std::size_t place, std::int64_t id);

// The result, for those without QGIS. name: of the layer.
io::Layer layer_of(const KeptRows& rows, const Inputs& inputs, const std::string& name);

}  // namespace spate
