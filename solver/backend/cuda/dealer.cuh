// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a domain, on which GPU, owns which tile; and how tiles move between parts, of this process or
// of several, with all that is known of them.
#pragma once

#include <memory>
#include <vector>

#include "solver/backend/cuda/cuda_part.cuh"
#include "solver/core/clock.hpp"
#include "solver/domain/asking.hpp"
#include "solver/domain/parts.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class TileDealer {
 public:
  // Deals the tiles at the start of a run. parts: those of this process, one where there are other processes.
  // The arguments must outlive this object. Where it throws, it throws in all processes.
  TileDealer(const std::vector<std::unique_ptr<CudaPart>>& parts, Exchange& exchange);

  // Between passes, with nothing under way: moves tiles where that pays, or, with shuffled > 0, as if it
  // always did. Returns whether any moved; the parts' views have then changed.
  bool deal_again(int shuffled);
  // Fills all ghosts. Nothing is under way before and after.
  void show_borders() const;

  const Parts& cut() const { return cut_; }
  bool cards_read_each_other() const { return readers_ == Readers::cards_beside; }

 private:
  // A tile that comes from another part, with its state and all that is accumulated of it.
  struct Move {
    std::size_t tile;
    int from;
  };
  struct Seating {
    TileTables tables;
    std::vector<bool> is_foreign;
    std::unique_ptr<CudaPosts> posts;
    std::vector<Move> moves;
  };

  // What the owner of a tile knows of it.
  struct Known {
    std::uint32_t wetness;
    bool exists, is_listed;  // has a slot at all; is computed
  };

  int first() const { return exchange_.rank(); }  // of the parts of this process; 0 where there are no others
  bool is_own(int part) const { return exchange_.is_alone() || part == first(); }
  std::vector<TileTables> tables() const;
  std::vector<Known> known(const std::vector<TileTables>& own, const std::vector<std::int32_t>& owners) const;
  Seating seat(int own, const std::vector<std::int32_t>& had, const std::vector<Known>& known,
               const std::vector<std::int32_t>& before);
  std::vector<std::int32_t> owners_now() const;
  bool wants_to_deal();
  bool move_tiles(int shuffled);
  void learn_ground();
  void deal(const std::vector<TileTables>& own, const std::vector<Known>& now,
            const std::vector<std::int32_t>& before);
  void take_seats(std::vector<Seating>& seatings) const;
  void move_beside(const std::vector<Seating>& seatings, const std::vector<TileTables>& own) const;
  void move_between_processes(const Seating& seating, const TileTables& own, const std::vector<Known>& known,
                              const std::vector<std::int32_t>& before) const;
  void wait() const;

  const std::vector<std::unique_ptr<CudaPart>>& parts_;
  Exchange& exchange_;
  Asking asking_;
  const TileLayout& layout_;
  const int count_;  // of all parts
  const Readers readers_;
  Parts cut_;
  Clock::time_point looked_ = Clock::now();
  double waited_ = 0,
         dealt_in_ = 0;  // s, for the fullest part since tiles last moved; and how long that took
};

}  // namespace SPATE_PRECISION
}  // namespace spate
