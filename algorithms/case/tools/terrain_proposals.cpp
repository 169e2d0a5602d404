// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/terrain_proposals.hpp"

#include <cmath>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

bool is_accepted(const Feature& feature) {
  return feature.number("accept").value_or(1) != 0;
}

std::optional<bool> pit_of(const Feature& feature) {
  const std::string kind = folded(feature.text("kind"));
  if (kind.empty()) return std::nullopt;
  if (kind != "spike" && kind != "pit")
    throw Error("spot_kind_unknown", tr("%1 has the kind '%2'", feature.label, kind),
                tr("known are %1", "spike, pit"), tr("Write one of these."));
  return kind == "pit";
}

int cells_of(const Feature& feature) {
  constexpr double most = 100;
  const double cells = feature.number("cells").value_or(1);
  if (!(cells >= 1 && cells <= most && cells == std::floor(cells)))
    throw Error("spot_cells_impossible", tr("%1 has %2 {cell|cells}", feature.label, number(cells)),
                tr("it must be a whole number from %1 to %2", number(1), number(most)), tr("Correct it."));
  return static_cast<int>(cells);
}

io::Stream bed_of(Feature& feature, const Terrain& terrain, const io::GeoReference& reference) {
  io::Stream bed;
  bed.label = feature.label;
  const std::optional<double> width = feature.number("width");
  bed.width = width ? *width : reference.grid.spacing;
  bed.bed.begin = feature.number("bed_begin");
  bed.bed.end = feature.number("bed_end");
  const io::GeometryParts parts = io::parts_of(feature.wkb, feature.label);
  if (!bed.bed.begin && !bed.bed.end && parts.lines.size() == 1) {
    const auto ground = [&](int point) -> std::optional<double> {
      const auto spot =
          io::spot_at(terrain, reference, parts.lines[0]->getX(point), parts.lines[0]->getY(point), 1, false);
      return spot ? std::optional(spot->ground) : std::nullopt;
    };
    bed.bed.begin = ground(0);
    bed.bed.end = ground(parts.lines[0]->getNumPoints() - 1);
  }
  bed.wkb = std::move(feature.wkb);
  return bed;
}

using Kind = io::Column::Kind;

// What a user may set to 0.
void add_accept(io::Layer& layer) {
  layer.columns.push_back({"accept", Kind::whole_number});
  for (io::Row& row : layer.rows) row.attributes.emplace_back(std::int64_t{1});
}

}  // namespace

TerrainProposals read_accepted(const Inputs& inputs, const Terrain& terrain,
                               const io::GeoReference& reference, Log& log) {
  TerrainProposals accepted;
  std::size_t outside = 0;
  for (const Feature& feature :
       read_features(inputs, {"ACCEPTED_SPOTS", tr("spot"), {}, {"kind", "cells", "new_m", "accept"}}, log)) {
    if (!is_accepted(feature)) continue;
    const std::optional<bool> is_pit = pit_of(feature);
    const int cells = cells_of(feature);
    const std::optional<double> level = feature.number("new_m");
    if (level && !(std::fabs(*level) <= io::most_elevation))
      throw Error("spot_level_impossible", tr("%1 has the level %2", feature.label, number(*level)),
                  tr("that is no elevation in metres: it must be from %1 to %2", number(-io::most_elevation),
                     number(io::most_elevation)),
                  tr("Correct it."));
    for (const auto& point : io::parts_of(feature.wkb, feature.label).points) {
      std::optional<io::Spot> spot =
          io::spot_at(terrain, reference, point->getX(), point->getY(), cells, is_pit);
      outside += spot ? 0 : 1;
      if (!spot) continue;
      if (level) spot->level = *level;
      accepted.spots.push_back(*spot);
    }
  }
  if (outside > 0)
    log.warning({"spots_outside_dem", tr("%1 spots lie where the elevation model has no data.", outside)});
  for (Feature& feature : read_features(
           inputs,
           {"ACCEPTED_BRIDGES", tr("bridge"), {}, {"width", "bed_begin", "bed_end", "height_m", "accept"}},
           log)) {
    if (!is_accepted(feature)) continue;
    accepted.bridge_heights.push_back(feature.number("height_m").value_or(std::nan("")));
    accepted.bridges.push_back(bed_of(feature, terrain, reference));
  }
  stop_if_cancelled(log);  // after a cancellation features may be missing
  return accepted;
}

io::Layer spots_layer(const TerrainProposals& proposals, const std::string& crs_wkt) {
  io::Layer layer;
  layer.name = "spots";
  layer.shape = io::Shape::points;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"kind", Kind::text},
                   {"cells", Kind::whole_number},
                   {"height_m", Kind::number},
                   {"ground_m", Kind::number},
                   {"new_m", Kind::number}};
  for (const io::Spot& spot : proposals.spots) {
    io::Row row;
    row.wkb = io::point_wkb(spot.x, spot.y);
    row.attributes = {std::string(spot.is_pit ? "pit" : "spike"), std::int64_t{spot.cells},
                      std::fabs(spot.ground - spot.level), spot.ground, spot.level};
    layer.rows.push_back(std::move(row));
  }
  add_accept(layer);
  return layer;
}

io::Layer bridges_layer(const TerrainProposals& proposals, const std::string& crs_wkt) {
  io::Layer layer;
  layer.name = "bridges";
  layer.shape = io::Shape::lines;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"kind", Kind::text},    {"height_m", Kind::number},  {"length_m", Kind::number},
                   {"width", Kind::number}, {"bed_begin", Kind::number}, {"bed_end", Kind::number}};
  for (std::size_t i = 0; i < proposals.bridges.size(); ++i) {
    const io::Stream& bridge = proposals.bridges[i];
    io::Row row;
    row.wkb = io::as_multi_lines(bridge.wkb);
    double length = 0;
    for (const auto& line : io::parts_of(bridge.wkb, bridge.label).lines) length += line->get_Length();
    row.attributes = {std::string("bridge"),
                      io::or_null(proposals.bridge_heights[i]),
                      length,
                      bridge.width,
                      io::or_null(bridge.bed.begin),
                      io::or_null(bridge.bed.end)};
    layer.rows.push_back(std::move(row));
  }
  add_accept(layer);
  return layer;
}

}  // namespace spate
