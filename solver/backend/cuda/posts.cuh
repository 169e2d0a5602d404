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

// Memory of one GPU that others read: its own where they can, else the host's, which is slower.
class ReadByAll {
 public:
  ReadByAll() = default;
  ReadByAll(std::size_t bytes, bool on_card);
  ReadByAll(ReadByAll&& other) noexcept { swap(other); }
  ReadByAll& operator=(ReadByAll&& other) noexcept {
    swap(other);
    return *this;
  }
  ~ReadByAll() { cudaFreeHost(host_); }
  char* data() const { return host_ != nullptr ? host_ : card_.data(); }
  std::size_t size() const { return size_; }
  void clear() const;

 private:
  void swap(ReadByAll& other);

  DeviceArray<char> card_;
  char* host_ = nullptr;
  std::size_t size_ = 0;
};

// What posts lie in. Where cards read each other's memory, allocating some takes a third of a millisecond:
// posts take over what those before them had.
struct PostsMemory {
  // Zeroed, and at least so large.
  void provide(std::size_t own_bytes, std::size_t shared_bytes, bool on_card);

  DeviceArray<char> own;  // which only its GPU reads
  ReadByAll shared;
};

// Who reads the posts of a part: cards that reach its memory, cards that do not, or other processes, to which
// they are mailed.
enum class Readers { cards_beside, cards, processes };

// The posts of one part, and how it reads those of others.
class CudaPosts {
 public:
  // memory: of posts that nobody reads any more.
  CudaPosts(int parts, int own, const Borders& borders, const TileLayout& layout, int halo,
            const Forcing& forcing, Readers readers, PostsMemory memory);

  // From now on it reads the posts of all parts, or those that mail() brings.
  void read(const std::vector<const CudaPosts*>& all);
  void read_mail();
  // Between post and take, by all ranks, of which each has one part: brings what was posted in an even or an
  // odd pass to those who read it. Nothing is under way meanwhile.
  void mail(int pass, Exchange& exchange) const;
  void show_in(CudaView& view) const { view.part = view_; }
  // Its end: nobody reads it any more.
  PostsMemory give_up() { return std::move(memory_); }

 private:
  // A place in the strips of a post, or their end.
  struct Sent {
    std::uint32_t number;
    std::uint64_t first;  // of the values
  };
  // What travels between this part and another.
  struct Mail {
    int part;
    Sent begin, out, in;  // where its strips begin; how many there are to it, and from it
  };

  const Post& own_post(int pass) const {
    return posts_[pass & 1][static_cast<std::size_t>(posts_[0].size() > 1 ? own_ : 0)];
  }

  const int parts_, own_;
  std::vector<Sent> sent_;  // to each part
  std::vector<Mail> mails_;
  std::vector<PostedStrip> taken_;
  PostsMemory memory_;
  // What all read of each post, without its strips: that of this part, or of all where they are mailed.
  char* heads_[2] = {};
  std::size_t head_bytes_ = 0;  // of each
  std::vector<Post> posts_[2];  // of the same parts
  Post* all_ = nullptr;         // of all parts, first those for even passes
  PostedStrip* in_ = nullptr;   // taken_, with their places in the posts of the others
  PartView view_{};
};

// Whether each of these cards reads the memory of all others; allows it.
bool read_each_other(const std::set<int>& devices);

}  // namespace SPATE_PRECISION
}  // namespace spate
