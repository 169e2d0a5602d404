// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/inputs.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

std::string label_of(const std::string& noun, const std::string& place,
                     const std::map<std::string, io::Attribute>& fields) {
  const auto text = [&](const char* name) {
    const auto found = fields.find(name);
    return found == fields.end() ? std::string() : io::text_of(found->second);
  };
  const std::string name = text("name");
  const std::string key = name.empty() ? text("hydrograph") : name;
  const std::string number = noun + " " + place;
  return key.empty() ? number : number + " '" + key + "'";
}

std::map<std::string, std::size_t> find_columns(const std::vector<io::Column>& columns,
                                                const FeatureQuery& query) {
  std::map<std::string, std::size_t> found;
  const auto has = [&](const std::string& name) {
    const auto column = find_known_column(columns, name);
    if (column) found[name] = *column;
    return column.has_value();
  };
  const auto miss = [&](const std::string& name) {
    throw Error("field_missing", tr("%1 has no field '%2'", query.parameter, name),
                tr("it has: %1", column_names(columns)),
                tr("Add the field, or rename the one that holds it."));
  };
  for (const std::string& name : query.required)
    if (!has(name)) miss(name);
  for (const std::string& name : query.optional) has(name);
  if (std::count_if(query.one_of.begin(), query.one_of.end(), has) == 0 && !query.one_of.empty())
    miss(query.one_of.front());
  return found;
}

// Fields that are not read, though their names are nearly those of others that are missing.
void warn_of_slips(const std::vector<io::Column>& columns, const std::map<std::string, std::size_t>& found,
                   const FeatureQuery& query, Log& log) {
  std::set<std::size_t> read;
  for (const auto& [name, column] : found) read.insert(column);
  std::vector<std::string> known = query.optional;
  known.insert(known.end(), query.one_of.begin(), query.one_of.end());
  for (std::size_t column = 0; column < columns.size(); ++column)
    for (const std::string& name : known)
      if (read.count(column) == 0 && found.count(name) == 0 && is_slip(columns[column].name, name))
        log.warning({"field_misspelt",
                     tr("The field '%1' of %2 is not read", columns[column].name, query.parameter),
                     tr("there is none of that name, but '%1'", name), tr("Rename it, if that is meant.")});
}

// What makes two features the same: their place and what is read of them, but for their names.
std::string identity_of(const Feature& feature) {
  std::string identity = feature.wkb;
  for (const auto& [name, value] : feature.fields)
    if (name != "name") identity += "\n" + name + "=" + io::text_of(value);
  return identity;
}

void warn_of_twins(const std::vector<Feature>& features, const FeatureQuery& query, Log& log) {
  std::map<std::string, const Feature*> known;
  std::vector<std::string> twins;
  for (const Feature& feature : features) {
    const auto [first, is_new] = known.emplace(identity_of(feature), &feature);
    if (!is_new) twins.push_back(tr("%1 is the same as %2", feature.label, first->second->label));
  }
  if (twins.empty()) return;
  log.warning({"features_twice",
               tr("%1: %2 {feature is|features are} there twice", query.parameter, twins.size()),
               twins.front(), tr("Delete one of each pair, if it was copied by mistake: they add up.")});
}

}  // namespace

std::string number_of_row(std::optional<std::int64_t> id, std::size_t place) {
  return std::to_string(id && *id >= 0 ? *id : static_cast<std::int64_t>(place) + 1);
}

std::optional<std::size_t> find_column(const std::vector<io::Column>& columns, const std::string& name) {
  const auto find = [&](auto is_it) -> std::optional<std::size_t> {
    const auto found = std::find_if(columns.begin(), columns.end(), is_it);
    if (found == columns.end()) return std::nullopt;
    return static_cast<std::size_t>(found - columns.begin());
  };
  const auto exact = find([&](const io::Column& column) { return column.name == name; });
  return exact ? exact : find([&](const io::Column& column) { return folded(column.name) == folded(name); });
}

std::string cut_name(const std::string& name) {
  return name.substr(0, 10);
}

std::optional<std::size_t> find_known_column(const std::vector<io::Column>& columns,
                                             const std::string& name) {
  const auto whole = find_column(columns, name);
  return whole ? whole : find_column(columns, cut_name(name));
}

std::string counted_features(const std::string& name, std::int64_t count) {
  return name + fill(" (%1 {feature|features})", {std::to_string(count)});
}

std::string column_names(const std::vector<io::Column>& columns) {
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const io::Column& column : columns) names.push_back(column.name);
  return names.empty() ? tr("no fields") : joined(names);
}

std::string Feature::text(const char* field) const {
  const auto found = fields.find(field);
  return found == fields.end() ? std::string() : io::text_of(found->second);
}

std::optional<double> Feature::number(const char* field) const {
  const auto found = fields.find(field);
  if (found == fields.end()) return std::nullopt;
  std::string doubt;
  const std::optional<double> number = io::number_of(found->second, &doubt);
  if (!doubt.empty())
    throw Error("attribute_not_a_number", tr("%1 has the %2 '%3'", label, field, text(field)), doubt,
                tr("Write a number with a decimal point, or clear the field."));
  return number;
}

void refuse_choice(const char* key, const Feature& feature, const char* field, const std::string& value,
                   const std::string& known) {
  throw Error(key, tr("%1 has the %2 '%3'", feature.label, field, value), tr("known are %1", known),
              tr("Write one of these."));
}

Message crs_unknown(const std::string& layer, const std::string& taken) {
  return {"crs_unknown", tr("The CRS of %1 is not known", layer),
          tr("the coordinates of %1 are taken as they are", taken),
          tr("Assign it, if the layers do not fit together.")};
}

std::string Inputs::raster_crs(const char* parameter) const {
  const std::vector<RasterInput> given = rasters(parameter);
  return given.empty() ? std::string() : given.front().crs_wkt;
}

std::optional<MapPlace> place_of(const std::string& wkb) {
  const std::optional<std::array<double, 2>> place = io::place_on(wkb);
  if (!place) return std::nullopt;
  return MapPlace{(*place)[0], (*place)[1]};
}

std::vector<Feature> read_features(const Inputs& inputs, const FeatureQuery& query, Log& log) {
  std::vector<Feature> list;
  if (!inputs.is_given(query.parameter)) return list;
  const std::unique_ptr<InputLayer> layer = inputs.layer(query.parameter);
  const std::map<std::string, std::size_t> columns = find_columns(layer->columns(), query);
  const std::string crs = layer->crs_name();
  if (crs.empty() == inputs.has_dem_crs())
    log.warning(crs_unknown(crs.empty() ? query.parameter : "DEM", query.parameter));

  warn_of_slips(layer->columns(), columns, query, log);
  std::vector<std::string> left_out;
  std::string why;
  std::size_t place = 0;
  for (io::Row row; !log.is_cancelled() && layer->next(row, &why); ++place) {
    Feature feature;
    for (const auto& [name, column] : columns) feature.fields[name] = row.attributes[column];
    feature.label = label_of(query.noun, number_of_row(row.id, place), feature.fields);
    feature.name = feature.text("name");
    if (feature.name.empty()) feature.name = number_of_row(row.id, place);
    if (!why.empty())
      throw Error("feature_not_transformed", tr("%1 cannot be brought into the CRS of DEM", feature.label),
                  why, tr("Check the CRS of %1.", query.parameter));
    if (row.wkb.empty() && query.placeless == Placeless::left_out) {
      left_out.push_back(feature.label);
      continue;
    }
    if (row.wkb.empty())
      throw Error("geometry_missing", tr("%1 has no geometry", feature.label),
                  tr("it has no place in %1", query.parameter), tr("Draw it, or delete its row."));
    feature.wkb = std::move(row.wkb);
    list.push_back(std::move(feature));
  }
  if (!left_out.empty())
    log.warning({"features_without_geometry",
                 left_out.size() == 1 ? tr("%1: one feature has no geometry and is left out", query.parameter)
                                      : tr("%1: %2 features have no geometry and are left out",
                                           query.parameter, left_out.size()),
                 tr("the first is %1", left_out.front()), tr("Draw them, or delete their rows.")});
  if (query.adds_up) warn_of_twins(list, query, log);
  return list;
}

}  // namespace spate
