// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/building_comparison.hpp"

#include <cmath>
#include <map>
#include <set>

#include "algorithms/case/tools/flood_events.hpp"
#include "algorithms/case/tools/same_places.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Place = std::optional<std::size_t>;

// The first of these columns that exists.
Place find_result(const std::vector<io::Column>& columns, const std::vector<std::string>& names) {
  for (const std::string& name : names)
    if (const Place found = find_known_column(columns, name)) return found;
  return {};
}

// One of the two layers, whose parameter names it in messages.
class Layer {
 public:
  Layer(const Inputs& inputs, const char* parameter, const std::string& id_field)
      : rows_(inputs.layer(parameter)), parameter_(parameter) {
    const std::vector<io::Column>& columns = rows_->columns();
    if (!id_field.empty()) id_ = find_column(columns, id_field);
    damage_ = find_result(columns, {"damage_total", "damage_mean"});
    depth_ = find_result(columns, {"depth_max"});
    class_ = find_result(columns, {"damage_class"});
    const std::string has = tr("its fields are: %1", column_names(columns));
    if (!id_field.empty() && !id_)
      throw Error("id_field_missing", tr("%1 has no field '%2'", parameter, id_field), has,
                  tr("Choose an ID_FIELD that both layers have."));
    if (id_field.empty() && rows_->shape() == io::Shape::none)
      throw Error("id_field_needed", tr("%1 has no geometries", parameter),
                  tr("whether its rows are those of the other layer cannot be seen from their places"),
                  tr("Choose an ID_FIELD that both layers have."));
    if (!damage_ && !depth_)
      throw Error("result_fields_missing",
                  tr("%1 has no field 'damage_total', 'damage_mean' or 'depth_max'", parameter), has,
                  tr("Take the results of Building damage or Simulate flood ensemble."));
  }

  std::string damage_field() const { return damage_ ? rows_->columns()[*damage_].name : std::string(); }

  // Calls visit with the id, the place and the geometry of each row, and the state of its building. Returns
  // the features' own ids.
  template <typename Visit>
  std::vector<std::int64_t> for_each(const Log& log, const Visit& visit) {
    std::vector<std::int64_t> features;
    std::map<std::string, std::string> seen;
    std::string why;
    for (io::Row row; rows_->next(row, &why); why.clear()) {
      stop_if_cancelled(log);
      const std::size_t place = features.size();
      features.push_back(row.id.value_or(static_cast<std::int64_t>(place)));
      const std::string feature = number_of_row(row.id, place);
      const std::string id = id_ ? io::text_of(row.attributes[*id_]) : feature;
      if (id.empty())
        throw Error("id_missing", tr("%1 has a building without an id", parameter_),
                    tr("feature %1, whose field is empty", feature), tr("Give each building its own id."));
      if (!seen.emplace(id, feature).second)
        throw Error("id_twice", tr("The id '%1' occurs twice in %2", id, parameter_),
                    tr("features %1 and %2", seen[id], feature),
                    tr("Give each building its own, or choose another ID_FIELD."));
      visit(id, place, why.empty() ? row.wkb : std::string(),
            BuildingState{number(row, damage_, id), number(row, depth_, id),
                          class_ ? io::text_of(row.attributes[*class_]) : std::string()});
    }
    return features;
  }

 private:
  std::optional<double> number(const io::Row& row, Place field, const std::string& id) const {
    if (!field) return std::nullopt;
    std::string doubt;
    const io::Attribute& value = row.attributes[*field];
    const std::optional<double> result = io::number_of(value, &doubt);
    if (!doubt.empty())
      throw Error("attribute_not_a_number",
                  tr("%1 has the %2 '%3'", tr("building '%1' of %2", id, parameter_),
                     rows_->columns()[*field].name, io::text_of(value)),
                  doubt, tr("Write a number with a decimal point, or leave it empty."));
    return result;
  }

  std::unique_ptr<InputLayer> rows_;
  std::string parameter_;
  Place id_, damage_, depth_, class_;
};

std::optional<double> difference(const std::optional<double>& without, const std::optional<double>& with) {
  if (!without || !with) return std::nullopt;
  return *with - *without;
}

const char* judged(const BuildingChange& building, bool by_damage, const BuildingChoices& choices) {
  if (!building.in_with) return translatable("only without");
  if (!building.in_without) return translatable("only with");
  const std::optional<double> damage = building.damage_change(), depth = building.depth_change();
  if (!(by_damage ? damage : depth)) return translatable("unknown");
  if (damage && std::fabs(*damage) > choices.damage_tolerance)
    return *damage < 0 ? translatable("better") : translatable("worse");
  if (depth && std::fabs(*depth) > choices.depth_tolerance)
    return *depth < 0 ? translatable("better") : translatable("worse");
  return translatable("same");
}

}  // namespace

std::optional<double> BuildingChange::damage_change() const {
  return in_without && in_with ? difference(without.damage, with.damage) : std::nullopt;
}

std::optional<double> BuildingChange::depth_change() const {
  return in_without && in_with ? difference(without.depth, with.depth) : std::nullopt;
}

BuildingComparison compare_buildings(const Inputs& inputs, const BuildingChoices& choices, const Log& log) {
  Layer first(inputs, "BUILDINGS_WITHOUT", choices.id_field),
      second(inputs, "BUILDINGS_WITH", choices.id_field);
  BuildingComparison comparison{{first.damage_field(), second.damage_field()}, {}, {}, {}};
  std::vector<BuildingChange>& buildings = comparison.buildings;
  std::map<std::string, std::size_t> places;
  const auto add = [&](const std::string& id, std::size_t row, const std::string& wkb) -> BuildingChange& {
    BuildingChange building;
    building.id = id;
    building.row = row;
    building.wkb = wkb;
    buildings.push_back(std::move(building));
    return buildings.back();
  };
  comparison.ids_without = first.for_each(
      log, [&](const std::string& id, std::size_t row, const std::string& wkb, const BuildingState& state) {
        places[id] = buildings.size();
        BuildingChange& building = add(id, row, wkb);
        building.in_without = true;
        building.without = state;
      });
  SamePlaces same_places;
  comparison.ids_with = second.for_each(
      log, [&](const std::string& id, std::size_t row, const std::string& wkb, const BuildingState& state) {
        const auto place = places.find(id);
        if (place != places.end()) same_places.add(place_of(buildings[place->second].wkb), place_of(wkb));
        BuildingChange& building = place == places.end() ? add(id, row, wkb) : buildings[place->second];
        building.in_with = true;
        building.with = state;
      });
  if (choices.id_field.empty()) same_places.must_match("BUILDINGS_WITHOUT", "BUILDINGS_WITH");
  for (BuildingChange& building : buildings)
    building.change = judged(building, comparison.damage.are_there(), choices);
  return comparison;
}

KeptRows building_rows(const BuildingComparison& comparison, const Inputs& inputs,
                       const std::string& crs_wkt) {
  KeptRows rows;
  rows.input = "BUILDINGS_WITHOUT";
  rows.others.input = "BUILDINGS_WITH";
  rows.is_once = false;  // buildings of both layers may have the same key
  rows.are_multi = true;
  rows.crs_wkt = crs_wkt;
  rows.ids = comparison.ids_without;
  rows.others.ids = comparison.ids_with;
  std::set<std::string> taken;
  const std::unique_ptr<InputLayer> layer = inputs.layer_in({}, rows.input);
  for (const io::Column& column : layer->columns()) {
    taken.insert(folded(column.name));
    // The other layer knows nothing about the run without the measure.
    if (column.name.rfind("damage_", 0) == 0 || column.name == "depth_max")
      rows.others.left_empty.push_back(column.name);
  }
  rows.columns.push_back({free_name("change", taken), io::Column::Kind::text});
  for (const char* name :
       {"damage_without", "damage_with", "damage_change", "depth_without", "depth_with", "depth_change"})
    rows.columns.push_back({free_name(name, taken), io::Column::Kind::number});
  for (const BuildingChange& building : comparison.buildings)
    (building.in_without ? rows.rows : rows.others.rows)
        .push_back({building.row,
                    {std::string(building.change), io::or_null(building.without.damage),
                     io::or_null(building.with.damage), io::or_null(building.damage_change()),
                     io::or_null(building.without.depth), io::or_null(building.with.depth),
                     io::or_null(building.depth_change())}});
  return rows;
}

}  // namespace spate
