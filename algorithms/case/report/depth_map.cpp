// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/depth_map.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/styles.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_picture.hpp"
#include "algorithms/report/map_svg.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr const char *inflow_color = "#d55e00", *gauge_color = "#000000", *section_color = "#7b3294",
                     *barrier_color = "#d7191c";

// The text behind the mark in a style, up to the next quote.
std::string attribute(const std::string& item, const char* name) {
  const std::string mark = std::string(" ") + name + "=\"";
  const std::size_t begin = item.find(mark);
  if (begin == std::string::npos) return {};
  const std::size_t from = begin + mark.size();
  return item.substr(from, item.find('"', from) - from);
}

// Those of the style of the map, so that a depth has the same colour here and in QGIS; what that leaves
// transparent is left out.
std::vector<MapClass> classes_of_style(const std::string& style) {
  std::vector<MapClass> classes;
  double below = 0;
  for (std::size_t at = style.find("<item "); at != std::string::npos; at = style.find("<item ", at + 1)) {
    const std::string item = style.substr(at, style.find("/>", at) - at), value = attribute(item, "value");
    const bool is_last = value == "inf";
    const double up_to =
        is_last ? std::numeric_limits<double>::infinity() : io::parse_number(value).value_or(0);
    if (attribute(item, "alpha") != "0")
      classes.push_back({up_to, is_last ? tr("more than %1 m", below) : tr("%1 to %2 m", below, up_to),
                         attribute(item, "color")});
    below = up_to;
  }
  return classes;
}

// A cell that is shown in no class has no depth here.
class ShownDepths {
 public:
  ShownDepths(const Simulation& simulation, float least) : simulation_(simulation), least_(least) {}
  std::int32_t columns() const { return simulation_.scenario().terrain.grid.columns; }

  template <class Visit>  // visit(row, values)
  void for_each_row(const Visit& visit) const {
    std::vector<float> row(static_cast<std::size_t>(columns()));
    for (std::int32_t r = 0; r < simulation_.scenario().terrain.grid.rows; ++r) {
      simulation_.read(Field::max_depth, 0, r, r + 1, row.data());
      for (float& depth : row)
        if (!(depth > least_)) depth = std::numeric_limits<float>::quiet_NaN();
      visit(r, row);
    }
  }

  CellWindow window() const {
    const Grid& grid = simulation_.scenario().terrain.grid;
    CellWindow window{grid.columns, 0, grid.rows, 0};
    for_each_row([&](std::int32_t r, const std::vector<float>& row) {
      for (std::int32_t c = 0; c < grid.columns; ++c) {
        if (std::isnan(row[static_cast<std::size_t>(c)])) continue;
        window.left = std::min(window.left, c), window.right = std::max(window.right, c + 1);
        window.bottom = std::min(window.bottom, r), window.top = std::max(window.top, r + 1);
      }
    });
    return window.columns() > 0 ? window : CellWindow{0, grid.columns, 0, grid.rows};
  }

 private:
  const Simulation& simulation_;
  const float least_;
};

// The middle of the cells of an inflow.
io::Outline::Point middle_of(const Inflow& inflow, const io::GeoReference& place) {
  io::Outline::Point middle;
  const auto columns = static_cast<std::size_t>(place.grid.columns);
  const auto count = static_cast<double>(inflow.cells.size());
  for (const CellShare& cell : inflow.cells) {
    const std::size_t row = cell.cell / columns, column = cell.cell % columns;
    middle.x += (place.west() + (static_cast<double>(column) + 0.5) * place.cell_width) / count;
    middle.y += (place.south() + (static_cast<double>(row) + 0.5) * place.cell_height) / count;
  }
  return middle;
}

}  // namespace

DepthMap draw_depth_map(const Simulation& simulation, const FloodScenario& flood,
                        const RecordedPlaces& places, const std::string& dem, const std::string& dem_crs) {
  DepthMap map;
  map.depths = classes_of_style(std::string(style_text("max_depth")));
  const ShownDepths depths(simulation, 0.05f);
  const CellWindow window = withMargin(depths.window(), flood.reference.grid);
  MapPicture shown(window, Reduction::extreme);
  depths.for_each_row([&](std::int32_t row, const std::vector<float>& values) {
    shown.add(row, row + 1, depths.columns(), values.data());
  });
  const io::GeoReference place = partOf(flood.reference, window);
  const Picture water = shown.picture(map.depths);
  MapSvg sheet(tr("Maximum depth"), place, water);
  sheet.drawGround(io::hillshade(dem, "DEM", dem_crs, place, sheet.width(), sheet.height()));
  const auto lines = [&](const std::string& wkb, const std::string& name, const char* color,
                         const char* dashes) {
    for (const io::Outline& outline : io::outlines_of(wkb, name)) sheet.drawLine(outline, color, dashes);
  };
  for (const PlacedBarrier& barrier : flood.barriers)
    lines(barrier.wkb, barrier.label, barrier_color, "none");
  for (const PlacedSection& section : places.sections)
    lines(section.wkb, section.name, section_color, "16 8");
  for (const Inflow& inflow : flood.scenario->inflows) {
    const io::Outline::Point at = middle_of(inflow, flood.reference);
    if (sheet.has(at)) sheet.drawDot(at, inflow_color, inflow.name);
  }
  for (const Gauge& gauge : places.gauges)
    for (const io::Outline& outline : io::outlines_of(gauge.wkb, gauge.label))
      if (sheet.has(outline.points.front())) sheet.drawDot(outline.points.front(), gauge_color, gauge.name);
  if (!flood.scenario->inflows.empty()) map.symbols.push_back({0, tr("inflow"), inflow_color});
  if (!places.gauges.empty()) map.symbols.push_back({0, tr("gauge"), gauge_color});
  if (!places.sections.empty()) map.symbols.push_back({0, tr("section"), section_color});
  if (!flood.barriers.empty()) map.symbols.push_back({0, tr("barrier"), barrier_color});
  map.svg = sheet.finished();
  return map;
}

}  // namespace spate
