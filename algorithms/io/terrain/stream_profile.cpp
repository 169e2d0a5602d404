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

namespace {

constexpr double very_end = 1;  // m past an end of a line: it is covered to its end

struct Foot {
  double along, beyond, before;  // m; how far the cell there goes on in either direction
  double past;                   // m: how far the point lies past an end of the line
};

// Of a point on a line, within reach.
std::optional<Foot> foot_on(const std::vector<LinePiece>& pieces, const GeoReference& reference, double reach,
                            double x, double y) {
  double least = reach * reach;
  std::optional<Foot> found;
  for (const LinePiece& piece : pieces) {
    const double share = piece.share(x, y), t = std::clamp(share, 0.0, 1.0),
                 distance2 = piece.distance2(x, y, t);
    if (distance2 > least) continue;
    least = distance2;
    const bool is_end = &piece == (share < 0 ? &pieces.front() : &pieces.back());
    const double length = piece.to - piece.from, dx = (piece.x1 - piece.x0) / length,
                 dy = (piece.y1 - piece.y0) / length,
                 u = (piece.x0 + t * (piece.x1 - piece.x0) - reference.west()) / reference.cell_width,
                 v = (piece.y0 + t * (piece.y1 - piece.y0) - reference.south()) / reference.cell_height,
                 to_east = (1 - (u - std::floor(u))) * reference.cell_width,
                 to_west = reference.cell_width - to_east,
                 to_north = (1 - (v - std::floor(v))) * reference.cell_height,
                 to_south = reference.cell_height - to_north;
    found = {piece.along(t), std::max(dx * to_east, -dx * to_west) + std::max(dy * to_north, -dy * to_south),
             std::max(-dx * to_east, dx * to_west) + std::max(-dy * to_north, dy * to_south),
             is_end ? std::fabs(share - t) * length : 0};
  }
  return found;
}

// A culvert of which one end alone lies at this line may go on along the next, in the same direction: then
// this line ends in it. own, other: the culvert's points.
std::optional<std::pair<double, double>> covered_to_an_end(const std::vector<LinePiece>& pieces,
                                                           const Foot& foot, const OGRLineString& culvert,
                                                           int own, int other, double reach) {
  const double x = culvert.getX(own), y = culvert.getY(own), dx = culvert.getX(other) - x,
               dy = culvert.getY(other) - y;
  const std::vector<LinePiece> pipe = pieces_of(culvert);
  const auto goes_on = [&](double to_x, double to_y) {
    const double ux = to_x - x, uy = to_y - y;
    const bool is_along = ux * dx + uy * dy > 0.8 * std::hypot(ux, uy) * std::hypot(dx, dy);
    return is_along && std::any_of(pipe.begin(), pipe.end(), [&](const LinePiece& piece) {
             return piece.distance2(to_x, to_y, std::clamp(piece.share(to_x, to_y), 0.0, 1.0)) <=
                    reach * reach;
           });
  };
  const double from = foot.along + foot.beyond, to = foot.along - foot.before;
  if (from < pieces.back().to && goes_on(pieces.back().x1, pieces.back().y1))
    return std::pair(from, pieces.back().to + very_end);
  if (to > 0 && goes_on(pieces.front().x0, pieces.front().y0)) return std::pair(-very_end, to);
  return std::nullopt;
}

}  // namespace

Covered covered_by(const std::vector<std::unique_ptr<OGRLineString>>& culverts,
                   const std::vector<LinePiece>& pieces, const GeoReference& reference, double reach,
                   std::vector<bool>& used) {
  Covered covered;
  for (std::size_t i = 0; i < culverts.size(); ++i) {
    const OGRLineString& line = *culverts[i];
    const int last = line.getNumPoints() - 1;
    const auto foot = [&](int point) {
      return foot_on(pieces, reference, reach, line.getX(point), line.getY(point));
    };
    std::optional<Foot> begin = foot(0), end = foot(last);
    if (begin.has_value() != end.has_value()) {
      const int own = begin ? 0 : last;
      const auto part = covered_to_an_end(pieces, begin ? *begin : *end, line, own, last - own, reach);
      if (part) covered.push_back(*part), used[i] = true;
      continue;
    }
    if (!begin || begin->along == end->along) continue;
    if (begin->along > end->along) std::swap(begin, end);
    // What reaches past an end by a cell and more goes on along the next line.
    const double cell = reference.grid.spacing;
    covered.emplace_back(begin->past > cell ? -very_end : begin->along + begin->beyond,
                         end->past > cell ? pieces.back().to + very_end : end->along - end->before);
    used[i] = true;
  }
  return covered;
}

bool is_covered(const Covered& covered, double along) {
  return std::any_of(covered.begin(), covered.end(),
                     [&](const auto& part) { return along > part.first && along < part.second; });
}

}  // namespace spate::io
