// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/posts.cuh"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "solver/step/forcing/crossings.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// Of the memory of posts, which kernels only read.
template <class T>
void write(const T* to, const std::vector<T>& values) {
  copy_to_gpu(const_cast<T*>(to), values.data(), values.size());
}

}  // namespace

// Divides a block of memory; without one, tells how large it must be.
class CudaPosts::Pieces {
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

ReachedByAll::ReachedByAll(std::size_t bytes, bool on_card) : size_(bytes) {
  if (on_card)
    card_ = DeviceArray<char>(bytes);
  else
    check_host_memory(cudaHostAlloc(reinterpret_cast<void**>(&host_), std::max<std::size_t>(bytes, 1),
                                    cudaHostAllocPortable | cudaHostAllocMapped),
                      bytes);
}

void ReachedByAll::swap(ReachedByAll& other) {
  std::swap(card_, other.card_);
  std::swap(host_, other.host_);
  std::swap(size_, other.size_);
}

void ReachedByAll::clear() const {
  if (host_ != nullptr)
    std::memset(host_, 0, size_);
  else
    clear_memory(data(), size_);
}

void PostsMemory::provide(std::size_t own_bytes, std::size_t shared_bytes, bool on_card) {
  const auto with_reserve = [](std::size_t bytes) { return bytes + bytes / 2; };
  if (own.size() < own_bytes) own = DeviceArray<char>(with_reserve(own_bytes));
  if (shared.size() < shared_bytes) shared = ReachedByAll(with_reserve(shared_bytes), on_card);
  clear_memory(own.data(), own.size());
  shared.clear();
}

CudaPosts::CudaPosts(int parts, int own, const Borders& borders, const TileLayout& tiles,
                     const SlotLayout& layout, const Forcing& forcing, Readers readers, PostsMemory memory)
    : parts_(parts),
      own_(own),
      crossings_(static_cast<std::size_t>(crossing_count(forcing.tables()))),
      depths_(forcing.planning_cells().size()),
      memory_(std::move(memory)) {
  for (const SharedBorder& border : borders.shared) {
    out_.push_back(route(border.rank, border.out, tiles, layout));
    in_.push_back(route(border.rank, border.in, tiles, layout));
  }
  const bool mails = readers == Readers::processes;
  Pieces card_size, shared_size;
  lay_out(card_size, shared_size, mails);
  memory_.provide(card_size.size(), shared_size.size(), readers == Readers::cards_beside);
  Pieces card(memory_.own.data()), shared(memory_.shared.data());
  lay_out(card, shared, mails);

  write(view_.cells, forcing.planning_cells());
  write(view_.in.cells, posted(in_));
  std::vector<Post> from;
  for (int pass = 0; pass < 2; ++pass)
    for (int part = 0; part < parts_; ++part) from.push_back(heard_of(part, pass));
  write(view_.from[0], from);
}

// The strips in the order in which both parts know them.
CudaPosts::Route CudaPosts::route(int part, const std::vector<Strip>& strips, const TileLayout& tiles,
                                  const SlotLayout& layout) {
  Route route{part, {}, {}, nullptr};
  for (const Strip& strip : strips) {
    const StripCells cells = cells_of(strip, tiles, layout.halo);
    route.strips.push_back(route.cells.size());
    for (int row = cells.row; row < cells.row + cells.rows; ++row)
      for (int column = cells.column; column < cells.column + cells.columns; ++column)
        route.cells.push_back({static_cast<std::int32_t>(strip.tile), layout.at(0, column, row)});
  }
  return route;
}

std::size_t CudaPosts::Route::letter_bytes() const {
  return Pieces::bytes<Real>(SlotLayout::seen_planes * cells.size()) +
         Pieces::bytes<std::uint32_t>(strips.size());
}

std::size_t CudaPosts::cells_in(const std::vector<Route>& routes) {
  std::size_t cells = 0;
  for (const Route& route : routes) cells += route.cells.size();
  return cells;
}

std::vector<PostedCell> CudaPosts::posted(const std::vector<Route>& routes) {
  std::vector<PostedCell> all;
  for (const Route& route : routes) {
    const std::size_t begin = all.size(), count = route.cells.size();
    auto* const water = reinterpret_cast<Real*>(route.letters);
    for (std::size_t i = 0; i < count; ++i)
      all.push_back({route.cells[i], water + i, nullptr, static_cast<std::int32_t>(count),
                     static_cast<std::uint32_t>(route.letter_bytes())});
    auto* wetness = reinterpret_cast<std::uint32_t*>(route.letters +
                                                     Pieces::bytes<Real>(SlotLayout::seen_planes * count));
    for (const std::size_t first : route.strips) all[begin + first].wetness = wetness++;
  }
  return all;
}

void CudaPosts::lay_out(Pieces& card, Pieces& shared, bool mails) {
  const auto parts = static_cast<std::size_t>(parts_);
  for (char*& heads : heads_) heads = shared.take<char>(parts * head_bytes());
  for (Route& route : in_) route.letters = shared.take<char>(2 * route.letter_bytes());
  for (Route& route : out_)
    if (mails) route.letters = shared.take<char>(2 * route.letter_bytes());
  told_ = card.take<std::uint32_t>(parts);
  const auto* const from = card.take<Post>(2 * parts);
  const auto* const to = card.take<Post>(2 * parts);
  const std::size_t out = cells_in(out_), in = cells_in(in_);
  view_ = {parts_,
           {from, from + parts},
           {to, to + parts},
           {card.take<PostedCell>(out), static_cast<int>(out)},
           {card.take<PostedCell>(in), static_cast<int>(in)},
           card.take<std::uint64_t>(depths_),
           static_cast<int>(depths_),
           {card.take<Real>(depths_), card.take<Real>(depths_)},
           card.take<std::uint32_t>(1),
           card.take<std::uint32_t>(1)};
}

std::size_t CudaPosts::head_bytes() const {
  return Pieces::bytes<Outcome>(1) + Pieces::bytes<std::int32_t>(1) +
         Pieces::bytes<unsigned long long>(crossings_) + Pieces::bytes<Real>(depths_);
}

// Where this part hears of another, or of itself.
Post CudaPosts::heard_of(int part, int pass) const {
  Pieces head(heads_[pass] + static_cast<std::size_t>(part) * head_bytes());
  Post post{};
  post.outcome = head.take<Outcome>(1);
  post.shortage = head.take<std::int32_t>(1);
  post.crossings = head.take<unsigned long long>(crossings_);
  post.depths = head.take<Real>(depths_);
  post.told = told_ + part;
  return post;
}

// posts: of each part in even passes, then in odd ones.
void CudaPosts::write_to(const std::vector<Post>& posts, const std::vector<Route>& out) const {
  write(view_.to[0], posts);
  write(view_.out.cells, posted(out));
}

void CudaPosts::tell(const std::vector<const CudaPosts*>& all) const {
  std::vector<Post> posts;
  for (int pass = 0; pass < 2; ++pass)
    for (const CudaPosts* part : all) posts.push_back(part->heard_of(own_, pass));
  std::vector<Route> out = out_;
  for (Route& route : out)
    for (const Route& there : all[static_cast<std::size_t>(route.part)]->in_)
      if (there.part == own_) route.letters = there.letters;
  write_to(posts, out);
}

void CudaPosts::tell_by_mail() const {
  std::vector<Post> posts;
  for (int pass = 0; pass < 2; ++pass)
    posts.insert(posts.end(), static_cast<std::size_t>(parts_), heard_of(own_, pass));
  write_to(posts, out_);
}

void CudaPosts::mail(int pass, Exchange& exchange) const {
  // Every rank adds its own head to zeros, so the sum is the heads of all.
  char* const heads = heads_[pass & 1];
  for (int part = 0; part < parts_; ++part)
    if (part != own_) std::memset(heads + static_cast<std::size_t>(part) * head_bytes(), 0, head_bytes());
  exchange.sum(reinterpret_cast<std::uint64_t*>(heads),
               static_cast<std::size_t>(parts_) * head_bytes() / sizeof(std::uint64_t));
  const auto letters = [pass](const std::vector<Route>& routes) {
    std::vector<Parcel> parcels;
    for (const Route& route : routes) {
      const std::size_t bytes = route.letter_bytes();
      parcels.push_back({route.part, route.letters + (pass & 1) * bytes, bytes});
    }
    return parcels;
  };
  exchange.swap(letters(out_), letters(in_));
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
      if (status == cudaSuccess) continue;
      cudaGetLastError();  // the error is handled here: a card has few peers, and some virtual machines none
      if (status != cudaErrorPeerAccessAlreadyEnabled) return false;
    }
  return true;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
