// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of values of the cells, from the parts that own them, at rank 0.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "solver/domain/exchange.hpp"
#include "solver/domain/parts.hpp"

namespace spate {

// Rows [row_begin, row_end) of a grid of so many columns; copy(row, first column, end, to) writes the values
// of own cells of a row of a tile. known(row, first column, end) gives the value of cells of a row that are
// all alike, where all ranks know it and nothing needs to travel. values: row-major, written at rank 0.
// Little memory is needed beside them.
template <class T, class Copy, class Known>
void gather_rows(Exchange& exchange, const Parts& parts, const TileLayout& layout, std::int32_t columns,
                 std::int32_t row_begin, std::int32_t row_end, const Copy& copy, const Known& known,
                 T* values) {
  // Calls f(rank, row, first column, end) along the rows.
  const auto each_piece = [&](std::int32_t begin, std::int32_t end, const auto& f) {
    for (std::int32_t row = begin; row < end; ++row)
      for (std::int32_t column = 0; column < columns; column += layout.width)
        f(static_cast<std::size_t>(parts.owner(layout.tile_of(column, row))), row, column,
          std::min(column + layout.width, columns));
  };
  constexpr std::int32_t rows_at_once = 64;
  const auto own = static_cast<std::size_t>(exchange.rank());
  std::vector<std::vector<T>> pieces(static_cast<std::size_t>(exchange.ranks()));
  for (std::int32_t begin = row_begin; begin < row_end; begin += rows_at_once) {
    const std::int32_t end = std::min(begin + rows_at_once, row_end);
    for (auto& piece : pieces) piece.clear();
    each_piece(begin, end, [&](std::size_t rank, std::int32_t row, std::int32_t from, std::int32_t to) {
      if ((rank == own) == exchange.leads() || known(row, from, to)) return;
      std::vector<T>& piece = pieces[rank];
      const std::size_t first = piece.size();
      piece.resize(first + static_cast<std::size_t>(to - from));
      if (rank == own) copy(row, from, to, piece.data() + first);
    });
    std::vector<Parcel> out, in;
    const auto parcel = [&](int with, std::vector<T>& piece) {
      return Parcel{with, piece.data(), piece.size() * sizeof(T)};
    };
    if (!exchange.leads()) out.push_back(parcel(0, pieces[own]));
    for (std::size_t rank = 1; exchange.leads() && rank < pieces.size(); ++rank)
      in.push_back(parcel(static_cast<int>(rank), pieces[rank]));
    exchange.swap(out, in);
    if (!exchange.leads()) continue;
    std::vector<const T*> next;
    for (const auto& piece : pieces) next.push_back(piece.data());
    each_piece(begin, end, [&](std::size_t rank, std::int32_t row, std::int32_t from, std::int32_t to) {
      if (const std::optional<T> all = known(row, from, to)) {
        std::fill_n(values, to - from, *all);
      } else if (rank == own) {
        copy(row, from, to, values);
      } else {
        std::copy_n(next[rank], to - from, values);
        next[rank] += to - from;
      }
      values += to - from;
    });
  }
}

template <class T, class Copy>
void gather_rows(Exchange& exchange, const Parts& parts, const TileLayout& layout, std::int32_t columns,
                 std::int32_t row_begin, std::int32_t row_end, const Copy& copy, T* values) {
  const auto nothing = [](std::int32_t, std::int32_t, std::int32_t) { return std::optional<T>(); };
  gather_rows(exchange, parts, layout, columns, row_begin, row_end, copy, nothing, values);
}

}  // namespace spate
