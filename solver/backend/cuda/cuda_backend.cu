// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU backend: a part of the domain on each GPU. State, time step, list of tiles and accumulators stay on
// the devices; the host launches passes (cuda/view.cuh) ahead and reads the control blocks after each batch
// of them.
#include <cuda_runtime.h>

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "solver/backend/cuda/cuda_parts.cuh"
#include "solver/backend/cuda/own_cards.cuh"
#include "solver/backend/part.hpp"
#include "solver/backend/step_limits.hpp"
#include "solver/backend/stored_fields.hpp"
#include "solver/core/check.hpp"
#include "solver/core/clock.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr double batch_seconds = 5e-3;  // work launched at a time
constexpr int largest_batch = 256;      // of graph_passes, each of which ends one step at most
static_assert(largest_batch * graph_passes <= noted_steps, "a step more than are noted");

class CudaBackend final : public Part {
 public:
  CudaBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
              const std::vector<int>& devices, const Watch& watch, const RunState* from, Exchange& exchange,
              const Outline* told)
      : exchange_(exchange),
        input_(std::move(scenario), numerics, watch, from, told),
        grid_(input_.scenario->terrain.grid),
        limits_(numerics, from),
        parts_(input_, devices,
               Control{from != nullptr ? continued(from->steps) : before_first_step,
                       0,
                       0,
                       {},
                       from != nullptr ? from->counted : CountedWater{}},
               exchange, told, part_of(watch, 0.6, 0.8)),
        from_(from) {
    if (exchange_.is_alone()) start(part_of(watch, 0.8, 1));
  }

  Outline outline() const override {
    Outline outline = outline_of(*input_.scenario, input_.edges, input_.bed, input_.forcing);
    parts_.first().tiles().tell(outline);
    return outline;
  }
  void begin() override {
    if (!exchange_.is_alone()) start(no_watch);
  }

  void advance(double target, double wall_seconds, double look) override {
    const auto begin = Clock::now();
    parts_.resume(target);
    double elapsed = 0;
    do elapsed = run_batch(begin);
    while (seen().phase != Phase::waiting && seen().time < look && elapsed < wall_seconds);
    if (seen().stage.late) parts_.pause();
    while (seen().stage.late) run_batch(begin);
    stocks_ = parts_.stocks();
    if (!stocks_.is_finite) throw_failure(Failure::not_finite);
  }

  Report report() const override {
    Report report;
    report.time = seen().time;
    report.steps = seen().steps;
    report.time_step = seen().last_dt;
    report.cell_updates = stocks_.cell_updates;
    report.wet_cells = stocks_.wet_cells;
    report.tiles_total = parts_.tiles_total();
    report.tiles = stocks_.tiles;
    report.memory = stocks_.memory;
    report.volumes = volumes_of(seen().counted, initial_, stocks_.depth, grid_.cell_area());
    if (!input_.scenario->structures.empty()) parts_.first().forcing().links().add_volumes(report.volumes);
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    if (field == Field::step_limits) {  // all parts know them
      if (exchange_.leads()) limits_.read(grid_.columns, row_begin, row_end, seen().steps, values);
      return;
    }
    if (field == Field::bed) return read_bed(input_.fields(), row_begin, row_end, values);
    const StaticFields fields = input_.fields();
    if (is_as_stored(field))
      return gather(stored_for(fields, field, arrival).front(), row_begin, row_end, values);
    read_field(
        fields, field, arrival, seen().time, row_begin, row_end, exchange_.leads(),
        [this](int stored, std::int32_t begin, std::int32_t end, Real* to) {
          parts_.gather(stored, begin, end, to);
        },
        values);
  }

  void read_stored(int stored, std::int32_t row_begin, std::int32_t row_end, double* values) const override {
    gather(stored, row_begin, row_end, values);
  }

  RunState save_but_cells() const override {
    RunState saved;
    saved.steps = saved_steps(seen());
    saved.steps.cell_updates = stocks_.cell_updates;
    saved.counted = seen().counted;
    saved.initial = initial_;
    saved.barriers = input_.forcing.barriers().saved(parts_.barriers());
    const CudaForcing& forcing = parts_.first().forcing();
    saved.forcing = forcing.saved();
    saved.sections = forcing.sections().saved();
    saved.links = forcing.links().saved();
    saved.limits = limits_.saved();
    saved.cells.planes = stored_count(*input_.scenario, input_.numerics);
    return saved;
  }

  RunState save(const TakeCells& take) const override {
    RunState saved = save_but_cells();
    save_cells(
        *input_.scenario, input_.numerics,
        [this](int stored, std::int32_t begin, std::int32_t end, double* values) {
          read_stored(stored, begin, end, values);
        },
        take);
    return saved;
  }

  std::vector<BarrierReport> barrier_reports() const override {
    return input_.forcing.barriers().report(parts_.barriers());
  }
  std::vector<SectionReport> section_reports() const override {
    return parts_.first().forcing().sections().report();
  }
  // What passes beneath bridges all parts know.
  std::vector<BridgeReport> bridge_reports() const override {
    return input_.forcing.barriers().report_of_bridges(parts_.first().forcing().barriers().gathered());
  }
  std::vector<StructureReport> structure_reports() const override {
    return parts_.first().forcing().links().report();
  }
  std::string device_name() const override { return parts_.names(); }

 private:
  const Control& seen() const { return parts_.seen(); }

  // Rows of one of the stored values (Stored), at rank 0.
  template <class T>
  void gather(int stored, std::int32_t row_begin, std::int32_t row_end, T* values) const {
    if constexpr (std::is_same_v<T, Real>) {
      parts_.gather(stored, row_begin, row_end, values);
    } else {
      std::vector<Real> gathered(exchange_.leads() ? grid_.index(0, row_end - row_begin) : 0);
      parts_.gather(stored, row_begin, row_end, gathered.data());
      std::transform(gathered.begin(), gathered.end(), values,
                     [](Real value) { return static_cast<T>(value); });
    }
  }

  void start(const Watch& watch) {
    parts_.start(watch);
    stocks_ = parts_.stocks();
    initial_ = from_ != nullptr ? from_->initial : stocks_.depth;
  }

  // Where memory runs out, the results up to then are complete.
  template <class Work>
  void readable_at_least(const Work& work) {
    try {
      work();
    } catch (const OutOfMemory&) {
      if (seen().stage.late) parts_.accumulate();
      stocks_ = parts_.stocks();
      throw;
    }
  }

  // Returns the seconds since `begin`, by the clock of the slowest process, so that all stop alike.
  double run_batch(Clock::time_point begin) {
    const auto launched = Clock::now();
    const std::int64_t before = seen().steps;
    readable_at_least([&] { parts_.compute(batch_ * graph_passes); });
    const double computing = seconds_since(launched);
    if (limits_.counts()) {
      std::vector<std::uint64_t> cells;
      on_own_cards(exchange_, [&] { cells = parts_.first().limiting(); });
      for (std::int64_t step = before + 1; step <= seen().steps; ++step)
        limits_.add(cells[static_cast<std::size_t>(step & (noted_steps - 1))]);
    }
    if (seen().failure != Failure::none) stocks_ = parts_.stocks();
    throw_if(seen().failure);
    const int every = input_.numerics.shuffle_steps;
    const bool shuffles = every > 0 && seen().steps >= shuffled_ + every;
    if (shuffles) shuffled_ = seen().steps;
    readable_at_least([&] { parts_.settle(shuffles ? static_cast<int>(shuffled_ / every) : 0); });
    double seconds[] = {computing, seconds_since(begin)};
    exchange_.largest(seconds, std::size(seconds));
    if (seconds[0] < 0.5 * batch_seconds && batch_ < largest_batch) batch_ *= 2;
    if (seconds[0] > 2 * batch_seconds && batch_ > 1) batch_ /= 2;
    return seconds[1];
  }

  Exchange& exchange_;
  const CudaInput input_;
  const Grid& grid_;
  StepLimits limits_;
  CudaParts parts_;
  const RunState* const from_;  // null: it begins with the scenario

  CudaStocks stocks_;
  DepthSum initial_{};
  int batch_ = 1;              // multiples of graph_passes that are launched at a time
  std::int64_t shuffled_ = 0;  // the steps when tiles changed places last
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

std::unique_ptr<Part> make_cuda_part_here(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                          const std::vector<int>& devices, const Watch& watch,
                                          const RunState* from, Exchange& exchange, const Outline* outline) {
  Numerics chosen = numerics;  // a place that has no room beside its speed is not told
  if (scenario->terrain.grid.cells() > PlacedSpeed::most_cells) chosen.step_limits = false;
  return std::make_unique<CudaBackend>(std::move(scenario), chosen, devices, watch, from, exchange, outline);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
