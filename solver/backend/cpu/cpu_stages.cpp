// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/cpu_stages.hpp"

#include <algorithm>

#include "solver/schemes/dispatch.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

CpuStages::CpuStages(const Scenario& scenario, const Forcing& forcing, const Numerics& numerics,
                     const KernelSet& kernels, CpuTiles& tiles, WorkerThreads& threads)
    : scenario_(scenario),
      forcing_(forcing),
      numerics_(numerics),
      kernels_(kernels),
      averages_(averages(numerics.integrator)),
      tiles_(tiles),
      threads_(threads) {
  for (int t = 0; t < threads_.count(); ++t) {
    scratch_.emplace_back(kernels_.scratch_reals);
    std::fill_n(scratch_.back().data(), kernels_.scratch_reals, 0.0f);
  }
}

Fastest CpuStages::compute(const StageNumbers& numbers, int stage) {
  const StageInput input = stage_input(numbers, stage);
  const TileKernel kernel = kernel_of(numbers, stage);
  const auto count = static_cast<std::int64_t>(tiles_.active().size());
  threads_.run(count, [&](int thread, std::int64_t i) {
    const std::size_t index = tiles_.active()[static_cast<std::size_t>(i)];
    CpuTile& tile = tiles_[index];
    tiles_.update_barriers(index);
    kernel(input, tile_input(index, stage), stage == 0 ? tile.first : tile.second,
           scratch_[static_cast<std::size_t>(thread)].data());
  });
  Fastest fastest;
  for (const std::uint32_t index : tiles_.active()) {
    const CpuTile& tile = tiles_[index];
    const TileOutput& out = stage == 0 ? tile.first : tile.second;
    fastest.meet(static_cast<double>(out.speed),
                 input.locates ? scenario_.terrain.grid.index(out.fastest.column, out.fastest.row) : no_cell);
  }
  return fastest;
}

Stock CpuStages::survey() {
  threads_.run(static_cast<std::int64_t>(tiles_.active().size()), [this](int, std::int64_t i) {
    CpuTile& tile = tiles_[tiles_.active()[static_cast<std::size_t>(i)]];
    tile.stock = kernels_.survey(tile.state, tile.size, tile.stride, static_cast<Real>(numerics_.dry_depth));
  });
  Stock stock;
  for (const std::uint32_t index : tiles_.active()) {
    const TileStock& tile = tiles_[index].stock;
    stock.finite = stock.finite && tile.finite;
    stock.wet_cells += tile.wet_cells;
    stock.depth.add(DepthSum(tile.depth));
  }
  return stock;
}

TileKernel CpuStages::kernel_of(const StageNumbers& numbers, int stage) const {
  const StageKernels& kernels = kernels_.stage[static_cast<std::size_t>(numerics_.scheme)];
  if (numbers.predict) return kernels.predicting;
  return stage == 0 || averages_ ? kernels.plain : kernels_.accumulate;
}

StageInput CpuStages::stage_input(const StageNumbers& numbers, int stage) const {
  StageInput input{};
  static_cast<StageNumbers&>(input) = numbers;
  input.gravity = static_cast<Real>(numerics_.gravity);
  input.theta = static_cast<Real>(numerics_.theta);
  input.film_depth = static_cast<Real>(numerics_.film_depth);
  input.desingularisation = static_cast<Real>(numerics_.desingularisation);
  input.accumulators = tiles_.accumulator_rules();
  input.edge_values = forcing_.plan().edges[stage];
  input.source_values = forcing_.plan().sources;
  input.barrier_tables = forcing_.tables().barriers;
  input.barriers = forcing_.plan().barriers;
  input.sections = forcing_.plan().sections;
  input.drained = forcing_.plan().links.drained;
  input.losses = loss_rules(scenario_.losses);
  if (scenario_.rain_field != nullptr) {
    input.rain_map = scenario_.rain_field->map.view();
    input.zone_rain = forcing_.plan().rain_field.depths;
  }
  input.locates = numerics_.step_limits;
  return input;
}

// Stage 0 reads state and writes other. Heun's stage 1 reads other and writes state, which until then holds
// the state at the step's start.
TileInput CpuStages::tile_input(std::size_t index, int stage) const {
  const CpuTile& tile = tiles_[index];
  const Terrain& terrain = scenario_.terrain;
  TileInput input{};
  input.size = tile.size;
  input.stride = tile.stride;
  const TileLayout& layout = tiles_.layout();
  const int column = static_cast<int>(index) % layout.columns, row = static_cast<int>(index) / layout.columns;
  layout.any_around(static_cast<int>(index), [&](int near) {
    const int k = 3 * (near / layout.columns - row + 1) + near % layout.columns - column + 1;
    const CpuTile* neighbour = tiles_.find(static_cast<std::size_t>(near));
    if (neighbour != nullptr && neighbour->active)
      input.state[k] = stage == 0 ? neighbour->state : neighbour->other;
    return false;
  });
  input.result = stage == 0 || !averages_ ? tile.other : tile.state;
  input.start = tile.state;
  input.accumulators = tile.accumulators;
  input.column = layout.first_column(index);
  input.row = layout.first_row(index);
  input.grid_columns = terrain.grid.columns;
  input.grid_rows = terrain.grid.rows;
  input.bed_nodes = tile.nodes.get();
  input.node_stride = CpuTile::node_stride(tile.size);
  const auto field = [](const SharedField<float>& of_grid, const std::vector<float>& of_tile,
                        const float*& values, Real& uniform) {
    values = of_tile.empty() ? nullptr : of_tile.data();
    uniform = of_grid.size() == 1 ? of_grid[0] : 0.0f;
  };
  field(terrain.manning, tile.manning, input.manning, input.uniform_manning);
  for (std::size_t n = 0; n < soil_numbers; ++n)
    field(scenario_.losses.soil[n], tile.soil[n], input.soil[n], input.uniform_soil[n]);
  input.rain_zone = tile.rain_zone;
  input.codes = tile.codes.get();
  input.edge_faces = tile.edge_faces.by_row();
  input.sources = tile.sources.by_row();
  input.barred_cells = tile.barred_cells.by_row();
  input.reported_cells = tile.reported_cells.by_row();
  input.row_barriers = tile.row_barriers.data();
  input.solid = tile.solid;
  input.counted_faces = tile.counted_faces.by_row();
  return input;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
