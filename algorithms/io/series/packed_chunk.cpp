// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/packed_chunk.hpp"

#include <libdeflate.h>

#include <cstring>
#include <memory>
#include <new>

namespace spate::io {

std::vector<unsigned char> packed(const float* values, std::size_t count) {
  // Measured on the series of the sample Merewether (tests/algorithms/io/series/series_compression.cpp): 32
  // ns a value; zlib, which netcdf-c uses, takes 51 for 3 % more bytes.
  constexpr int fastest = 1;
  struct Free {
    void operator()(libdeflate_compressor* compressor) const { libdeflate_free_compressor(compressor); }
  };
  thread_local const std::unique_ptr<libdeflate_compressor, Free> compressor(
      libdeflate_alloc_compressor(fastest));
  if (!compressor) throw std::bad_alloc();

  // The first bytes of all values, then the second ones, and so on.
  std::vector<unsigned char> shuffled(count * sizeof(float));
  for (std::size_t i = 0; i < count; ++i) {
    unsigned char bytes[sizeof(float)];
    std::memcpy(bytes, values + i, sizeof(float));
    for (std::size_t byte = 0; byte < sizeof(float); ++byte) shuffled[byte * count + i] = bytes[byte];
  }
  std::vector<unsigned char> result(libdeflate_zlib_compress_bound(compressor.get(), shuffled.size()));
  result.resize(libdeflate_zlib_compress(compressor.get(), shuffled.data(), shuffled.size(), result.data(),
                                         result.size()));
  return result;
}

}  // namespace spate::io
