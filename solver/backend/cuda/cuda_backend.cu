// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU backend. State, time step, list of tiles and accumulators stay on the device; the host launches
// passes (cuda/view.cuh) ahead and reads the control block after each batch of them.
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>

#include "solver/backend/cuda/cuda_tiles.cuh"
#include "solver/backend/cuda/forcing_tables.cuh"
#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/passes.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/backend/step_limits.hpp"

namespace spate {
namespace {

constexpr double batch_seconds = 5e-3;  // work launched at a time
constexpr int largest_batch = 256;      // of graph_passes, each of which ends one step at most
static_assert(largest_batch * graph_passes <= noted_steps, "a step more than are noted");
constexpr std::size_t gathered_values = 1 << 20;  // read back at a time

std::int32_t gathered_rows(const Grid& grid) {
  const std::size_t rows = std::max<std::size_t>(gathered_values / static_cast<std::size_t>(grid.columns), 1);
  return static_cast<std::int32_t>(std::min(rows, static_cast<std::size_t>(grid.rows)));
}

class CudaBackend final : public Backend {
 public:
  CudaBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics, int device,
              const Watch& watch, const RunState* from)
      : device_(device),
        scenario_(std::move(scenario)),
        grid_(scenario_->terrain.grid),
        numerics_(numerics),
        edges_(find_edges(*scenario_, part_of(watch, 0, 0.2))),
        bed_(*scenario_, edges_, bed_nodes(numerics.scheme), part_of(watch, 0.2, 0.5)),
        stage_(cuda_stage(numerics_.scheme, numerics_.fast_math,
                          {!scenario_->barriers.empty() || !scenario_->sections.empty(),
                           predicts(numerics_.integrator), numerics_.step_limits})),
        limits_(numerics_, from),
        host_forcing_(*scenario_, edges_, bed_, numerics_, part_of(watch, 0.5, 0.6), from),
        forcing_(host_forcing_, edges_, grid_),
        initial_cells_({*scenario_, edges_, bed_, numerics_}, from != nullptr ? &from->cells : nullptr),
        tiles_({*scenario_, edges_, bed_, numerics_}, host_forcing_, initial_cells_, stream_,
               part_of(watch, 0.6, 0.8)),
        control_(2),
        outcomes_(2),
        resident_(1),
        gathered_(1),
        limiting_(noted_steps),
        read_rows_(static_cast<std::size_t>(grid_.columns) * static_cast<std::size_t>(gathered_rows(grid_))) {
    tiles_.show_in(view_);
    forcing_.show_in(view_);
    view_.numbers = {static_cast<float>(numerics_.gravity),
                     static_cast<float>(numerics_.theta),
                     static_cast<float>(numerics_.film_depth),
                     static_cast<float>(numerics_.desingularisation),
                     0,
                     0};
    view_.overlaps = can_overlap(device_.properties.major);
    view_.control = control_.data();
    view_.outcomes = outcomes_.data();
    view_.resident = resident_.data();
    view_.limiting = limits_.counts() ? limiting_.data() : nullptr;
    view_.step_rules = step_rules(numerics_, grid_.spacing);
    view_.step_rules.late = predicts(numerics_.integrator);

    const Control start{from != nullptr ? continued(from->steps) : before_first_step,
                        0,
                        0,
                        {},
                        from != nullptr ? from->counted : CountedWater{}};
    check_cuda(cudaMemcpyAsync(control_.data(), &start, sizeof start, cudaMemcpyHostToDevice, stream_),
               "starting");
    tiles_.start(view_, initial_cells_, part_of(watch, 0.8, 1));
    const int processors = device_.properties.multiProcessorCount;
    const int blocks = processors * stage_.most_blocks(view_.layout, false);
    if (view_.layout.patch && device_.properties.cooperativeLaunch != 0)
      staying_blocks_ = std::min(processors * stage_.most_blocks(view_.layout, true), view_.tiles());
    launch_gather(view_, 0, 0, 1, read_rows_.data(), stream_);  // loads it while there is memory
    check_cuda(cudaGetLastError(), "loading its kernels");
    graph_.record(view_, stage_, blocks, stream_);
    look();
    initial_ = from != nullptr ? from->initial : survey().depth;
  }

  void advance(double target, double wall_seconds, double look) override {
    using Clock = std::chrono::steady_clock;
    select();
    const auto begin = Clock::now();
    const auto elapsed = [&](Clock::time_point since) {
      return std::chrono::duration<double>(Clock::now() - since).count();
    };
    launch_resume(view_, 0, target, stream_);
    do {
      const auto launched = Clock::now();
      run_batch();
      const double took = elapsed(launched);
      if (took < 0.5 * batch_seconds && batch_ < largest_batch) batch_ *= 2;
      if (took > 2 * batch_seconds && batch_ > 1) batch_ /= 2;
    } while (seen_.phase != Phase::waiting && seen_.time < look && elapsed(begin) < wall_seconds);
    if (seen_.stage.late) launch_pause(view_, 0, stream_);
    while (seen_.stage.late) run_batch();
    if (survey().finite == 0) throw_failure(Failure::not_finite);
  }

  Report report() const override {
    select();
    const Gathered now = survey();
    Report report;
    report.time = seen_.time;
    report.steps = seen_.steps;
    report.time_step = seen_.last_dt;
    report.cell_updates = seen_.cell_updates;
    report.wet_cells = now.wet_cells;
    report.tiles = active_tiles_;
    report.tiles_total = tiles_.tiles();
    report.memory = tiles_.memory();
    report.volumes = volumes_of(seen_.counted, initial_, now.depth, edges_.rained_cells, grid_.cell_area());
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    if (field == Field::step_limits)
      return limits_.read(grid_.columns, row_begin, row_end, seen_.steps, values);
    select();
    const std::vector<int> needed = stored_for(field, arrival);
    const auto columns = static_cast<std::size_t>(grid_.columns);
    const std::int32_t rows = gathered_rows(grid_);
    std::vector<float> gathered[most_stored];
    for (std::int32_t first = row_begin; first < row_end; first += rows) {
      const std::int32_t last = std::min(first + rows, row_end);
      const std::size_t count = columns * static_cast<std::size_t>(last - first);
      for (std::size_t i = 0; i < needed.size(); ++i) {
        gathered[i].resize(count);
        gather(needed[i], first, last, gathered[i].data());
      }
      for (std::size_t cell = 0; cell < count; ++cell) {
        float stored[most_stored] = {};
        for (std::size_t i = 0; i < needed.size(); ++i) stored[i] = gathered[i][cell];
        *values++ = field_value({*scenario_, edges_, bed_, numerics_}, field,
                                static_cast<std::int32_t>(cell % columns),
                                first + static_cast<std::int32_t>(cell / columns), seen_.time, stored);
      }
    }
  }

  RunState save(const TakeCells& take) const override {
    select();
    RunState saved;
    saved.steps = saved_steps(seen_);
    saved.counted = seen_.counted;
    saved.initial = initial_;
    saved.forcing = forcing_.saved();
    saved.barriers = forcing_.barriers().saved();
    saved.sections = forcing_.sections().saved();
    saved.limits = limits_.saved();
    saved.cells.planes = stored_count(numerics_);
    save_cells(
        grid_, saved.cells.planes,
        [this](int stored, std::int32_t begin, std::int32_t end, float* values) {
          gather(stored, begin, end, values);
        },
        take);
    return saved;
  }

  std::vector<BarrierReport> barrier_reports() const override {
    select();
    stream_.wait();
    return forcing_.barriers().report();
  }

  std::vector<SectionReport> section_reports() const override {
    select();
    stream_.wait();
    return forcing_.sections().report();
  }

  std::string device_name() const override {
    return numerics_.fast_math ? tr("%1 (fast arithmetic)", device_.properties.name)
                               : device_.properties.name;
  }

 private:
  // Copies rows of a stored value (Stored) to the host.
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, float* values) const {
    const std::int32_t most = gathered_rows(grid_);
    for (std::int32_t first = row_begin; first < row_end; first += most) {
      const std::int32_t last = std::min(first + most, row_end);
      const std::size_t count =
          static_cast<std::size_t>(grid_.columns) * static_cast<std::size_t>(last - first);
      launch_gather(view_, stored, first, last, read_rows_.data(), stream_);
      check_cuda(
          cudaMemcpyAsync(values, read_rows_.data(), count * sizeof(float), cudaMemcpyDeviceToHost, stream_),
          "returning results");
      stream_.wait();
      values += count;
    }
  }

  void select() const { check_cuda(cudaSetDevice(device_.number), "being selected"); }

  void run_batch() {
    const std::int64_t before = seen_.steps;
    launch_batch();
    look();
    if (limits_.counts()) count_limits(before);
    throw_if(seen_.failure);
    tiles_.provide(view_, free_slots_, static_cast<int>(active_tiles_), waits_for_slots_);
  }

  void launch_batch() const {
    if (staying_blocks_ > 0 && !waits_for_slots_) {
      stage_.launch_resident(view_, batch_ * graph_passes, staying_blocks_, stream_);
      check_cuda(cudaGetLastError(), "launching its work");
      return;
    }
    for (int i = 0; i < batch_; ++i) graph_.launch(stream_);
  }

  // Of the steps since then.
  void count_limits(std::int64_t before) {
    std::vector<std::uint64_t> cells(noted_steps);
    check_cuda(cudaMemcpyAsync(cells.data(), limiting_.data(), noted_steps * sizeof(std::uint64_t),
                               cudaMemcpyDeviceToHost, stream_),
               "computing");
    stream_.wait();
    for (std::int64_t step = before + 1; step <= seen_.steps; ++step)
      limits_.add(cells[static_cast<std::size_t>(step & (noted_steps - 1))]);
  }

  // Waits for all launched work, and reads the control block.
  void look() {
    const auto fetch = [this](auto* to, const auto* from) {
      check_cuda(cudaMemcpyAsync(to, from, sizeof *to, cudaMemcpyDeviceToHost, stream_), "computing");
    };
    std::int32_t head = 0, tail = 0, shortage = 0;
    TileCounts counts[2] = {};
    fetch(&seen_, control_.data());
    fetch(&head, view_.free.head);
    fetch(&tail, view_.free.tail);
    fetch(&shortage, view_.shortage);
    for (int list = 0; list < 2; ++list) fetch(&counts[list], view_.lists[list].counts);
    stream_.wait();
    free_slots_ = tail - head;
    waits_for_slots_ = shortage != 0;
    active_tiles_ = counts[seen_.list].tiles;
  }

  Gathered survey() const {
    Gathered result{};
    launch_survey(view_, gathered_.data(), stream_);
    check_cuda(cudaMemcpyAsync(&result, gathered_.data(), sizeof result, cudaMemcpyDeviceToHost, stream_),
               "returning results");
    stream_.wait();
    return result;
  }

  const ChosenDevice device_;
  const Stream stream_;
  const std::shared_ptr<const Scenario> scenario_;
  const Grid& grid_;
  const Numerics numerics_;
  const Edges edges_;
  const Bed bed_;
  const CudaStage stage_;
  StepLimits limits_;
  const Forcing host_forcing_;
  const CudaForcing forcing_;
  const InitialCells initial_cells_;
  CudaTiles tiles_;
  DeviceArray<Control> control_;
  DeviceArray<Outcome> outcomes_;
  DeviceArray<ResidentWork> resident_;
  DeviceArray<Gathered> gathered_;
  DeviceArray<std::uint64_t> limiting_;
  DeviceArray<float> read_rows_;  // allocated once: results are read also when no memory is left
  CudaView view_{};
  PassGraph graph_;

  int staying_blocks_ = 0;  // of the resident kernel; 0: it is not used
  int batch_ = 1;           // multiples of graph_passes that are launched at a time
  Control seen_{};
  int free_slots_ = 0;
  bool waits_for_slots_ = false;
  std::int64_t active_tiles_ = 0;
  DepthSum initial_{};
};

}  // namespace

inline namespace reproducible {
CudaStage stage_of(SchemeId scheme, const StageNeeds& needs);
}
namespace fast {
CudaStage stage_of(SchemeId scheme, const StageNeeds& needs);
}
CudaStage cuda_stage(SchemeId scheme, bool fast_math, const StageNeeds& needs) {
  return fast_math ? fast::stage_of(scheme, needs) : reproducible::stage_of(scheme, needs);
}

std::unique_ptr<Backend> make_cuda_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                           int device, const Watch& watch, const RunState* from) {
  return std::make_unique<CudaBackend>(std::move(scenario), numerics, device, watch, from);
}

}  // namespace spate
