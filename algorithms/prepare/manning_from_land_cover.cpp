// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/manning_from_land_cover.hpp"

namespace spate {

QStringList ManningFromLandCover::tags() const {
  return qtr("manning,roughness,friction,land cover,land use,worldcover,corine,clc,strickler,flood")
      .split(',');
}

QString ManningFromLandCover::shortDescription() const {
  return qtr("Computes a raster of Manning's n for the flood simulation from land cover.");
}

QString ManningFromLandCover::shortHelpString() const {
  return qtr(
      "<p>Gives each cell of an elevation model the roughness (Manning's n, s m<sup>-1/3</sup>) of its land "
      "cover: the roughness raster of <i>Simulate flood</i>.</p>"
      "<p><strong>Land cover</strong>: a raster of class numbers, polygons with a class, or both; in any "
      "CRS. A cell has the class of the raster at its centre. A polygon sets the class of the cells whose "
      "centre it holds; later polygons replace earlier ones, and polygons replace the raster.</p>"
      "<p><strong>Roughness</strong>: the tables that come with Spate, for ESA WorldCover (classes 10 to "
      "100) and CORINE (codes 111 to 523, and the raster codes 1 to 44), or your own with the columns "
      "<i>class</i> and <i>manning</i>. Rows of your own table replace those of the other one. The values "
      "that come with Spate are from Chow (1959) and the HEC-RAS 2D manual. In their built-up classes the "
      "buildings are part of the roughness: if the simulation takes buildings out of the flow, give those "
      "classes the roughness of streets (0.02 to 0.03).</p>"
      "<p><strong>Classes that are not in the table</strong> are listed in the log with their number of "
      "cells; they and cells without land cover get the default.</p>");
}

}  // namespace spate
