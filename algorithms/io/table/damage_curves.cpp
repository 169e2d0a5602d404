// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/damage_curves.hpp"

#include <utility>
#include <vector>

#include "algorithms/io/table/table_reader.hpp"

namespace spate::io {
namespace {

constexpr double metres_per_foot = 0.3048;

// Metres in one of the unit; nothing when the unit is not known.
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
  // depth in m; the columns are those of the depth and the factor, for messages.
  void add(const TableReader& reader, std::size_t row, std::size_t depth_column, double depth,
           std::size_t factor_column, const std::string& id) {
    if (!depths_.empty() && depth <= depths_.back()) {
      reader.fail_at(
          row, depth_column, "has depths that do not increase",
          "'" + reader.text(row, depth_column) + "' of curve '" + id + "' is not above the depth before it",
          "Sort each curve by its depth, and keep one factor for each depth.");
    }
    const double factor = reader.number(row, factor_column);
    if (!(factor >= 0 && factor <= 1)) {
      reader.fail_at(
          row, factor_column, "has a factor that is not between 0 and 1",
          "'" + reader.text(row, factor_column) + "' of curve '" + id + "'",
          factor > 1 ? "Divide percent by 100." : "A factor is the share of the value that is lost.");
    }
    if (!factors_.empty() && factor < factors_.back()) {
      reader.fail_at(
          row, factor_column, "has a factor that falls with the depth",
          "'" + reader.text(row, factor_column) + "' of curve '" + id + "' is below the one before it",
          "Correct it: deeper water does not do less damage.");
    }
    depths_.push_back(depth);
    factors_.push_back(factor);
    last_row_ = row;
  }

  Series series(const TableReader& reader, std::size_t column, const std::string& id) && {
    if (depths_.size() < 2) {
      reader.fail_at(last_row_, column, "has a curve of less than two points", "curve '" + id + "'",
                     "Give it at least two depths with their factors.");
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
    reader.fail("has two columns of depths", "only one can count", "Keep one of depth_m and depth_ft.");
  if (metres) return DepthColumn{*metres, 1};
  if (feet) return DepthColumn{*feet, metres_per_foot};
  return {};
}

DamageCurves read_long(const TableReader& reader, std::size_t id_column) {
  const auto depth = named_depth_column(reader);
  const auto factor = reader.find("factor");
  if (!depth)
    reader.fail("has no column of depths", "none is named depth_m or depth_ft",
                "Name the column of depths so.");
  if (!factor)
    reader.fail("has no column of factors", "none is named factor", "Name the column of factors so.");
  std::map<std::string, CurvePoints> points;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string id = reader.text(row, id_column);
    if (id.empty())
      reader.fail_at(row, id_column, "has a row without a curve", "the field is empty",
                     "Give it the curve's id, or remove the row.");
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
    const std::string first = lower(trimmed(note.fields[0]));
    if (first.rfind("#unit", 0) != 0) continue;
    const std::size_t equals = first.find('=');
    const std::string unit = equals != std::string::npos ? trimmed(first.substr(equals + 1))
                             : note.fields.size() > 1    ? lower(trimmed(note.fields[1]))
                                                         : std::string();
    if (const auto metres = metres_in(unit)) return metres;
    reader.fail("has a unit that is not known", "line " + std::to_string(note.line) + ": '" + unit + "'",
                "Write #UNIT=m or #UNIT=ft.");
  }
  return {};
}

void read_methods(const Table& table, const TableReader& reader, DamageCurves& curves) {
  for (const Table::Note& note : table.notes) {
    if (lower(trimmed(note.fields[0])) != "#method") continue;
    const std::string line = "line " + std::to_string(note.line);
    if (note.fields.size() != reader.columns())
      reader.fail("has a row #METHOD of another length",
                  line + " has " + std::to_string(note.fields.size()) + " fields, the header has " +
                      std::to_string(reader.columns()) + " columns",
                  "Give one method for each curve.");
    for (std::size_t column = 1; column < note.fields.size(); ++column) {
      const std::string method = lower(trimmed(note.fields[column]));
      if (method != "max" && method != "mean")
        reader.fail("has a method that is not known",
                    line + ", column '" + reader.column_name(column) + "': '" + method + "'",
                    "Write max or mean.");
      curves.at(reader.column_name(column)).sampling =
          method == "max" ? DepthSampling::max : DepthSampling::mean;
    }
  }
}

DamageCurves read_wide(const Table& table, const TableReader& reader) {
  const auto named = named_depth_column(reader);
  const auto unit = noted_unit(table, reader);
  if (reader.columns() < 2 || (named && named->column != 0))
    reader.fail("holds no curves",
                "neither a column curve_id, nor depths in the first column and curves in others",
                "Use the columns curve_id, depth_m and factor.");
  if (!named && !unit)
    reader.fail("does not say the unit of its depths", "no line #UNIT= before the header",
                "Write #UNIT=m before the header, or name the first column depth_m.");
  if (named && unit && named->metres != *unit)
    reader.fail("gives two units of its depths",
                "#UNIT= says another than the column '" + reader.column_name(0) + "'", "Keep one of them.");
  const double metres = named ? named->metres : *unit;
  DamageCurves curves;
  for (std::size_t column = 1; column < reader.columns(); ++column) {
    const std::string id = reader.column_name(column);
    if (id.empty() || curves.count(id) != 0)
      reader.fail("has curves that cannot be told apart",
                  id.empty() ? "column " + std::to_string(column + 1) + " has no name"
                             : "two columns are named '" + id + "'",
                  "Give each column the id of its curve.");
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
