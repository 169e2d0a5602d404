// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of streams one after the other downstream, so that no bed begins above the end of one before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "algorithms/io/terrain/stream_line.hpp"

namespace spate::io {

struct Stream;

// A part of a stream's geometry, downstream.
struct StreamLine {
  std::size_t stream;
  std::vector<LinePiece> pieces;
  std::vector<PassedCell> passed;
  bool is_turned = false;  // it was drawn uphill

  double length() const { return pieces.empty() ? 0 : pieces.back().to; }
};

// Throws Error when a stream is no line, or has an impossible width, depth or level.
std::vector<StreamLine> lines_of(const std::vector<Stream>& streams, const Terrain& terrain,
                                 const GeoReference& reference);

// The same pieces, none longer than that, m.
std::vector<LinePiece> cut(const std::vector<LinePiece>& pieces, double longest);

class StreamOrder {
 public:
  explicit StreamOrder(const std::vector<StreamLine>& lines);

  // Each after all that end where it begins, but for circles.
  std::vector<std::size_t> downstream() const;

  void ends_at(std::size_t line, double bed);             // m
  std::optional<double> highest(std::size_t line) const;  // m, where it begins: of those that end there

  // Where a line begins or ends a culvert begins: what is cut of others that meet it there would reach over
  // it.
  void meets_culvert(std::size_t line, bool where_it_ends);
  // Which of its ends are flat: those of no other line, and those at culverts.
  void mark_ends(std::size_t line, std::vector<LinePiece>& pieces) const;

 private:
  using Node = std::pair<std::int64_t, std::int64_t>;  // cm

  std::vector<std::pair<Node, Node>> nodes_;  // begin and end of each line
  std::map<Node, int> ends_;                  // how many lines begin or end there
  std::map<Node, double> beds_;               // m, the lowest of the lines that end there
  std::set<Node> at_culverts_;
};

}  // namespace spate::io
