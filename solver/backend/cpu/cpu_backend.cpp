// SPDX-License-Identifier: GPL-3.0-or-later
// The CPU backend: threads over the list of active tiles (cpu/cpu_stages.cpp), SIMD lanes within a tile
// (cpu/kernel.cpp).
#include <algorithm>
#include <chrono>
#include <new>

#include "solver/backend/backend.hpp"
#include "solver/backend/cpu/cpu_stages.hpp"
#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/backend/cpu/plan_workers.hpp"
#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/core/check.hpp"
#include "solver/step/forcing/forcing.hpp"
#include "solver/step/step_machine.hpp"
#include "solver/step/volumes.hpp"

namespace spate {
namespace {

constexpr int default_tile_size = 74;  // with the halo, five of the widest registers
static_assert(largest_tile_size + 2 * tile_halo + widest_lanes <= row_stride, "a register more than a row");

// Bytes held for every cell, dry or wet: the bed's nodes and the codes of the faces.
double dense_memory(const Grid& grid) {
  return static_cast<double>(grid.cells()) * (sizeof(float) + sizeof(FaceCodes));
}

class CpuBackend final : public Backend {
 public:
  CpuBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics, const Watch& watch,
             const RunState* from)
      : scenario_(std::move(scenario)),
        grid_(scenario_->terrain.grid),
        numerics_(numerics),
        kernels_(find_kernels(numerics.instruction_set)),
        edges_(find_edges(*scenario_, part_of(watch, 0, 0.2))),
        bed_(*scenario_, edges_, bed_nodes(numerics.scheme), part_of(watch, 0.2, 0.5)),
        forcing_(*scenario_, edges_, bed_, numerics, part_of(watch, 0.5, 0.6), from),
        threads_(wanted_threads()),
        tiles_(*scenario_, edges_, bed_, forcing_, numerics_, threads_,
               from != nullptr ? &from->cells : nullptr, part_of(watch, 0.6, 1)),
        rules_(step_rules(numerics, grid_.spacing)),
        stages_(*scenario_, edges_, bed_, forcing_, numerics_, kernels_, tiles_, threads_) {
    stock_ = stages_.survey();
    initial_ = stock_.depth;
    if (from == nullptr) return;
    state_ = continued(from->steps);
    counted_ = from->counted;
    initial_ = from->initial;
  }

  void advance(double target, double wall_seconds, double look) override {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    state_.target = target;
    machine_.resume();
    try {
      while (state_.phase < Phase::waiting) {
        take_step();
        const double elapsed = std::chrono::duration<double>(Clock::now() - begin).count();
        if (elapsed >= wall_seconds || state_.time >= look) break;
      }
    } catch (const std::bad_alloc&) {
      stock_ = stages_.survey();
      throw_out_of_memory();
    }
    stock_ = stages_.survey();
    throw_if(state_.failure);
    if (!stock_.finite) throw_failure(Failure::not_finite);
  }

  Report report() const override {
    Report report;
    report.time = state_.time;
    report.steps = state_.steps;
    report.time_step = state_.last_dt;
    report.cell_updates = state_.cell_updates;
    report.wet_cells = stock_.wet_cells;
    report.tiles = static_cast<std::int64_t>(tiles_.active().size());
    report.tiles_total = static_cast<std::int64_t>(tiles_.layout().tiles());
    report.memory = memory();
    report.volumes = volumes_of(counted_, initial_, stock_.depth, edges_.rained_cells, grid_.cell_area());
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    const std::vector<int> needed = stored_for(field, arrival);
    float stored[most_stored] = {};
    for (std::int32_t row = row_begin; row < row_end; ++row)
      for (std::int32_t column = 0; column < grid_.columns; ++column) {
        for (std::size_t i = 0; i < needed.size(); ++i) stored[i] = tiles_.stored(needed[i], column, row);
        *values++ =
            field_value({*scenario_, edges_, bed_, numerics_}, field, column, row, state_.time, stored);
      }
  }

  RunState save(const TakeCells& take) const override {
    RunState saved;
    saved.steps = saved_steps(state_);
    saved.counted = counted_;
    saved.initial = initial_;
    saved.forcing = forcing_.saved();
    saved.barriers = forcing_.barriers().saved(forcing_.barriers().gathered());
    saved.sections = forcing_.sections().tallies();
    saved.cells.planes = stored_count(numerics_);
    save_cells(
        grid_, saved.cells.planes,
        [this](int stored, std::int32_t begin, std::int32_t end, float* values) {
          for (std::int32_t row = begin; row < end; ++row)
            for (std::int32_t column = 0; column < grid_.columns; ++column)
              *values++ = tiles_.stored(stored, column, row);
        },
        take);
    return saved;
  }

  std::vector<BarrierReport> barrier_reports() const override {
    return forcing_.barriers().report(forcing_.barriers().gathered());
  }

  std::vector<SectionReport> section_reports() const override {
    return forcing_.sections().report(forcing_.sections().tallies());
  }

  std::string device_name() const override {
    const int threads = threads_.count();
    return threads == 1 ? tr("CPU (%1, 1 thread)", kernels_.name)
                        : tr("CPU (%1, %2 threads)", kernels_.name, number(threads));
  }

 private:
  // More threads than tiles would have nothing to do.
  int wanted_threads() const {
    const int wanted =
        numerics_.threads > 0 ? numerics_.threads : static_cast<int>(std::thread::hardware_concurrency());
    const auto most =
        static_cast<std::int64_t>(TileLayout(grid_, numerics_.tile_size, numerics_.tile_size).tiles());
    return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, std::max<std::int64_t>(most, 1)));
  }

  // The results of the last step are complete: tiles for the next one are made after it.
  [[noreturn]] void throw_out_of_memory() const {
    const double now = memory(), most = cpu_memory_when_all_wet(*scenario_, numerics_);
    throw OutOfMemory(
        "out_of_memory", tr("The computer's memory is too small"),
        tr("the flood takes %1, up to %2 more when every cell is wet, and there is no more",
           in_megabytes(now), in_megabytes(most - now)),
        tr("Close other programs, use larger cells, or cut the elevation model to the part that can be "
           "flooded."));
  }

  double memory() const { return tiles_.memory() + dense_memory(grid_); }

  // Computes stages until a step is accepted or has failed.
  void take_step() {
    wet_.clear();
    wet_.reserve(tiles_.active().size());  // so that keep_step does not allocate
    const std::int64_t before = state_.steps;
    while (state_.steps == before && state_.failure == Failure::none)
      machine_.follow(stages_.compute(state_.stage, state_.phase == Phase::first_stage ? 0 : 1));
    if (state_.steps != before) tiles_.set_wet(wet_);
  }

  // The Tiles of the step machine.
  struct StepTiles {
    CpuBackend& backend;
    float depth(std::size_t cell) const { return backend.tiles_.depth(cell); }
    std::int64_t cells() const {
      std::int64_t sum = 0;
      for (const std::uint32_t index : backend.tiles_.active()) sum += backend.tiles_[index].cells;
      return sum;
    }
    void keep_stage() const {}  // each tile keeps its own volumes
    void keep_step() const { backend.keep_step(); }
  };

  void keep_step() {
    counted_.rain += static_cast<double>(forcing_.plan().rain);
    for (const std::uint32_t index : tiles_.active()) {
      CpuTile& tile = tiles_[index];
      if (!averages(rules_.integrator)) std::swap(tile.state, tile.other);
      for (const TileOutput* out : {&tile.first, &tile.second})
        for (int s = 0; s < sum_count; ++s) counted_.sums[s].add(DepthSum(out->sums[s]));
      wet_.push_back(tile.second.wet ? tile_wet : 0);
    }
  }

  const std::shared_ptr<const Scenario> scenario_;
  const Grid& grid_;
  const Numerics numerics_;
  const KernelSet& kernels_;
  const Edges edges_;
  const Bed bed_;
  Forcing forcing_;
  WorkerThreads threads_;
  CpuTiles tiles_;
  const StepRules rules_;
  CpuStages stages_;
  std::vector<std::uint8_t> wet_;  // of the active tiles, at the end of a step

  StepState state_ = before_first_step;
  const PlanWorkers workers_{threads_};
  StepTiles step_tiles_{*this};
  StepMachine<PlanWorkers, StepTiles> machine_{workers_, rules_,          forcing_.tables(),
                                               state_,   forcing_.plan(), step_tiles_};
  CountedWater counted_{};
  DepthSum initial_{};
  Stock stock_{};
};

}  // namespace

std::unique_ptr<Backend> make_cpu_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                          const Watch& watch, const RunState* from) {
  Numerics chosen = numerics;
  if (chosen.tile_size == 0) chosen.tile_size = default_tile_size;
  return std::make_unique<CpuBackend>(std::move(scenario), chosen, watch, from);
}

double cpu_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  const Grid& grid = scenario.terrain.grid;
  const int size = numerics.tile_size == 0 ? default_tile_size : numerics.tile_size;
  const auto tiles = static_cast<double>(wettable_tiles(TileLayout(grid, size, size), scenario.terrain));
  const std::size_t tile = CpuTile::floats(size, static_cast<int>(numerics.arrival_depths.size()));
  return tiles * static_cast<double>(tile * sizeof(float)) + dense_memory(grid);
}

}  // namespace spate
