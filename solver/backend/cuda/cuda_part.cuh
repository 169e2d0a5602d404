// SPDX-License-Identifier: GPL-3.0-or-later
// One part of a domain on one GPU: its tiles, the forcing of all, and its own copy of the step's decisions.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "solver/backend/cuda/cuda_input.cuh"
#include "solver/backend/cuda/cuda_tiles.cuh"
#include "solver/backend/cuda/forcing_tables.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/passes.cuh"
#include "solver/backend/cuda/posts.cuh"
#include "solver/backend/part.hpp"
#include "solver/domain/borders.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// make_cuda_part and cuda_memory_when_all_wet in this precision.
std::unique_ptr<Part> make_cuda_part_here(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                          const std::vector<int>& devices, const Watch& watch,
                                          const RunState* from, Exchange& exchange, const Outline* outline);

class CudaPart {
 public:
  // parts: of the domain. told: as of make_cuda_part. The input must outlive the part.
  CudaPart(const CudaInput& input, int device, int parts, const Control& start, const Outline* told,
           const Watch& watch);
  // As CudaTiles'. Before it is dealt those tiles, it learns the ground of them.
  void learn_ground(const std::vector<std::uint32_t>& tiles, Asking& asking);
  void put_ground_on_card();
  // Makes the first tiles and writes the initial water to them, once it is known which tiles are foreign.
  void start(const Watch& watch);
  void receive_water(Asking& asking);
  // For sharing the borders of a part among `parts`.
  std::unique_ptr<CudaPosts> make_posts(int parts, int own, const Borders& borders, Readers readers);
  void share(std::unique_ptr<CudaPosts> posts);
  // From now on it tells all parts what it posts, or has that mailed.
  void tell(const std::vector<const CudaPart*>& all) const;
  void tell_by_mail() const;
  // As CudaPosts::mail, when all that was launched is done.
  void mail(int pass, Exchange& exchange) const;

  void select() const { check_cuda(cudaSetDevice(device_.number), "being selected"); }
  int device() const { return device_.number; }
  const cudaDeviceProp& properties() const { return device_.properties; }
  const Stream& stream() const { return stream_; }
  const CudaView& view() const { return view_; }
  CudaTiles& tiles() { return *tiles_; }
  const CudaTiles& tiles() const { return *tiles_; }
  const CudaForcing& forcing() const { return forcing_; }
  // Launches the reading of the control block, after all else; look() waits for it.
  void begin_to_look();
  void look();
  const Control& seen() const { return seen_; }
  const TileCounts& active() const { return active_; }
  bool waits_for_slots() const { return waits_for_slots_; }
  void provide_slots() { tiles_->provide(view_, free_slots_, active_.tiles(), waits_for_slots_); }
  // Whether its tiles are for blocks, and may be for warps.
  bool may_be_for_warps() const { return view_.layout.patch && depends_on_cells(input_.numerics); }
  // Its tiles, what describes them, and what it tells other parts of them.
  struct Held {
    std::unique_ptr<CudaTiles> tiles;
    std::unique_ptr<CudaPosts> posts;
    CudaView view;
  };
  // From now on it has tiles for warps, as yet without water or posts; returns what it had. of_all: the tiles
  // of all parts. Comes after look(). Throws OutOfMemory, having done nothing.
  Held give_to_warps(const std::vector<const CudaTiles*>& of_all);
  void take_back(Held held);
  // Its tiles take over what their cells hold in those before of all parts.
  void go_on(const std::vector<Held>& before);

  Gathered survey() const;
  // Copies rows of a stored value (Stored) to the host; 0 in tiles of other parts.
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const;
  // The cells that limited the last steps, by step & (noted_steps - 1).
  std::vector<std::uint64_t> limiting() const;

 private:
  const ChosenDevice device_;
  const Stream stream_;
  const CudaInput& input_;
  const CudaForcing forcing_;
  std::unique_ptr<CudaTiles> tiles_;
  DeviceArray<Control> control_;
  DeviceArray<Outcome> outcomes_;
  DeviceArray<ResidentWork> resident_;
  DeviceArray<PlacesCalls> calls_;
  DeviceArray<Gathered> gathered_;
  DeviceArray<std::uint64_t> limiting_;
  PinnedArray<Real> pinned_;  // two halves; allocated once: results are read also when no memory is left
  struct Look {
    Control control;
    std::int32_t head, tail, shortage;
    TileCounts counts[2];
  };
  PinnedArray<Look> look_;  // 1
  std::unique_ptr<CudaPosts> posts_;
  PostsMemory spare_;  // for the next
  CudaView view_{};

  Control seen_{};
  TileCounts active_{};
  int free_slots_ = 0;
  bool waits_for_slots_ = false;
};

// The cards on which parts lie.
std::set<int> devices_of(const std::vector<std::unique_ptr<CudaPart>>& parts);

}  // namespace SPATE_PRECISION
}  // namespace spate
