// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a domain that this process computes: one or more on each of its GPUs; or, where several
// processes share a simulation, one on one of them. What is asked of all parts, those of other processes
// included, is asked here.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "solver/backend/cuda/cuda_part.cuh"
#include "solver/backend/cuda/dealer.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/own_cards.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// The numbers of a report that are sums over all parts.
struct CudaStocks {
  DepthSum depth{};
  std::int64_t wet_cells = 0, tiles = 0, cell_updates = 0;
  double memory = 0;      // bytes
  bool is_finite = true;  // every value
};

class CudaParts {
 public:
  // devices: those on which the parts of a process lie, or which the processes of a machine take in turn. The
  // arguments must outlive this object.
  // told: as of make_cuda_part; only read here.
  CudaParts(const CudaInput& input, const std::vector<int>& devices, Control start, Exchange& exchange,
            const Outline* told, const Watch& watch);

  // All that follows is called by all processes in the same order. What it returns is the same in all of
  // them, if nothing else is said. An Error is one of all; where one process fails alone, it throws something
  // else.

  // Deals the tiles and writes the initial water. Comes first.
  void start(const Watch& watch);
  void resume(double target);
  void pause();
  // Launches so many passes, a multiple of graph_passes, and looks at what has come of them.
  void compute(int passes);
  // Between calls of compute: memory for what got wet; and tiles move or change, with shuffled > 0 as if that
  // paid.
  void settle(int shuffled);
  // Accumulates the last step where the next one, which would have done it, cannot be computed.
  void accumulate();

  const Control& seen() const { return parts_.front()->seen(); }  // all parts decide alike
  // What all parts know: the first, when it has computed all that was launched.
  const CudaPart& first() const;
  CudaStocks stocks() const;
  // Rows of a stored value, at the first process; elsewhere values may be null.
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const;
  Barriers::Gathered barriers() const;
  std::int64_t tiles_total() const { return parts_.front()->tiles().tiles(); }
  std::string names() const;  // of the GPUs, and the number of parts

 private:
  template <class F>
  void each_part(const F& f) const {
    for (const auto& part : parts_) {
      part->select();
      f(*part);
    }
  }
  bool is_alone() const { return exchange_.is_alone(); }
  bool stays() const;
  void wait() const;
  void look();
  void prepare();
  void record();
  bool may_give_to_warps() const;
  bool has_outgrown_blocks() const;
  void give_to_warps();
  void provide();
  void launch_stage(std::size_t p, int pass) const;  // of part p
  void compute_among_processes(int passes) const;
  void gather_beside(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const;
  void merge(Barriers::Gathered& all) const;

  const CudaInput& input_;
  const Grid& grid_;
  Exchange& exchange_;
  const CudaStage stage_;
  Hearing hearing_;  // outlives the kernels that wait for others
  std::vector<std::unique_ptr<CudaPart>> parts_;
  std::unique_ptr<TileDealer> dealer_;  // null: one part
  // Of each part, or one of all where they cannot hear each other.
  std::vector<std::unique_ptr<PassGraph>> graphs_;
  // Whether a kernel of a part may wait for those of the others: nothing may keep these from beginning, so
  // each part has a card of its own, and no other run of this process waits in that way: each could have one
  // of two cards, and wait for the other's for ever.
  bool hear_each_other_ = false;
  std::vector<int> blocks_;          // of a stage of each part
  std::vector<int> staying_blocks_;  // of the resident kernel of each part, where it is used
  bool keeps_blocks_ = false;        // there was no memory for tiles of another kind
};

}  // namespace SPATE_PRECISION
}  // namespace spate
