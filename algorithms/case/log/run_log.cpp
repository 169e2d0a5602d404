// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/log/run_log.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "solver/core/free_memory.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
namespace {

double wet_area_of(const Simulation& simulation, const Report& report) {
  return static_cast<double>(report.wet_cells) * simulation.scenario().terrain.grid.cell_area();
}

double mega_per_second(std::int64_t updates, double seconds) {
  return seconds > 0 ? static_cast<double>(updates) / seconds / 1e6 : 0;
}

std::string too_little_memory() {
  return tr(
      "Close other programs, use larger cells, or cut the elevation model to the part that can be flooded.");
}

}  // namespace

std::optional<double> promised_inflow(const Scenario& scenario, double until, const Delivered& before) {
  double promised = before.volume;
  for (const Inflow& inflow : scenario.inflows) {
    if (inflow.kind == InflowKind::level || inflow.series.smallest() < 0) return {};
    promised += inflow.series.integral(before.time, until);
  }
  return promised;
}

std::vector<Message> flood_warnings(const Simulation& simulation, double wet_area, const Delivered& before) {
  std::vector<Message> warnings;
  const Volumes volumes = simulation.report().volumes;
  if (!(std::fabs(volumes.mass_error()) <= trusted_mass_error))
    warnings.push_back(
        {"mass_error_large", tr("The mass error is large"),
         tr("it is %1, and should be below %2", number(volumes.mass_error()), number(trusted_mass_error)),
         tr("Take the scheme hwp14, lower CFL, and look for single cells that are far deeper than "
            "their neighbours.")});
  if (volumes.clipped > trusted_clipping * volumes.supplied())
    warnings.push_back({"water_made", tr("Water was made"),
                        tr("%1 m³, by setting negative depths to 0", cubic_metres(volumes.clipped)),
                        tr("Take the scheme hwp14, or lower CFL.")});
  const double promised =
      promised_inflow(simulation.scenario(), simulation.report().time, before).value_or(0);
  if (promised > 0 && !(std::fabs(volumes.inflow - promised) <= trusted_undelivered * promised))
    warnings.push_back({"inflow_not_delivered", tr("The inflows did not deliver their water"),
                        tr("%1 m³ instead of %2 m³", cubic_metres(volumes.inflow), cubic_metres(promised)),
                        tr("Do not use the result.")});
  if (!(wet_area > 0))
    warnings.push_back({"nothing_wet", tr("Nothing got wet"), tr("the maps are empty"),
                        tr("Check that water comes in, the duration, and DRY_DEPTH.")});
  return warnings;
}

void log_start(const Simulation& simulation, Integrator asked, Log& log) {
  const Parameters& parameters = simulation.parameters();
  const Numerics& numerics = parameters.numerics;
  std::string integrator = name_of(numerics.integrator);
  if (numerics.integrator != asked) integrator = tr("%1 (%2 does not suit it)", integrator, name_of(asked));
  log.info(tr("Scheme: %1, %2, CFL %3; %4 to simulate", tr(scheme_info(numerics.scheme).title), integrator,
              number(numerics.cfl), time_text(parameters.duration)));
  if (numerics.precision == Precision::float64)
    log.info(tr("Precision: double; the maps hold its numbers rounded to single"));
  std::string device = simulation.device_name();
  if (!simulation.why_no_gpu().empty()) device = tr("%1, since %2", device, simulation.why_no_gpu());
  log.info(tr("Device: %1", device));
  const double most = memory_when_all_wet(simulation.scenario(), parameters);
  const double now = simulation.report().memory;
  log.info(tr("Memory: at most %1, when every cell is wet; %2 at the start", in_megabytes(most),
              in_megabytes(now)));
  const std::vector<int> gpus = chosen_gpus(parameters.device);
  const double free =
      std::max(gpus.empty() ? free_memory() - memory_to_write(simulation) : gpu_memory_free(gpus), 0.0);
  if (most - now > free)
    log.warning({"memory_may_run_out", tr("The run may end early, with the maps up to then"),
                 gpus.empty()
                     ? tr("%1 of memory are free, %2 less than the whole terrain would need",
                          free_megabytes(free), in_megabytes(most - now - free))
                     : tr("%1 of memory are free on the GPU, %2 less than the whole terrain would need",
                          free_megabytes(free), in_megabytes(most - now - free)),
                 tr("Use larger cells, or cut the elevation model to the part that can be flooded.")});
}

double memory_to_write(const Simulation& simulation) {
  constexpr double rows_at_once = 2 * 256;  // once uncompressed, once compressed
  const auto columns = static_cast<double>(simulation.scenario().terrain.grid.columns);
  return 128e6 + rows_at_once * columns * sizeof(float);
}

double memory_on_host(const Simulation& simulation) {
  const Scenario& scenario = simulation.scenario();
  const Terrain& terrain = scenario.terrain;
  double inputs = terrain.taken.pages().bytes();
  for (const SharedField<float>* field :
       {&terrain.zb, &terrain.manning, &scenario.initial_depth, &scenario.initial_level, &scenario.initial_hu,
        &scenario.initial_hv})
    inputs += field->pages().bytes();
  for (const SharedField<float>& numbers : scenario.losses.soil) inputs += numbers.pages().bytes();
  // The bed and the codes of the faces are in the memory of the host for a GPU too, which copies or reads
  // them there; each takes at most what the elevation model does.
  const double computing = chosen_gpus(simulation.parameters().device).empty()
                               ? memory_when_all_wet(scenario, simulation.parameters())
                               : 2 * terrain.zb.pages().bytes();
  return inputs + computing + memory_to_write(simulation);
}

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

RunProgress::RunProgress(const Simulation& simulation, Log& log, std::function<double()> wall_seconds)
    : simulation_(simulation),
      log_(log),
      wall_seconds_(std::move(wall_seconds)),
      start_(wall_seconds_()),
      before_(simulation.report().time / simulation.parameters().duration),
      is_on_cpu_(chosen_gpus(simulation.parameters().device).empty()),
      memory_(simulation.report().memory),
      logged_tenths_(static_cast<int>(10 * before_)),
      logged_updates_(simulation.report().cell_updates) {}

void RunProgress::check_memory(const Report& report) {
  if (!is_on_cpu_ || report.memory <= memory_) return;
  memory_ = report.memory;
  const double free = free_memory();
  if (free >= memory_to_write(simulation_)) return;
  const double most = memory_when_all_wet(simulation_.scenario(), simulation_.parameters());
  throw OutOfMemory("out_of_memory", tr("The computer's memory is too small"),
                    tr("the flood takes %1, up to %2 more when every cell is wet, and the last %3 are for "
                       "writing the maps",
                       in_megabytes(memory_), in_megabytes(most - memory_), in_megabytes(free)),
                    too_little_memory());
}

// Estimated from the speed of the last tenth, since each step takes longer than the one before while a flood
// spreads.
double RunProgress::seconds_to_go(double done, double seconds) {
  constexpr double last = 0.1, apart = 0.01;
  const auto behind = [&](const Mark& mark) { return mark.done <= done - last; };
  const auto found = std::find_if(marks_.rbegin(), marks_.rend(), behind);
  const Mark from = found == marks_.rend() ? marks_.front() : *found;
  if (done >= marks_.back().done + apart) marks_.push_back({done, seconds});
  return (seconds - from.seconds) / (done - from.done) * (1 - done);
}

void RunProgress::log_expected_end(double done, double seconds, double to_go) {
  constexpr double first = 10, out_of_bounds = 30 * 86400;  // s
  if (seconds < first) return;
  const double total = seconds + to_go;
  if (logged_total_ > 0 && total < 2 * logged_total_) return;
  if (total > out_of_bounds && logged_total_ <= out_of_bounds)
    log_.warning({"run_without_end", tr("The simulation will take long"),
                  tr("about %1 at the pace of now, after %2 % of it in %3", time_text(total),
                     number(100 * done, 2), time_text(seconds)),
                  tr("Stop it, and look for very small cells, very deep or fast water, or a value in a wrong "
                     "unit.")});
  else
    log_.info(
        tr("The simulation will take about %1 in all, %2 from now on", time_text(total), time_text(to_go)));
  logged_total_ = total;
}

void RunProgress::log_tenth(int tenths, double seconds, double to_go, const Report& report) {
  log_.info(
      tr("%1 %: %2 simulated in %3 s, %4 {step|steps} (the last %5 s), %6 wet, %7 million cell updates per "
         "second, about %8 s to go",
         number(10 * tenths), time_text(report.time), fixed(seconds, 1),
         number(static_cast<long long>(report.steps)), number(report.time_step, 3),
         square_kilometres(wet_area_of(simulation_, report)),
         fixed(mega_per_second(report.cell_updates - logged_updates_, seconds - logged_seconds_), 1),
         fixed(to_go, 0)));
  logged_tenths_ = tenths;
  logged_seconds_ = seconds;
  logged_updates_ = report.cell_updates;
}

bool RunProgress::progress(const Report& report) {
  check_memory(report);
  const double done = report.time / simulation_.parameters().duration, seconds = wall_seconds_() - start_;
  log_.progress(100 * done);
  if (done > before_) {
    const double to_go = seconds_to_go(done, seconds);
    const int tenths = static_cast<int>(10 * done);
    if (tenths > logged_tenths_) log_tenth(tenths, seconds, to_go, report);
    log_expected_end(done, seconds, to_go);
  }
  return !log_.is_cancelled();
}

void log_certificate(const Simulation& simulation, double wet_area, const Delivered& before, Log& log) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  const double wall = simulation.wall_seconds();
  log.info(tr("Run certificate"));
  log.info(tr("  %1 simulated in %2 s: %3 {step|steps}, %4 million cell updates per second, on %5",
              time_text(report.time), fixed(wall, 1), number(static_cast<long long>(report.steps)),
              fixed(1e-6 * simulation.cell_updates_per_second(), 1), simulation.device_name()));
  log.info(tr("  Water in: %1 m³ at the start, %2 m³ by inflows, %3 m³ over edges, %4 m³ of rain",
              cubic_metres(volumes.initial), cubic_metres(volumes.inflow), cubic_metres(volumes.edges_in),
              cubic_metres(volumes.rain)));
  log.info(tr("  Water out: %1 m³ abstracted, %2 m³ over edges, %3 m³ infiltrated",
              cubic_metres(volumes.abstracted), cubic_metres(volumes.edges_out),
              cubic_metres(volumes.infiltrated)));
  if (volumes.evaporated > 0) log.info(tr("  Evaporated: %1 m³", cubic_metres(volumes.evaporated)));
  if (volumes.drained > 0)
    log.info(tr("  Out of the domain through structures: %1 m³", cubic_metres(volumes.drained)));
  log.info(tr("  Water stored: %1 m³; clipped: %2 m³; mass error: %3", cubic_metres(volumes.stored),
              cubic_metres(volumes.clipped), number(volumes.mass_error(), 2)));
  log.info(tr("  Deeper than %3 m: %1 at any time, %2 at the end", square_kilometres(wet_area),
              square_kilometres(wet_area_of(simulation, report)),
              number(simulation.parameters().numerics.dry_depth)));
  warn_all(flood_warnings(simulation, wet_area, before), log);
}

}  // namespace spate
