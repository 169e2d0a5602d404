// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/posts.cuh"

#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Divides a block of memory.
class Pieces {
 public:
  explicit Pieces(char* begin) : next_(begin) {}
  template <class T>
  T* take(std::size_t count) {
    T* const piece = reinterpret_cast<T*>(next_);
    next_ += bytes<T>(count);
    return piece;
  }
  template <class T>
  static std::size_t bytes(std::size_t count) {
    constexpr std::size_t line = 128;
    return (count * sizeof(T) + line - 1) / line * line;
  }

 private:
  char* next_;
};

}  // namespace

ReadByAll::ReadByAll(std::size_t bytes, bool on_card) {
  if (on_card)
    card_ = DeviceArray<char>(bytes);
  else
    check_cuda(
        cudaHostAlloc(reinterpret_cast<void**>(&host_), bytes, cudaHostAllocPortable | cudaHostAllocMapped),
        "allocating memory");
}

CudaPosts::CudaPosts(int parts, int own, const Borders& borders, const TileLayout& layout, int halo,
                     const Forcing& forcing, bool on_card)
    : parts_(parts), own_(own), sent_(static_cast<std::size_t>(parts)) {
  // The strips in the order in which the others expect them, with their places in a post.
  const auto places = [&](const std::vector<Strip>& strips, int part, Sent& next) {
    std::vector<PostedStrip> posted;
    for (const Strip& strip : strips) {
      const StripCells cells = cells_of(strip, layout, halo);
      posted.push_back({static_cast<std::int32_t>(strip.tile), cells.column, cells.row, cells.columns,
                        cells.rows, part, next.number, next.first});
      next.number += 1;
      next.first += static_cast<std::uint64_t>(SlotLayout::seen_planes) *
                    static_cast<std::uint64_t>(cells.columns) * static_cast<std::uint64_t>(cells.rows);
    }
    return posted;
  };
  Sent end{0, 0};
  std::vector<PostedStrip> out;
  for (const SharedBorder& border : borders.shared) {
    sent_[static_cast<std::size_t>(border.rank)] = end;
    for (const PostedStrip& strip : places(border.out, own, end)) out.push_back(strip);
    Sent begin{0, 0};  // of what that part sends to this one
    for (const PostedStrip& strip : places(border.in, border.rank, begin)) taken_.push_back(strip);
  }
  const std::vector<std::uint64_t> cells = forcing.planning_cells();
  const auto crossings = static_cast<std::size_t>(crossing_count(forcing.tables()));
  const auto divide = [&](char* begin) {
    Pieces pieces(begin);
    return Post{pieces.take<Outcome>(1),
                pieces.take<std::int32_t>(1),
                pieces.take<unsigned long long>(crossings),
                pieces.take<Real>(cells.size()),
                pieces.take<std::uint32_t>(out.size()),
                pieces.take<Real>(end.first)};
  };
  const std::size_t bytes = Pieces::bytes<Outcome>(1) + Pieces::bytes<std::int32_t>(1) +
                            Pieces::bytes<unsigned long long>(crossings) + Pieces::bytes<Real>(cells.size()) +
                            Pieces::bytes<std::uint32_t>(out.size()) + Pieces::bytes<Real>(end.first);
  for (int k = 0; k < 2; ++k) {
    memory_[k] = std::make_unique<ReadByAll>(bytes, on_card);
    posts_[k] = divide(memory_[k]->data());
  }
  all_ = DeviceArray<Post>(2 * static_cast<std::size_t>(parts));
  out_ = DeviceArray<PostedStrip>(out);
  in_ = DeviceArray<PostedStrip>(taken_);
  cells_ = DeviceArray<std::uint64_t>(cells);
  depths_ = DeviceArray<Real>(2 * cells.size());
}

void CudaPosts::read(const std::vector<const CudaPosts*>& all) {
  std::vector<Post> posts;
  for (int k = 0; k < 2; ++k)
    for (const CudaPosts* part : all) posts.push_back(part->posts_[k]);
  all_.set(posts);
  std::vector<PostedStrip> taken = taken_;
  for (PostedStrip& strip : taken) {
    const Sent& sent = all[static_cast<std::size_t>(strip.part)]->sent_[static_cast<std::size_t>(own_)];
    strip.number += sent.number;
    strip.first += sent.first;
  }
  in_.set(taken);
}

void CudaPosts::show_in(CudaView& view) const {
  const Post* const all = all_.data();
  Real* const depths = depths_.data();
  view.part = {parts_,
               own_,
               {all, all + parts_},
               out_.data(),
               in_.data(),
               static_cast<int>(out_.size()),
               static_cast<int>(in_.size()),
               cells_.data(),
               static_cast<int>(cells_.size()),
               {depths, depths + cells_.size()}};
}

bool read_each_other(const std::vector<int>& devices) {
  for (const int device : devices)
    for (const int other : devices) {
      int can = 1;
      if (device != other)
        check_cuda(cudaDeviceCanAccessPeer(&can, device, other), "reporting its neighbours");
      if (can == 0) return false;
    }
  for (const int device : devices)
    for (const int other : devices) {
      if (device == other) continue;
      check_cuda(cudaSetDevice(device), "being selected");
      const cudaError_t status = cudaDeviceEnablePeerAccess(other, 0);
      if (status == cudaErrorPeerAccessAlreadyEnabled)
        cudaGetLastError();  // the error has been handled
      else
        check_cuda(status, "reaching its neighbours");
    }
  return true;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
