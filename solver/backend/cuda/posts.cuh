// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of what a part tells the others (cuda/posts.cu).
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/domain/borders.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Memory of a part that others reach: its card's where they can, else the host's, which is slower.
class ReachedByAll {
 public:
  ReachedByAll() = default;
  ReachedByAll(std::size_t bytes, bool on_card);
  ReachedByAll(ReachedByAll&& other) noexcept { swap(other); }
  ReachedByAll& operator=(ReachedByAll&& other) noexcept {
    swap(other);
    return *this;
  }
  ~ReachedByAll() { cudaFreeHost(host_); }
  char* data() const { return host_ != nullptr ? host_ : card_.data(); }
  std::size_t size() const { return size_; }
  void clear() const;

 private:
  void swap(ReachedByAll& other);

  DeviceArray<char> card_;
  char* host_ = nullptr;
  std::size_t size_ = 0;
};

// What posts lie in. Where cards reach each other's memory, allocating some takes a third of a millisecond:
// posts take over what those before them had.
struct PostsMemory {
  // Zeroed, and at least so large.
  void provide(std::size_t own_bytes, std::size_t shared_bytes, bool on_card);

  DeviceArray<char> own;  // which only its GPU reads
  ReachedByAll shared;
};

// How posts reach other parts: on cards that write to each other's memory, on cards that do not, or in other
// processes, to which they are mailed.
enum class Readers { cards_beside, cards, processes };

// What one part hears of the others, and how it tells them.
class CudaPosts {
 public:
  // memory: of posts that nobody reads any more.
  CudaPosts(int parts, int own, const Borders& borders, const TileLayout& tiles, const SlotLayout& layout,
            const Forcing& forcing, Readers readers, PostsMemory memory);

  // From now on it writes to where these, all parts, hear of it, or to what mail() takes there.
  void tell(const std::vector<const CudaPosts*>& all) const;
  void tell_by_mail() const;
  // Between post and take, by all ranks, of which each has one part: brings what was posted in an even or an
  // odd pass to those who read it. Nothing is under way meanwhile.
  void mail(int pass, Exchange& exchange) const;
  void show_in(CudaView& view) const { view.part = view_; }
  // Its end: nobody reads it any more.
  PostsMemory give_up() { return std::move(memory_); }

 private:
  class Pieces;  // of its memory
  // What goes to another part, or comes from it, in a pass: a letter with the water of so many cells, plane
  // by plane, and the wetness of the tile of each strip.
  struct Route {
    int part;
    std::vector<CellPlace> cells;
    std::vector<std::size_t> strips;  // their first cells
    char* letters;                    // of even passes, then of odd ones; null where another part has them
    std::size_t letter_bytes() const;
  };

  static Route route(int part, const std::vector<Strip>& strips, const TileLayout& tiles,
                     const SlotLayout& layout);
  static std::size_t cells_in(const std::vector<Route>& routes);
  static std::vector<PostedCell> posted(const std::vector<Route>& routes);
  // Divides its memory, or, without any, tells how large that must be.
  void lay_out(Pieces& card, Pieces& shared, bool mails);
  std::size_t head_bytes() const;
  Post heard_of(int part, int pass) const;
  void write_to(const std::vector<Post>& posts, const std::vector<Route>& out) const;

  const int parts_, own_;
  const std::size_t crossings_, depths_;  // in a post
  std::vector<Route> out_, in_;
  PostsMemory memory_;
  char* heads_[2] = {};  // what is heard of each part, but for the letters, in even and in odd passes
  std::uint32_t* told_ = nullptr;
  PartView view_{};
};

// Whether each of these cards reads the memory of all others; allows it.
bool read_each_other(const std::set<int>& devices);

}  // namespace SPATE_PRECISION
}  // namespace spate
