// SPDX-License-Identifier: GPL-3.0-or-later
// A checksum of the values of a map, against disks and copies that change them. The compression of a GeoTIFF
// need not notice a byte that was changed.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "algorithms/io/raster/geotiff.hpp"

namespace spate::io {

// In the manner of FNV-1a (Fowler, Noll and Vo), with whole values instead of bytes. Each step is a bijection
// of the state, so that one value that was changed is always noticed. NaN counts as nodata.
class ValueChecksum {
 public:
  void add(const float* values, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const float value = std::isnan(values[i]) ? result_nodata : values[i];
      std::uint32_t bits = 0;
      std::memcpy(&bits, &value, sizeof bits);
      state_ = (state_ ^ bits) * 0x9e3779b97f4a7c15u;
      state_ ^= state_ >> 32;
    }
  }
  std::string text() const { return std::to_string(state_); }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325u;
};

}  // namespace spate::io
