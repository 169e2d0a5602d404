// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/vector_cells.hpp"

#include <gdal_alg.h>
#include <ogr_geometry.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

// Cells of the grid; its closed outer edge belongs to the outermost cells.
class CellFinder {
 public:
  explicit CellFinder(const GeoReference& reference) : r_(reference) {}

  bool inside(double x, double y) const {
    return x >= r_.west() && x <= r_.east() && y >= r_.south() && y <= r_.north;
  }
  void add(double x, double y, std::vector<std::size_t>& cells) const {
    if (!inside(x, y)) return;
    const double column = std::floor(column_of(x));
    const double row = std::floor(row_of(y));
    cells.push_back(r_.grid.index(static_cast<std::int32_t>(std::clamp(column, 0.0, r_.grid.columns - 1.0)),
                                  static_cast<std::int32_t>(std::clamp(row, 0.0, r_.grid.rows - 1.0))));
  }

  // All cells that the stretch passes: it is cut where it crosses a grid line, and each piece lies in one
  // cell. (GDAL's own "all touched" loses lines that lie on the grid's eastern or southern edge.)
  void add_stretch(const OGRPoint& a, const OGRPoint& b, std::vector<std::size_t>& cells) const {
    std::vector<double> cuts = {0, 1};
    add_cuts(column_of(a.getX()), column_of(b.getX()), r_.grid.columns, cuts);
    add_cuts(row_of(a.getY()), row_of(b.getY()), r_.grid.rows, cuts);
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
      if (cuts[i + 1] - cuts[i] < 1e-12) continue;  // a corner of four cells
      const double t = 0.5 * (cuts[i] + cuts[i + 1]);
      add(a.getX() + t * (b.getX() - a.getX()), a.getY() + t * (b.getY() - a.getY()), cells);
    }
  }

  void add_line(const OGRSimpleCurve& line, std::vector<std::size_t>& cells) const {
    OGRPoint a;
    OGRPoint b;
    for (int i = 0; i + 1 < line.getNumPoints(); ++i) {
      line.getPoint(i, &a);
      line.getPoint(i + 1, &b);
      add_stretch(a, b, cells);
    }
  }

  // Cells whose centre lies in the polygon.
  void add_centres(const OGRPolygon& polygon, std::vector<std::size_t>& cells) const {
    OGREnvelope box;
    polygon.getEnvelope(&box);
    const auto limit = [](double value, std::int32_t most) {
      return static_cast<std::int32_t>(std::clamp(value, 0.0, static_cast<double>(most)));
    };
    const std::int32_t column = limit(std::floor(column_of(box.MinX)), r_.grid.columns);
    const std::int32_t row = limit(std::floor(row_of(box.MinY)), r_.grid.rows);
    const std::int32_t columns = limit(std::ceil(column_of(box.MaxX)), r_.grid.columns) - column;
    const std::int32_t rows = limit(std::ceil(row_of(box.MaxY)), r_.grid.rows) - row;
    if (columns <= 0 || rows <= 0) return;
    const std::vector<GByte> burnt = burn(polygon, column, row, columns, rows);
    for (std::int32_t j = 0; j < rows; ++j) {
      for (std::int32_t i = 0; i < columns; ++i) {
        const std::size_t in_window =
            static_cast<std::size_t>(rows - 1 - j) * static_cast<std::size_t>(columns) +
            static_cast<std::size_t>(i);
        if (burnt[in_window] != 0) cells.push_back(r_.grid.index(column + i, row + j));
      }
    }
  }

 private:
  double column_of(double x) const { return r_.column_at(x); }
  double row_of(double y) const { return r_.row_at(y); }

  static void add_cuts(double from, double to, std::int32_t count, std::vector<double>& cuts) {
    if (from == to) return;
    const double first = std::max(std::ceil(std::min(from, to)), 0.0);
    const double last = std::min(std::floor(std::max(from, to)), static_cast<double>(count));
    for (double line = first; line <= last; ++line)
      cuts.push_back(std::clamp((line - from) / (to - from), 0.0, 1.0));
  }

  // GDAL's scan-line fill over a window of the grid; the first row is the northern one.
  std::vector<GByte> burn(const OGRPolygon& polygon, std::int32_t column, std::int32_t row,
                          std::int32_t columns, std::int32_t rows) const {
    GDALDriver* driver = find_driver("MEM");
    const GDALDatasetUniquePtr window(driver->Create("", columns, rows, 1, GDT_Byte, nullptr));
    std::array<double, 6> transform = {r_.x_at(column), r_.cell_width, 0, r_.y_at(row + rows), 0,
                                       -r_.cell_height};
    std::vector<GByte> burnt(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    int band = 1;
    double value = 1;
    OGRGeometryH geometry = OGRGeometry::ToHandle(const_cast<OGRPolygon*>(&polygon));  // GDAL only reads it
    if (!window || window->SetGeoTransform(transform.data()) != CE_None ||
        GDALRasterizeGeometries(window.get(), 1, &band, 1, &geometry, nullptr, nullptr, &value, nullptr,
                                nullptr, nullptr) != CE_None ||
        window->GetRasterBand(1)->RasterIO(GF_Read, 0, 0, columns, rows, burnt.data(), columns, rows,
                                           GDT_Byte, 0, 0, nullptr) != CE_None) {
      throw Error("polygon_not_rasterised", tr("A polygon cannot be rasterised"), CPLGetLastErrorMsg(),
                  tr("Repair it with native:fixgeometries."));
    }
    return burnt;
  }

  const GeoReference& r_;
};

// How much of the parts there is, and how much of it inside the grid.
struct Measure {
  double whole = 0;
  double inside = 0;
};

template <class Part, class Size>
Measure measure(const std::vector<Part>& parts, const GeoReference& r, const std::string& feature,
                const Size& size) {
  OGREnvelope grid;
  grid.MinX = r.west();
  grid.MaxX = r.east();
  grid.MinY = r.south();
  grid.MaxY = r.north;
  OGRLinearRing ring;
  ring.addPoint(grid.MinX, grid.MinY);
  ring.addPoint(grid.MaxX, grid.MinY);
  ring.addPoint(grid.MaxX, grid.MaxY);
  ring.addPoint(grid.MinX, grid.MaxY);
  ring.closeRings();
  OGRPolygon rectangle;
  rectangle.addRing(&ring);

  Measure result;
  for (const Part& part : parts) {
    OGREnvelope box;
    part->getEnvelope(&box);
    const double whole = size(*part);
    result.whole += whole;
    if (grid.Contains(box)) {
      result.inside += whole;
    } else if (grid.Intersects(box)) {
      const GdalErrors errors;
      const std::unique_ptr<OGRGeometry> cut(part->Intersection(&rectangle));
      if (!cut) {
        throw Error("geometry_invalid", tr("The geometry of %1 is invalid", feature),
                    errors.why(tr("it crosses itself")), tr("Repair it with native:fixgeometries."));
      }
      result.inside += size(*cut);
    }
  }
  return result;
}

double area_of_shape(const OGRGeometry& geometry) {
  return OGR_G_Area(OGRGeometry::ToHandle(const_cast<OGRGeometry*>(&geometry)));  // only reads it
}
double length_of_line(const OGRGeometry& geometry) {
  return OGR_G_Length(OGRGeometry::ToHandle(const_cast<OGRGeometry*>(&geometry)));
}

Measure add_points(const GeometryParts& parts, const CellFinder& finder, std::vector<std::size_t>& cells) {
  Measure result;
  for (const auto& point : parts.points) {
    result.whole += 1;
    result.inside += finder.inside(point->getX(), point->getY()) ? 1 : 0;
    finder.add(point->getX(), point->getY(), cells);
  }
  return result;
}

}  // namespace

CellsOfGeometry cells_of_geometry(const std::string& wkb, const GeoReference& reference,
                                  const std::string& feature, SmallPolygons small) {
  register_gdal();
  const GdalErrors quiet;
  const GeometryParts parts = parts_of(wkb, feature);
  const CellFinder finder(reference);
  CellsOfGeometry result;
  Measure size;
  if (!parts.points.empty()) {
    size = add_points(parts, finder, result.cells);
  } else if (!parts.lines.empty()) {
    for (const auto& line : parts.lines) finder.add_line(*line, result.cells);
    size = measure(parts.lines, reference, feature, length_of_line);
  } else {
    size = measure(parts.polygons, reference, feature, area_of_shape);
    for (const auto& polygon : parts.polygons) {
      const std::size_t before = result.cells.size();
      finder.add_centres(*polygon, result.cells);
      if (result.cells.size() == before && small == SmallPolygons::touched)
        finder.add_line(*polygon->getExteriorRing(), result.cells);
    }
  }
  std::sort(result.cells.begin(), result.cells.end());
  result.cells.erase(std::unique(result.cells.begin(), result.cells.end()), result.cells.end());
  // Collapsed geometries have no size of their own.
  result.inside = size.whole > 0 ? size.inside / size.whole : (result.cells.empty() ? 0 : 1);
  return result;
}

bool are_points(const std::string& wkb, const std::string& feature) {
  return !parts_of(wkb, feature).points.empty();
}

std::optional<std::array<double, 2>> place_on(const std::string& wkb) try {
  const GeometryParts parts = parts_of(wkb, {});
  OGRPoint place(0, 0);  // GDAL puts no place into one that is empty
  if (!parts.points.empty())
    place = *parts.points.front();
  else if (!parts.lines.empty())
    parts.lines.front()->Value(0.5 * parts.lines.front()->get_Length(), &place);
  else if (parts.polygons.front()->PointOnSurface(&place) != OGRERR_NONE)
    return std::nullopt;
  return std::array<double, 2>{place.getX(), place.getY()};
} catch (const Error&) {
  return std::nullopt;
}

}  // namespace spate::io
