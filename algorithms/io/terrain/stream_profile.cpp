// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/stream_profile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate::io {

bool StreamProfile::runs_uphill(const std::vector<PassedCell>& passed) {
  // The mean of a tenth at either end: single cells may be anything.
  const std::size_t tenth = std::max<std::size_t>(passed.size() / 10, 1);
  double begin = 0, end = 0;
  for (std::size_t i = 0; i < std::min(tenth, passed.size()); ++i) {
    begin += passed[i].ground;
    end += passed[passed.size() - 1 - i].ground;
  }
  return end > begin;
}

StreamProfile::StreamProfile(const std::vector<PassedCell>& passed, double length, const StreamBed& bed,
                             std::optional<double> highest)
    : given_(bed), length_(length) {
  const bool level = bed.begin && bed.end;
  double lowest = highest.value_or(std::numeric_limits<double>::infinity()), sum = 0;
  std::size_t below = 0;
  for (const PassedCell& cell : passed) {
    double z = 0;
    if (level) {
      z = *bed.begin + cell.along / length * (*bed.end - *bed.begin);
    } else {
      lowest = std::min(lowest, cell.ground - bed.depth.value_or(0));
      z = lowest;
    }
    places_.push_back({cell.along, cell.ground, z, cell.cell});
    if (cell.ground > z) sum += cell.ground - z, ++below;
  }
  depth_ = bed.depth ? *bed.depth : below > 0 ? sum / static_cast<double>(below) : 0;
}

double StreamProfile::between(double along, double Place::*value) const {
  const auto next =
      std::lower_bound(places_.begin(), places_.end(), along,
                       [](const Place& place, double position) { return place.along < position; });
  if (next == places_.begin()) return places_.front().*value;
  if (next == places_.end()) return places_.back().*value;
  const Place &a = *(next - 1), &b = *next;
  const double share = (along - a.along) / (b.along - a.along);
  return a.*value + share * (b.*value - a.*value);
}

double StreamProfile::bed(double along) const {
  if (given_.begin && given_.end) return *given_.begin + along / length_ * (*given_.end - *given_.begin);
  return between(along, &Place::bed);
}

double StreamProfile::below_ground(double along) const {
  return std::max(between(along, &Place::ground) - bed(along), 0.0);
}

double StreamProfile::lowest() const {
  double least = std::numeric_limits<double>::infinity();
  for (const Place& place : places_) least = std::min({least, place.bed, place.ground});
  return least;
}

Covered covered_by(const std::vector<std::unique_ptr<OGRLineString>>& culverts,
                   const std::vector<LinePiece>& pieces, double reach, std::vector<bool>& used) {
  Covered covered;
  const auto foot = [&](double x, double y) {
    double least = reach * reach, along = std::numeric_limits<double>::quiet_NaN();
    for (const LinePiece& piece : pieces) {
      const double t = std::clamp(piece.share(x, y), 0.0, 1.0), distance2 = piece.distance2(x, y, t);
      if (distance2 > least) continue;
      least = distance2;
      along = piece.along(t);
    }
    return along;
  };
  for (std::size_t i = 0; i < culverts.size(); ++i) {
    const OGRLineString& line = *culverts[i];
    const int last = line.getNumPoints() - 1;
    const double one = foot(line.getX(0), line.getY(0)), other = foot(line.getX(last), line.getY(last));
    if (std::isnan(one) || std::isnan(other) || one == other) continue;
    covered.emplace_back(std::min(one, other), std::max(one, other));
    used[i] = true;
  }
  return covered;
}

bool is_covered(const Covered& covered, double along) {
  return std::any_of(covered.begin(), covered.end(),
                     [&](const auto& part) { return along > part.first && along < part.second; });
}

}  // namespace spate::io
