// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/barrier_leaks.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>

#include "algorithms/barriers/barrier_ends.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgsspatialindex.h"

namespace spate {
namespace {

constexpr double touching = 0.01;  // m: barriers drawn this close to each other were meant to meet

std::uint64_t keyOf(const Face& face, const Grid& grid) {
  return 2 * grid.index(face.column, face.row) + (face.side == Side::east ? 0 : 1);
}

// A simple part of a barrier.
struct Part {
  std::size_t barrier;
  QgsGeometry geometry;
  bool isLine() const { return geometry.type() == qgis::lineGeometry; }
};

class Search {
 public:
  Search(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
         const Terrain& terrain, const GroundLevel& ground, double maxGap, QgsProcessingFeedback* feedback)
      : barriers_(barriers),
        reference_(reference),
        terrain_(terrain),
        maxGap_(maxGap),
        feedback_(feedback),
        ground_(ground) {
    for (std::size_t i = 0; i < barriers.size(); ++i) {
      QgsGeometry whole;
      whole.fromWkb(QByteArray::fromStdString(barriers[i].wkb));
      for (QgsGeometry& geometry : whole.asGeometryCollection()) {
        geometry.get()->dropZValue();
        geometry.get()->dropMValue();
        index_.addFeature(static_cast<QgsFeatureId>(parts_.size()), geometry.boundingBox());
        parts_.push_back({i, geometry});
      }
      for (const BarrierFace& face : barriers[i].barrier.faces) {
        const auto known = crests_.emplace(keyOf(face.face, terrain.grid), face.crest).first;
        known->second = std::max(known->second, face.crest);
      }
    }
  }

  LeakSearch run() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      stopIfCancelled(feedback_);
      feedback_->setProgress(100.0 * static_cast<double>(i) / static_cast<double>(parts_.size()));
      checkEnds(i);
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) checkPolygonGaps(i);
    checkCrests();
    return std::move(found_);
  }

 private:
  std::vector<std::size_t> partsNear(const QgsGeometry& geometry) const {
    std::vector<std::size_t> list;
    const double reach = std::max(maxGap_, reference_.grid.spacing) + touching;
    for (const QgsFeatureId id : index_.intersects(geometry.boundingBox().buffered(reach)))
      list.push_back(static_cast<std::size_t>(id));
    std::sort(list.begin(), list.end());
    return list;
  }

  void checkEnds(std::size_t part) {
    const std::optional<std::vector<BarrierEnd>> ends = endsOf(parts_[part].geometry);
    if (!ends) found_.endsUnknown << labelOf(part);
    for (const BarrierEnd& end : ends.value_or(std::vector<BarrierEnd>())) checkEnd(part, end);
  }

  void checkEnd(std::size_t part, const BarrierEnd& end) {
    const QgsGeometry tip = end.tip();
    if (standsHigh(tip)) return;
    // An end can meet other parts, and its own course once that has left the end's surroundings.
    std::vector<std::pair<std::size_t, QgsGeometry>> others;
    for (const std::size_t other : partsNear(tip))
      if (other != part) others.emplace_back(other, parts_[other].geometry);
    others.emplace_back(part, end.beyond(std::min(4 * maxGap_, 0.5 * end.length())));

    const QgsGeometry last = end.upTo(std::min(reference_.grid.spacing, 0.25 * end.length()));
    std::optional<Leak> nearest;
    std::size_t beyond = part;
    QgsGeometry way;
    double least = maxGap_;
    for (const auto& [other, geometry] : others) {
      if (geometry.distance(last) <= touching) return;
      const double distance = geometry.distance(tip);
      if (distance > least) continue;
      // Next to where the two meet, the space between them is a wedge and not a gap.
      if (geometry.distance(end.upTo(3 * distance)) <= touching) continue;
      least = distance;
      nearest = Leak();
      nearest->other = labelOf(other);
      beyond = other;
      way = tip.shortestLine(geometry);
    }
    if (const std::optional<QgsPointXY> high = ground_.nearestHigh(end.middle(), least + 0.5 * end.width())) {
      const QgsGeometry foot = QgsGeometry::fromPointXY(*high);
      if (tip.distance(foot) <= least) {
        nearest = Leak();
        nearest->kind = LeakKind::flank;
        way = tip.shortestLine(foot);
      }
    }
    if (nearest && nearest->kind == LeakKind::gap) parted_.insert(std::minmax(part, beyond));
    if (nearest) {
      add(*nearest, part, way, end.width());
    } else if (const std::optional<GroundLevel::Low> low = ground_.lowestAlong(last)) {
      Leak open;
      open.kind = LeakKind::open_end;
      open.place = end.middle();
      open.barrier = labelOf(part);
      open.lowest = low->ground;
      open.level = low->level;
      found_.openEnds.push_back(open);
    }
  }

  // Whether a corner stands on ground that is not below the level.
  bool standsHigh(const QgsGeometry& tip) const {
    for (auto corner = tip.vertices_begin(); corner != tip.vertices_end(); ++corner)
      if (ground_.nearestHigh(QgsPointXY(*corner), touching)) return true;
    return false;
  }

  // Finds gaps to the polygons after it, except those that their ends have shown already.
  void checkPolygonGaps(std::size_t part) {
    if (parts_[part].isLine()) return;
    const QgsGeometry& geometry = parts_[part].geometry;
    const std::vector<std::size_t> near = partsNear(geometry);
    for (const std::size_t other : near) {
      const QgsGeometry& beyond = parts_[other].geometry;
      if (other <= part || parts_[other].isLine() || parted_.count({part, other}) > 0) continue;
      const double distance = geometry.distance(beyond);
      if (distance <= touching || distance > maxGap_) continue;
      const QgsGeometry way = geometry.shortestLine(beyond);
      // A third barrier may stand in the gap, or join the two beside it.
      const bool closed = std::any_of(near.begin(), near.end(), [&](std::size_t third) {
        const QgsGeometry& between = parts_[third].geometry;
        return third != part && third != other && between.distance(way) <= 3 * distance &&
               (between.intersects(way) ||
                (between.distance(geometry) <= touching && between.distance(beyond) <= touching));
      });
      if (closed) continue;
      Leak leak;
      leak.other = labelOf(other);
      add(leak, part, way, 0);
    }
  }

  // Adds a leak unless the ground is high all along it, or the gap was found from its other side already.
  // across: the width of the end that it was found from, m.
  void add(Leak leak, std::size_t part, const QgsGeometry& way, double across) {
    const std::optional<GroundLevel::Low> lowest = ground_.lowestAlong(way);
    if (!lowest) return;
    leak.barrier = labelOf(part);
    leak.lowest = lowest->ground;
    leak.level = lowest->level;
    leak.width = way.length();
    const QgsPointXY middle = way.interpolate(0.5 * leak.width).asPoint();
    leak.place = middle;
    const double nearby = std::max({leak.width, across, reference_.grid.spacing});
    for (const Leak& known : found_.leaks) {
      const bool samePair = (known.barrier == leak.barrier && known.other == leak.other) ||
                            (known.barrier == leak.other && known.other == leak.barrier);
      if (samePair && known.place.distance(middle) <= nearby) return;
    }
    const std::vector<Face> crossed = io::barrier_faces(wkbOf(way), reference_, terrain_, "way").faces;
    leak.passes = std::any_of(crossed.begin(), crossed.end(), [&](const Face& face) {
      return ground_.isLow(face) && crestAt(face) < ground_.levelAt(face);
    });
    found_.leaks.push_back(leak);
  }

  QString labelOf(std::size_t part) const {
    return QString::fromStdString(barriers_[parts_[part].barrier].label);
  }

  // The highest crest at a face, m; far below all ground where there is none.
  double crestAt(const Face& face) const {
    const auto known = crests_.find(keyOf(face, terrain_.grid));
    return known == crests_.end() ? -1e30 : static_cast<double>(known->second) + terrain_.datum;
  }

  void checkCrests() {
    for (const PlacedBarrier& placed : barriers_) {
      std::size_t low = 0;
      Leak leak;
      leak.kind = LeakKind::crest;
      leak.barrier = QString::fromStdString(placed.label);
      leak.lowest = std::numeric_limits<double>::infinity();
      for (const BarrierFace& of : placed.barrier.faces) {
        const double crest = crestAt(of.face);
        const double level = ground_.levelAt(of.face);
        if (!(crest < level) || !ground_.isLow(of.face)) continue;
        ++low;
        if (!(crest < leak.lowest)) continue;
        leak.lowest = crest;
        leak.level = level;
        const bool east = of.face.side == Side::east;
        leak.place.set(reference_.x_at(of.face.column + (east ? 1.0 : 0.5)),
                       reference_.y_at(of.face.row + (east ? 0.5 : 1.0)));
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
  double maxGap_;
  QgsProcessingFeedback* feedback_;
  const GroundLevel& ground_;
  std::vector<Part> parts_;
  QgsSpatialIndex index_;
  std::set<std::pair<std::size_t, std::size_t>> parted_;  // parts between which an end shows a gap
  std::unordered_map<std::uint64_t, float> crests_;       // by face, m above the datum
  LeakSearch found_;
};

}  // namespace

LeakSearch findLeaks(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
                     const Terrain& terrain, const GroundLevel& ground, double maxGap,
                     QgsProcessingFeedback* feedback) {
  return Search(barriers, reference, terrain, ground, maxGap, feedback).run();
}

}  // namespace spate
