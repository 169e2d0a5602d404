// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of a simulation in parts at work: rank 0 gives orders, and all carry them out on their parts.
#pragma once

#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "solver/backend/part.hpp"
#include "solver/backend/parts/start.hpp"
#include "solver/domain/thread_ranks.hpp"
#include "solver/domain/together.hpp"

namespace spate {

struct Order {
  enum class Kind { make, advance, survey, read, read_stored, report_barriers, save, drop, assist, end };
  Kind kind;
  double target = 0, wall_seconds = 0, look = 0;  // of advance
  Field field = Field::depth;                     // of read
  std::size_t arrival = 0;
  int stored = 0;  // of read_stored
  std::int32_t row_begin = 0, row_end = 0;
};

// Each rank makes its part, rank 0 from what it gives to all; the others' start is ignored. Where one of them
// fails, none has a part, and rank 0 throws why.
std::unique_ptr<Part> make_part(Exchange& exchange, const Start& start, const Watch& watch);

// The other ranks, as threads of this process.
class ThreadCrew {
 public:
  explicit ThreadCrew(int ranks);
  ~ThreadCrew();
  ThreadCrew(const ThreadCrew&) = delete;
  ThreadCrew& operator=(const ThreadCrew&) = delete;

  Exchange& lead() { return ranks_[0]; }

 private:
  ThreadRanks ranks_;
  std::vector<std::thread> threads_;
};

}  // namespace spate
