// SPDX-License-Identifier: GPL-3.0-or-later
// The bed of a stream along its line: between two levels, or below the ground and never rising downstream.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "algorithms/io/terrain/stream_line.hpp"

namespace spate::io {

struct StreamBed {
  std::optional<double> begin, end;  // m, levels at the ends of the line; both or none
  std::optional<double> depth;       // m below the ground; without levels it is needed
};

class StreamProfile {
 public:
  struct Place {
    double along, ground, bed;  // m
    std::size_t cell;
  };

  // passed: what cells_under() gives of a line of that length, m. highest: m, the bed is not above it
  // anywhere, as where a stream begins that goes on from others.
  StreamProfile(const std::vector<PassedCell>& passed, double length, const StreamBed& bed,
                std::optional<double> highest);

  // The bed follows the ground, which is higher at the end of the line than at its begin.
  static bool runs_uphill(const std::vector<PassedCell>& passed);

  const std::vector<Place>& places() const { return places_; }
  double bed(double along) const;
  double below_ground(double along) const;  // m, how deep the bed lies there; not below 0
  double depth() const { return depth_; }   // m: that of the stream, or else how deep it lies on average

 private:
  double between(double along, double Place::*value) const;

  std::vector<Place> places_;
  StreamBed given_;
  double length_, depth_ = 0;
};

// The parts of a line that lie in culverts: between the ends of those lines whose both ends lie within
// `reach` of it, m, without the cells of these ends: the bed leads up to them. used: gets true for each.
using Covered = std::vector<std::pair<double, double>>;
Covered covered_by(const std::vector<std::unique_ptr<OGRLineString>>& culverts,
                   const std::vector<LinePiece>& pieces, const GeoReference& reference, double reach,
                   std::vector<bool>& used);
bool is_covered(const Covered& covered, double along);

}  // namespace spate::io
