// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/shared_forcing.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// A value that one rank alone knows travels as a sum with the others' zeros: its bits stay as they are.
template <class T>
std::uint64_t bits_of(T value) {
  static_assert(sizeof value == sizeof(std::uint32_t) || sizeof value == sizeof(std::uint64_t));
  std::conditional_t<sizeof value == sizeof(std::uint32_t), std::uint32_t, std::uint64_t> bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}
template <class T>
void set_bits(T& value, std::uint64_t from) {
  const auto bits =
      static_cast<std::conditional_t<sizeof value == sizeof(std::uint32_t), std::uint32_t, std::uint64_t>>(
          from);
  std::memcpy(&value, &bits, sizeof bits);
}

// Calls f(count) for each of the sums of a step, which begin at 0 in each part.
template <class F>
void each_crossing(const ForcingTables& tables, const ForcingPlan& plan, const F& f) {
  for (int stage = 0; stage < 2; ++stage)
    for (int i = 0; i < crossing_count(tables); ++i) f(crossing_sum(tables, plan, stage, i));
}

}  // namespace

SharedForcing::SharedForcing(Exchange& exchange, Forcing& forcing, const CpuTiles& tiles)
    : exchange_(exchange), forcing_(forcing), tiles_(tiles) {
  if (exchange_.is_alone()) return;
  cells_ = forcing_.planning_cells();
  depths_.resize(cells_.size());
  keep_barriers(forcing_.barriers().gathered());
}

void SharedForcing::sum_crossings() {
  if (exchange_.is_alone()) return;
  const ForcingTables& tables = forcing_.tables();
  sums_.clear();
  each_crossing(tables, forcing_.plan(), [this](unsigned long long sum) { sums_.push_back(sum); });
  if (sums_.empty()) return;
  exchange_.sum(sums_.data(), sums_.size());
  const std::uint64_t* next = sums_.data();
  each_crossing(tables, forcing_.plan(), [&](unsigned long long& sum) { sum = *next++; });
}

void SharedForcing::learn_depths() {
  if (cells_.empty()) return;
  sums_.assign(cells_.size(), 0);
  for (std::size_t i = 0; i < cells_.size(); ++i)
    if (tiles_.owns_cell(cells_[i])) sums_[i] = bits_of(tiles_.depth(cells_[i]));
  exchange_.sum(sums_.data(), sums_.size());
  for (std::size_t i = 0; i < cells_.size(); ++i) set_bits(depths_[i], sums_[i]);
}

Real SharedForcing::of(std::uint64_t cell) const {
  if (exchange_.is_alone()) return tiles_.depth(cell);
  const auto found = std::lower_bound(cells_.begin(), cells_.end(), cell);
  return depths_[static_cast<std::size_t>(found - cells_.begin())];
}

bool SharedForcing::owns_barred(std::size_t k) const {
  return tiles_.owns_cell(forcing_.barriers().tables().cells[k].cell);
}

Barriers::Gathered SharedForcing::barriers() const {
  Barriers::Gathered all = forcing_.barriers().gathered();
  if (exchange_.is_alone() || all.now.empty()) return all;
  const BarredCell* cells = forcing_.barriers().tables().cells;
  std::vector<std::uint64_t> sums;
  for (std::size_t k = 0; k < all.now.size(); ++k) {
    const auto tell = [&, own = owns_barred(k)](auto value) { sums.push_back(own ? bits_of(value) : 0); };
    tell(all.now[k].highest_water);
    for (std::uint32_t p = cells[k].first_part; p < cells[k].first_part + cells[k].parts; ++p) {
      tell(all.freeboard[p]);
      tell(all.overtopped[p]);
    }
  }
  exchange_.sum(sums.data(), sums.size());
  const std::uint64_t* next = sums.data();
  for (std::size_t k = 0; k < all.now.size(); ++k) {
    set_bits(all.now[k].highest_water, *next++);
    for (std::uint32_t p = cells[k].first_part; p < cells[k].first_part + cells[k].parts; ++p) {
      set_bits(all.freeboard[p], *next++);
      set_bits(all.overtopped[p], *next++);
    }
  }
  return all;
}

void SharedForcing::keep_barriers(const Barriers::Gathered& all) {
  forcing_.barriers().keep(all, [this](std::size_t k) { return owns_barred(k); });
}

}  // namespace SPATE_PRECISION
}  // namespace spate
