// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a grid on which the water at buildings is sampled. A building covers the cells whose centre
// lies in it, as in the simulation, which may take these out of the flow; so water is looked for on the
// covered cells and on the ring of one cell around them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

// The water at a building.
struct DepthSample {
  bool outside = false;     // the building lies outside the grid: nothing is known
  bool wet = false;         // at least one cell is wet
  double max = 0;           // m, of the wet cells
  double mean = 0;          // m, of the wet cells
  double wet_fraction = 0;  // share of the cells that water can reach
};

// Values on the cells are float arrays parallel to cells(), NaN = dry or no data. gather() makes them from a
// field in memory, read_cells() from a raster.
class Footprints {
 public:
  // blocked: the covered cells of all buildings were taken out of the flow, and do not count for the wet
  // fraction.
  Footprints(GeoReference reference, bool blocked);

  // Adds a building, in the grid's CRS; feature names it in messages. Throws Error, and adds nothing, for a
  // geometry that is missing, broken or not of polygons.
  void add(const std::string& wkb, const std::string& feature);
  void add_nowhere();  // adds a building without a place
  void finish();       // call it after the last building, before everything below

  const GeoReference& reference() const { return reference_; }
  std::size_t size() const { return inside_.size(); }
  double inside(std::size_t building) const { return inside_[building]; }  // share of its area in the grid

  // The cells of all buildings: indices of the grid, sorted, unique.
  const std::vector<std::size_t>& cells() const { return cells_; }
  // field: over the whole grid, laid out as in grid.hpp.
  std::vector<float> gather(const float* field) const;

  // dry_depth: water must be deeper than this, m.
  DepthSample sample(std::size_t building, const std::vector<float>& depths, double dry_depth) const;
  // NaN when no cell has a value.
  double smallest(std::size_t building, const std::vector<float>& values) const;
  double largest(std::size_t building, const std::vector<float>& values) const;

 private:
  GeoReference reference_;
  bool blocked_;
  std::vector<std::size_t> cells_;     // until finish(): those of each building, one after the other
  std::vector<std::uint32_t> places_;  // indices into cells_, those of each building one after the other
  std::vector<std::size_t> ends_;      // of each building, in places_
  std::vector<double> inside_;
  std::vector<std::size_t> covered_;  // until finish()
  std::vector<bool> blocked_cells_;   // parallel to cells_
};

// Reads the first band of a raster on these cells of the grid. label names it in messages, e.g. "MAX_SPEED".
// Throws Error when it cannot be read, or does not lie on exactly this grid.
std::vector<float> read_cells(const std::string& gdal_source, const std::string& label,
                              const GeoReference& reference, const std::vector<std::size_t>& cells);

}  // namespace spate::io
