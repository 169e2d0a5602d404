// SPDX-License-Identifier: GPL-3.0-or-later
// The CPU backend: threads over the list of active tiles, SIMD lanes within a tile (cpu_kernel.cpp).
#include <omp.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "solver/backend/backend.hpp"
#include "solver/backend/cpu_tile.hpp"
#include "solver/backend/forcing.hpp"
#include "solver/core/check.hpp"
#include "solver/grid/tiles.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {
namespace {

constexpr const char* unstable = "The simulation became unstable";
constexpr const char* remedy = "Check the inputs for extreme values, and lower the CFL number.";
constexpr double fastest = 1e3;        // m/s: no flood gets there
constexpr int default_tile_size = 58;  // with its halo as wide as four of the widest registers

class CpuBackend final : public Backend {
 public:
  CpuBackend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics)
      : scenario_(std::move(scenario)),
        grid_(scenario_->terrain.grid),
        numerics_(numerics),
        layout_(grid_, numerics.tile_size),
        kernels_(find_kernels(numerics.instruction_set)),
        edges_(find_edges(*scenario_)),
        bed_(scenario_->terrain, edges_),
        forcing_(*scenario_, edges_, bed_, numerics),
        threads_(numerics.threads > 0 ? numerics.threads : omp_get_num_procs()),
        tiles_(layout_.tiles()),
        wet_(layout_.tiles()),
        always_(layout_.tiles()) {
    for (const double depth : numerics.arrival_depths) arrival_depths_.push_back(static_cast<float>(depth));
    for (int t = 0; t < threads_; ++t) scratch_.emplace_back(kernels_.scratch_floats(layout_.size));
    mark_always_active();
    set_initial_state();
    update_active_list();
    volumes_.initial = stored_volume();
    for (const std::uint32_t tile : active_) wet_cells_ += tiles_[tile]->second.wet_cells;
  }

  void advance(double target, double wall_seconds) override {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    do {
      step(target);
    } while (time_ < target && std::chrono::duration<double>(Clock::now() - begin).count() < wall_seconds);
    check(is_finite(), unstable, "a depth or discharge is infinite or not a number", remedy);
  }

  Report report() const override {
    Report report;
    report.time = time_;
    report.steps = steps_;
    report.time_step = last_dt_;
    report.cell_updates = cell_updates_;
    report.wet_cells = wet_cells_;
    report.tiles = static_cast<std::int64_t>(active_.size());
    report.tiles_total = static_cast<std::int64_t>(layout_.tiles());
    for (const auto& tile : tiles_)
      if (tile)
        report.memory += static_cast<double>(CpuTile::floats(layout_.size, arrivals()) * sizeof(float));
    report.volumes = volumes_;
    report.volumes.stored = stored_volume();
    return report;
  }

  void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
            float* values) const override {
    for (std::int32_t row = row_begin; row < row_end; ++row)
      for (std::int32_t column = 0; column < grid_.columns; ++column)
        *values++ = value(field, arrival, column, row);
  }

  std::string device_name() const override {
    return "CPU (" + std::string(kernels_.name) + ", " + std::to_string(threads_) +
           (threads_ == 1 ? " thread)" : " threads)");
  }

 private:
  int arrivals() const { return static_cast<int>(arrival_depths_.size()); }

  // Tiles that must be computed although they may be dry.
  void mark_always_active() {
    for (const std::size_t cell : forcing_.source_cells()) always_[tile_of_cell(cell)] = 1;
    for (const ImposedEdge& edge : edges_.imposed)
      for (const Face& face : edge.faces) always_[layout_.tile_of(face.column, face.row)] = 1;
    const bool rains = scenario_->rain.largest() > 0;
    for (std::size_t cell = 0; cell < grid_.cells() && rains; ++cell)
      if (edges_.codes[cell] != wall_cell) always_[tile_of_cell(cell)] = 1;
    if (!numerics_.sparse) std::fill(always_.begin(), always_.end(), std::uint8_t{1});
  }

  std::size_t tile_of_cell(std::size_t cell) const {
    const auto columns = static_cast<std::size_t>(grid_.columns);
    return layout_.tile_of(static_cast<std::int32_t>(cell % columns),
                           static_cast<std::int32_t>(cell / columns));
  }

  CpuTile& make_tile(std::size_t index) {
    auto& tile = tiles_[index];
    if (tile) return *tile;
    tile = std::make_unique<CpuTile>(layout_.size, arrivals());
    const std::int32_t first_column = layout_.tile_column(index) * layout_.size;
    const std::int32_t first_row = layout_.tile_row(index) * layout_.size;
    for (int row = -tile_halo; row < layout_.size + tile_halo; ++row) {
      for (int column = -tile_halo; column < layout_.size + tile_halo; ++column) {
        const std::int32_t c = first_column + column, r = first_row + row;
        if (!grid_.contains(c, r)) {
          tile->edged = true;
          continue;
        }
        const bool own = row >= 0 && row < layout_.size && column >= 0 && column < layout_.size;
        if (own) ++tile->cells;
        const std::size_t cell = grid_.index(c, r);
        if (edges_.codes[cell] == 0) continue;
        tile->edged = true;
        if (edges_.codes[cell] != wall_cell) add_edge_faces(*tile, cell, column, row);
      }
    }
    const auto& sources = forcing_.source_cells();
    for (std::size_t s = 0; s < sources.size(); ++s) {
      if (tile_of_cell(sources[s]) != index) continue;
      const auto columns = static_cast<std::size_t>(grid_.columns);
      tile->source_cells.push_back({static_cast<int>(sources[s] % columns) - first_column,
                                    static_cast<int>(sources[s] / columns) - first_row,
                                    static_cast<std::uint32_t>(s)});
    }
    return *tile;
  }

  void add_edge_faces(CpuTile& tile, std::size_t cell, int column, int row) {
    for (int s = 0; s < 4; ++s) {
      const auto side = static_cast<Side>(s);
      const std::uint8_t code = face_code(edges_.codes[cell], side);
      if (code < face_open) continue;
      const std::uint32_t value = code >= face_imposed ? forcing_.edge_value_index(cell, side) : 0;
      tile.edge_faces.push_back({column, row, s, value, code});
    }
  }

  void set_initial_state() {
    const Scenario& s = *scenario_;
    const auto given = [](const std::vector<float>& field, std::size_t cell) {
      return !field.empty() && std::isfinite(field[cell]) ? field[cell] : 0.0f;
    };
    if (s.initial_depth.empty() && s.initial_level.empty()) return;
    for (std::int32_t row = 0; row < grid_.rows; ++row) {
      for (std::int32_t column = 0; column < grid_.columns; ++column) {
        const std::size_t cell = grid_.index(column, row);
        if (edges_.codes[cell] == wall_cell) continue;
        float h = given(s.initial_depth, cell);
        if (!s.initial_level.empty() && std::isfinite(s.initial_level[cell])) {
          const double stage = static_cast<double>(s.initial_level[cell]) - bed_.mean(column, row);
          h = std::max(h, static_cast<float>(with_scheme(numerics_.scheme, [&](auto scheme) {
                         return decltype(scheme)::depth(stage, bed_.relief(column, row));
                       })));
        }
        if (!(h > 0)) continue;
        const std::size_t index = layout_.tile_of(column, row);
        CpuTile& tile = make_tile(index);
        const std::size_t at = tile.at(column % layout_.size, row % layout_.size);
        const float hu = given(s.initial_hu, cell), hv = given(s.initial_hv, cell);
        tile.state[at] = h;
        tile.state[tile.plane + at] = hu;
        tile.state[2 * tile.plane + at] = hv;
        start_accumulators(tile, at, h, hu, hv);
        wet_[index] = 1;
        tile.ever_wet = true;
      }
    }
  }

  void start_accumulators(CpuTile& tile, std::size_t at, float h, float hu, float hv) {
    float* cell = tile.accumulators + at;
    const float q2 = hu * hu + hv * hv;
    const bool wet = h >= static_cast<float>(numerics_.dry_depth);
    cell[plane_max_depth * tile.plane] = h;
    cell[plane_max_discharge2 * tile.plane] = q2;
    cell[plane_max_speed2 * tile.plane] = wet ? q2 / (h * h) : 0;
    if (wet) cell[plane_wet_since * tile.plane] = 0;
    tile.second.wet_cells += wet ? 1 : 0;
    for (int a = 0; a < arrivals(); ++a)
      if (h >= arrival_depths_[static_cast<std::size_t>(a)])
        cell[static_cast<std::size_t>(plane_first_arrival + a) * tile.plane] = 0;
  }

  // Tiles come into being here, and leave memory when they are dry and never were wet.
  void update_active_list() {
    for (const std::uint32_t index : active_) tiles_[index]->active = false;
    const std::vector<std::uint32_t> before = std::move(active_);
    active_ = active_tiles(layout_, wet_, always_);
    for (const std::uint32_t index : active_) {
      CpuTile& tile = make_tile(index);
      tile.active = true;
    }
    for (const std::uint32_t index : before)
      if (!tiles_[index]->active && !tiles_[index]->ever_wet) tiles_[index].reset();
  }

  void step(double target) {
    const double dx = grid_.spacing;
    const double slack =
        with_scheme(numerics_.scheme, [](auto scheme) { return decltype(scheme)::cfl_slack; });
    const double remaining = target - time_;
    double dt = speed_ > 0 ? std::min(remaining, numerics_.cfl * dx / speed_) : remaining;
    dt = forcing_.longest_step(time_, dt);
    if (dt < remaining && 2 * dt > remaining) dt = 0.5 * remaining;  // no tiny last step

    // The face speeds of a step are known only inside it. dt comes from the speeds met in the step before;
    // should those of the first stage prove it too long, that stage is done again.
    const auto depth = [this](std::size_t cell) { return depth_of(cell); };
    const bool rk2 = numerics_.integrator == Integrator::rk2;
    forcing_.plan(time_, dt, depth);
    double speed = run_stage(dt, 0, !rk2);
    constexpr double rounding = 1 + 1e-9;
    while (speed * dt > slack * numerics_.cfl * dx * rounding) {
      dt = numerics_.cfl * dx / speed;
      check(speed < fastest, unstable, "the water moves faster than sound", remedy);
      check(time_ + dt > time_, unstable, "the time step has become too short to matter", remedy);
      forcing_.plan(time_, dt, depth);
      speed = run_stage(dt, 0, !rk2);
    }
    if (rk2) speed = std::max(speed, run_stage(dt, 1, true));
    forcing_.accept();
    speed_ = speed;
    last_dt_ = dt;
    time_ = dt == remaining ? target : time_ + dt;
    ++steps_;
    finish_step(rk2);
  }

  double run_stage(double dt, int stage, bool last) {
    const bool rk2 = numerics_.integrator == Integrator::rk2;
    StageInput input{};
    input.dt = static_cast<float>(dt);
    input.dt_dx = static_cast<float>(dt / grid_.spacing);
    input.drag = static_cast<float>(4 * dt * numerics_.gravity);
    input.rain = forcing_.rain();
    input.infiltration = forcing_.infiltration();
    input.time_begin = static_cast<float>(time_);
    input.time_end = static_cast<float>(time_ + dt);
    input.dry_depth = static_cast<float>(numerics_.dry_depth);
    input.gravity = static_cast<float>(numerics_.gravity);
    input.theta = static_cast<float>(numerics_.theta);
    input.film_depth = static_cast<float>(numerics_.film_depth);
    input.desingularisation = static_cast<float>(numerics_.desingularisation);
    input.average = rk2 && stage == 1;
    input.last = last;
    input.weight = rk2 ? 0.5 : 1.0;
    input.arrivals = arrivals();
    input.arrival_depths = arrival_depths_.data();
    input.edge_values = forcing_.edge_values(stage).data();
    input.source_values = forcing_.source_values().data();

    const TileKernel kernel = kernels_.stage[static_cast<std::size_t>(numerics_.scheme)];
    const auto count = static_cast<std::int64_t>(active_.size());
#pragma omp parallel for schedule(dynamic) num_threads(threads_) default(none) \
    shared(input, kernel, count, stage)
    for (std::int64_t i = 0; i < count; ++i) {
      const std::size_t index = active_[static_cast<std::size_t>(i)];
      CpuTile& tile = *tiles_[index];
      kernel(input, tile_input(index, stage), stage == 0 ? tile.first : tile.second,
             scratch_[static_cast<std::size_t>(omp_get_thread_num())].data());
    }
    double speed = 0;
    for (const std::uint32_t index : active_) {
      const CpuTile& tile = *tiles_[index];
      speed = std::max(speed, static_cast<double>(stage == 0 ? tile.first.speed : tile.second.speed));
    }
    return speed;
  }

  // Stage 0 reads state and writes other; stage 1 reads other and writes state, which holds the start.
  TileInput tile_input(std::size_t index, int stage) const {
    const CpuTile& tile = *tiles_[index];
    const Terrain& terrain = scenario_->terrain;
    TileInput input{};
    input.size = tile.size;
    input.stride = tile.stride;
    layout_.for_neighbourhood(index, [&](int k, std::size_t near) {
      const CpuTile* neighbour = tiles_[near].get();
      if (neighbour != nullptr && neighbour->active)
        input.state[k] = stage == 0 ? neighbour->state : neighbour->other;
    });
    input.result = stage == 0 ? tile.other : tile.state;
    input.start = tile.state;
    input.accumulators = tile.accumulators;
    input.column = layout_.tile_column(index) * layout_.size;
    input.row = layout_.tile_row(index) * layout_.size;
    input.grid_columns = grid_.columns;
    input.grid_rows = grid_.rows;
    input.vertices = bed_.vertices().data();
    input.manning = terrain.manning.size() == 1 ? nullptr : terrain.manning.data();
    input.uniform_manning = terrain.manning[0];
    input.codes = tile.edged ? edges_.codes.data() : nullptr;
    input.edge_faces = tile.edge_faces.data();
    input.edge_face_count = static_cast<int>(tile.edge_faces.size());
    input.source_cells = tile.source_cells.data();
    input.source_cell_count = static_cast<int>(tile.source_cells.size());
    return input;
  }

  void finish_step(bool rk2) {
    const double area = grid_.cell_area();
    volumes_.rain += static_cast<double>(forcing_.rain()) * static_cast<double>(edges_.flow_cells) * area;
    wet_cells_ = 0;
    bool changed = false;
    for (const std::uint32_t index : active_) {
      CpuTile& tile = *tiles_[index];
      if (!rk2) {
        std::swap(tile.state, tile.other);
        tile.second = tile.first;
        tile.first = {};
      }
      for (const TileOutput* out : {&tile.first, &tile.second}) {
        volumes_.edges_in += out->edges_in * area;
        volumes_.edges_out += out->edges_out * area;
        volumes_.inflow += out->gained * area;
        volumes_.abstracted += out->abstracted * area;
        volumes_.infiltrated += out->infiltrated * area;
        volumes_.clipped += out->clipped * area;
      }
      wet_cells_ += tile.second.wet_cells;
      cell_updates_ += tile.cells;
      const std::uint8_t wet = tile.second.wet ? 1 : 0;
      changed = changed || wet != wet_[index];
      wet_[index] = wet;
      tile.ever_wet = tile.ever_wet || tile.second.wet;
    }
    if (changed) update_active_list();
  }

  const CpuTile* tile_at(std::int32_t column, std::int32_t row) const {
    return tiles_[layout_.tile_of(column, row)].get();
  }

  float depth_of(std::size_t cell) const {
    const auto columns = static_cast<std::size_t>(grid_.columns);
    const auto column = static_cast<std::int32_t>(cell % columns),
               row = static_cast<std::int32_t>(cell / columns);
    const CpuTile* tile = tile_at(column, row);
    return tile == nullptr ? 0.0f : tile->state[tile->at(column % layout_.size, row % layout_.size)];
  }

  double stored_volume() const {
    double sum = 0;
    for (std::size_t index = 0; index < tiles_.size(); ++index) {
      const CpuTile* tile = tiles_[index].get();
      if (tile == nullptr || wet_[index] == 0) continue;
      for (int row = 0; row < tile->size; ++row)
        for (int column = 0; column < tile->size; ++column)
          sum += static_cast<double>(tile->state[tile->at(column, row)]);
    }
    return sum * grid_.cell_area();
  }

  bool is_finite() const {
    float sum = 0;  // 0 times anything finite
    for (const std::uint32_t index : active_) {
      const CpuTile& tile = *tiles_[index];
      for (std::size_t i = 0; i < CpuTile::state_planes * tile.plane; ++i)
        if (i % static_cast<std::size_t>(tile.stride) < static_cast<std::size_t>(tile.size))
          sum += 0.0f * tile.state[i];
    }
    return sum == 0;
  }

  float value(Field field, std::size_t arrival, std::int32_t column, std::int32_t row) const {
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    const bool wall = edges_.codes[grid_.index(column, row)] == wall_cell;
    if (field == Field::bed) return wall ? none : static_cast<float>(bed_.mean(column, row));
    const CpuTile* tile = tile_at(column, row);
    const std::size_t at = tile == nullptr ? 0 : tile->at(column % layout_.size, row % layout_.size);
    const auto state = [&](std::size_t plane) {
      return tile == nullptr ? 0.0f : tile->state[plane * tile->plane + at];
    };
    const auto accumulated = [&](std::size_t plane) { return tile->accumulators[plane * tile->plane + at]; };
    const auto level = [&](float h) {
      const auto relief = static_cast<float>(bed_.relief(column, row));
      return static_cast<float>(bed_.mean(column, row) +
                                static_cast<double>(with_scheme(numerics_.scheme, [&](auto scheme) {
                                  return decltype(scheme)::stage(h, relief);
                                })));
    };
    const auto dry_depth = static_cast<float>(numerics_.dry_depth);
    switch (field) {
      case Field::depth:
        return state(0);
      case Field::discharge_x:
        return state(1);
      case Field::discharge_y:
        return state(2);
      case Field::level:
        return state(0) >= dry_depth ? level(state(0)) : none;
      default:
        break;
    }
    if (tile == nullptr || accumulated(plane_max_depth) < dry_depth) return none;
    switch (field) {
      case Field::max_depth:
        return accumulated(plane_max_depth);
      case Field::max_level:
        return level(accumulated(plane_max_depth));
      case Field::max_speed:
        return std::sqrt(accumulated(plane_max_speed2));
      case Field::max_unit_discharge:
        return std::sqrt(accumulated(plane_max_discharge2));
      case Field::time_of_max_depth:
        return accumulated(plane_time_of_max_depth);
      case Field::wet_duration: {
        const float since = accumulated(plane_wet_since);
        return accumulated(plane_wet_total) + (since >= 0 ? static_cast<float>(time_) - since : 0.0f);
      }
      case Field::arrival_time: {
        const float time = accumulated(plane_first_arrival + arrival);
        return time < never ? time : none;
      }
      default:
        return none;
    }
  }

  const std::shared_ptr<const Scenario> scenario_;
  const Grid& grid_;
  const Numerics numerics_;
  const TileLayout layout_;
  const KernelSet& kernels_;
  const Edges edges_;
  const Bed bed_;
  Forcing forcing_;
  const int threads_;
  std::vector<AlignedFloats> scratch_;
  std::vector<float> arrival_depths_;

  std::vector<std::unique_ptr<CpuTile>> tiles_;
  std::vector<std::uint8_t> wet_, always_;
  std::vector<std::uint32_t> active_;

  double time_ = 0, last_dt_ = 0, speed_ = 0;
  std::int64_t steps_ = 0, cell_updates_ = 0, wet_cells_ = 0;
  Volumes volumes_;
};

}  // namespace

std::unique_ptr<Backend> make_cpu_backend(std::shared_ptr<const Scenario> scenario,
                                          const Numerics& numerics) {
  Numerics chosen = numerics;
  if (chosen.tile_size == 0) chosen.tile_size = default_tile_size;
  return std::make_unique<CpuBackend>(std::move(scenario), chosen);
}

double cpu_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  const Grid& grid = scenario.terrain.grid;
  const int size = numerics.tile_size == 0 ? default_tile_size : numerics.tile_size;
  const auto tiles = static_cast<double>(TileLayout(grid, size).tiles());
  const std::size_t tile = CpuTile::floats(size, static_cast<int>(numerics.arrival_depths.size()));
  const double fixed = sizeof(float) + sizeof(FaceCodes);  // vertices and face codes of each cell
  return tiles * static_cast<double>(tile * sizeof(float)) + static_cast<double>(grid.cells()) * fixed;
}

}  // namespace spate
