// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of a barrier: both ends of a line, and the places where the outline of a long, narrow polygon (a
// band) turns back.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "algorithms/io/vector/plane_shapes.hpp"

namespace spate {

class BarrierEnd {
 public:
  // course: a line that starts at its end, or an outline that starts in the middle of its end. width: of that
  // end, m; 0 for a line.
  BarrierEnd(io::Course course, double width) : course_(std::move(course)), width_(width) {}

  io::MapPlace middle() const { return course_.front(); }
  double width() const { return width_; }
  double length() const;  // m: of the barrier

  // The shape from which gaps are measured: the end of a line, the short side of a band.
  io::PlaneShape tip() const;
  // The course of the barrier up to a distance (m) from its end, and beyond it.
  io::PlaneShape up_to(double distance) const;
  io::PlaneShape beyond(double distance) const;

 private:
  io::Course course_;
  double width_;
};

// A closed line and a band that is a ring with a hole have no ends. Nothing for a polygon that is not at
// least twice as long as wide, or whose ends are not found.
std::optional<std::vector<BarrierEnd>> ends_of(const io::PlaneShape& part);

}  // namespace spate
