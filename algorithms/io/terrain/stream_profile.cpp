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

Covered covered_by(const std::vector<std::unique_ptr<OGRLineString>>& culverts,
                   const std::vector<LinePiece>& pieces, const GeoReference& reference, double reach,
                   std::vector<bool>& used) {
  struct Foot {
    double along, beyond, before;  // m; how far the cell there goes on in either direction
  };
  const auto foot = [&](double x, double y) -> std::optional<Foot> {
    double least = reach * reach;
    std::optional<Foot> found;
    for (const LinePiece& piece : pieces) {
      const double t = std::clamp(piece.share(x, y), 0.0, 1.0), distance2 = piece.distance2(x, y, t);
      if (distance2 > least) continue;
      least = distance2;
      const double length = piece.to - piece.from, dx = (piece.x1 - piece.x0) / length,
                   dy = (piece.y1 - piece.y0) / length,
                   u = (piece.x0 + t * (piece.x1 - piece.x0) - reference.west()) / reference.cell_width,
                   v = (piece.y0 + t * (piece.y1 - piece.y0) - reference.south()) / reference.cell_height,
                   to_east = (1 - (u - std::floor(u))) * reference.cell_width,
                   to_west = reference.cell_width - to_east,
                   to_north = (1 - (v - std::floor(v))) * reference.cell_height,
                   to_south = reference.cell_height - to_north;
      found = {piece.along(t),
               std::max(dx * to_east, -dx * to_west) + std::max(dy * to_north, -dy * to_south),
               std::max(-dx * to_east, dx * to_west) + std::max(-dy * to_north, dy * to_south)};
    }
    return found;
  };
  Covered covered;
  for (std::size_t i = 0; i < culverts.size(); ++i) {
    const OGRLineString& line = *culverts[i];
    const int last = line.getNumPoints() - 1;
    std::optional<Foot> begin = foot(line.getX(0), line.getY(0)),
                        end = foot(line.getX(last), line.getY(last));
    if (!begin || !end || begin->along == end->along) continue;
    if (begin->along > end->along) std::swap(begin, end);
    covered.emplace_back(begin->along + begin->beyond, end->along - end->before);
    used[i] = true;
  }
  return covered;
}

bool is_covered(const Covered& covered, double along) {
  return std::any_of(covered.begin(), covered.end(),
                     [&](const auto& part) { return along > part.first && along < part.second; });
}

}  // namespace spate::io
