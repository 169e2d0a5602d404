// SPDX-License-Identifier: GPL-3.0-or-later
// What is read of all parts of a domain together.
#include <algorithm>
#include <iterator>
#include <limits>

#include "solver/backend/cuda/cuda_parts.cuh"
#include "solver/backend/cuda/own_cards.cuh"
#include "solver/core/text.hpp"
#include "solver/domain/gather.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Of two planned steps; 0: none.
std::uint32_t earlier(std::uint32_t a, std::uint32_t b) {
  return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

}  // namespace

CudaStocks CudaParts::stocks() const {
  CudaStocks all;
  std::uint64_t bytes = 0, infinite = 0;
  on_own_cards(exchange_, [&] {
    for (const auto& part : parts_) {
      const Gathered own = part->survey();
      all.depth.add(own.depth);
      all.wet_cells += own.wet_cells;
      all.tiles += part->active().tiles();
      all.cell_updates += part->seen().cell_updates;
      bytes += static_cast<std::uint64_t>(part->tiles().memory());
      infinite += own.finite == 0 ? 1 : 0;
    }
  });
  const auto word = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  std::uint64_t sums[] = {word(all.depth.coarse),
                          word(all.depth.fine),
                          word(all.wet_cells),
                          word(all.tiles),
                          word(all.cell_updates),
                          bytes,
                          infinite};
  exchange_.sum(sums, std::size(sums));
  const auto number = [&](int i) { return static_cast<std::int64_t>(sums[i]); };
  all.depth.coarse = number(0);
  all.depth.fine = number(1);
  all.depth.add(DepthSum{});  // so that equal sums have equal parts
  all.wet_cells = number(2);
  all.tiles = number(3);
  all.cell_updates = number(4);
  all.memory = static_cast<double>(sums[5]);
  all.is_finite = sums[6] == 0;
  return all;
}

// Of each cell, what the part of this process that owns it holds.
void CudaParts::gather_beside(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
  parts_.front()->gather(stored, row_begin, row_end, values);
  if (parts_.size() == 1) return;
  const TileLayout& layout = parts_.front()->tiles().grid();
  std::vector<Real> of_part(static_cast<std::size_t>(grid_.columns) *
                            static_cast<std::size_t>(row_end - row_begin));
  for (std::size_t p = 1; p < parts_.size(); ++p) {
    parts_[p]->gather(stored, row_begin, row_end, of_part.data());
    std::size_t cell = 0;
    for (std::int32_t row = row_begin; row < row_end; ++row)
      for (std::int32_t column = 0; column < grid_.columns; ++column, ++cell)
        if (dealer_->cut().owner(layout.tile_of(column, row)) == static_cast<int>(p))
          values[cell] = of_part[cell];
  }
}

void CudaParts::gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
  if (is_alone()) return gather_beside(stored, row_begin, row_end, values);
  std::vector<Real> own(grid_.index(0, row_end - row_begin));
  on_own_cards(exchange_, [&] { gather_beside(stored, row_begin, row_end, own.data()); });
  const auto copy = [&](std::int32_t row, std::int32_t from, std::int32_t to, Real* values_of_run) {
    std::copy_n(own.data() + grid_.index(from, row - row_begin), to - from, values_of_run);
  };
  gather_rows(exchange_, dealer_->cut(), parts_.front()->tiles().grid(), grid_.columns, row_begin, row_end,
              copy, values);
}

// A barred cell is noted by the part that owns it; the others know of it what a dry one shows.
Barriers::Gathered CudaParts::barriers() const {
  Barriers::Gathered all;
  on_own_cards(exchange_, [&] {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      parts_[p]->select();
      parts_[p]->stream().wait();
      Barriers::Gathered part = parts_[p]->forcing().barriers().gathered();
      if (p == 0) {
        all = std::move(part);
        continue;
      }
      for (std::size_t k = 0; k < all.now.size(); ++k)
        all.now[k].highest_water = std::max(all.now[k].highest_water, part.now[k].highest_water);
      for (std::size_t i = 0; i < all.freeboard.size(); ++i) {
        all.freeboard[i] = std::min(all.freeboard[i], part.freeboard[i]);
        all.overtopped[i] = earlier(all.overtopped[i], part.overtopped[i]);
      }
    }
  });
  if (!is_alone()) merge(all);
  return all;
}

// The same with those of other processes.
void CudaParts::merge(Barriers::Gathered& all) const {
  constexpr double none = std::numeric_limits<double>::lowest();
  std::vector<double> largest;
  for (const BarredNow& now : all.now) largest.push_back(static_cast<double>(now.highest_water));
  for (const float freeboard : all.freeboard) largest.push_back(-static_cast<double>(freeboard));
  for (const std::uint32_t step : all.overtopped)
    largest.push_back(step == 0 ? none : -static_cast<double>(step));
  exchange_.largest(largest.data(), largest.size());
  const double* next = largest.data();
  for (BarredNow& now : all.now) now.highest_water = static_cast<float>(*next++);
  for (float& freeboard : all.freeboard) freeboard = static_cast<float>(-*next++);
  for (std::uint32_t& step : all.overtopped) {
    step = *next == none ? 0 : static_cast<std::uint32_t>(-*next);
    ++next;
  }
}

std::string CudaParts::names() const {
  std::string names;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const CudaPart& part = *parts_[p];
    const bool is_new = std::none_of(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(p),
                                     [&](const auto& other) { return other->device() == part.device(); });
    if (is_new) names += (names.empty() ? "" : ", ") + std::string(part.properties().name);
  }
  const std::string name = input_.numerics.fast_math ? tr("%1 (fast arithmetic)", names) : names;
  if (!is_alone()) return tr("%1 parts, each on %2", number(exchange_.ranks()), name);
  return dealer_ == nullptr ? name : tr("%1 parts on %2", number(parts_.size()), name);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
