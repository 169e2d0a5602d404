// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/kept_rows.hpp"

#include <algorithm>

#include "solver/core/check.hpp"

namespace spate {
namespace {

// As a layer of that shape has it; empty where it has no geometry.
std::string shaped(const std::string& wkb, io::Shape shape) {
  if (wkb.empty()) return {};
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

}  // namespace

bool is_kept(const KeptRows& rows, const std::string& column) {
  const std::string name = folded(column);
  return std::none_of(rows.columns.begin(), rows.columns.end(),
                      [&](const io::Column& own) { return folded(own.name) == name; }) &&
         std::none_of(rows.left_out.begin(), rows.left_out.end(),
                      [&](const std::string& other) { return folded(other) == name; });
}

void check_same_row(const KeptRows& rows, std::size_t place, std::int64_t id) {
  if (rows.ids.empty() || (place < rows.ids.size() && rows.ids[place] == id)) return;
  throw Error("buildings_changed", tr("%1 has changed during the run", rows.input),
              tr("feature %1 was not there before", std::to_string(id)),
              tr("Run again when nobody edits the layer."));
}

io::Layer layer_of(const KeptRows& rows, const Inputs& inputs, const std::string& name) {
  const std::unique_ptr<InputLayer> source = inputs.layer_in({}, rows.input, rows.validity, rows.layer);
  io::Layer layer;
  layer.name = name;
  // Points of several parts stay such, and so does what has no one shape.
  const io::Shape shape = source->shape();
  layer.shape = shape == io::Shape::points && !rows.are_points ? io::Shape::any : shape;
  layer.crs_wkt = source->crs_wkt().empty() ? rows.crs_wkt : source->crs_wkt();
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < source->columns().size(); ++i) {
    if (!is_kept(rows, source->columns()[i].name)) continue;
    kept.push_back(i);
    layer.columns.push_back(source->columns()[i]);
  }
  layer.columns.insert(layer.columns.end(), rows.columns.begin(), rows.columns.end());
  auto next = rows.rows.begin();
  std::string ignored;  // nothing is transformed
  std::size_t place = 0;
  for (io::Row row; source->next(row, &ignored); ++place) {
    check_same_row(rows, place, row.id.value_or(static_cast<std::int64_t>(place)));
    for (; next != rows.rows.end() && next->of == place; ++next) {
      io::Row made;
      for (const std::size_t i : kept) made.attributes.push_back(row.attributes[i]);
      made.attributes.insert(made.attributes.end(), next->attributes.begin(), next->attributes.end());
      made.wkb = shaped(row.wkb, layer.shape);
      layer.rows.push_back(std::move(made));
    }
  }
  return layer;
}

}  // namespace spate
