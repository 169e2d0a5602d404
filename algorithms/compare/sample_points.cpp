// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/sample_points.hpp"

namespace spate {

QStringList SamplePoints::tags() const {
  return qtr("observed,validation,calibration,gauge,flood "
             "marks,compare,sample,points,error,bias,rmse,mae,flood,level,depth")
      .split(',');
}

QString SamplePoints::shortDescription() const {
  return qtr("Reads results at points and compares them with observations: table, errors and plot.");
}

QString SamplePoints::shortHelpString() const {
  return qtr(
      "<p>Reads result rasters (levels, depths, arrival times, of any model) at points, for example flood "
      "marks or gauges, and compares them with the values observed there.</p>"
      "<p><strong>Errors</strong> are modelled minus observed: bias (their mean), mean absolute error, RMSE "
      "and largest absolute error. Points that are dry (nodata), outside the raster, or without an "
      "observation are counted, but have no error.</p>"
      "<p><strong>Where</strong>: the value of the point's own cell, or bilinear between the four cells "
      "around where all are wet. A point whose cell is dry may take the nearest wet cell within a search "
      "radius, since marks often lie on a wall or a bank. The table has the distance.</p>"
      "<p><strong>Levels from depths</strong>: with an elevation model, the results are taken as depths and "
      "the ground is added; depths of 0 then count as dry. For depths of Spate give the map BED of the same "
      "run, on which they stand: then the levels are those of MAX_LEVEL. Depths of hr stand on the elevation "
      "model itself.</p>"
      "<p><strong>CRS</strong>: points and rasters may have any; the samples have that of the points.</p>");
}

}  // namespace spate
