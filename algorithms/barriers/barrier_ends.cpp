// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/barrier_ends.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "qgspolygon.h"

namespace spate {
namespace {

QgsLineString part(const QgsLineString& line, double begin, double end) {
  const std::unique_ptr<QgsLineString> found(line.curveSubstring(begin, std::min(end, line.length())));
  return found ? *found : QgsLineString();
}

QgsGeometry asGeometry(const QgsLineString& line) {
  return QgsGeometry(line.clone());
}

// The mean width of a polygon that is as long as half its outline; for a rectangle, its shorter side. Nothing
// when it is not at least twice as long as wide.
std::optional<double> widthOfBand(const QgsPolygon& polygon) {
  const double lengthAndWidth = 0.5 * polygon.perimeter(), area = polygon.area();
  const double square = lengthAndWidth * lengthAndWidth - 4 * area;
  if (!(area > 0) || square < 0) return std::nullopt;
  const double length = 0.5 * (lengthAndWidth + std::sqrt(square)), width = area / length;
  if (length < 2 * width * (1 - 1e-9)) return std::nullopt;
  return width;
}

// The outline without details that are small compared with the width of the band: steps of cells, ripples.
QgsLineString smoothed(const QgsPolygon& polygon, double width) {
  const QgsGeometry smooth = QgsGeometry(polygon.clone()).simplify(0.25 * width);
  const auto* simple = qgsgeometry_cast<const QgsPolygon*>(smooth.constGet());
  const auto* outline = simple ? qgsgeometry_cast<const QgsLineString*>(simple->exteriorRing()) : nullptr;
  return outline ? *outline : QgsLineString();
}

struct Turn {
  QgsPointXY place;
  double across;  // m
};

// The places where an outline turns back. Two points at equal distances before and behind such a place are
// close to each other, unlike at a side or a corner.
std::vector<Turn> turnsOf(const QgsLineString& outline, double width) {
  constexpr int steps = 16;              // from the place in the middle to either of the two
  constexpr double closeTogether = 0.6;  // of the way along the outline; 0.71 is a right angle
  const double total = outline.length();
  const double step = std::min(2 * width, 0.25 * total) / steps;
  if (!(step > 0)) return {};
  std::vector<QgsPointXY> places;
  outline.visitPointsByRegularDistance(step, [&](double x, double y, double, double, double, double, double,
                                                 double, double, double, double, double) {
    places.emplace_back(x, y);
    return true;
  });
  const int count = static_cast<int>(places.size());
  const auto across = [&](int i) {
    return places[static_cast<std::size_t>((i + count - steps) % count)].distance(
        places[static_cast<std::size_t>((i + steps) % count)]);
  };
  const auto turnsBack = [&](int i) { return across(i % count) < closeTogether * 2 * steps * step; };
  std::vector<Turn> turns;
  int first = 0;  // of all, so that none is cut in two
  while (first < count && turnsBack(first)) ++first;
  if (first == count) return {};
  for (int i = first; i < first + count; ++i) {
    if (!turnsBack(i)) continue;
    int last = i;
    while (turnsBack(last + 1)) ++last;
    const int middle = ((i + last) / 2) % count;
    turns.push_back(
        {places[static_cast<std::size_t>(middle)], std::max(across(middle), step)});  // of needles
    i = last;
  }
  return turns;
}

BarrierEnd endAt(const Turn& turn, const QgsLineString& outline) {
  const double at = asGeometry(outline).lineLocatePoint(QgsGeometry::fromPointXY(turn.place));
  QgsLineString course = part(outline, at, outline.length());
  const QgsLineString before = part(outline, 0, at);
  course.append(&before);
  return {std::move(course), turn.across};
}

}  // namespace

double BarrierEnd::length() const {
  return width_ > 0 ? 0.5 * course_.length() - width_ : course_.length();
}

QgsGeometry BarrierEnd::tip() const {
  return width_ > 0 ? upTo(0) : QgsGeometry::fromPointXY(middle());
}

QgsGeometry BarrierEnd::upTo(double distance) const {
  if (!(width_ > 0)) return asGeometry(part(course_, 0, distance));
  const double total = course_.length(), along = std::min(0.5 * width_ + distance, 0.5 * total);
  return QgsGeometry::collectGeometry(
      {asGeometry(part(course_, 0, along)), asGeometry(part(course_, total - along, total))});
}

QgsGeometry BarrierEnd::beyond(double distance) const {
  const double along = 0.5 * width_ + distance;
  return asGeometry(part(course_, along, width_ > 0 ? course_.length() - along : course_.length()));
}

std::optional<std::vector<BarrierEnd>> endsOf(const QgsGeometry& part) {
  std::vector<BarrierEnd> ends;
  if (const auto* line = qgsgeometry_cast<const QgsLineString*>(part.constGet())) {
    if (line->isEmpty() || line->isClosed()) return ends;
    const std::unique_ptr<QgsLineString> back(line->reversed());
    ends.emplace_back(*line, 0);
    ends.emplace_back(*back, 0);
    return ends;
  }
  const auto* polygon = qgsgeometry_cast<const QgsPolygon*>(part.constGet());
  const auto* outline = polygon ? qgsgeometry_cast<const QgsLineString*>(polygon->exteriorRing()) : nullptr;
  const std::optional<double> width = outline ? widthOfBand(*polygon) : std::nullopt;
  if (!width) return std::nullopt;
  for (const Turn& turn : turnsOf(smoothed(*polygon, *width), *width)) ends.push_back(endAt(turn, *outline));
  if (ends.empty() && polygon->numInteriorRings() == 0) return std::nullopt;
  return ends;
}

}  // namespace spate
