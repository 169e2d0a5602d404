// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of a run at rank 0, where the ground is known; what is stored comes from all parts. All
// parts call it alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/domain/gather.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class CpuFields {
 public:
  // The arguments must outlive this object.
  CpuFields(const StaticFields& ground, const CpuTiles& tiles, Exchange& exchange)
      : ground_(ground), tiles_(tiles), exchange_(exchange) {}

  // Rows of one of the stored values (Stored).
  template <class T>
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, T* values) const {
    const auto copy = [&](std::int32_t row, std::int32_t from, std::int32_t to, T* values_of_run) {
      tiles_.copy_stored(stored, row, from, to, values_of_run);
    };
    const TileLayout& layout = tiles_.layout();
    const auto known = [&](std::int32_t row, std::int32_t from, std::int32_t) -> std::optional<T> {
      if (tiles_.flows(layout.tile_of(from, row))) return std::nullopt;
      return T{0};
    };
    gather_rows(exchange_, tiles_.parts(), layout, ground_.scenario.terrain.grid.columns, row_begin, row_end,
                copy, known, values);
  }

  // Rows of a field at a time (s). arrival: of the thresholds, where the field has several.
  void read(Field field, std::size_t arrival, double time, std::int32_t row_begin, std::int32_t row_end,
            float* values) const {
    if (field == Field::bed) return read_bed(ground_, row_begin, row_end, values);
    if (is_as_stored(field))
      return gather(stored_for(ground_, field, arrival).front(), row_begin, row_end, values);
    read_field(
        ground_, field, arrival, time, row_begin, row_end, exchange_.leads(),
        [this](int stored, std::int32_t begin, std::int32_t end, Real* to) {
          gather(stored, begin, end, to);
        },
        values);
  }

 private:
  const StaticFields ground_;
  const CpuTiles& tiles_;
  Exchange& exchange_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
