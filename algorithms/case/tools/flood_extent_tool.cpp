// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodextent, and the command `spate floodextent`.
#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/number_lists.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/io/vector/class_areas.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr std::size_t most_classes = 100;

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(Kind::raster, "DEPTH", tr("Depth (m)"),
                                tr("Water depth in metres; dry is nodata or 0.")));
  list.push_back(make_parameter(Kind::text, "THRESHOLDS", tr("Depth thresholds (m)"),
                                tr("Lower limits of the classes.")));
  list.back().word = "0.1, 0.5, 1, 2";
  list.push_back(choice("OUTLINE", tr("Outline"), {"cells", "smoothed"}, "cells",
                        tr("cells: along the edges of the cells. smoothed: rounded; neighbouring areas still "
                           "share their border.")));
  list.push_back(advanced(
      number_of("MIN_AREA", tr("Smallest area (m²)"), 0, std::numeric_limits<double>::max(),
                tr("Areas with fewer cells than fit into this are left out. Holes are not: an area that is "
                   "left out leaves a gap."))));
  list.push_back(make_parameter(
      Kind::vector_result, "EXTENT", tr("Flood extent"),
      tr("The polygons, with 'class', 'depth_min' and 'depth_max' (m), 'cells' and 'area_m2'."),
      Group::results));
  list.back().geometries.polygons = true;
  list.push_back(optional(make_parameter(
      Kind::table_result, "AREAS", tr("Areas by class"),
      tr("A table with one row for each class: the number of its areas and cells, and the area of its "
         "polygons."),
      Group::results)));
  list.back().is_wanted = false;
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"FLOODED_CELLS", tr("Cells in the polygons")}, {"FLOODED_AREA", tr("Area of these cells (m²)")}};
}

std::vector<double> thresholds_of(const Values& values) {
  return parse_depths("THRESHOLDS", values.text("THRESHOLDS"));
}

void check(const Values& values) {
  const std::size_t classes = thresholds_of(values).size();
  if (classes > most_classes)
    throw Error("too_many_classes", tr("THRESHOLDS holds %1 depths", classes),
                tr("at most %1 classes are possible", most_classes), tr("Write fewer."));
  const double least = values.number("MIN_AREA");
  if (!(least >= 0 && std::isfinite(least)))
    throw Error("value_out_of_limits", tr("%1 is %2", "MIN_AREA", least), tr("an area is at least 0 m²"),
                tr("Correct the value of MIN_AREA."));
}

// The class of a depth: 0 below the first threshold, else the number of thresholds that it reaches.
// Thresholds are rounded as the depths in the raster are, so that a depth of 0.7 m reaches 0.7 m.
class DepthClasses {
 public:
  explicit DepthClasses(const std::vector<double>& thresholds)
      : thresholds_(thresholds), rounded_(thresholds.begin(), thresholds.end()) {}

  std::size_t count() const { return thresholds_.size(); }
  const std::vector<double>& thresholds() const { return thresholds_; }

  std::uint8_t of(float depth) const {
    if (std::isnan(depth)) return 0;
    return static_cast<std::uint8_t>(std::upper_bound(rounded_.begin(), rounded_.end(), depth) -
                                     rounded_.begin());
  }

  // class, depth_min, depth_max
  std::vector<io::Attribute> attributes(std::size_t number) const {
    std::vector<io::Attribute> values(3);  // null
    values[0] = static_cast<std::int64_t>(number);
    values[1] = thresholds_[number - 1];
    if (number < count()) values[2] = thresholds_[number];
    return values;
  }
  static std::vector<io::Column> columns() {
    using Column = io::Column::Kind;
    return {{"class", Column::whole_number}, {"depth_min", Column::number}, {"depth_max", Column::number}};
  }

  std::string name(std::size_t number) const {
    return number < count() ? tr("%1 to %2 m", thresholds_[number - 1], thresholds_[number])
                            : tr("%1 m and deeper", thresholds_[number - 1]);
  }

 private:
  std::vector<double> thresholds_;
  std::vector<float> rounded_;
};

// The classes of all cells, from the raster read by strips.
struct ClassifiedCells {
  io::GeoReference reference;
  std::vector<std::uint8_t> classes;  // one for each cell of the grid
  std::int64_t drawn = 0;             // in a class
  std::int64_t shallow = 0;           // wet, but below the first threshold
};
ClassifiedCells classify(const std::string& source, const DepthClasses& classes, Log& log) {
  constexpr std::int32_t rows_at_once = 256;
  io::GridBand depth(source, "DEPTH");
  ClassifiedCells result{depth.reference(), {}};
  const Grid& grid = result.reference.grid;
  result.classes.reserve(grid.cells());
  io::ImpossibleValues impossible(io::most_depth);
  float least = std::numeric_limits<float>::infinity();
  std::vector<float> strip;
  for (std::int32_t row = 0; row < grid.rows; row += rows_at_once) {
    stop_if_cancelled(log);
    const std::int32_t end = std::min(row + rows_at_once, grid.rows);
    strip.resize(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(end - row));
    depth.read(row, end, strip.data());
    impossible.look_at(depth, row, strip.data(), strip.size());
    least = std::min(least, shallowest(strip));
    for (const float value : strip) {
      result.classes.push_back(classes.of(value));
      result.drawn += result.classes.back() > 0;
      result.shallow += value > 0 && result.classes.back() == 0;
    }
    log.progress(20.0 * end / grid.rows);
  }
  impossible.check(depth);
  warn_of_levels(least, source, "DEPTH", log);
  return result;
}

std::vector<io::ClassArea> areas_of(const ClassifiedCells& cells, const Values& values, Log& log) {
  const double cell_area = io::cell_area(cells.reference);
  // A little less than the quotient, so that rounding does not ask for one cell too many.
  const auto least_cells = static_cast<std::int64_t>(
      std::min(std::ceil(values.number("MIN_AREA") / cell_area * (1 - 1e-9)), 1e18));
  const io::AreaOutline outline =
      values.text("OUTLINE") == "cells" ? io::AreaOutline::cells : io::AreaOutline::smoothed;
  std::optional<std::vector<io::ClassArea>> areas =
      io::class_areas(cells.classes, cells.reference, outline, least_cells, [&](double share) {
        log.progress(20 + 70 * share);
        return !log.is_cancelled();
      });
  if (!areas) throw Cancelled(tr("Cancelled: nothing was written."));
  const double of_map = cells.reference.cell_width * cells.reference.cell_height;
  for (io::ClassArea& area : *areas) area.area *= cell_area / of_map;
  std::stable_sort(areas->begin(), areas->end(), [](const io::ClassArea& a, const io::ClassArea& b) {
    return a.of_class != b.of_class ? a.of_class < b.of_class : a.cells > b.cells;
  });
  return *std::move(areas);
}

// Over the areas of a class.
struct Sum {
  std::int64_t areas = 0;
  std::int64_t cells = 0;
  double area = 0;  // m2, of the outlines
};

// By class; the first is that of all classes.
std::vector<Sum> sums_of(const std::vector<io::ClassArea>& areas, std::size_t classes) {
  std::vector<Sum> sums(classes + 1);
  for (const io::ClassArea& area : areas)
    for (Sum* sum : {&sums[static_cast<std::size_t>(area.of_class)], &sums[0]}) {
      ++sum->areas;
      sum->cells += area.cells;
      sum->area += area.area;
    }
  return sums;
}

void report(const ClassifiedCells& cells, const DepthClasses& classes, const std::vector<Sum>& sums,
            Log& log) {
  for (std::size_t number = 1; number <= classes.count(); ++number)
    log.info(tr("Class %1, %2: %3 {area|areas}, %4 {cell|cells}, %5", number, classes.name(number),
                sums[number].areas, sums[number].cells, square_kilometres(sums[number].area)));
  if (cells.shallow > 0)
    log.info(tr("Shallower than the first threshold, and left out: %1 {cell|cells}", cells.shallow));
  if (cells.drawn > sums[0].cells)
    log.info(tr("In areas below MIN_AREA, and left out: %1 {cell|cells}", cells.drawn - sums[0].cells));
  if (sums[0].cells == 0)
    log.warning({"no_flooded_area", tr("There is no polygon: no area is deep and large enough.")});
}

io::Layer extent_layer(std::vector<io::ClassArea> areas, const DepthClasses& classes,
                       const std::string& crs) {
  io::Layer layer;
  layer.name = "extent";
  layer.shape = io::Shape::polygons;
  layer.is_single_part = true;
  layer.crs_wkt = crs;
  layer.columns = DepthClasses::columns();
  layer.columns.push_back({"cells", io::Column::Kind::whole_number});
  layer.columns.push_back({"area_m2", io::Column::Kind::number});
  for (io::ClassArea& area : areas) {
    io::Row row;
    row.attributes = classes.attributes(static_cast<std::size_t>(area.of_class));
    row.attributes.emplace_back(area.cells);
    row.attributes.emplace_back(area.area);
    row.wkb = std::move(area.wkb);
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

io::Layer areas_table(const DepthClasses& classes, const std::vector<Sum>& sums) {
  io::Layer table;
  table.name = "areas";
  table.columns = DepthClasses::columns();
  table.columns.push_back({"areas", io::Column::Kind::whole_number});
  table.columns.push_back({"cells", io::Column::Kind::whole_number});
  table.columns.push_back({"area_m2", io::Column::Kind::number});
  for (std::size_t number = 1; number <= classes.count(); ++number) {
    io::Row row;
    row.attributes = classes.attributes(number);
    row.attributes.emplace_back(sums[number].areas);
    row.attributes.emplace_back(sums[number].cells);
    row.attributes.emplace_back(sums[number].area);
    table.rows.push_back(std::move(row));
  }
  return table;
}

ToolAnswer run(const ToolCall& call) {
  const DepthClasses classes(thresholds_of(call.values));
  const std::string source = call.inputs.raster("DEPTH");
  ClassifiedCells cells = classify(source, classes, call.log);
  use_grid_crs(cells.reference, call.inputs, "DEPTH");
  if (!call.inputs.has_dem_crs())
    call.log.warning(
        {"depth_without_crs",
         tr("DEPTH has no CRS: its coordinates are taken as metres, and the polygons have no CRS either.")});
  warn_of_partial_run(source, "DEPTH", call.log);
  std::vector<io::ClassArea> areas = areas_of(cells, call.values, call.log);
  const std::vector<Sum> sums = sums_of(areas, classes.count());
  report(cells, classes, sums, call.log);
  call.write_layer("EXTENT", extent_layer(std::move(areas), classes, cells.reference.crs_wkt),
                   extent_style(classes.thresholds()));
  call.write_layer("AREAS", areas_table(classes, sums), {});
  ToolAnswer answer;
  answer.counts = {{"FLOODED_CELLS", sums[0].cells}};
  answer.numbers = {{"FLOODED_AREA", static_cast<double>(sums[0].cells) * io::cell_area(cells.reference)}};
  return answer;
}

}  // namespace

const Tool flood_extent_tool = {
    "floodextent", translatable("Turn a raster of depths into polygons by depth class, as spate:floodextent"),
    parameters,    numbers,
    check,         run,
    "DEPTH"};

}  // namespace spate
