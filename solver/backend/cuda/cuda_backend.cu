// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU backend: a part of the domain on each GPU. State, time step, list of tiles and accumulators stay on
// the devices; the host launches passes (cuda/view.cuh) ahead and reads the control blocks after each batch
// of them.
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <numeric>

#include "solver/backend/cuda/cuda_part.cuh"
#include "solver/backend/cuda/dealer.cuh"
#include "solver/backend/step_limits.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/core/check.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr double batch_seconds = 5e-3;  // work launched at a time
constexpr int largest_batch = 256;      // of graph_passes, each of which ends one step at most
static_assert(largest_batch * graph_passes <= noted_steps, "a step more than are noted");

class CudaBackend final : public Backend {
 public:
  CudaBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
              const std::vector<int>& devices, const Watch& watch, const RunState* from)
      : input_(std::move(scenario), numerics, watch, from),
        grid_(input_.scenario->terrain.grid),
        stage_(cuda_stage(numerics.scheme, numerics.fast_math,
                          {!input_.scenario->barriers.empty() || !input_.scenario->bridges.empty() ||
                               !input_.scenario->sections.empty(),
                           predicts(numerics.integrator), numerics.step_limits,
                           input_.scenario->losses.any() || input_.scenario->rain_field != nullptr})),
        limits_(numerics, from) {
    Control start{from != nullptr ? continued(from->steps) : before_first_step,
                  0,
                  0,
                  {},
                  from != nullptr ? from->counted : CountedWater{}};
    const std::size_t count = std::max(devices.size(), static_cast<std::size_t>(numerics.parts));
    for (std::size_t p = 0; p < count; ++p) {
      const double begin = 0.6 + 0.2 * static_cast<double>(p) / static_cast<double>(count);
      parts_.push_back(
          std::make_unique<CudaPart>(input_, devices[p % devices.size()], start,
                                     part_of(watch, begin, begin + 0.2 / static_cast<double>(count))));
      start.cell_updates = 0;  // counted by the first
    }
    if (count > 1) dealer_ = std::make_unique<TileDealer>(parts_);
    for (std::size_t p = 0; p < count; ++p) {
      const double begin = 0.8 + 0.2 * static_cast<double>(p) / static_cast<double>(count);
      parts_[p]->start(part_of(watch, begin, begin + 0.2 / static_cast<double>(count)));
    }
    const CudaPart& first = *parts_.front();
    if (dealer_ == nullptr && first.view().layout.patch && first.properties().cooperativeLaunch != 0) {
      first.select();
      staying_blocks_ =
          std::min(first.properties().multiProcessorCount * stage_.most_blocks(first.view().layout, true),
                   first.view().tiles());
    }
    if (dealer_ != nullptr) dealer_->show_borders();
    record();
    look();
    initial_ = from != nullptr ? from->initial : survey().depth;
  }

  void advance(double target, double wall_seconds, double look) override {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto elapsed = [&](Clock::time_point since) {
      return std::chrono::duration<double>(Clock::now() - since).count();
    };
    each_part([&](const CudaPart& part) { launch_resume(part.view(), 0, target, part.stream()); });
    wait();
    do {
      const auto launched = Clock::now();
      run_batch();
      const double took = elapsed(launched);
      if (took < 0.5 * batch_seconds && batch_ < largest_batch) batch_ *= 2;
      if (took > 2 * batch_seconds && batch_ > 1) batch_ /= 2;
    } while (seen().phase != Phase::waiting && seen().time < look && elapsed(begin) < wall_seconds);
    if (seen().stage.late) {
      each_part([](const CudaPart& part) { launch_pause(part.view(), 0, part.stream()); });
      wait();
    }
    while (seen().stage.late) run_batch();
    if (survey().finite == 0) throw_failure(Failure::not_finite);
  }

  Report report() const override {
    const Gathered now = survey();
    Report report;
    report.time = seen().time;
    report.steps = seen().steps;
    report.time_step = seen().last_dt;
    report.cell_updates = cell_updates();
    report.wet_cells = now.wet_cells;
    report.tiles_total = parts_.front()->tiles().tiles();
    for (const auto& part : parts_) {
      report.tiles += part->active().tiles;
      report.memory += part->tiles().memory();
    }
    report.volumes = volumes_of(seen().counted, initial_, now.depth, grid_.cell_area());
    if (!input_.scenario->structures.empty()) first_of_all().forcing().links().add_volumes(report.volumes);
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    if (field == Field::step_limits)
      return limits_.read(grid_.columns, row_begin, row_end, seen().steps, values);
    const std::vector<int> needed = stored_for(input_.fields(), field, arrival);
    const auto columns = static_cast<std::size_t>(grid_.columns);
    std::vector<Real> gathered[most_stored];
    const std::int32_t rows = gathered_rows(grid_);
    for (std::int32_t first = row_begin; first < row_end; first += rows) {
      const std::int32_t last = std::min(first + rows, row_end);
      const std::size_t count = columns * static_cast<std::size_t>(last - first);
      for (std::size_t i = 0; i < needed.size(); ++i) {
        gathered[i].resize(count);
        gather(needed[i], first, last, gathered[i].data());
      }
      for (std::size_t cell = 0; cell < count; ++cell) {
        Real stored[most_stored] = {};
        for (std::size_t i = 0; i < needed.size(); ++i) stored[i] = gathered[i][cell];
        *values++ = static_cast<float>(
            field_value(input_.fields(), field, static_cast<std::int32_t>(cell % columns),
                        first + static_cast<std::int32_t>(cell / columns), seen().time, stored));
      }
    }
  }

  RunState save(const TakeCells& take) const override {
    const CudaPart& first = *parts_.front();
    RunState saved;
    saved.steps = saved_steps(seen());
    saved.steps.cell_updates = cell_updates();
    saved.counted = seen().counted;
    saved.initial = initial_;
    saved.barriers = input_.forcing.barriers().saved(barriers());
    first.select();
    saved.forcing = first.forcing().saved();
    saved.sections = first.forcing().sections().saved();
    saved.links = first.forcing().links().saved();
    saved.limits = limits_.saved();
    saved.cells.planes = stored_count(*input_.scenario, input_.numerics);
    save_cells(
        *input_.scenario, input_.numerics,
        [this](int stored, std::int32_t begin, std::int32_t end, double* values) {
          std::vector<Real> gathered(static_cast<std::size_t>(grid_.columns) *
                                     static_cast<std::size_t>(end - begin));
          gather(stored, begin, end, gathered.data());
          std::copy(gathered.begin(), gathered.end(), values);
        },
        take);
    return saved;
  }

  std::vector<BarrierReport> barrier_reports() const override {
    return input_.forcing.barriers().report(barriers());
  }

  std::vector<SectionReport> section_reports() const override {
    return first_of_all().forcing().sections().report();
  }

  std::vector<BridgeReport> bridge_reports() const override {
    return input_.forcing.barriers().report_of_bridges(barriers());
  }
  std::vector<StructureReport> structure_reports() const override {
    return first_of_all().forcing().links().report();
  }

  std::string device_name() const override {
    std::string names;
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      const CudaPart& part = *parts_[p];
      const bool is_new = std::none_of(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(p),
                                       [&](const auto& other) { return other->device() == part.device(); });
      if (is_new) names += (names.empty() ? "" : ", ") + std::string(part.properties().name);
    }
    const std::string name = input_.numerics.fast_math ? tr("%1 (fast arithmetic)", names) : names;
    return dealer_ == nullptr ? name : tr("%1 parts on %2", number(parts_.size()), name);
  }

 private:
  const Control& seen() const { return parts_.front()->seen(); }  // all parts decide alike

  // The first part, when it has computed all that was launched: what all parts know can be read there.
  const CudaPart& first_of_all() const {
    const CudaPart& first = *parts_.front();
    first.select();
    first.stream().wait();
    return first;
  }

  template <class F>
  void each_part(const F& f) const {
    for (const auto& part : parts_) {
      part->select();
      f(*part);
    }
  }

  // The passes of all parts are launched into the stream of the first.
  void wait() const {
    if (dealer_ != nullptr) each_part([](const CudaPart& part) { part.stream().wait(); });
  }

  // Of each cell, what the part that owns it holds.
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, Real* values) const {
    parts_.front()->gather(stored, row_begin, row_end, values);
    if (dealer_ == nullptr) return;
    const TileLayout& layout = parts_.front()->tiles().grid();
    std::vector<Real> of_part(static_cast<std::size_t>(grid_.columns) *
                              static_cast<std::size_t>(row_end - row_begin));
    for (std::size_t p = 1; p < parts_.size(); ++p) {
      parts_[p]->gather(stored, row_begin, row_end, of_part.data());
      std::size_t cell = 0;
      for (std::int32_t row = row_begin; row < row_end; ++row)
        for (std::int32_t column = 0; column < grid_.columns; ++column, ++cell)
          if (dealer_->owner(layout.tile_of(column, row)) == static_cast<int>(p))
            values[cell] = of_part[cell];
    }
  }

  Gathered survey() const {
    Gathered all = parts_.front()->survey();
    for (std::size_t p = 1; p < parts_.size(); ++p) {
      const Gathered part = parts_[p]->survey();
      all.depth.add(part.depth);
      all.wet_cells += part.wet_cells;
      all.finite = std::min(all.finite, part.finite);
    }
    return all;
  }

  std::int64_t cell_updates() const {
    return std::accumulate(
        parts_.begin(), parts_.end(), std::int64_t{0},
        [](std::int64_t sum, const auto& part) { return sum + part->seen().cell_updates; });
  }

  // A barred cell is noted by the part that owns it; the others know of it what a dry one shows.
  Barriers::Gathered barriers() const {
    Barriers::Gathered all;
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      parts_[p]->select();
      parts_[p]->stream().wait();
      Barriers::Gathered part = parts_[p]->forcing().barriers().gathered();
      if (p == 0) {
        all = std::move(part);
        continue;
      }
      for (std::size_t k = 0; k < all.now.size(); ++k)
        all.now[k].highest_water = std::max(all.now[k].highest_water, part.now[k].highest_water);
      for (std::size_t i = 0; i < all.freeboard.size(); ++i) {
        all.freeboard[i] = std::min(all.freeboard[i], part.freeboard[i]);
        all.overtopped[i] = earlier(all.overtopped[i], part.overtopped[i]);
      }
    }
    return all;
  }
  // Of two planned steps; 0: none.
  static std::uint32_t earlier(std::uint32_t a, std::uint32_t b) {
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
  }

  // A pass of all parts, each of which decides once all have posted what their stages met.
  void record() {
    std::map<int, int> blocks;  // of each device
    StreamMeeting meeting;
    each_part([&](const CudaPart& part) {
      blocks[part.device()] =
          part.properties().multiProcessorCount * stage_.most_blocks(part.view().layout, false);
      meeting.add(part.stream());
    });
    graph_ = std::make_unique<PassGraph>();
    graph_->record(parts_.front()->stream(), meeting, [&](int pass) {
      each_part([&](const CudaPart& part) {
        stage_.launch(part.view(), pass, blocks[part.device()], part.stream());
        if (dealer_ != nullptr) launch_post(part.view(), pass, part.stream());
      });
      if (dealer_ != nullptr) meeting.meet();
      each_part([&](const CudaPart& part) {
        if (dealer_ != nullptr) launch_take(part.view(), pass, part.stream());
        launch_control(part.view(), pass, part.stream());
      });
    });
  }

  void run_batch() {
    const std::int64_t before = seen().steps;
    launch_batch();
    look();
    if (limits_.counts()) {
      const std::vector<std::uint64_t> cells = parts_.front()->limiting();
      for (std::int64_t step = before + 1; step <= seen().steps; ++step)
        limits_.add(cells[static_cast<std::size_t>(step & (noted_steps - 1))]);
    }
    throw_if(seen().failure);
    for (const auto& part : parts_) {
      part->select();
      part->provide_slots();
    }
    if (dealer_ == nullptr) return;
    wait();
    const int every = input_.numerics.shuffle_steps;
    const bool shuffles = every > 0 && seen().steps >= shuffled_ + every;
    if (shuffles) shuffled_ = seen().steps;
    if (dealer_->deal_again(shuffles ? static_cast<int>(shuffled_ / every) : 0)) {
      record();
      look();
    }
  }

  void launch_batch() const {
    const CudaPart& first = *parts_.front();
    first.select();
    if (staying_blocks_ > 0 && !first.waits_for_slots()) {
      stage_.launch_resident(first.view(), batch_ * graph_passes, staying_blocks_, first.stream());
      check_cuda(cudaGetLastError(), "launching its work");
      return;
    }
    for (int i = 0; i < batch_; ++i) graph_->launch(first.stream());
  }

  void look() {
    for (const auto& part : parts_) part->look();  // the stream of the first is that of the graph
  }

  const CudaInput input_;
  const Grid& grid_;
  const CudaStage stage_;
  StepLimits limits_;
  std::vector<std::unique_ptr<CudaPart>> parts_;
  std::unique_ptr<TileDealer> dealer_;  // null: one part
  std::unique_ptr<PassGraph> graph_;

  int staying_blocks_ = 0;     // of the resident kernel; 0: it is not used
  int batch_ = 1;              // multiples of graph_passes that are launched at a time
  std::int64_t shuffled_ = 0;  // the steps when tiles changed places last
  DepthSum initial_{};
};

}  // namespace

inline namespace reproducible {
CudaStage stage_of(SchemeId scheme, const StageNeeds& needs);
}
#if defined(SPATE_DOUBLE)
CudaStage cuda_stage(SchemeId scheme, bool, const StageNeeds& needs) {
  return reproducible::stage_of(scheme, needs);
}
#else
namespace fast {
CudaStage stage_of(SchemeId scheme, const StageNeeds& needs);
}
CudaStage cuda_stage(SchemeId scheme, bool fast_math, const StageNeeds& needs) {
  return fast_math ? fast::stage_of(scheme, needs) : reproducible::stage_of(scheme, needs);
}
#endif

std::unique_ptr<Backend> make_cuda_backend_here(std::shared_ptr<const Scenario> scenario,
                                                const Numerics& numerics, const std::vector<int>& devices,
                                                const Watch& watch, const RunState* from) {
  return std::make_unique<CudaBackend>(std::move(scenario), numerics, devices, watch, from);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
