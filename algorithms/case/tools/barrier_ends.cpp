// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/barrier_ends.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate {
namespace {

// The mean width of a polygon that is as long as half its outline; for a rectangle, its shorter side. Nothing
// when it is not at least twice as long as wide.
std::optional<double> width_of_band(const io::PlaneShape& polygon) {
  const double length_and_width = 0.5 * polygon.perimeter(), area = polygon.area();
  const double square = length_and_width * length_and_width - 4 * area;
  if (!(area > 0) || square < 0) return std::nullopt;
  const double length = 0.5 * (length_and_width + std::sqrt(square)), width = area / length;
  if (length < 2 * width * (1 - 1e-9)) return std::nullopt;
  return width;
}

struct Turn {
  io::MapPlace place;
  double across;  // m
};

// Of the outline at equal steps from its beginning, which is left out; its end may be the last of them.
std::vector<io::MapPlace> places_at(double step, const io::Course& outline) {
  constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();
  std::vector<io::MapPlace> places;
  double done = 0, next = step;
  for (std::size_t i = 0; i + 1 < outline.size(); ++i) {
    const io::MapPlace &a = outline[i], &b = outline[i + 1];
    const double length = io::distance_of(a, b);
    for (; length > 0 && next <= done + length + rounding; next += step) {
      const double share = std::min(next - done, length) / length;
      places.push_back({a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)});
    }
    done += length;
  }
  return places;
}

// The places where an outline turns back. Two points at equal distances before and behind such a place are
// close to each other, unlike at a side or a corner.
std::vector<Turn> turns_of(const io::Course& outline, double width) {
  constexpr int steps = 16;               // from the place in the middle to either of the two
  constexpr double close_together = 0.6;  // of the way along the outline; 0.71 is a right angle
  const double step = std::min(2 * width, 0.25 * io::length_of(outline)) / steps;
  if (!(step > 0)) return {};
  const std::vector<io::MapPlace> places = places_at(step, outline);
  const int count = static_cast<int>(places.size());
  const auto across = [&](int i) {
    return io::distance_of(places[static_cast<std::size_t>((i + count - steps) % count)],
                           places[static_cast<std::size_t>((i + steps) % count)]);
  };
  const auto turns_back = [&](int i) { return across(i % count) < close_together * 2 * steps * step; };
  std::vector<Turn> turns;
  int first = 0;  // of all, so that none is cut in two
  while (first < count && turns_back(first)) ++first;
  if (first == count) return {};
  for (int i = first; i < first + count; ++i) {
    if (!turns_back(i)) continue;
    int last = i;
    while (turns_back(last + 1)) ++last;
    const int middle = ((i + last) / 2) % count;
    turns.push_back(
        {places[static_cast<std::size_t>(middle)], std::max(across(middle), step)});  // of needles
    i = last;
  }
  return turns;
}

BarrierEnd end_at(const Turn& turn, const io::Course& outline) {
  const double at = io::locate(outline, turn.place);
  io::Course course = io::stretch(outline, at, io::length_of(outline));
  const io::Course before = io::stretch(outline, 0, at);
  course.insert(course.end(), before.begin() + 1, before.end());  // where the ring closes they meet
  return {std::move(course), turn.across};
}

}  // namespace

double BarrierEnd::length() const {
  const double length = io::length_of(course_);
  return width_ > 0 ? 0.5 * length - width_ : length;
}

io::PlaneShape BarrierEnd::tip() const {
  return width_ > 0 ? up_to(0) : io::PlaneShape{{{middle()}}, false};
}

io::PlaneShape BarrierEnd::up_to(double distance) const {
  if (!(width_ > 0)) return {{io::stretch(course_, 0, distance)}, false};
  const double total = io::length_of(course_), along = std::min(0.5 * width_ + distance, 0.5 * total);
  return {{io::stretch(course_, 0, along), io::stretch(course_, total - along, total)}, false};
}

io::PlaneShape BarrierEnd::beyond(double distance) const {
  const double along = 0.5 * width_ + distance, total = io::length_of(course_);
  return {{io::stretch(course_, along, width_ > 0 ? total - along : total)}, false};
}

std::optional<std::vector<BarrierEnd>> ends_of(const io::PlaneShape& part) {
  std::vector<BarrierEnd> ends;
  const io::Course& outline = part.courses.front();
  if (!part.is_polygon) {
    if (io::is_closed(outline)) return ends;
    ends.emplace_back(outline, 0);
    ends.emplace_back(io::reversed(outline), 0);
    return ends;
  }
  const std::optional<double> width = width_of_band(part);
  if (!width) return std::nullopt;
  // Without details that are small compared with the width of the band: steps of cells, ripples.
  for (const Turn& turn : turns_of(io::simplified_outline(part, 0.25 * *width), *width))
    ends.push_back(end_at(turn, outline));
  if (ends.empty() && part.courses.size() == 1) return std::nullopt;
  return ends;
}

}  // namespace spate
