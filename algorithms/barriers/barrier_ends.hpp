// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of a barrier: both ends of a line, and the places where the outline of a long, narrow polygon (a
// band) turns back.
#pragma once

#include <optional>
#include <vector>

#include "qgsgeometry.h"
#include "qgslinestring.h"

namespace spate {

class BarrierEnd {
 public:
  // course: a line that starts at its end, or an outline that starts in the middle of its end. width: of that
  // end, m; 0 for a line.
  BarrierEnd(QgsLineString course, double width) : course_(std::move(course)), width_(width) {}

  QgsPointXY middle() const { return QgsPointXY(course_.startPoint()); }
  double width() const { return width_; }
  double length() const;  // m: of the barrier

  // The geometry from which gaps are measured: the end of a line, the short side of a band.
  QgsGeometry tip() const;
  // The course of the barrier up to a distance (m) from its end, and beyond it.
  QgsGeometry upTo(double distance) const;
  QgsGeometry beyond(double distance) const;

 private:
  QgsLineString course_;
  double width_;
};

// A closed line and a band that is a ring with a hole have no ends. Nothing for a polygon that is not at
// least twice as long as wide, or whose ends are not found.
std::optional<std::vector<BarrierEnd>> endsOf(const QgsGeometry& part);

}  // namespace spate
