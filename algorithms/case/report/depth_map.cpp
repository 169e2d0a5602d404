// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/depth_map.hpp"

#include <cmath>

#include "algorithms/case/report/shown_cells.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_svg.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr const char *inflow_color = "#d55e00", *gauge_color = "#000000", *section_color = "#7b3294",
                     *barrier_color = "#d7191c";

std::string depth_label(double above, double up_to) {
  return std::isinf(up_to) ? tr("more than %1 m", above) : tr("%1 to %2 m", above, up_to);
}

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

}  // namespace

DepthMap draw_depth_map(const Simulation& simulation, const FloodScenario& flood,
                        const RecordedPlaces& places, const std::string& dem, const std::string& dem_crs) {
  DepthMap map;
  map.depths = classes_of_style(std::string(style_text("max_depth")), depth_label);
  const ShownCells water = show_cells(
      flood.reference, map.depths, 0.05f,
      [&](std::int32_t row, float* values) { simulation.read(Field::max_depth, 0, row, row + 1, values); });
  MapSvg sheet(tr("Maximum depth"), water.place, water.picture);
  sheet.draw_ground(io::hillshade(dem, "DEM", dem_crs, water.place, sheet.width(), sheet.height()));
  const auto lines = [&](const std::string& wkb, const std::string& name, const char* color,
                         const char* dashes) {
    for (const io::Outline& outline : io::outlines_of(wkb, name)) sheet.draw_line(outline, color, dashes);
  };
  for (const PlacedBarrier& barrier : flood.barriers)
    lines(barrier.wkb, barrier.label, barrier_color, "none");
  for (const PlacedSection& section : places.sections)
    lines(section.wkb, section.name, section_color, "16 8");
  for (const Inflow& inflow : flood.scenario->inflows) {
    const io::Outline::Point at = middle_of(inflow, flood.reference);
    if (sheet.has(at)) sheet.draw_dot(at, inflow_color, inflow.name);
  }
  for (const Gauge& gauge : places.gauges)
    for (const io::Outline& outline : io::outlines_of(gauge.wkb, gauge.label))
      if (sheet.has(outline.points.front())) sheet.draw_dot(outline.points.front(), gauge_color, gauge.name);
  if (!flood.scenario->inflows.empty()) map.symbols.push_back({0, tr("inflow"), inflow_color});
  if (!places.gauges.empty()) map.symbols.push_back({0, tr("gauge"), gauge_color});
  if (!places.sections.empty()) map.symbols.push_back({0, tr("section"), section_color});
  if (!flood.barriers.empty()) map.symbols.push_back({0, tr("barrier"), barrier_color});
  map.svg = sheet.finished();
  return map;
}

}  // namespace spate
