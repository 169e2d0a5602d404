// SPDX-License-Identifier: GPL-3.0-or-later
// GDAL finds the areas, in coordinates of whole cells: so their sizes are whole numbers and exact.
//
// Smoothing: the outline is a chain of cell edges. At a grid point where exactly two edges meet the line may
// move; where three or four meet (several classes, or two areas that touch at a corner) it stays. Between
// such points the line goes through the middles of its edges, and each of its corners is then cut at a
// quarter of the stretches beside it (Chaikin 1974). A line never leaves the halves of the cells' edges that
// it came from, so that lines do not cross; and each point depends on the shared edges alone, in numbers that
// a double holds exactly, so that the areas on both sides get the same line: no gaps, no overlaps.
#include "algorithms/io/vector/class_areas.hpp"

#include <gdal_alg.h>
#include <ogrsf_frmts.h>

#include <array>
#include <cmath>
#include <cstdio>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

struct Point {
  double x = 0;
  double y = 0;
};

Point between(const Point& a, const Point& b, double share) {
  return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

// Classes around a point of the grid, in whole-cell coordinates: y = 0 is the grid's southern edge.
class Corners {
 public:
  Corners(const std::vector<std::uint8_t>& classes, const Grid& grid) : classes_(classes), grid_(grid) {}

  // Whether a line through it may not move: other than two edges of outlines meet there.
  bool is_fixed(const Point& point) const {
    const auto column = static_cast<std::int32_t>(point.x);
    const auto row = static_cast<std::int32_t>(point.y);
    const int south_west = at(column - 1, row - 1);
    const int south_east = at(column, row - 1);
    const int north_west = at(column - 1, row);
    const int north_east = at(column, row);
    return (south_west != south_east) + (south_east != north_east) + (north_east != north_west) +
               (north_west != south_west) !=
           2;
  }

 private:
  int at(std::int32_t column, std::int32_t row) const {
    return grid_.contains(column, row) ? classes_[grid_.index(column, row)] : 0;
  }

  const std::vector<std::uint8_t>& classes_;
  const Grid& grid_;
};

// The ring's grid points, one cell's edge apart; the first is not repeated.
std::vector<Point> grid_points(const OGRLinearRing& ring) {
  std::vector<Point> points;
  for (int i = 0; i + 1 < ring.getNumPoints(); ++i) {
    const Point a = {ring.getX(i), ring.getY(i)};
    const Point b = {ring.getX(i + 1), ring.getY(i + 1)};
    const double steps = std::abs(b.x - a.x) + std::abs(b.y - a.y);
    for (double step = 0; step < steps; ++step)
      points.push_back({a.x + step * ((b.x - a.x) / steps), a.y + step * ((b.y - a.y) / steps)});
  }
  return points;
}

// A closed line of points, some of which stay where they are.
struct Loop {
  std::vector<Point> points;
  std::vector<bool> fixed;

  void add(const Point& point, bool stays) {
    points.push_back(point);
    fixed.push_back(stays);
  }
};

// Each point that may move becomes two, at share of the way to its neighbours; with 0.5 neighbours that both
// move would give the same point twice, so only the first of the two is kept.
Loop cut_corners(const Loop& loop, double share) {
  Loop result;
  const std::size_t count = loop.points.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t before = (i + count - 1) % count;
    const std::size_t after = (i + 1) % count;
    if (loop.fixed[i]) {
      result.add(loop.points[i], true);
      continue;
    }
    result.add(between(loop.points[i], loop.points[before], share), false);
    if (share < 0.5 || loop.fixed[after])
      result.add(between(loop.points[i], loop.points[after], share), false);
  }
  return result;
}

// Without the points that lie straight between their neighbours.
Loop without_straight(const Loop& loop) {
  Loop result;
  const std::size_t count = loop.points.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Point& a = loop.points[(i + count - 1) % count];
    const Point& b = loop.points[i];
    const Point& c = loop.points[(i + 1) % count];
    const bool straight = (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x);
    if (!straight || loop.fixed[i]) result.add(b, loop.fixed[i]);
  }
  return result;
}

void smooth(OGRLinearRing& ring, const Corners& corners) {
  Loop loop;
  for (const Point& point : grid_points(ring)) loop.add(point, corners.is_fixed(point));
  loop = without_straight(cut_corners(cut_corners(loop, 0.5), 0.25));
  ring.empty();
  for (const Point& point : loop.points) ring.addPoint(point.x, point.y);
  ring.closeRings();
}

void to_map(OGRLinearRing& ring, const GeoReference& reference) {
  for (int i = 0; i < ring.getNumPoints(); ++i)
    ring.setPoint(i, reference.x_at(ring.getX(i)), reference.y_at(ring.getY(i)));
}

// A raster in memory of the grid's size, whose coordinates count cells from the south-western corner.
GDALDatasetUniquePtr raster_of(const std::vector<std::uint8_t>& classes, const Grid& grid) {
  GDALDriver* driver = find_driver("MEM");
  GDALDatasetUniquePtr dataset(driver->Create("", grid.columns, grid.rows, 1, GDT_Byte, nullptr));
  std::array<double, 6> transform = {0, 1, 0, static_cast<double>(grid.rows), 0, -1};
  auto* northernmost = const_cast<std::uint8_t*>(classes.data() + grid.index(0, grid.rows - 1));  // only read
  if (!dataset || dataset->SetGeoTransform(transform.data()) != CE_None ||
      dataset->GetRasterBand(1)->RasterIO(GF_Write, 0, 0, grid.columns, grid.rows, northernmost, grid.columns,
                                          grid.rows, GDT_Byte, 1, -static_cast<GSpacing>(grid.columns),
                                          nullptr) != CE_None)
    throw Error("not_enough_memory", tr("There is not enough memory"), CPLGetLastErrorMsg(),
                tr("Take a smaller raster."));
  return dataset;
}

int CPL_STDCALL report_progress(double complete, const char* /*message*/, void* progress) {
  return (*static_cast<const std::function<bool(double)>*>(progress))(0.5 * complete) ? TRUE : FALSE;
}

}  // namespace

std::optional<std::vector<ClassArea>> class_areas(const std::vector<std::uint8_t>& classes,
                                                  const GeoReference& reference, AreaOutline outline,
                                                  std::int64_t least_cells,
                                                  const std::function<bool(double)>& progress) {
  register_gdal();
  const GdalErrors errors;
  const GDALDatasetUniquePtr raster = raster_of(classes, reference.grid);
  GDALDriver* in_memory = find_driver("Memory");
  if (in_memory == nullptr) in_memory = find_driver("MEM");  // which has layers too since GDAL 3.11
  const GDALDatasetUniquePtr vectors(in_memory->Create("", 0, 0, 0, GDT_Unknown, nullptr));
  OGRLayer* layer = vectors->CreateLayer("areas", nullptr, wkbPolygon);
  OGRFieldDefn field("class", OFTInteger);
  layer->CreateField(&field);
  GDALRasterBand* band = raster->GetRasterBand(1);
  // The band is its own mask: class 0 is in no area.
  if (GDALPolygonize(band, band, OGRLayer::ToHandle(layer), 0, nullptr, report_progress,
                     const_cast<std::function<bool(double)>*>(&progress)) != CE_None) {
    if (!progress(0.5)) return std::nullopt;
    throw Error("outlines_failed", tr("The outlines cannot be drawn"),
                errors.why(tr("GDAL could not find the areas")), tr("Take a smaller raster."));
  }

  const Corners corners(classes, reference.grid);
  const double cell_area = reference.cell_width * reference.cell_height;
  const auto count = static_cast<double>(layer->GetFeatureCount());
  double done = 0;
  std::vector<ClassArea> areas;
  for (const OGRFeatureUniquePtr& feature : *layer) {
    if (!progress(0.5 + 0.5 * done++ / count)) return std::nullopt;
    OGRPolygon& polygon = *feature->GetGeometryRef()->toPolygon();
    ClassArea area;
    area.of_class = feature->GetFieldAsInteger(0);
    area.cells = std::llround(polygon.get_Area());
    if (area.cells < least_cells) continue;
    if (outline == AreaOutline::smoothed)
      for (OGRLinearRing* ring : polygon) smooth(*ring, corners);
    area.area = outline == AreaOutline::cells ? static_cast<double>(area.cells) * cell_area
                                              : polygon.get_Area() * cell_area;
    for (OGRLinearRing* ring : polygon) to_map(*ring, reference);
    area.wkb = wkb_of(polygon);
    areas.push_back(std::move(area));
  }
  return areas;
}

}  // namespace spate::io
