// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/flood_run.hpp"

#include <optional>

#include "algorithms/case/run_log.hpp"
#include "algorithms/case/run_metadata.hpp"
#include "algorithms/case/texts.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate {

FloodRun::FloodRun(const Inputs& inputs, const Values& values,
                   const std::map<std::string, std::string>& results, Log& log)
    : maps_(results) {
  const FloodChoices choices = read_flood_choices(values);
  Hydrographs hydrographs(inputs);
  flood_ = build_flood_scenario(inputs, choices, hydrographs, log);
  if (log.is_cancelled()) throw Cancelled(tr("Cancelled: nothing was written."));
  hydrographs.warn_of_use(log);
  simulation_ = std::make_unique<Simulation>(flood_.scenario, choices.parameters);
  log_start(*simulation_, log);
}

void FloodRun::run(const io::Metadata& origin, const std::function<void(const io::Layer&)>& report,
                   Log& log) {
  const double duration = simulation_->parameters().duration;
  std::vector<char> reserve;  // given back when memory runs out, for the maps
  reserve.reserve(static_cast<std::size_t>(memory_to_write(*simulation_)));
  std::optional<io::SmallCache> cache;
  std::optional<OutOfMemory> memory_error;  // the maps up to then are written all the same
  try {
    RunProgress progress(*simulation_, log);
    if (!simulation_->run(&progress))
      throw Cancelled(tr("Cancelled after %1 of %2: no map was written.",
                         time_text(simulation_->report().time), time_text(duration)));
  } catch (const OutOfMemory& error) {
    std::vector<char>().swap(reserve);
    cache.emplace(memory_to_write(*simulation_) / 2);
    memory_error = error;
  }

  wet_area_ = maps_.write(*simulation_, flood_.reference, flood_metadata(*simulation_, origin), log);
  for (const MapFile& map : maps_.files()) write_style_beside(map.path, map.style, log);
  log_certificate(*simulation_, wet_area_, log);
  const std::vector<BarrierReport> reports = simulation_->barrier_reports();
  log_barriers(flood_.barriers, reports, simulation_->report().time, log);
  report(barrier_report_layer(flood_.barriers, reports, flood_.reference.crs_wkt));
  if (memory_error)
    throw Error(memory_error->problem(), memory_error->why(),
                tr("%1 The flood is complete until %2 of %3, and the maps of that were written.",
                   memory_error->remedy(), time_text(simulation_->report().time), time_text(duration)));
}

}  // namespace spate
