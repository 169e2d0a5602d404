// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/structure_line.hpp"

#include <cmath>
#include <optional>

#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

class Ground {
 public:
  Ground(const GeoReference& reference, const Terrain& terrain, const std::string& feature, const char* layer)
      : reference_(reference), terrain_(terrain), feature_(feature), layer_(layer) {}

  std::size_t end_at(const PlanePoint& place, const std::string& end) const {
    const std::optional<std::size_t> cell = reference_.cell_at(place.x, place.y);
    if (!cell)
      throw Error("structure_outside_dem", tr("The %1 of %2 lies outside DEM", end, feature_),
                  tr("DEM covers %1", reference_.extent_text()),
                  tr("Move it inside, or check the CRS of %1.", layer_));
    if (terrain_.is_wall(*cell))
      throw Error("structure_on_dry_cells", tr("The %1 of %2 lies on nodata or a building", end, feature_),
                  tr("nothing flows there: %1", reference_.cell_text(*cell)),
                  tr("Move it to where the water can flow."));
    return *cell;
  }
  // The cells of both ends.
  StructureLine::Pair between(const PlanePoint& inlet, const PlanePoint& outlet,
                              const std::string& remedy) const {
    const StructureLine::Pair ends{end_at(inlet, tr("inlet")), end_at(outlet, tr("outlet"))};
    if (ends.from == ends.to)
      throw Error("structure_in_one_cell", tr("Both ends of %1 lie in one cell", feature_),
                  tr("it takes water from one cell of %1 m to another", number(reference_.grid.spacing)),
                  remedy);
    return ends;
  }
  std::optional<std::size_t> beside(const PlanePoint& place) const {
    const std::optional<std::size_t> cell = reference_.cell_at(place.x, place.y);
    return cell && !terrain_.is_wall(*cell) ? cell : std::nullopt;
  }

 private:
  const GeoReference& reference_;
  const Terrain& terrain_;
  const std::string& feature_;
  const char* layer_;
};

// From one place towards another; none if they are the same.
JetDirection direction(const PlanePoint& from, const PlanePoint& to) {
  const double dx = to.x - from.x, dy = to.y - from.y, size = std::hypot(dx, dy);
  return size > 0 ? JetDirection{dx / size, dy / size} : JetDirection{};
}

// Of the outermost pieces of a line that have a length.
std::array<JetDirection, 2> directions_at_ends(const OGRLineString& line) {
  std::array<JetDirection, 2> ends{};
  for (int i = 1; i < line.getNumPoints(); ++i) {
    const JetDirection along = direction({line.getX(i - 1), line.getY(i - 1)}, {line.getX(i), line.getY(i)});
    if (along.x == 0 && along.y == 0) continue;
    if (ends[1].x == 0 && ends[1].y == 0) ends[1] = {-along.x, -along.y};
    ends[0] = along;
  }
  return ends;
}

}  // namespace

StructureLine structure_line(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                             const std::string& feature, int across, const char* layer,
                             const std::optional<PlanePoint>& outlet_of_point) {
  const GeometryParts parts = parts_of(wkb, feature);
  const Ground ground(reference, terrain, feature, layer);
  if (!parts.polygons.empty() || parts.points.size() + parts.lines.size() != 1)
    throw Error("structure_not_a_line", tr("%1 is not a single line", feature),
                tr("a structure leads from one place to another"),
                tr("Draw a line from its inlet to its outlet, or a point where water is taken out."));
  if (!parts.points.empty()) {
    const OGRPoint& point = *parts.points.front();
    const PlanePoint place{point.getX(), point.getY()};
    if (!outlet_of_point) {
      const std::size_t cell = ground.end_at(place, tr("place"));
      return {{{cell, cell}}, 0, {}, true};
    }
    return {
        {ground.between(place, *outlet_of_point, tr("Move 'outlet_x' and 'outlet_y', or use a finer DEM."))},
        std::hypot(outlet_of_point->x - place.x, outlet_of_point->y - place.y),
        {},
        false};
  }
  const OGRLineString& line = *parts.lines.front();
  OGRPoint first, last;
  line.StartPoint(&first);
  line.EndPoint(&last);
  const PlanePoint inlet{first.getX(), first.getY()}, outlet{last.getX(), last.getY()};
  StructureLine result{{ground.between(inlet, outlet, tr("Draw it longer, or use a finer DEM."))},
                       line.get_Length(),
                       directions_at_ends(line),
                       false};
  const JetDirection along = direction(inlet, outlet);
  for (int i = 1; i < across; ++i) {  // alternately on both sides
    const double steps = (i % 2 == 1 ? 1 : -1) * ((i + 1) / 2) * reference.grid.spacing;
    const double x = -along.y * steps, y = along.x * steps;
    const auto beside_inlet = ground.beside({inlet.x + x, inlet.y + y}),
               beside_outlet = ground.beside({outlet.x + x, outlet.y + y});
    if (!beside_inlet || !beside_outlet || *beside_inlet == *beside_outlet) continue;
    bool is_new = true;
    for (const StructureLine::Pair& pair : result.pairs)
      is_new = is_new && !(pair.from == *beside_inlet && pair.to == *beside_outlet);
    if (is_new) result.pairs.push_back({*beside_inlet, *beside_outlet});
  }
  return result;
}

}  // namespace spate::io
