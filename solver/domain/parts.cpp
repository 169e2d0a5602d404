// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/domain/parts.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace spate {
namespace {

// The place of a cell of a square with sides of `side`, a power of two, on its Hilbert curve: the quadrants
// come in the order of a U, and that within a quadrant is turned so that its ends meet those of its
// neighbours.
std::uint64_t place_on_curve(std::uint32_t side, std::uint32_t x, std::uint32_t y) {
  std::uint64_t place = 0;
  for (std::uint32_t half = side / 2; half > 0; half /= 2) {
    const bool east = (x & half) != 0, north = (y & half) != 0;
    const std::uint64_t quadrant = east ? (north ? 2 : 3) : (north ? 1 : 0);
    place += quadrant * half * half;
    x &= half - 1;
    y &= half - 1;
    if (quadrant == 3) {
      x = half - 1 - x;
      y = half - 1 - y;
    }
    if (quadrant == 0 || quadrant == 3) std::swap(x, y);
  }
  return place;
}

}  // namespace

std::vector<std::uint32_t> hilbert_order(const TileGrid& grid) {
  std::uint32_t side = 1;
  while (side < static_cast<std::uint32_t>(std::max(grid.columns, grid.rows))) side *= 2;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> places;
  places.reserve(static_cast<std::size_t>(grid.tiles()));
  for (std::int32_t row = 0; row < grid.rows; ++row)
    for (std::int32_t column = 0; column < grid.columns; ++column)
      places.emplace_back(
          place_on_curve(side, static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)),
          static_cast<std::uint32_t>(row * grid.columns + column));
  std::sort(places.begin(), places.end());
  std::vector<std::uint32_t> order;
  order.reserve(places.size());
  for (const auto& [place, tile] : places) order.push_back(tile);
  return order;
}

std::vector<std::int32_t> cut(const std::vector<std::uint32_t>& order,
                              const std::vector<std::int64_t>& weights, int parts) {
  const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
  const std::int64_t whole = sum > 0 ? sum : static_cast<std::int64_t>(order.size());
  std::vector<std::int32_t> owners(order.size());
  std::int64_t before = 0;
  for (const std::uint32_t tile : order) {
    const std::int64_t weight = sum > 0 ? weights[tile] : 1;
    // Where the middle of the tile lies.
    const std::int64_t part = (2 * before + weight) * parts / (2 * whole);
    owners[tile] = static_cast<std::int32_t>(std::min<std::int64_t>(part, parts - 1));
    before += weight;
  }
  return owners;
}

double imbalance(const std::vector<std::int32_t>& owners, const std::vector<std::int64_t>& weights,
                 int parts) {
  std::vector<std::int64_t> loads(static_cast<std::size_t>(parts));
  for (std::size_t tile = 0; tile < owners.size(); ++tile)
    loads[static_cast<std::size_t>(owners[tile])] += weights[tile];
  const std::int64_t sum = std::accumulate(loads.begin(), loads.end(), std::int64_t{0});
  if (sum == 0) return 1;
  return static_cast<double>(*std::max_element(loads.begin(), loads.end())) * parts /
         static_cast<double>(sum);
}

bool pays(double imbalance, double after) {
  constexpr double tolerated = 1.1, least_gain = 0.05;
  return imbalance > tolerated && imbalance - after > least_gain;
}

Parts::Parts(const TileGrid& grid, int parts, int own, const std::vector<std::int64_t>& weights)
    : parts_(parts), own_(own) {
  if (!is_cut()) return;
  order_ = hilbert_order(grid);
  owners_ = cut(order_, weights, parts_);
}

std::vector<std::int32_t> Parts::recut(const std::vector<std::int64_t>& weights) const {
  const double now = imbalance(owners_, weights, parts_);
  if (!pays(now, 1)) return {};
  std::vector<std::int32_t> owners = cut(order_, weights, parts_);
  return pays(now, imbalance(owners, weights, parts_)) ? owners : std::vector<std::int32_t>();
}

std::vector<std::int32_t> Parts::shuffled(const std::vector<std::int64_t>& weights, int by) const {
  std::vector<std::int32_t> owners = cut(order_, weights, parts_);
  for (std::int32_t& owner : owners) owner = (owner + by) % parts_;
  return owners;
}

}  // namespace spate
