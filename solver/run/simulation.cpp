// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <sstream>
#include <string>

#include "solver/core/check.hpp"
#include "solver/run/check_structures.hpp"
#include "solver/run/unstable.hpp"

namespace spate {
namespace {

void check_size(const SharedField<float>& field, const Grid& grid, const char* name) {
  if (!field.empty() && field.size() != grid.cells())
    throw Error("field_of_other_size", tr("Field %1 does not fit the grid", name),
                tr("it has %1 values for %2 cells", number(field.size()), number(grid.cells())),
                tr("Give one value for each cell."));
}

// f(value) for all of a field, of pages of one value once.
template <class F>
void each_value(const SharedField<float>& field, const F& f) {
  field.pages().each_piece(0, field.size(),
                           [&](std::size_t begin, std::size_t end, const float* values, bool alike) {
                             std::for_each(values, values + (alike ? 1 : end - begin), f);
                           });
}

void check_terrain(const Terrain& terrain, const Watch& watch) {
  const Grid& grid = terrain.grid;
  check(grid.columns > 0 && grid.rows > 0, "grid_empty", "The grid is empty", "it has no columns or no rows",
        "Choose another elevation model.");
  check(std::isfinite(grid.spacing) && grid.spacing > 0, "cell_size_not_positive",
        "The cell size is not positive", "it is the side of a cell in metres", "Check the georeference.");
  check(terrain.zb.size() == grid.cells(), "bed_of_other_size", "The bed does not fit the grid",
        "it needs one elevation for each cell", "Complete it.");
  check(terrain.taken.empty() || terrain.taken.size() == grid.cells(), "taken_cells_of_other_size",
        "The mask of taken cells does not fit the grid", "it needs one value for each cell, or none",
        "Complete it.");
  check(terrain.manning.size() == 1 || terrain.manning.size() == grid.cells(), "manning_of_other_size",
        "Manning's n does not fit the grid", "it needs one value, or one for each cell", "Complete it.");
  bool flows = false;
  const auto check_cell = [&](std::int32_t, std::size_t cell) {
    if (terrain.is_wall(cell)) return;
    flows = true;
    check(std::isfinite(terrain.zb[cell]), "elevation_infinite", "An elevation is infinite",
          "the bed must be finite or nodata", "Correct the elevation model.");
    const float n = terrain.manning.size() == 1 ? terrain.manning[0] : terrain.manning[cell];
    if (!(n >= 0 && n <= 10))
      throw Error("manning_out_of_limits",
                  tr("Manning's n is %1 at column %2, row %3 from the south-west",
                     number(static_cast<double>(n)), number(cell % static_cast<std::size_t>(grid.columns)),
                     number(cell / static_cast<std::size_t>(grid.columns))),
                  tr("it must lie between %1 and %2 s m^-1/3 on every flow cell; usual values are %3 to %4",
                     number(0), number(10), number(0.01), number(0.2)),
                  tr("Correct it."));
  };
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(static_cast<double>(row) / grid.rows);
    terrain.each_cell_of_row(row, check_cell);
  }
  check(flows, "no_flow_cell", "No cell can flow", "every cell is nodata or was taken out of the flow",
        "Check the elevation model and its nodata value.");
}

void check_losses(const Losses& losses, const Grid& grid) {
  for (const std::vector<float>& numbers : losses.soil) {
    check(numbers.size() <= 1 || numbers.size() == grid.cells(), "soil_size",
          "A number of the soils has the wrong size", "there must be one value, or one for each cell",
          "Correct it.");
    for (const float number : numbers)
      check(std::isfinite(number) && number >= 0, "soil_impossible",
            "A number of the soils is negative or not finite", "soils only take water", "Correct it.");
  }
  check(std::isfinite(losses.drying) && losses.drying >= 0, "drying_time_negative",
        "The time in which soils dry is negative", "0 means that they do not dry", "Correct it.");
  check(losses.evaporation.smallest() >= 0, "evaporation_negative", "Evaporation is negative",
        "it only takes water", "Use rain for gains.");
}

void check_rain_field(const Scenario& scenario) {
  const RainField& field = *scenario.rain_field;
  const RainMap& map = field.map;
  const Grid& grid = scenario.terrain.grid;
  check(scenario.rain.empty(), "rain_of_two_kinds", "Rain is given twice",
        "it is alike everywhere, or differs from place to place", "Give one of them.");
  check(std::isfinite(scenario.rain_field_factor) && scenario.rain_field_factor >= 0, "rain_factor_negative",
        "The factor on rain is negative", "rain only adds water", "Correct it.");
  const auto holds = [](bool fits) {
    check(fits, "rain_field_incomplete", "The rain is incomplete",
          "its times, rates, zones and map do not fit each other or the grid", "Correct it.");
  };
  holds(field.intervals() > 0 && field.zones() > 0 && field.sources > 0);
  holds(field.rates.size() == field.intervals() * field.sources);
  for (std::size_t k = 0; k <= field.intervals(); ++k)
    holds(std::isfinite(field.times[k]) && (k == 0 || field.times[k] > field.times[k - 1]));
  for (const float rate : field.rates)
    check(rate >= 0 && std::isfinite(rate), "rain_negative", "Rain is negative", "rain only adds water",
          "Use the infiltration for losses.");
  holds(field.first_part.front() == 0 && field.first_part.back() == field.parts.size());
  for (std::size_t zone = 0; zone < field.zones(); ++zone)
    holds(field.first_part[zone] <= field.first_part[zone + 1]);
  holds(field.first_part[1] == 0);  // zone 0
  for (const RainPart& part : field.parts)
    holds(part.source < field.sources && part.share >= 0 && std::isfinite(part.share));
  constexpr std::size_t block = RainMapView::side * RainMapView::side;
  holds(map.columns == grid.columns && map.rows == grid.rows && map.mixed.size() % block == 0);
  holds(map.pages.size() == static_cast<std::size_t>(RainMap::pages_along(grid.columns)) *
                                static_cast<std::size_t>(RainMap::pages_along(grid.rows)));
  for (const std::int32_t page : map.pages)
    holds(page >= 0
              ? static_cast<std::size_t>(page) < field.zones()
              : static_cast<std::size_t>(-1 - static_cast<std::int64_t>(page)) < map.mixed.size() / block);
  for (const std::uint32_t zone : map.mixed) holds(zone < field.zones());
}

void check_scenario(const Scenario& scenario, const Watch& watch) {
  check_terrain(scenario.terrain, watch);
  const Grid& grid = scenario.terrain.grid;
  check_size(scenario.initial_depth, grid, "initial_depth");
  check_size(scenario.initial_level, grid, "initial_level");
  check_size(scenario.initial_hu, grid, "initial_hu");
  check_size(scenario.initial_hv, grid, "initial_hv");
  check(scenario.rain.smallest() >= 0, "rain_negative", "Rain is negative", "rain only adds water",
        "Use the infiltration for losses.");
  if (scenario.rain_field != nullptr) check_rain_field(scenario);
  for (const CellShare& roofs : scenario.roof_rain)
    check(roofs.cell < grid.cells() && !scenario.terrain.is_wall(roofs.cell) && roofs.share >= 0 &&
              roofs.share == std::floor(roofs.share) && roofs.share < 1e6f,
          "roof_rain_misdirected", "Rain from roofs goes where nothing flows",
          "it is passed on from whole cells to flow cells", "Correct it.");
  check(std::isfinite(scenario.infiltration) && scenario.infiltration >= 0, "infiltration_negative",
        "Infiltration is negative", "it only takes water", "Use rain for gains.");
  check_losses(scenario.losses, grid);
  check_structures(scenario);
  each_value(scenario.initial_depth, [](float h) {
    check(!(h < 0) && !std::isinf(h), "initial_depth_impossible", "An initial depth is negative or infinite",
          "depths are >= 0", "Correct the initial depth.");
  });
  for (const auto* discharge : {&scenario.initial_hu, &scenario.initial_hv})
    each_value(*discharge, [](float q) {
      check(std::isfinite(q), "initial_discharge_not_finite", "An initial discharge is not finite",
            "it must be a number in every cell", "Correct it.");
    });
  const auto check_series = [](const EdgeCondition& condition, const std::string& name) {
    if ((condition.kind == EdgeKind::level || condition.kind == EdgeKind::discharge) &&
        condition.series.empty())
      throw Error("edge_without_series", tr("Edge '%1' has no series", name),
                  tr("a level or discharge edge needs its values over time"), tr("Give it a hydrograph."));
  };
  const char* side_names[] = {"west", "east", "south", "north"};
  for (std::size_t side = 0; side < 4; ++side) check_series(scenario.sides[side], side_names[side]);
  for (const Boundary& boundary : scenario.boundaries) {
    check_series(boundary.condition, boundary.name);
    if (boundary.faces.empty())
      throw Error("boundary_without_faces", tr("Boundary '%1' has no faces", boundary.name),
                  tr("it acts on nothing"), tr("Draw it along the edge of the flow."));
  }
  for (const Section& section : scenario.sections)
    for (const Face& face : section.faces)
      if (!grid.contains(face.column, face.row) ||
          scenario.terrain.is_wall(grid.index(face.column, face.row)))
        throw Error("section_face_without_flow",
                    tr("Section '%1' has a face of a cell that cannot flow", section.name),
                    tr("the cell is outside the grid, nodata or taken out of the flow"),
                    tr("Leave out such faces."));
  for (const Inflow& inflow : scenario.inflows) {
    if (inflow.cells.empty() || inflow.series.empty())
      throw Error("inflow_incomplete", tr("Inflow '%1' is incomplete", inflow.name),
                  tr("it has no cells, or no hydrograph"), tr("Complete it."));
    double sum = 0;
    for (const CellShare& share : inflow.cells) {
      if (share.cell >= grid.cells() || scenario.terrain.is_wall(share.cell))
        throw Error("inflow_cell_without_flow",
                    tr("Inflow '%1' lies on a cell that cannot flow", inflow.name),
                    tr("the cell is outside the grid, nodata or taken out of the flow"),
                    tr("Move the inflow to where water can flow."));
      check(share.share >= 0, "inflow_share_negative", "A share of an inflow is negative",
            "the cells of an inflow share its discharge", "Use a negative discharge for an abstraction.");
      sum += static_cast<double>(share.share);
    }
    if (inflow.kind == InflowKind::discharge && std::fabs(sum - 1) > 1e-4)
      throw Error("inflow_shares_incomplete",
                  tr("The shares of inflow '%1' sum to %2", inflow.name, number(sum)),
                  tr("they divide its discharge among its cells"), tr("Let them sum to 1."));
  }
}

}  // namespace

const char* version() {
  return SPATE_VERSION;
}

Simulation::Simulation(std::shared_ptr<const Scenario> scenario, const Parameters& parameters,
                       const RunState* from, const Watch& watch, Exchange* processes)
    : scenario_(std::move(scenario)), parameters_(parameters) {
  parameters_.validate();
  parameters_.numerics = with_defaults(parameters_.numerics);
  check_scenario(*scenario_, part_of(watch, 0, 0.1));
  const Watch rest = part_of(watch, 0.1, 1);
  if (processes != nullptr && parameters_.device == "auto") parameters_.device = "cpu";
  check(processes == nullptr || parameters_.device == "cpu", "processes_on_gpu",
        "Several processes cannot share a GPU", "they compute on CPUs",
        "Choose the device cpu, or one process.");
  const std::vector<int> gpus = chosen_gpus(parameters_.device);
  backend_ = gpus.empty() ? make_cpu_backend(scenario_, parameters_.numerics, rest, from, processes)
                          : make_cuda_backend(scenario_, parameters_.numerics, gpus, rest, from);
  updates_before_ = backend_->report().cell_updates;
  if (gpus.empty() && parameters_.device == "auto") {
    const CudaDevices none = cuda_devices();
    why_no_gpu_ = full_text({none.key, none.reason + ".", {}, none.remedy + "."});
  }
}

Simulation::~Simulation() = default;

bool Simulation::run(Observer* observer) {
  constexpr double poll_seconds = 0.2;
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const double before = wall_seconds_;
  Observer silent;
  Observer& watching = observer != nullptr ? *observer : silent;

  const double interval = parameters_.snapshot_interval;
  double time = backend_->report().time;
  double snapshots = interval > 0 ? std::floor(time / interval) : 0;    // already taken
  if (interval > 0 && (snapshots + 1) * interval <= time) ++snapshots;  // the quotient was rounded down
  if (time == 0) watching.snapshot(*this);
  bool goes_on = watching.progress(backend_->report());
  while (goes_on && time < parameters_.duration) {
    const double next = interval > 0 ? (snapshots + 1) * interval : parameters_.duration;
    const double target = std::min(next, parameters_.duration);
    try {
      backend_->advance(target, poll_seconds, watching.next_look());
    } catch (const Error& error) {
      if (error.key() != "unstable") throw;
      throw with_place(error, *backend_, scenario_->terrain.grid);
    }
    wall_seconds_ = before + std::chrono::duration<double>(Clock::now() - begin).count();
    const Report now = backend_->report();
    time = now.time;
    if (time == next) ++snapshots;
    if (time == target) watching.snapshot(*this);
    goes_on = watching.progress(now);
  }
  return is_complete();
}

RunState Simulation::save(const TakeCells& take) const {
  return backend_->save(take);
}
RunState Simulation::save() const {
  return backend_->save();
}
bool Simulation::is_complete() const {
  return report().time >= parameters_.duration;
}

Report Simulation::report() const {
  return backend_->report();
}
std::vector<BarrierReport> Simulation::barrier_reports() const {
  return backend_->barrier_reports();
}
std::vector<SectionReport> Simulation::section_reports() const {
  return backend_->section_reports();
}
std::vector<StructureReport> Simulation::structure_reports() const {
  return backend_->structure_reports();
}
double Simulation::wall_seconds() const {
  return wall_seconds_;
}
double Simulation::cell_updates_per_second() const {
  const auto updates = static_cast<double>(report().cell_updates - updates_before_);
  return wall_seconds_ > 0 ? updates / wall_seconds_ : 0;
}
std::string Simulation::device_name() const {
  return backend_->device_name();
}

std::vector<float> Simulation::field(Field field, std::size_t arrival) const {
  std::vector<float> values(scenario_->terrain.grid.cells());
  read(field, arrival, 0, scenario_->terrain.grid.rows, values.data());
  return values;
}

void Simulation::read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
                      float* values) const {
  check(field != Field::arrival_time || arrival < parameters_.numerics.arrival_depths.size(),
        "arrival_map_missing", "There is no such arrival map", "its number exceeds the arrival depths",
        "Ask for one of them.");
  backend_->read(field, arrival, row_begin, row_end, values);
}

std::vector<int> chosen_gpus(const std::string& device) {
  if (device == "cpu") return {};
  const CudaDevices found = cuda_devices();
  if (found.names.empty()) {
    if (device == "auto") return {};
    throw Error(found.key, tr("Device '%1' is not available", device), found.reason,
                tr("%1, or choose the device auto or cpu.", found.remedy));
  }
  if (device == "auto" || device == "cuda") return {found.names.begin()->first};
  std::vector<int> chosen;
  if (device == "cuda:all") {
    for (const auto& [gpu, name] : found.names) chosen.push_back(gpu);
    return chosen;
  }
  std::istringstream numbers(device.substr(sizeof "cuda:" - 1));
  for (std::string number; std::getline(numbers, number, ',');) {
    const int gpu = std::stoi(number);
    if (found.names.count(gpu) == 0) {
      std::string there;
      for (const auto& [other, name] : found.names)
        there += (there.empty() ? "cuda:" : ", cuda:") + std::to_string(other) + " (" + name + ")";
      throw Error("device_missing", tr("Device '%1' does not exist, or cannot compute", "cuda:" + number),
                  tr("this machine has %1", there), tr("Choose one of them."));
    }
    if (std::find(chosen.begin(), chosen.end(), gpu) == chosen.end()) chosen.push_back(gpu);
  }
  return chosen;
}

double gpu_memory_free(int gpu) {
  return cuda_memory_free(gpu);
}
double gpu_memory_free(const std::vector<int>& gpus) {
  double free = 0;
  for (const int gpu : gpus) free += gpu_memory_free(gpu);
  return free;
}

double memory_when_all_wet(const Scenario& scenario, const Parameters& parameters) {
  const Numerics numerics = with_defaults(parameters.numerics);
  return chosen_gpus(parameters.device).empty() ? cpu_memory_when_all_wet(scenario, numerics)
                                                : cuda_memory_when_all_wet(scenario, numerics);
}

}  // namespace spate
