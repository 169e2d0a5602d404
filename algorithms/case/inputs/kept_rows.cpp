// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/kept_rows.hpp"

#include <algorithm>

#include "algorithms/io/point_transform.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// As a layer of that shape has it; empty where it has no geometry.
std::string shaped(const std::string& wkb, io::Shape shape, const KeptRows& rows) {
  if (wkb.empty()) return {};
  if (rows.are_multi && io::shape_of_wkb(wkb) == io::Shape::points) return io::as_multi_points(wkb);
  switch (shape) {
    case io::Shape::points: {
      const std::optional<MapPlace> place = place_of(wkb);
      return place ? io::point_wkb(place->x, place->y) : std::string();
    }
    case io::Shape::lines:
      return io::as_multi_lines(wkb);
    case io::Shape::polygons:
      return io::as_multi_polygons(wkb);
    default:
      return wkb;
  }
}

Error changed(const char* input, const std::string& why) {
  return {"buildings_changed", tr("%1 has changed during the run", input), why,
          tr("Run again when nobody edits the layer.")};
}

void check_same(const char* input, const std::vector<std::int64_t>& ids, std::size_t place, std::int64_t id) {
  if (ids.empty() || (place < ids.size() && ids[place] == id)) return;
  throw changed(input, tr("feature %1 was not there before", number_of_row(id, place)));
}

void check_all_there(const char* input, bool are_all) {
  if (!are_all) throw changed(input, tr("features are missing that were there before"));
}

using ColumnPlaces = std::vector<std::optional<std::size_t>>;

// The values of an input in its columns, and those of the result.
io::Row made(const std::vector<io::Attribute>& attributes, const ColumnPlaces& columns,
             const KeptRows::Row& row, std::string wkb) {
  io::Row result;
  for (const std::optional<std::size_t>& column : columns)
    result.attributes.push_back(column ? attributes[*column] : io::Attribute());
  result.attributes.insert(result.attributes.end(), row.attributes.begin(), row.attributes.end());
  result.wkb = std::move(wkb);
  return result;
}

void add_others(io::Layer& layer, const std::vector<io::Column>& of_input, const KeptRows& rows,
                const Inputs& inputs) {
  const std::unique_ptr<InputLayer> source = inputs.layer_in({}, rows.others.input, rows.validity);
  const io::PointTransform move(source->crs_wkt().empty() ? rows.crs_wkt : source->crs_wkt(), layer.crs_wkt);
  const ColumnPlaces columns = columns_of_others(rows, of_input, source->columns());
  auto next = rows.others.rows.begin();
  std::string ignored;  // nothing is transformed
  std::size_t place = 0;
  for (io::Row row; source->next(row, &ignored); ++place) {
    const std::int64_t id = row.id.value_or(static_cast<std::int64_t>(place));
    check_same_other(rows, place, id);
    for (; next != rows.others.rows.end() && next->of == place; ++next) {
      const std::optional<std::string> moved = move(row.wkb);
      if (!moved) throw other_elsewhere(rows, place, id);
      layer.rows.push_back(made(row.attributes, columns, *next, shaped(*moved, layer.shape, rows)));
    }
  }
  check_all_others(rows, next);
}

}  // namespace

bool is_kept(const KeptRows& rows, const std::string& column) {
  const std::string name = folded(column);
  return std::none_of(rows.columns.begin(), rows.columns.end(),
                      [&](const io::Column& own) { return folded(own.name) == name; }) &&
         std::none_of(rows.left_out.begin(), rows.left_out.end(),
                      [&](const std::string& other) { return folded(other) == name; });
}

std::string free_name(const std::string& name, const std::set<std::string>& taken) {
  std::string free = name;
  for (int i = 2; taken.count(free) > 0; ++i) free = name + "_" + std::to_string(i);
  return free;
}

void check_same_row(const KeptRows& rows, std::size_t place, std::int64_t id) {
  check_same(rows.input, rows.ids, place, id);
}

void check_same_other(const KeptRows& rows, std::size_t place, std::int64_t id) {
  check_same(rows.others.input, rows.others.ids, place, id);
}

void check_all_rows(const KeptRows& rows, std::vector<KeptRows::Row>::const_iterator next) {
  check_all_there(rows.input, next == rows.rows.end());
}

void check_all_others(const KeptRows& rows, std::vector<KeptRows::Row>::const_iterator next) {
  check_all_there(rows.others.input, next == rows.others.rows.end());
}

std::vector<std::optional<std::size_t>> columns_of_others(const KeptRows& rows,
                                                          const std::vector<io::Column>& first,
                                                          const std::vector<io::Column>& others) {
  const std::vector<std::string>& empty = rows.others.left_empty;
  std::vector<std::optional<std::size_t>> columns;
  for (const io::Column& column : first)
    columns.push_back(std::count(empty.begin(), empty.end(), column.name) > 0
                          ? std::nullopt
                          : find_column(others, column.name));
  return columns;
}

Error other_elsewhere(const KeptRows& rows, std::size_t place, std::int64_t id) {
  return {"feature_not_transformed",
          tr("%1 cannot be brought into the CRS of %2",
             tr("feature %1 of %2", number_of_row(id, place), rows.others.input), rows.input),
          tr("it lies outside that CRS"), tr("Check the CRS of %1.", rows.others.input)};
}

io::Layer layer_of(const KeptRows& rows, const Inputs& inputs, const std::string& name) {
  const std::unique_ptr<InputLayer> source = inputs.layer_in({}, rows.input, rows.validity, rows.layer);
  io::Layer layer;
  layer.name = name;
  // Points of several parts stay such, and so does what has no one shape.
  const io::Shape shape = source->shape();
  layer.shape = shape == io::Shape::points && !rows.are_points ? io::Shape::any : shape;
  layer.crs_wkt = source->crs_wkt().empty() ? rows.crs_wkt : source->crs_wkt();
  ColumnPlaces kept;
  for (std::size_t i = 0; i < source->columns().size(); ++i) {
    if (!is_kept(rows, source->columns()[i].name)) continue;
    kept.push_back(i);
    layer.columns.push_back(source->columns()[i]);
  }
  const std::vector<io::Column> of_input = layer.columns;
  layer.columns.insert(layer.columns.end(), rows.columns.begin(), rows.columns.end());
  auto next = rows.rows.begin();
  std::string ignored;  // nothing is transformed
  std::size_t place = 0;
  for (io::Row row; source->next(row, &ignored); ++place) {
    check_same_row(rows, place, row.id.value_or(static_cast<std::int64_t>(place)));
    for (; next != rows.rows.end() && next->of == place; ++next)
      layer.rows.push_back(made(row.attributes, kept, *next, shaped(row.wkb, layer.shape, rows)));
  }
  check_all_rows(rows, next);
  if (rows.others.input != nullptr) add_others(layer, of_input, rows, inputs);
  return layer;
}

}  // namespace spate
