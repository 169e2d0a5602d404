// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/barrier_leaks.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <unordered_map>

#include "algorithms/case/tools/barrier_ends.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"

namespace spate {
namespace {

constexpr double touching = 0.01;  // m: barriers drawn this close to each other were meant to meet

double distance(const io::PlaneShape& a, const io::PlaneShape& b) {
  return io::shortest_way(a, b).length;
}

io::PlaneShape line_of(const io::Way& way) {
  return {{{way.from, way.to}}, false};
}

// A simple part of a barrier.
struct Part {
  std::size_t barrier;
  io::PlaneShape shape;
  io::Extent extent;
};

class Search {
 public:
  Search(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
         const Terrain& terrain, const GroundLevel& ground, double max_gap, Log& log)
      : barriers_(barriers),
        reference_(reference),
        terrain_(terrain),
        max_gap_(max_gap),
        log_(log),
        ground_(ground) {
    for (std::size_t i = 0; i < barriers.size(); ++i) {
      for (io::PlaneShape& shape : io::shapes_of(barriers[i].wkb, barriers[i].label)) {
        const io::Extent extent = io::extent_of(shape);
        parts_.push_back({i, std::move(shape), extent});
      }
      for (const BarrierFace& face : barriers[i].barrier.faces) {
        const auto known = crests_.emplace(key_of(face.face, terrain.grid), face.crest).first;
        known->second = std::max(known->second, face.crest);
      }
    }
  }

  LeakSearch run() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      stop_if_cancelled(log_);
      log_.progress(100.0 * static_cast<double>(i) / static_cast<double>(parts_.size()));
      check_ends(i);
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) check_polygon_gaps(i);
    check_crests();
    return std::move(found_);
  }

 private:
  std::vector<std::size_t> parts_near(const io::PlaneShape& shape) const {
    std::vector<std::size_t> list;
    const double reach = std::max(max_gap_, reference_.grid.spacing) + touching;
    const io::Extent near = io::extent_of(shape).widened(reach);
    for (std::size_t i = 0; i < parts_.size(); ++i)
      if (parts_[i].extent.meets(near)) list.push_back(i);
    return list;
  }

  void check_ends(std::size_t part) {
    const std::optional<std::vector<BarrierEnd>> ends = ends_of(parts_[part].shape);
    if (!ends) found_.ends_unknown.push_back(label_of(part));
    for (const BarrierEnd& end : ends.value_or(std::vector<BarrierEnd>())) check_end(part, end);
  }

  void check_end(std::size_t part, const BarrierEnd& end) {
    const io::PlaneShape tip = end.tip();
    if (stands_high(tip)) return;
    // An end can meet other parts, and its own course once that has left the end's surroundings.
    std::vector<std::pair<std::size_t, io::PlaneShape>> others;
    for (const std::size_t other : parts_near(tip))
      if (other != part) others.emplace_back(other, parts_[other].shape);
    others.emplace_back(part, end.beyond(std::min(4 * max_gap_, 0.5 * end.length())));

    const io::PlaneShape last = end.up_to(std::min(reference_.grid.spacing, 0.25 * end.length()));
    std::optional<Leak> nearest;
    std::size_t beyond = part;
    io::Way way;
    double least = max_gap_;
    for (const auto& [other, shape] : others) {
      if (distance(shape, last) <= touching) return;
      const io::Way shortest = io::shortest_way(tip, shape);
      if (shortest.length > least) continue;
      // Next to where the two meet, the space between them is a wedge and not a gap.
      if (distance(shape, end.up_to(3 * shortest.length)) <= touching) continue;
      least = shortest.length;
      nearest = Leak();
      nearest->other = label_of(other);
      beyond = other;
      way = shortest;
    }
    if (const std::optional<io::MapPlace> high =
            ground_.nearest_high(end.middle(), least + 0.5 * end.width())) {
      const io::Way shortest = io::shortest_way(tip, {{{*high}}, false});
      if (shortest.length <= least) {
        nearest = Leak();
        nearest->kind = LeakKind::flank;
        way = shortest;
      }
    }
    if (nearest && nearest->kind == LeakKind::gap) parted_.insert(std::minmax(part, beyond));
    if (nearest) {
      add(*nearest, part, way, end.width());
    } else if (const std::optional<GroundLevel::Low> low = ground_.lowest_along(last);
               low && ground_.is_ground(end.middle())) {
      Leak open;
      open.kind = LeakKind::open_end;
      open.place = end.middle();
      open.barrier = label_of(part);
      open.lowest = low->ground;
      open.level = low->level;
      found_.open_ends.push_back(open);
    }
  }

  // Whether a corner stands on ground that is not below the level.
  bool stands_high(const io::PlaneShape& tip) const {
    for (const io::Course& course : tip.courses)
      for (const io::MapPlace& corner : course)
        if (ground_.nearest_high(corner, touching)) return true;
    return false;
  }

  // Finds gaps to the polygons after it, except those that their ends have shown already.
  void check_polygon_gaps(std::size_t part) {
    if (!parts_[part].shape.is_polygon) return;
    const io::PlaneShape& shape = parts_[part].shape;
    const std::vector<std::size_t> near = parts_near(shape);
    for (const std::size_t other : near) {
      const io::PlaneShape& beyond = parts_[other].shape;
      if (other <= part || !parts_[other].shape.is_polygon || parted_.count({part, other}) > 0) continue;
      const io::Way way = io::shortest_way(shape, beyond);
      if (way.length <= touching || way.length > max_gap_) continue;
      const io::PlaneShape line = line_of(way);
      // A third barrier may stand in the gap, or join the two beside it.
      const bool closed = std::any_of(near.begin(), near.end(), [&](std::size_t third) {
        const io::PlaneShape& between = parts_[third].shape;
        if (third == part || third == other) return false;
        const double apart = distance(between, line);
        return apart == 0 || (apart <= 3 * way.length && distance(between, shape) <= touching &&
                              distance(between, beyond) <= touching);
      });
      if (closed) continue;
      Leak leak;
      leak.other = label_of(other);
      add(leak, part, way, 0);
    }
  }

  // Adds a leak unless the ground is high all along it, or the gap was found from its other side already.
  // across: the width of the end that it was found from, m.
  void add(Leak leak, std::size_t part, const io::Way& way, double across) {
    const io::PlaneShape line = line_of(way);
    const std::optional<GroundLevel::Low> lowest = ground_.lowest_along(line);
    if (!lowest) return;
    leak.barrier = label_of(part);
    leak.lowest = lowest->ground;
    leak.level = lowest->level;
    leak.width = way.length;
    const io::MapPlace middle{0.5 * (way.from.x + way.to.x), 0.5 * (way.from.y + way.to.y)};
    leak.place = middle;
    const double nearby = std::max({leak.width, across, reference_.grid.spacing});
    for (const Leak& known : found_.leaks) {
      const bool same_pair = (known.barrier == leak.barrier && known.other == leak.other) ||
                             (known.barrier == leak.other && known.other == leak.barrier);
      if (same_pair && io::distance_of(known.place, middle) <= nearby) return;
    }
    const std::vector<Face> crossed = io::barrier_faces(io::wkb_of(line), reference_, terrain_, "way").faces;
    leak.passes = std::any_of(crossed.begin(), crossed.end(), [&](const Face& face) {
      return ground_.is_low(face) && crest_at(face) < ground_.level_at(face);
    });
    found_.leaks.push_back(leak);
  }

  const std::string& label_of(std::size_t part) const { return barriers_[parts_[part].barrier].label; }

  // The highest crest at a face, m; far below all ground where there is none.
  double crest_at(const Face& face) const {
    const auto known = crests_.find(key_of(face, terrain_.grid));
    return known == crests_.end() ? -1e30 : static_cast<double>(known->second) + terrain_.datum;
  }

  void check_crests() {
    for (const PlacedBarrier& placed : barriers_) {
      std::size_t low = 0;
      Leak leak;
      leak.kind = LeakKind::crest;
      leak.barrier = placed.label;
      leak.lowest = std::numeric_limits<double>::infinity();
      for (const BarrierFace& of : placed.barrier.faces) {
        const double crest = crest_at(of.face);
        const double level = ground_.level_at(of.face);
        if (!(crest < level) || !ground_.is_low(of.face)) continue;
        ++low;
        if (!(crest < leak.lowest)) continue;
        leak.lowest = crest;
        leak.level = level;
        const bool east = of.face.side == Side::east;
        leak.place = {reference_.x_at(of.face.column + (east ? 1.0 : 0.5)),
                      reference_.y_at(of.face.row + (east ? 0.5 : 1.0))};
      }
      if (low == 0) continue;
      leak.width =
          placed.length * static_cast<double>(low) / static_cast<double>(placed.barrier.faces.size());
      found_.leaks.push_back(leak);
    }
  }

  const std::vector<PlacedBarrier>& barriers_;
  const io::GeoReference& reference_;
  const Terrain& terrain_;
  double max_gap_;
  Log& log_;
  const GroundLevel& ground_;
  std::vector<Part> parts_;
  std::set<std::pair<std::size_t, std::size_t>> parted_;  // parts between which an end shows a gap
  std::unordered_map<std::uint64_t, float> crests_;       // by face, m above the datum
  LeakSearch found_;
};

}  // namespace

LeakSearch find_leaks(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
                      const Terrain& terrain, const GroundLevel& ground, double max_gap, Log& log) {
  return Search(barriers, reference, terrain, ground, max_gap, log).run();
}

}  // namespace spate
