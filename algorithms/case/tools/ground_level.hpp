// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the ground that a simulation computes on with the level of the water, the same everywhere or of
// each cell.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "algorithms/io/vector/plane_shapes.hpp"
#include "solver/run/computed_bed.hpp"

namespace spate {

// Of a face, in maps.
inline std::uint64_t key_of(const Face& face, const Grid& grid) {
  return 2 * grid.index(face.column, face.row) + (face.side == Side::east ? 0 : 1);
}

class GroundLevel {
 public:
  // level: m. What it refers to must outlive it; bed: of that terrain.
  GroundLevel(const io::GeoReference& reference, const Terrain& terrain, const ComputedBed& bed, double level)
      : r_(reference), terrain_(terrain), bed_(bed), levels_{static_cast<float>(level - terrain.datum)} {}
  // levels: m, one for each cell; NaN = no water.
  GroundLevel(const io::GeoReference& reference, const Terrain& terrain, const ComputedBed& bed,
              SharedField<float> levels)
      : r_(reference), terrain_(terrain), bed_(bed), levels_(std::move(levels)) {
    levels_.own().change([datum = terrain.datum](float level) {
      return static_cast<float>(static_cast<double>(level) - datum);
    });
  }

  // Thin ridges that hold water up to their height in the elevation model, though the bed lowers them: their
  // cells and faces, as of raise_crests().
  void hold(const std::vector<std::size_t>& ridges, const std::vector<BarrierFace>& crests);

  // The higher level of the two cells beside the face, m; NaN = no water at either.
  double level_at(const Face& face) const;

  // Whether the ground at the face lies below that level.
  bool is_low(const Face& face) const;

  // The lowest ground along a way that is below its level, m; nothing when there is none.
  struct Low {
    double ground, level;
  };
  std::optional<Low> lowest_along(const io::PlaneShape& way) const;

  // Whether water could be there: it lies within the elevation model, and not on nodata.
  bool is_ground(const io::MapPlace& place) const;

  // The nearest point of ground that is not below the level, or has no water, within a distance (m).
  std::optional<io::MapPlace> nearest_high(const io::MapPlace& from, double within) const;

 private:
  const io::GeoReference& r_;
  const Terrain& terrain_;
  const ComputedBed& bed_;
  double ground_of(std::size_t cell) const;  // m above the datum
  float level_of(std::size_t cell) const { return levels_.size() == 1 ? levels_[0] : levels_[cell]; }

  SharedField<float> levels_;                        // m above the datum; one for all cells, or one for each
  std::unordered_map<std::size_t, float> ridges_;    // by cell, m above the datum
  std::unordered_map<std::uint64_t, float> crests_;  // by face, likewise
};

}  // namespace spate
