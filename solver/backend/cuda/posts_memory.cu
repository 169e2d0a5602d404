// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/posts.cuh"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Divides a block of memory; without one, tells how large it must be.
class Pieces {
 public:
  explicit Pieces(char* begin = nullptr) : begin_(reinterpret_cast<std::uintptr_t>(begin)) {}
  template <class T>
  T* take(std::size_t count) {
    T* const piece = reinterpret_cast<T*>(begin_ + size_);
    size_ += bytes<T>(count);
    return piece;
  }
  std::size_t size() const { return size_; }
  template <class T>
  static std::size_t bytes(std::size_t count) {
    constexpr std::size_t line = 128;
    return (count * sizeof(T) + line - 1) / line * line;
  }

 private:
  const std::uintptr_t begin_;
  std::size_t size_ = 0;
};

}  // namespace

ReadByAll::ReadByAll(std::size_t bytes, bool on_card) : size_(bytes) {
  if (on_card)
    card_ = DeviceArray<char>(bytes);
  else
    check_cuda(cudaHostAlloc(reinterpret_cast<void**>(&host_), std::max<std::size_t>(bytes, 1),
                             cudaHostAllocPortable | cudaHostAllocMapped),
               "allocating memory");
}

void ReadByAll::swap(ReadByAll& other) {
  std::swap(card_, other.card_);
  std::swap(host_, other.host_);
  std::swap(size_, other.size_);
}

void ReadByAll::clear() const {
  if (host_ != nullptr)
    std::memset(host_, 0, size_);
  else
    clear_memory(data(), size_);
}

void PostsMemory::provide(std::size_t own_bytes, std::size_t shared_bytes, bool on_card) {
  const auto with_reserve = [](std::size_t bytes) { return bytes + bytes / 2; };
  if (own.size() < own_bytes) own = DeviceArray<char>(with_reserve(own_bytes));
  if (shared.size() < shared_bytes) shared = ReadByAll(with_reserve(shared_bytes), on_card);
  clear_memory(own.data(), own.size());
  shared.clear();
}

CudaPosts::CudaPosts(int parts, int own, const Borders& borders, const TileLayout& layout, int halo,
                     const Forcing& forcing, Readers readers, PostsMemory memory)
    : parts_(parts), own_(own), sent_(static_cast<std::size_t>(parts)), memory_(std::move(memory)) {
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
  const bool is_mailed = readers == Readers::processes;
  const std::size_t posts = is_mailed ? static_cast<std::size_t>(parts) : 1;
  PostedStrip* out_strips = nullptr;
  std::uint64_t* planning = nullptr;
  const auto lay_out = [&](Pieces& card, Pieces& shared) {
    auto* const told = card.take<std::uint32_t>(2 * static_cast<std::size_t>(parts));
    for (int k = 0; k < 2; ++k) {
      posts_[k].clear();
      heads_[k] = shared.take<char>(posts * head_bytes_);
      Pieces heads(heads_[k]);
      for (std::size_t p = 0; p < posts; ++p) {
        Outcome* const outcome = heads.take<Outcome>(1);
        std::int32_t* const shortage = heads.take<std::int32_t>(1);
        auto* const sums = heads.take<unsigned long long>(crossings);
        posts_[k].push_back(
            {outcome, shortage, sums, heads.take<Real>(cells.size()), nullptr, nullptr, told + k * parts});
      }
      const auto add_strips = [&](Post& post, const Sent& count) {
        post.wetness = shared.take<std::uint32_t>(count.number);
        post.water = shared.take<Real>(count.first);
      };
      add_strips(posts_[k][is_mailed ? static_cast<std::size_t>(own) : 0], end);
      for (const Mail& mail : mails_)
        if (is_mailed) add_strips(posts_[k][static_cast<std::size_t>(mail.part)], mail.in);
    }
    all_ = card.take<Post>(2 * static_cast<std::size_t>(parts));
    out_strips = card.take<PostedStrip>(out.size());
    in_ = card.take<PostedStrip>(taken_.size());
    planning = card.take<std::uint64_t>(cells.size());
    Real* const depths = card.take<Real>(cells.size());
    view_ = {parts,
             own,
             {all_, all_ + parts},
             out_strips,
             in_,
             static_cast<int>(out.size()),
             static_cast<int>(taken_.size()),
             planning,
             static_cast<int>(cells.size()),
             {depths, card.take<Real>(cells.size())},
             card.take<std::uint32_t>(1),
             card.take<std::uint32_t>(1)};
  };
  Pieces card_size, shared_size;
  lay_out(card_size, shared_size);
  memory_.provide(card_size.size(), shared_size.size(), readers == Readers::cards_beside);
  Pieces card(memory_.own.data()), shared(memory_.shared.data());
  lay_out(card, shared);
  copy_to_gpu(out_strips, out.data(), out.size());
  copy_to_gpu(in_, taken_.data(), taken_.size());
  copy_to_gpu(planning, cells.data(), cells.size());
}

void CudaPosts::read(const std::vector<const CudaPosts*>& all) {
  std::vector<Post> posts;
  for (int k = 0; k < 2; ++k)
    for (const CudaPosts* part : all) posts.push_back(part->own_post(k));
  copy_to_gpu(all_, posts.data(), posts.size());
  std::vector<PostedStrip> taken = taken_;
  for (PostedStrip& strip : taken) {
    const Sent& sent = all[static_cast<std::size_t>(strip.part)]->sent_[static_cast<std::size_t>(own_)];
    strip.number += sent.number;
    strip.first += sent.first;
  }
  copy_to_gpu(in_, taken.data(), taken.size());
}

void CudaPosts::read_mail() {
  std::vector<Post> posts = posts_[0];
  posts.insert(posts.end(), posts_[1].begin(), posts_[1].end());
  copy_to_gpu(all_, posts.data(), posts.size());
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
