// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation in parts. Each part owns some tiles of the domain and computes them; the tiles of other
// parts beside its own are its ghosts: it reads their borders and never computes them. What a part hears of
// the others, it hears through an Exchange:
//
//   after a stage    the largest speed, so that all choose the same next step
//   after a step     which tiles have become wet or dry, so that all know the same active tiles and cut the
//                    domain alike (parts.hpp); what crossed barriers and sections; the water at the faces
//                    that share a discharge; and the borders of tiles (borders.hpp)
//   when asked       sums of water, and the cells, for those who read or save a run
//
// Speeds are compared, all else is whole numbers that sum exactly, or copied. So the results are the same
// bits, into however many parts the domain is cut, and wherever.
//
// The parts are ranks, counted from 0. All of them call the same functions in the same order; rank 0 leads:
// others do what it orders (backend/parts).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace spate {

// Bytes for another rank, or room for its bytes.
struct Parcel {
  int rank;
  void* data;
  std::size_t bytes;
};

class Exchange {
 public:
  virtual ~Exchange() = default;
  Exchange() = default;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  virtual int rank() const = 0;
  virtual int ranks() const = 0;
  virtual int ranks_on_machine() const = 0;  // this one and those that share its memory
  virtual int rank_on_machine() const = 0;   // among those
  virtual int processors() const = 0;        // its share of those that it may use (core/processors.hpp)
  virtual bool shares_memory() const = 0;    // all ranks are of one process
  bool is_alone() const { return ranks() == 1; }
  bool leads() const { return rank() == 0; }

  // Replaces each value by the largest, or by the sum modulo 2^64, of all ranks.
  virtual void largest(double* values, std::size_t count) = 0;
  virtual void sum(std::uint64_t* values, std::size_t count) = 0;
  // Parcels that one rank sends to another arrive in the order and with the sizes that this one expects.
  virtual void swap(const std::vector<Parcel>& out, const std::vector<Parcel>& in) = 0;
  // From rank 0 to all. The others may wait long for it.
  virtual void broadcast(void* data, std::size_t bytes) = 0;
  // Called by all ranks: a team of those that give the same number, in the order of their ranks. It may be
  // used in one thread while these ranks meet in another. Null where that cannot be.
  virtual std::unique_ptr<Exchange> team(int) { return nullptr; }
  // This rank cannot go on. The others end, too: in whatever they wait for, they get Abandoned.
  virtual void abandon(const std::string& why) noexcept = 0;
};

class Abandoned : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// That of a simulation in one part.
Exchange& alone();

}  // namespace spate
