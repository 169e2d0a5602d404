// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/depth_map.hpp"

#include "algorithms/case/report/shown_cells.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_svg.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr const char *inflow_color = "#d55e00", *gauge_color = "#000000", *section_color = "#7b3294",
                     *barrier_color = "#d7191c", *structure_color = "#00695c", *building_color = "#4d4d4d";
constexpr std::size_t most_buildings = 20000;  // more would hide the water, and be megabytes of a page

// The mean position of an inflow's cells.
io::Outline::Point middle_of(const Inflow& inflow, const io::GeoReference& place) {
  io::Outline::Point middle;
  const auto count = static_cast<double>(inflow.cells.size());
  for (const CellShare& cell : inflow.cells) {
    const io::MapPlace centre = place.centre_of(cell.cell);
    middle.x += centre.x / count;
    middle.y += centre.y / count;
  }
  return middle;
}

io::Outline::Point point_of(const io::MapPlace& at) {
  return {at.x, at.y};
}

// Structures from cell to cell, with a dot at the inlet; bridges along their faces; inlets as points.
void draw_structures(const FloodScenario& flood, MapSvg& sheet) {
  const io::GeoReference& place = flood.reference;
  io::Drawn inlets, bridges;
  for (const Structure& structure : flood.scenario->structures) {
    const StructurePath& path = structure.paths[structure.paths.size() / 2];
    const io::Outline::Point from = point_of(place.centre_of(path.from));
    if (structure.kind == StructureKind::inlet) {
      inlets.points.push_back({{from}});
      continue;
    }
    if (!sheet.has(from)) continue;
    if (path.to != StructurePath::out)
      sheet.draw_line({{from, point_of(place.centre_of(path.to))}}, structure_color, "none");
    sheet.draw_dot(from, structure_color, structure.name);
  }
  for (const Bridge& bridge : flood.scenario->bridges)
    for (const BridgeFace& of : bridge.faces) {
      const bool is_upright = of.face.side == Side::west || of.face.side == Side::east;
      const int column = of.face.column + (of.face.side == Side::east ? 1 : 0);
      const int row = of.face.row + (of.face.side == Side::north ? 1 : 0);
      bridges.lines.push_back(
          {{{place.x_at(column), place.y_at(row)},
            {place.x_at(column + (is_upright ? 0 : 1)), place.y_at(row + (is_upright ? 1 : 0))}}});
    }
  sheet.draw_shapes({bridges}, "", structure_color, 5);
  sheet.draw_shapes({inlets}, structure_color, structure_color, 4);
}

}  // namespace

DepthMap draw_depth_map(const Simulation& simulation, const FloodScenario& flood,
                        const RecordedPlaces& places, const std::string& dem, const std::string& dem_crs) {
  DepthMap map;
  map.depths = classes_of_style(std::string(style_text("max_depth")), depth_label);
  const ShownCells water = show_cells(
      flood.reference, map.depths, static_cast<float>(DepthMap::least_depth),
      [&](std::int32_t row, float* values) { simulation.read(Field::max_depth, 0, row, row + 1, values); });
  MapSvg sheet(tr("Maximum depth"), water.place, water.picture);
  sheet.draw_ground(io::hillshade(dem, "DEM", dem_crs, water.place, sheet.width(), sheet.height()));
  const bool has_buildings = !flood.buildings.empty() && flood.buildings.size() <= most_buildings;
  if (has_buildings) {
    std::vector<io::Drawn> buildings;
    for (const std::string& wkb : flood.buildings) buildings.push_back(io::drawn(wkb));
    sheet.draw_shapes(buildings, {}, building_color, 1.5);
  }
  const auto lines = [&](const std::string& wkb, const std::string& name, const char* color,
                         const char* dashes) {
    for (const io::Outline& outline : io::outlines_of(wkb, name)) sheet.draw_line(outline, color, dashes);
  };
  for (const PlacedBarrier& barrier : flood.barriers)
    lines(barrier.wkb, barrier.label, barrier_color, "none");
  for (const PlacedSection& section : places.sections)
    lines(section.wkb, section.name, section_color, "16 8");
  draw_structures(flood, sheet);
  for (const Inflow& inflow : flood.scenario->inflows) {
    const io::Outline::Point at = middle_of(inflow, flood.reference);
    if (sheet.has(at)) sheet.draw_dot(at, inflow_color, inflow.name);
  }
  for (const Gauge& gauge : places.gauges)
    for (const io::Outline& outline : io::outlines_of(gauge.wkb, gauge.label))
      if (sheet.has(outline.points.front())) sheet.draw_dot(outline.points.front(), gauge_color, gauge.name);
  if (has_buildings) map.symbols.push_back({0, tr("building"), building_color, "□"});
  if (!flood.scenario->inflows.empty()) map.symbols.push_back({0, tr("inflow"), inflow_color, "●"});
  if (!places.gauges.empty()) map.symbols.push_back({0, tr("gauge"), gauge_color, "●"});
  if (!places.sections.empty()) map.symbols.push_back({0, tr("section"), section_color, "╍╍"});
  if (!flood.barriers.empty()) map.symbols.push_back({0, tr("barrier"), barrier_color, "━━"});
  if (!flood.scenario->structures.empty() || !flood.scenario->bridges.empty())
    map.symbols.push_back({0, tr("structure, bridge or inlet"), structure_color, "●━"});
  map.svg = sheet.finished();
  return map;
}

}  // namespace spate
