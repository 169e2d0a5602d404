// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/posts.cuh"

#include <algorithm>
#include <cstring>

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
    check_cuda(cudaHostAlloc(reinterpret_cast<void**>(&host_), std::max<std::size_t>(bytes, 1),
                             cudaHostAllocPortable | cudaHostAllocMapped),
               "allocating memory");
}

char* CudaPosts::new_memory(std::size_t bytes, bool on_card) {
  memory_.push_back(std::make_unique<ReadByAll>(bytes, on_card));
  return memory_.back()->data();
}

CudaPosts::CudaPosts(int parts, int own, const Borders& borders, const TileLayout& layout, int halo,
                     const Forcing& forcing, Readers readers)
    : parts_(parts),
      own_(own),
      sent_(static_cast<std::size_t>(parts)),
      told_(2 * static_cast<std::size_t>(parts)),
      stages_(1) {
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
    const Sent begin = end;
    sent_[static_cast<std::size_t>(border.rank)] = begin;
    for (const PostedStrip& strip : places(border.out, own, end)) out.push_back(strip);
    Sent in{0, 0};  // of what that part sends to this one
    for (const PostedStrip& strip : places(border.in, border.rank, in)) taken_.push_back(strip);
    mails_.push_back({border.rank, begin, {end.number - begin.number, end.first - begin.first}, in});
  }
  const std::vector<std::uint64_t> cells = forcing.planning_cells();
  const auto crossings = static_cast<std::size_t>(crossing_count(forcing.tables()));
  head_bytes_ = Pieces::bytes<Outcome>(1) + Pieces::bytes<std::int32_t>(1) +
                Pieces::bytes<unsigned long long>(crossings) + Pieces::bytes<Real>(cells.size());
  const bool is_mailed = readers == Readers::processes, on_card = readers == Readers::cards_beside;
  const std::size_t posts = is_mailed ? static_cast<std::size_t>(parts) : 1;
  for (int k = 0; k < 2; ++k) {
    heads_[k] = new_memory(posts * head_bytes_, on_card);
    Pieces heads(heads_[k]);
    for (std::size_t p = 0; p < posts; ++p) {
      Outcome* const outcome = heads.take<Outcome>(1);
      std::int32_t* const shortage = heads.take<std::int32_t>(1);
      auto* const sums = heads.take<unsigned long long>(crossings);
      posts_[k].push_back({outcome, shortage, sums, heads.take<Real>(cells.size()), nullptr, nullptr,
                           told_.data() + k * parts});
    }
    const auto add_strips = [&](Post& post, const Sent& count) {
      Pieces strips(
          new_memory(Pieces::bytes<std::uint32_t>(count.number) + Pieces::bytes<Real>(count.first), on_card));
      post.wetness = strips.take<std::uint32_t>(count.number);
      post.water = strips.take<Real>(count.first);
    };
    add_strips(posts_[k][is_mailed ? static_cast<std::size_t>(own) : 0], end);
    for (const Mail& mail : mails_)
      if (is_mailed) add_strips(posts_[k][static_cast<std::size_t>(mail.part)], mail.in);
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
    for (const CudaPosts* part : all) posts.push_back(part->own_post(k));
  all_.set(posts);
  std::vector<PostedStrip> taken = taken_;
  for (PostedStrip& strip : taken) {
    const Sent& sent = all[static_cast<std::size_t>(strip.part)]->sent_[static_cast<std::size_t>(own_)];
    strip.number += sent.number;
    strip.first += sent.first;
  }
  in_.set(taken);
}

void CudaPosts::read_mail() {
  std::vector<Post> posts = posts_[0];
  posts.insert(posts.end(), posts_[1].begin(), posts_[1].end());
  all_.set(posts);
}

void CudaPosts::mail(int pass, Exchange& exchange) const {
  // Every rank adds its own head to zeros, so the sum is the heads of all.
  char* const heads = heads_[pass & 1];
  for (int part = 0; part < parts_; ++part)
    if (part != own_) std::memset(heads + static_cast<std::size_t>(part) * head_bytes_, 0, head_bytes_);
  exchange.sum(reinterpret_cast<std::uint64_t*>(heads),
               static_cast<std::size_t>(parts_) * head_bytes_ / sizeof(std::uint64_t));
  std::vector<Parcel> out, in;
  const auto add = [](std::vector<Parcel>& parcels, int part, const Post& post, const Sent& begin,
                      const Sent& count) {
    parcels.push_back({part, post.wetness + begin.number, count.number * sizeof(std::uint32_t)});
    parcels.push_back({part, post.water + begin.first, count.first * sizeof(Real)});
  };
  for (const Mail& mail : mails_) {
    add(out, mail.part, own_post(pass), mail.begin, mail.out);
    add(in, mail.part, posts_[pass & 1][static_cast<std::size_t>(mail.part)], {0, 0}, mail.in);
  }
  exchange.swap(out, in);
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
               {depths, depths + cells_.size()},
               stages_.data()};
}

bool read_each_other(const std::set<int>& devices) {
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
