// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/hazard/flood_extent.hpp"

namespace spate {

QStringList FloodExtent::tags() const {
  return qtr("flood,extent,inundation,outline,depth,classes,polygonize,contour,area,zones").split(',');
}

QString FloodExtent::shortDescription() const {
  return qtr("Turns a raster of depths into polygons by depth class, with their areas.");
}

QString FloodExtent::shortHelpString() const {
  return qtr(
      "<p>Turns a raster of depths, e.g. the maximum depth of <i>Simulate flood</i>, into polygons by depth "
      "class.</p>"
      "<p><strong>Thresholds</strong> in metres separate the classes: with 0.1, 0.5, 1, 2 class 1 is from "
      "0.1 m to less than 0.5 m, and class 4 is 2 m and deeper; water shallower than 0.1 m is left out.</p>"
      "<p><strong>Polygons</strong>: one for each area of cells of one class that are connected through "
      "their sides, with <i>class</i>, <i>depth_min</i>, <i>depth_max</i> (m), <i>cells</i> and "
      "<i>area_m2</i>. Classes do not contain each other.</p>"
      "<p><strong>Outline</strong>: <i>cells</i> follows the edges of the cells, and the areas are exact. "
      "<i>smoothed</i> goes through the middles of these edges and rounds the corners; points where three "
      "classes or the corners of two areas meet stay. Neighbouring polygons keep the same border: no gaps, "
      "no overlaps. A single cell shrinks to less than half, long borders hardly change; <i>cells</i> has "
      "the size before smoothing.</p>"
      "<p>The raster must be in a projected CRS in metres; the polygons have its CRS.</p>");
}

}  // namespace spate
