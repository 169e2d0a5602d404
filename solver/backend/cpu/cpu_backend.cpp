// SPDX-License-Identifier: GPL-3.0-or-later
// The CPU backend: threads over the list of active tiles (cpu/cpu_stages.cpp), SIMD lanes within a tile
// (cpu/kernel.cpp).
#include <algorithm>
#include <array>
#include <new>

#include "solver/backend/backend.hpp"
#include "solver/backend/cpu/cpu_fields.hpp"
#include "solver/backend/cpu/cpu_stages.hpp"
#include "solver/backend/cpu/cpu_stocks.hpp"
#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/backend/cpu/memory.hpp"
#include "solver/backend/cpu/plan_workers.hpp"
#include "solver/backend/cpu/shared_forcing.hpp"
#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/backend/part.hpp"
#include "solver/backend/step_limits.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/core/check.hpp"
#include "solver/core/clock.hpp"
#include "solver/step/forcing/forcing.hpp"
#include "solver/step/step_machine.hpp"
#include "solver/step/volumes.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

static_assert(largest_tile_size + 2 * tile_halo + widest_lanes <= row_stride, "a register more than a row");

class CpuBackend final : public Part {
 public:
  CpuBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics, const Watch& watch,
             const RunState* from, Exchange& exchange, const Outline* outline)
      : exchange_(exchange),
        scenario_(std::move(scenario)),
        grid_(scenario_->terrain.grid),
        numerics_(numerics),
        kernels_(find_kernels(numerics.instruction_set)),
        edges_(outline == nullptr ? find_edges(*scenario_, part_of(watch, 0, 0.2))
                                  : edges_of(*outline, grid_)),
        bed_(outline == nullptr
                 ? Bed(*scenario_, edges_, bed_nodes(numerics.scheme), part_of(watch, 0.2, 0.5))
                 : Bed(grid_, bed_nodes(numerics.scheme), outline->heights)),
        forcing_(*scenario_, edges_, bed_, numerics, part_of(watch, 0.5, 0.6), from,
                 outline != nullptr ? &outline->of_cells : nullptr),
        threads_(wanted_threads()),
        tiles_(*scenario_, edges_, bed_, forcing_, numerics_, threads_, exchange_,
               from != nullptr ? &from->cells : nullptr, outline, part_of(watch, 0.6, 0.8)),
        shared_forcing_(exchange_, forcing_, tiles_),
        limits_(numerics, from),
        rules_(step_rules(numerics, grid_.spacing)),
        stages_(*scenario_, forcing_, numerics_, kernels_, tiles_, threads_) {
    if (exchange_.is_alone()) tiles_.start(part_of(watch, 0.8, 1));
    continues_ = from != nullptr;
    if (!continues_) return;
    state_ = continued(from->steps);
    // Their sums count in one part.
    counted_.rain = from->counted.rain;
    if (!exchange_.leads()) return;
    counted_ = from->counted;
    initial_ = from->initial;
  }

  Outline outline() const override { return tiles_.outline(); }

  void begin() override {
    try {
      if (!exchange_.is_alone()) tiles_.start(no_watch);
    } catch (const NoMemoryTogether&) {
      throw_out_of_memory();
    }
    if (!continues_) initial_ = stages_.survey().depth;
    sum_stocks(true);
    shared_forcing_.learn_depths();
    tiles_.swap_borders(CpuTiles::Ghosts::state);
  }

  void advance(double target, double wall_seconds, double look) override {
    const auto begin = Clock::now();
    if (is_out_of_memory_) throw_out_of_memory();
    state_.target = target;
    machine_.resume();
    try {
      while (state_.phase < Phase::waiting)
        if (take_step(begin, wall_seconds) || state_.time >= look) break;
    } catch (const std::bad_alloc& error) {
      // Where the other parts know nothing of it, it ends them all (work_together).
      if (!exchange_.is_alone() && dynamic_cast<const NoMemoryTogether*>(&error) == nullptr) throw;
      is_out_of_memory_ = true;  // the list of active tiles may be that of the step before
      sum_stocks(true);
      throw_out_of_memory();
    }
    sum_stocks(state_.phase >= Phase::waiting || state_.time >= look);
    throw_if(state_.failure);
    if (!stocks_.surveyed().finite) throw_failure(Failure::not_finite);
  }

  void survey() override { sum_stocks(true); }

  Report report() const override {
    Report report;
    report.time = state_.time;
    report.steps = state_.steps;
    report.time_step = state_.last_dt;
    report.cell_updates = state_.cell_updates;
    report.wet_cells = stocks_.surveyed().wet_cells;
    report.tiles = tiles_.computed().tiles;
    report.tiles_total = static_cast<std::int64_t>(tiles_.layout().tiles());
    report.memory = stocks_.memory();
    report.volumes = volumes_;
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    if (field == Field::step_limits) {  // all parts know them
      if (exchange_.leads()) limits_.read(grid_.columns, row_begin, row_end, state_.steps, values);
      return;
    }
    fields_.read(field, arrival, state_.time, row_begin, row_end, values);
  }

  void read_stored(int stored, std::int32_t row_begin, std::int32_t row_end, double* values) const override {
    fields_.gather(stored, row_begin, row_end, values);
  }

  RunState save_but_cells() const override {
    RunState saved;
    saved.steps = saved_steps(state_);
    saved.counted = stocks_.counted();
    saved.initial = stocks_.initial();
    saved.forcing = forcing_.saved();
    saved.barriers = forcing_.barriers().saved(shared_forcing_.barriers());
    saved.sections = forcing_.sections().tallies();
    saved.links = forcing_.links().saved();
    saved.limits = limits_.saved();
    saved.cells.planes = stored_count(*scenario_, numerics_);
    return saved;
  }

  RunState save(const TakeCells& take) const override {
    RunState saved = save_but_cells();
    save_cells(
        *scenario_, numerics_,
        [this](int stored, std::int32_t begin, std::int32_t end, double* values) {
          read_stored(stored, begin, end, values);
        },
        take);
    return saved;
  }

  std::vector<BarrierReport> barrier_reports() const override {
    return forcing_.barriers().report(shared_forcing_.barriers());
  }
  std::vector<SectionReport> section_reports() const override {
    return forcing_.sections().report(forcing_.sections().tallies());
  }

  std::vector<BridgeReport> bridge_reports() const override {
    return forcing_.barriers().report_of_bridges(forcing_.barriers().gathered());
  }
  std::vector<StructureReport> structure_reports() const override {
    return forcing_.links().report(forcing_.links().saved());
  }

  std::string device_name() const override {
    const std::string name = tr("CPU (%1, %2 {thread|threads})", kernels_.name, number(threads_.count()));
    return exchange_.is_alone() ? name : tr("%1 parts, each on %2", number(exchange_.ranks()), name);
  }

 private:
  // More threads than tiles would have nothing to do.
  int wanted_threads() const {
    const auto most =
        static_cast<std::int64_t>(TileLayout(grid_, numerics_.tile_size, numerics_.tile_size).tiles());
    return static_cast<int>(
        std::clamp<std::int64_t>(numerics_.threads > 0 ? numerics_.threads : exchange_.processors(), 1,
                                 std::max<std::int64_t>(most, 1)));
  }

  // The results of the last step are complete: tiles for the next one are made after it.
  [[noreturn]] void throw_out_of_memory() const {
    // Of the whole grid. Nobody hears the others.
    throw_memory_too_small(stocks_.memory(),
                           tiles_.has_ground() ? cpu_memory_here(*scenario_, numerics_) : stocks_.memory());
  }

  // Surveys the tiles if that is wanted or due, and sums what is reported of all parts.
  void sum_stocks(bool wanted) {
    const double memory = tiles_.memory() + bed_.nodes().bytes() + edges_.codes.bytes();
    if (!stocks_.sum({counted_, initial_, memory}, wanted, [this] { return stages_.survey(); })) return;
    volumes_ = volumes_of(stocks_.counted(), stocks_.initial(), stocks_.surveyed().depth, grid_.cell_area());
    forcing_.links().add_volumes(forcing_.links().saved(), volumes_);
  }

  // Computes stages until a step is accepted or has failed. Returns whether the time is up.
  bool take_step(Clock::time_point begin, double wall_seconds) {
    const std::int64_t before = state_.steps;
    std::array<double, 3> largest{};
    auto& [speed, time_is_up, wetness_changes] = largest;
    while (state_.steps == before && state_.failure == Failure::none) {
      const bool is_last = state_.phase == Phase::second_stage;
      const Fastest own = stages_.compute(state_.stage, is_last ? 1 : 0);
      speed = own.speed;
      if (is_last) {
        time_is_up = exchange_.leads() && seconds_since(begin) >= wall_seconds ? 1 : 0;
        wetness_changes = tiles_.wetness_changes() ? 1 : 0;
        shared_forcing_.sum_crossings();
      }
      exchange_.largest(largest.data(), largest.size());
      machine_.follow(limits_.fastest_of_all(own, speed, exchange_));
    }
    if (state_.steps != before) settle_tiles(wetness_changes > 0);
    return time_is_up > 0;
  }

  // Decides which tiles the next step computes and which part owns them, and updates the ghosts.
  void settle_tiles(bool wetness_changes) {
    const int every = numerics_.shuffle_steps;
    const int shuffled = every > 0 && state_.steps % every == 0 ? static_cast<int>(state_.steps / every) : 0;
    if (wetness_changes) tiles_.update_wetness();
    if (tiles_.wake()) wetness_changes = true;
    std::vector<std::int32_t> owners;
    if (wetness_changes || shuffled > 0) owners = tiles_.other_owners(shuffled);
    if (!owners.empty()) {
      const Barriers::Gathered barriers = shared_forcing_.barriers();
      tiles_.set_owners(owners);
      shared_forcing_.keep_barriers(barriers);
    }
    if (wetness_changes || !owners.empty()) tiles_.update_active_list();
    tiles_.swap_borders(CpuTiles::Ghosts::state);
  }

  // The Tiles of the step machine.
  struct StepTiles {
    CpuBackend& backend;
    const SharedForcing& depths() const { return backend.shared_forcing_; }
    std::int64_t cells() const { return backend.tiles_.computed().cells; }
    void keep_stage() const {  // each tile keeps its own volumes
      if (averages(backend.rules_.integrator)) backend.tiles_.swap_borders(CpuTiles::Ghosts::other);
    }
    void keep_step() const { backend.keep_step(); }
  };

  void keep_step() {
    counted_.rain += forcing_.plan().rained;
    limits_.add(state_.limiting);
    for (const std::uint32_t index : tiles_.active()) {
      CpuTile& tile = tiles_[index];
      if (!averages(rules_.integrator)) std::swap(tile.state, tile.other);
      for (const TileOutput* out : {&tile.first, &tile.second})
        for (int s = 0; s < sum_count; ++s) counted_.sums[s].add(DepthSum(out->sums[s]));
    }
    shared_forcing_.learn_depths();
  }

  Exchange& exchange_;
  const std::shared_ptr<const Scenario> scenario_;
  const Grid& grid_;
  const Numerics numerics_;
  const KernelSet& kernels_;
  const Edges edges_;
  const Bed bed_;
  Forcing forcing_;
  WorkerThreads threads_;
  CpuTiles tiles_;
  SharedForcing shared_forcing_;
  StepLimits limits_;
  const StepRules rules_;
  CpuStages stages_;
  const CpuFields fields_{{*scenario_, edges_, bed_, numerics_}, tiles_, exchange_};

  StepState state_ = before_first_step;
  const PlanWorkers workers_{threads_};
  StepTiles step_tiles_{*this};
  StepMachine<PlanWorkers, StepTiles> machine_{workers_, rules_,          forcing_.tables(),
                                               state_,   forcing_.plan(), step_tiles_};
  // Of this part.
  CountedWater counted_{};
  DepthSum initial_{};
  CpuStocks stocks_{exchange_};
  Volumes volumes_{};  // of all parts, when the tiles were surveyed last
  bool is_out_of_memory_ = false;
  bool continues_ = false;  // another run
};

}  // namespace

std::unique_ptr<Part> make_cpu_part_here(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                         const Watch& watch, const RunState* from, Exchange& exchange,
                                         const Outline* outline) {
  Numerics chosen = numerics;
  if (chosen.tile_size == 0) chosen.tile_size = default_tile_size;
  return std::make_unique<CpuBackend>(std::move(scenario), chosen, watch, from, exchange, outline);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
