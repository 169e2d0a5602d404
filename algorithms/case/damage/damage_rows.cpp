// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_rows.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace spate {
namespace {

using Kind = io::Column::Kind;

io::Attribute text_or_null(const std::string& text) {
  if (text.empty()) return {};
  return text;
}

double zero_if_unknown(double value) {
  return std::isnan(value) ? 0 : value;
}

}  // namespace

std::vector<io::Column> damage_columns() {
  std::vector<io::Column> columns;
  for (const char* name : {"depth_max", "depth_mean", "wet_frac", "floor_h", "depth_floor", "vel_max",
                           "dv_max", "arrival_s", "duration_s"})
    columns.push_back({name, Kind::number});
  columns.push_back({"curve_id", Kind::text});
  for (const char* name : {"factor", "damage_structure", "damage_contents", "damage_total"})
    columns.push_back({name, Kind::number});
  for (const char* name : {"damage_class", "flag"}) columns.push_back({name, Kind::text});
  columns.push_back({return_period_column, Kind::number});
  return columns;
}

std::vector<io::Attribute> damage_attributes(const Building& building, const BuildingInfo& info,
                                             const BuildingLoss& loss) {
  std::vector<io::Attribute> list;
  const Damage& damage = loss.damage;
  const io::DepthSample& water = damage.water;
  for (const double value : {water.max, water.mean, water.wet_fraction})
    list.push_back(io::or_null(water.outside ? unknown : value));
  for (const double value : {building.floor_height, damage.depth_floor, loss.speed, loss.unit_discharge,
                             loss.arrival, loss.duration})
    list.push_back(io::or_null(value));
  list.push_back(text_or_null(info.curve));
  for (const double value : {damage.factor, damage.structure, damage.contents, damage.total})
    list.push_back(io::or_null(value));
  list.push_back(text_or_null(damage_class(damage.factor)));
  list.push_back(text_or_null(flag_text(loss.flags)));
  list.push_back(io::or_null(loss.return_period));
  return list;
}

bool is_damage_field(const std::string& name) {
  static const std::vector<io::Column> columns = damage_columns();
  return std::any_of(columns.begin(), columns.end(), [&](const io::Column& column) {
    return folded(name) == column.name || folded(name) == cut_name(column.name);
  });
}

std::vector<std::string> event_columns() {
  std::vector<std::string> names;
  for (const io::Column& column : damage_columns())
    if (column.name != "floor_h" && column.name != "curve_id") names.push_back(column.name);
  return names;
}

std::string damage_class(double factor) {
  if (std::isnan(factor)) return {};
  if (!(factor > 0)) return "none";
  if (factor <= 0.1) return "slight";
  return factor <= 0.5 ? "moderate" : "substantial";
}

void ClassSum::add(const Building& building, const BuildingLoss& loss) {
  const Damage& damage = loss.damage;
  ++buildings;
  flooded += damage.water.wet ? 1 : 0;
  damaged += damage.factor > 0 ? 1 : 0;
  unknown_damage += std::isnan(damage.total) ? 1 : 0;
  structure_value += zero_if_unknown(building.structure_value);
  contents_value += zero_if_unknown(building.contents_value);
  if (!std::isnan(damage.total)) {  // or the parts would be of other buildings than the total
    structure += zero_if_unknown(damage.structure);
    contents += zero_if_unknown(damage.contents);
    total += damage.total;
  }
  deepest = std::max(deepest, damage.water.max);
}

io::Layer class_table(const std::map<std::string, ClassSum>& classes, const std::string& currency) {
  io::Layer table;
  table.name = "summary";
  table.columns = {{"class", Kind::text}};
  for (const char* name : {"buildings", "flooded", "damaged", "unknown_damage"})
    table.columns.push_back({name, Kind::whole_number});
  for (const char* name : {"depth_max", "value_structure", "value_contents", "damage_structure",
                           "damage_contents", "damage_total"})
    table.columns.push_back({name, Kind::number});
  table.columns.push_back({"currency", Kind::text});
  for (const auto& [name, sum] : classes) {
    io::Row row;
    row.attributes.push_back(text_or_null(name));
    for (const int count : {sum.buildings, sum.flooded, sum.damaged, sum.unknown_damage})
      row.attributes.emplace_back(std::int64_t{count});
    for (const double value :
         {sum.deepest, sum.structure_value, sum.contents_value, sum.structure, sum.contents, sum.total})
      row.attributes.emplace_back(value);
    row.attributes.push_back(text_or_null(currency));
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace spate
