// SPDX-License-Identifier: GPL-3.0-or-later
// A result that holds the rows of an input as that has them, with columns of its own. QGIS keeps their
// geometries and fields of any type, in the CRS of the input; the command what OGR reads of them.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

namespace spate {

struct KeptRows {
  struct Row {
    std::size_t of = 0;  // place of the input's row
    std::vector<io::Attribute> attributes;
  };

  // Rows of another input that follow those of the first, in its CRS and with its columns: a column has the
  // values of the one of the same name there.
  struct Others {
    const char* input = nullptr;  // null = none follow
    std::vector<Row> rows;
    std::vector<std::int64_t> ids;
    std::vector<std::string> left_empty;  // columns of the first input that stay empty in these rows
  };

  const char* input = nullptr;        // its parameter
  std::size_t layer = 0;              // of a parameter for several: the place of the one that is kept
  std::vector<io::Column> columns;    // own ones; those of the input with these names are left out
  std::vector<std::string> left_out;  // names of further columns of the input that are left out
  std::vector<Row> rows;              // in the order of the input's
  std::vector<std::int64_t> ids;      // of all rows of the input as they were read; empty = not compared
  bool is_once = true;                // no row of the input is in it twice, so that keys may stay keys
  bool are_points = false;            // geometries of one part are points in it
  bool are_multi = false;             // geometries of one part are of several parts in it
  Validity validity = Validity::checked;
  std::string crs_wkt;  // of an input that has none
  Others others = {};
};

// Whether a column of the input is in the result; names differ from each other by more than case.
bool is_kept(const KeptRows& rows, const std::string& column);

// The name, with a number behind it where an input has a column of that name, as a result of an earlier run
// does. taken: the names of those columns, in small letters.
std::string free_name(const std::string& name, const std::set<std::string>& taken);

// Throws Error when the row at that place of the input is not the one that was read.
void check_same_row(const KeptRows& rows, std::size_t place, std::int64_t id);
void check_same_other(const KeptRows& rows, std::size_t place, std::int64_t id);
// Throws Error when the input has ended before the rows of the result have: next is the first that is left.
void check_all_rows(const KeptRows& rows, std::vector<KeptRows::Row>::const_iterator next);
void check_all_others(const KeptRows& rows, std::vector<KeptRows::Row>::const_iterator next);

// For each of these columns of the first input, which of the other's it has its values from; none where it
// stays empty.
std::vector<std::optional<std::size_t>> columns_of_others(const KeptRows& rows,
                                                          const std::vector<io::Column>& first,
                                                          const std::vector<io::Column>& others);

// What to throw for a row of the other input that has no place in the CRS of the first.
Error other_elsewhere(const KeptRows& rows, std::size_t place, std::int64_t id);

// The result, for those without QGIS. name: of the layer.
io::Layer layer_of(const KeptRows& rows, const Inputs& inputs, const std::string& name);

}  // namespace spate
