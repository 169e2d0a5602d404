// SPDX-License-Identifier: GPL-3.0-or-later
// Where a barrier ends: at both ends of a line, and where the outline of a polygon that is a band turns back.
#pragma once

#include <optional>
#include <vector>

#include "qgsgeometry.h"
#include "qgslinestring.h"

namespace spate {

class BarrierEnd {
 public:
  // course: a line from its end on, or an outline from the middle of its end all around. width: m, of that
  // end; 0 for a line.
  BarrierEnd(QgsLineString course, double width) : course_(std::move(course)), width_(width) {}

  QgsPointXY middle() const { return QgsPointXY(course_.startPoint()); }
  double width() const { return width_; }
  double length() const;  // m: of the barrier

  // What gaps are measured from: the end of a line, the short side of a band.
  QgsGeometry tip() const;
  // The course of the barrier up to a distance (m) from its end, and farther.
  QgsGeometry upTo(double distance) const;
  QgsGeometry beyond(double distance) const;

 private:
  QgsLineString course_;
  double width_;
};

// None of a closed line, nor of a band that is a ring with a hole. Nothing for a polygon that is no band, at
// least twice as long as wide, or whose ends are not found.
std::optional<std::vector<BarrierEnd>> endsOf(const QgsGeometry& part);

}  // namespace spate
