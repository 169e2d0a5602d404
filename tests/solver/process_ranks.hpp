// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks that know as little of each other as processes do, in threads: the first computes with the others as
// with those of mpirun.
#pragma once

#include <thread>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/domain/thread_ranks.hpp"
#include "tests/solver/all_results.hpp"

namespace cases {

// A rank whose memory the others do not see.
class RankApart final : public spate::Exchange {
 public:
  explicit RankApart(spate::Exchange& beside) : beside_(beside) {}
  int rank() const override { return beside_.rank(); }
  int ranks() const override { return beside_.ranks(); }
  int ranks_on_machine() const override { return beside_.ranks_on_machine(); }
  int rank_on_machine() const override { return beside_.rank_on_machine(); }
  int processors() const override { return beside_.processors(); }
  bool shares_memory() const override { return false; }
  void largest(double* values, std::size_t count) override { beside_.largest(values, count); }
  void sum(std::uint64_t* values, std::size_t count) override { beside_.sum(values, count); }
  void swap(const std::vector<spate::Parcel>& out, const std::vector<spate::Parcel>& in) override {
    beside_.swap(out, in);
  }
  void broadcast(void* data, std::size_t bytes) override { beside_.broadcast(data, bytes); }
  void abandon(const std::string& why) noexcept override { beside_.abandon(why); }

 private:
  spate::Exchange& beside_;
};

class ProcessRanks {
 public:
  explicit ProcessRanks(int count) : ranks_(count), first_(ranks_[0]) {
    for (int rank = 1; rank < count; ++rank)
      threads_.emplace_back([this, rank] {
        RankApart apart(ranks_[rank]);
        spate::serve_parts(apart, nullptr);
      });
  }
  ProcessRanks(const ProcessRanks&) = delete;
  ProcessRanks& operator=(const ProcessRanks&) = delete;
  ~ProcessRanks() {
    spate::end_parts(first_);
    for (std::thread& thread : threads_) thread.join();
  }
  // For the simulations of the first rank, which must end before this does.
  spate::Exchange& first() { return first_; }

 private:
  spate::ThreadRanks ranks_;
  RankApart first_;
  std::vector<std::thread> threads_;
};

inline Result run_in(int processes, const Scenario& scenario, const spate::Parameters& parameters) {
  ProcessRanks ranks(processes);
  Simulation simulation(std::make_shared<const Scenario>(scenario), parameters, spate::no_watch,
                        &ranks.first());
  EXPECT_TRUE(simulation.run());
  return result_of(simulation);
}

}  // namespace cases
