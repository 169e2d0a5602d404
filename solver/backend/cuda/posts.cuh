// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of what a part tells the others (cuda/posts.cu).
#pragma once

#include <memory>
#include <vector>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/domain/borders.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Memory of one GPU that others read: its own where they can, else the host's, which is slower.
class ReadByAll {
 public:
  ReadByAll(std::size_t bytes, bool on_card);
  ReadByAll(const ReadByAll&) = delete;
  ReadByAll& operator=(const ReadByAll&) = delete;
  ~ReadByAll() { cudaFreeHost(host_); }
  char* data() const { return host_ != nullptr ? host_ : card_.data(); }

 private:
  DeviceArray<char> card_;
  char* host_ = nullptr;
};

// The posts of one part, and how it reads those of others.
class CudaPosts {
 public:
  CudaPosts(int parts, int own, const Borders& borders, const TileLayout& layout, int halo,
            const Forcing& forcing, bool on_card);

  void read(const std::vector<const CudaPosts*>& all);
  void show_in(CudaView& view) const;

 private:
  // The strips that go to one other part.
  struct Sent {
    std::uint32_t number;  // of the first
    std::uint64_t first;   // of its values
  };

  const int parts_, own_;
  std::vector<Sent> sent_;  // to each part
  std::vector<PostedStrip> taken_;
  std::unique_ptr<ReadByAll> memory_[2];
  Post posts_[2];
  DeviceArray<Post> all_;  // of all parts, first those for even passes
  DeviceArray<PostedStrip> out_, in_;
  DeviceArray<std::uint64_t> cells_;
  DeviceArray<Real> depths_;
};

// Whether each of these cards reads the memory of all others; allows it.
bool read_each_other(const std::vector<int>& devices);

}  // namespace SPATE_PRECISION
}  // namespace spate
