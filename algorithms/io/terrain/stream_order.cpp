// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/stream_order.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "algorithms/io/limits.hpp"
#include "algorithms/io/terrain/burn_streams.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

void check_stream(const Stream& stream) {
  constexpr double most_width = 1e5;  // m
  constexpr double most_slope = 100;  // flatter banks would reach over the whole valley
  if (!(stream.width > 0 && stream.width <= most_width))
    throw Error("stream_width_impossible", tr("%1 has the width %2", stream.label, number(stream.width)),
                tr("it must be above 0 and at most %1 m", number(most_width)), tr("Correct it."));
  if (!(stream.bank_slope >= 0 && stream.bank_slope <= most_slope))
    throw Error("stream_banks_impossible",
                tr("%1 has banks of 1 : %2", stream.label, number(stream.bank_slope)),
                tr("it must be from %1 to %2", number(0), number(most_slope)), tr("Correct it."));
  for (const std::optional<double>& level : {stream.bed.begin, stream.bed.end})
    if (level && !(std::fabs(*level) <= most_elevation))
      throw Error("stream_level_impossible", tr("%1 has the level %2", stream.label, number(*level)),
                  tr("that is no elevation in metres: it must be from %1 to %2", number(-most_elevation),
                     number(most_elevation)),
                  tr("Correct it."));
  if (stream.bed.begin.has_value() != stream.bed.end.has_value())
    throw Error("stream_level_of_one_end", tr("%1 has a level at one end only", stream.label),
                tr("the levels between the ends are not known"), tr("Give both, or none and a depth."));
  if (!stream.bed.begin && !stream.bed.depth)
    throw Error("stream_without_depth", tr("%1 has neither levels nor a depth", stream.label),
                tr("its bed is not known"), tr("Write 'bed_begin' and 'bed_end', or 'depth'."));
  if (stream.bed.depth && !(*stream.bed.depth > 0 && *stream.bed.depth <= most_depth))
    throw Error("stream_depth_impossible", tr("%1 has the depth %2", stream.label, number(*stream.bed.depth)),
                tr("it must be above 0 and at most %1 m", number(most_depth)), tr("Correct it."));
}

void turn(StreamLine& line) {
  const double length = line.length();
  std::reverse(line.pieces.begin(), line.pieces.end());
  for (LinePiece& piece : line.pieces)
    piece = {piece.x1, piece.y1, piece.x0, piece.y0, length - piece.to, length - piece.from};
  std::reverse(line.passed.begin(), line.passed.end());
  for (PassedCell& cell : line.passed) cell.along = length - cell.along;
  line.is_turned = true;
}

}  // namespace

std::vector<StreamLine> lines_of(const std::vector<Stream>& streams, const Terrain& terrain,
                                 const GeoReference& reference) {
  std::vector<StreamLine> lines;
  for (std::size_t i = 0; i < streams.size(); ++i) {
    const Stream& stream = streams[i];
    check_stream(stream);
    const GeometryParts geometry = parts_of(stream.wkb, stream.label);
    if (geometry.lines.empty())
      throw Error("stream_not_a_line", tr("%1 is no line", stream.label), tr("a bed runs along a line"),
                  tr("Draw it as a line."));
    if (geometry.lines.size() > 1 && stream.bed.begin)
      throw Error("stream_levels_of_parts", tr("%1 has levels and several parts", stream.label),
                  tr("it is not known where between the levels each part lies"),
                  tr("Split it with native:multiparttosingleparts, and give each part its levels."));
    for (const auto& part : geometry.lines) {
      StreamLine line{i, pieces_of(*part), {}};
      if (line.pieces.empty()) continue;
      line.passed = cells_under(line.pieces, reference, terrain);
      const StreamBed& bed = stream.bed;
      if (bed.begin ? *bed.begin < *bed.end : StreamProfile::runs_uphill(line.passed)) turn(line);
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

std::vector<LinePiece> cut(const std::vector<LinePiece>& pieces, double longest) {
  constexpr double most_pieces = 1e6;  // of one: it leads far beyond any terrain then
  std::vector<LinePiece> all;
  for (const LinePiece& piece : pieces) {
    const int count = static_cast<int>(std::min(std::ceil((piece.to - piece.from) / longest), most_pieces));
    for (int p = 0; p < count; ++p) {
      const double a = static_cast<double>(p) / count, b = static_cast<double>(p + 1) / count,
                   dx = piece.x1 - piece.x0, dy = piece.y1 - piece.y0;
      all.push_back({piece.x0 + a * dx, piece.y0 + a * dy, piece.x0 + b * dx, piece.y0 + b * dy,
                     piece.along(a), piece.along(b)});
      all.back().ends_flat[0] = p == 0 && piece.ends_flat[0];
      all.back().ends_flat[1] = p + 1 == count && piece.ends_flat[1];
    }
  }
  return all;
}

StreamOrder::StreamOrder(const std::vector<StreamLine>& lines) {
  const auto node = [](double x, double y) { return Node(std::llround(100 * x), std::llround(100 * y)); };
  for (const StreamLine& line : lines) {
    const LinePiece &first = line.pieces.front(), &last = line.pieces.back();
    nodes_.emplace_back(node(first.x0, first.y0), node(last.x1, last.y1));
    ++ends_[nodes_.back().first];
    ++ends_[nodes_.back().second];
  }
}

std::vector<std::size_t> StreamOrder::downstream() const {
  std::map<Node, int> waiting;  // lines that end there and have not been taken
  std::multimap<Node, std::size_t> beginning;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    ++waiting[nodes_[i].second];
    beginning.emplace(nodes_[i].first, i);
  }
  std::vector<std::size_t> order;
  std::vector<bool> taken(nodes_.size());
  const auto take = [&](std::size_t line) {
    if (taken[line]) return;
    taken[line] = true;
    order.push_back(line);
  };
  const auto follow = [&](std::size_t from) {
    for (std::size_t at = from; at < order.size(); ++at) {
      const Node& end = nodes_[order[at]].second;
      if (--waiting[end] > 0) continue;
      const auto [begin, past] = beginning.equal_range(end);
      for (auto next = begin; next != past; ++next) take(next->second);
    }
  };
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const auto upstream = waiting.find(nodes_[i].first);
    if (upstream == waiting.end() || upstream->second == 0) take(i);
  }
  follow(0);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {  // circles
    if (taken[i]) continue;
    const std::size_t before = order.size();
    take(i);
    follow(before);
  }
  return order;
}

void StreamOrder::ends_at(std::size_t line, double bed) {
  const auto [known, is_new] = beds_.emplace(nodes_[line].second, bed);
  if (!is_new) known->second = std::min(known->second, bed);
}

std::optional<double> StreamOrder::highest(std::size_t line) const {
  const auto known = beds_.find(nodes_[line].first);
  return known == beds_.end() ? std::nullopt : std::optional(known->second);
}

void StreamOrder::meets_culvert(std::size_t line, bool where_it_ends) {
  at_culverts_.insert(where_it_ends ? nodes_[line].second : nodes_[line].first);
}

void StreamOrder::mark_ends(std::size_t line, std::vector<LinePiece>& pieces) const {
  const auto is_flat = [this](const Node& node) {
    return ends_.at(node) == 1 || at_culverts_.count(node) > 0;
  };
  pieces.front().ends_flat[0] = is_flat(nodes_[line].first);
  pieces.back().ends_flat[1] = is_flat(nodes_[line].second);
}

}  // namespace spate::io
