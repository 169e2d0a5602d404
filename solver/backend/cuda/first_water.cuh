// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the first water of tiles to a card, as many at a time as fit a place there that is taken beforehand.
#pragma once

#include <algorithm>
#include <cstring>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/core/share_work.hpp"
#include "solver/core/watch.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class FirstWater {
 public:
  // cells: of a tile; values: stored of all its cells; tiles: to write. view must outlive this object.
  FirstWater(const CudaView& view, std::int32_t cells, std::size_t values, std::size_t tiles, void* stream)
      : view_(view),
        stream_(stream),
        values_(values),
        batch_(std::min(std::max<std::size_t>(staged_cells / static_cast<std::size_t>(cells), 1), tiles)),
        device_tiles_(batch_),
        device_values_(batch_ * values) {}

  // fill(tile, values) writes those of a tile, in several threads.
  template <class Fill>
  void write(const std::vector<std::uint32_t>& tiles, const Fill& fill, const Watch& watch) {
    for (std::size_t begin = 0; begin < tiles.size(); begin += batch_) {
      watch(static_cast<double>(begin) / static_cast<double>(tiles.size()));
      const std::size_t end = std::min(begin + batch_, tiles.size());
      staged_values_.resize((end - begin) * values_);
      share_work(end - begin, 0,
                 [&](std::size_t i) { fill(tiles[begin + i], &staged_values_[i * values_]); });
      for (std::size_t i = begin; i < end; ++i) staged_tiles_.push_back(static_cast<std::int32_t>(tiles[i]));
      flush();
    }
  }
  // item: the same, as it has travelled. flush() must follow the last one.
  void add(std::uint32_t tile, const char* item) {
    staged_tiles_.push_back(static_cast<std::int32_t>(tile));
    staged_values_.resize(staged_tiles_.size() * values_);
    std::memcpy(&staged_values_[staged_values_.size() - values_], item, values_ * sizeof(Real));
    if (staged_tiles_.size() == batch_) flush();
  }
  void flush() {
    device_tiles_.set(staged_tiles_);
    device_values_.set(staged_values_);
    launch_set_tiles(view_, device_tiles_.data(), static_cast<int>(staged_tiles_.size()),
                     device_values_.data(), stream_);
    check_cuda(cudaStreamSynchronize(static_cast<cudaStream_t>(stream_)), "receiving the initial water");
    staged_tiles_.clear();
    staged_values_.clear();
  }

 private:
  static constexpr std::size_t staged_cells = 1 << 22;  // at a time

  const CudaView& view_;
  void* const stream_;
  const std::size_t values_, batch_;
  const DeviceArray<std::int32_t> device_tiles_;
  const DeviceArray<Real> device_values_;
  std::vector<std::int32_t> staged_tiles_;
  std::vector<Real> staged_values_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
