// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/damage_curves.hpp"

#include <utility>
#include <vector>

#include "algorithms/io/table/table_reader.hpp"

#include "solver/core/text.hpp"

namespace spate::io {
namespace {

constexpr double metres_per_foot = 0.3048;

// The length of a unit in metres; nothing for an unknown unit.
std::optional<double> metres_in(const std::string& unit) {
  for (const char* name : {"m", "metre", "metres", "meter", "meters"})
    if (unit == name) return 1;
  for (const char* name : {"ft", "foot", "feet"})
    if (unit == name) return metres_per_foot;
  return {};
}

// The points of one curve, in the order of the table.
class CurvePoints {
 public:
  // depth: m. The columns are for messages.
  void add(const TableReader& reader, std::size_t row, std::size_t depth_column, double depth,
           std::size_t factor_column, const std::string& id) {
    if (!depths_.empty() && depth <= depths_.back()) {
      reader.fail_at(
          row, depth_column, "curve_depths_not_increasing", "The table '%1' has depths that do not increase",
          tr("'%1' of curve '%2' is not above the depth before it", reader.text(row, depth_column), id),
          tr("Sort each curve by its depth, and keep one factor for each depth."));
    }
    const double factor = reader.number(row, factor_column);
    if (!(factor >= 0 && factor <= 1)) {
      reader.fail_at(
          row, factor_column, "curve_factor_out_of_limits",
          "The table '%1' has a factor that is not between 0 and 1",
          tr("'%1' of curve '%2'", reader.text(row, factor_column), id),
          factor > 1 ? tr("Divide percent by 100.") : tr("A factor is the share of the value that is lost."));
    }
    if (!factors_.empty() && factor < factors_.back()) {
      reader.fail_at(row, factor_column, "curve_factor_falls",
                     "The table '%1' has a factor that falls with the depth",
                     tr("'%1' of curve '%2' is below the one before it", reader.text(row, factor_column), id),
                     tr("Correct it: deeper water does not do less damage."));
    }
    depths_.push_back(depth);
    factors_.push_back(factor);
    last_row_ = row;
  }

  Series series(const TableReader& reader, std::size_t column, const std::string& id) && {
    if (depths_.size() < 2) {
      reader.fail_at(last_row_, column, "curve_too_short",
                     "The table '%1' has a curve of less than two points", tr("curve '%1'", id),
                     tr("Give it at least two depths with their factors."));
    }
    return Series(std::move(depths_), std::move(factors_));
  }

 private:
  std::vector<double> depths_;
  std::vector<double> factors_;
  std::size_t last_row_ = 0;
};

struct DepthColumn {
  std::size_t column = 0;
  double metres = 1;
};

std::optional<DepthColumn> named_depth_column(const TableReader& reader) {
  const auto metres = reader.find("depth_m");
  const auto feet = reader.find("depth_ft");
  if (metres && feet)
    reader.fail("two_depth_columns", "The table '%1' has two columns of depths", tr("only one can be used"),
                tr("Keep one of depth_m and depth_ft."));
  if (metres) return DepthColumn{*metres, 1};
  if (feet) return DepthColumn{*feet, metres_per_foot};
  return {};
}

DamageCurves read_long(const TableReader& reader, std::size_t id_column) {
  const auto depth = named_depth_column(reader);
  const auto factor = reader.find("factor");
  if (!depth)
    reader.fail_columns("depth_column_missing", "The table '%1' has no column of depths",
                        tr("none is named depth_m or depth_ft"),
                        tr("Give the column of depths one of these names."));
  if (!factor)
    reader.fail_columns("factor_column_missing", "The table '%1' has no column of factors",
                        tr("none is named factor"), tr("Give the column of factors this name."));
  std::map<std::string, CurvePoints> points;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string id = reader.text(row, id_column);
    if (id.empty())
      reader.fail_at(row, id_column, "curve_id_missing", "The table '%1' has a row without a curve",
                     tr("the field is empty"), tr("Give it the curve's id, or remove the row."));
    points[id].add(reader, row, depth->column, reader.number(row, depth->column) * depth->metres, *factor,
                   id);
  }
  DamageCurves curves;
  for (auto& [id, list] : points) curves[id].factor = std::move(list).series(reader, id_column, id);
  return curves;
}

// '#UNIT=m' or '#UNIT,m' before the header.
std::optional<double> noted_unit(const Table& table, const TableReader& reader) {
  for (const Table::Note& note : table.notes) {
    const std::string first = folded(trimmed(note.fields[0]));
    if (first.rfind("#unit", 0) != 0) continue;
    const std::size_t equals = first.find('=');
    const std::string unit = equals != std::string::npos ? trimmed(first.substr(equals + 1))
                             : note.fields.size() > 1    ? folded(trimmed(note.fields[1]))
                                                         : std::string();
    if (const auto metres = metres_in(unit)) return metres;
    reader.fail("depth_unit_unknown", "The table '%1' has an unknown unit",
                tr("line %1: '%2'", std::to_string(note.line), unit), tr("Write #UNIT=m or #UNIT=ft."));
  }
  return {};
}

void read_methods(const Table& table, const TableReader& reader, DamageCurves& curves) {
  for (const Table::Note& note : table.notes) {
    if (folded(trimmed(note.fields[0])) != "#method") continue;
    const std::string line = std::to_string(note.line);
    if (note.fields.size() != reader.columns())
      reader.fail("method_row_length", "The table '%1' has a row #METHOD of another length",
                  tr("line %1 has %2 fields, the header has %3 columns", line, number(note.fields.size()),
                     number(reader.columns())),
                  tr("Give one method for each curve."));
    for (std::size_t column = 1; column < note.fields.size(); ++column) {
      const std::string method = folded(trimmed(note.fields[column]));
      if (method != "max" && method != "mean")
        reader.fail("method_unknown", "The table '%1' has an unknown method",
                    tr("line %1, column '%2': %3", line, reader.column_name(column), quoted(method)),
                    tr("Write max or mean."));
      curves.at(reader.column_name(column)).sampling =
          method == "max" ? DepthSampling::max : DepthSampling::mean;
    }
  }
}

DamageCurves read_wide(const Table& table, const TableReader& reader) {
  const auto named = named_depth_column(reader);
  const auto unit = noted_unit(table, reader);
  if (reader.columns() < 2 || (named && named->column != 0))
    reader.fail_columns(
        "table_without_curves", "The table '%1' holds no curves",
        tr("it has neither a column curve_id, nor depths in the first column and curves in others"),
        tr("Use the columns curve_id, depth_m and factor."));
  if (!named && !unit)
    reader.fail("depth_unit_missing", "The table '%1' does not say the unit of its depths",
                tr("no line #UNIT= before the header"),
                tr("Write #UNIT=m before the header, or name the first column depth_m."));
  if (named && unit && named->metres != *unit)
    reader.fail("two_depth_units", "The table '%1' gives two units for its depths",
                tr("#UNIT= differs from the column '%1'", reader.column_name(0)), tr("Keep one of them."));
  const double metres = named ? named->metres : *unit;
  DamageCurves curves;
  for (std::size_t column = 1; column < reader.columns(); ++column) {
    const std::string id = reader.column_name(column);
    if (id.empty() || curves.count(id) != 0)
      reader.fail("curve_ids_unclear", "The table '%1' has curves that cannot be told apart",
                  id.empty() ? tr("column %1 has no name", std::to_string(column + 1))
                             : tr("two columns are named '%1'", id),
                  tr("Give each column the id of its curve."));
    CurvePoints points;
    for (std::size_t row = 0; row < reader.rows(); ++row) {
      const double depth = reader.number(row, 0) * metres;
      if (!reader.text(row, column).empty()) points.add(reader, row, 0, depth, column, id);
    }
    curves[id].factor = std::move(points).series(reader, column, id);
  }
  read_methods(table, reader, curves);
  return curves;
}

}  // namespace

DamageCurves read_damage_curves(const Table& table) {
  const TableReader reader(table);
  const auto id = reader.find("curve_id");
  return id ? read_long(reader, *id) : read_wide(table, reader);
}

}  // namespace spate::io
