// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/flood_run.hpp"

#include <optional>

#include "algorithms/case/run_log.hpp"
#include "algorithms/case/run_metadata.hpp"
#include "algorithms/case/style_files.hpp"
#include "algorithms/case/texts.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Writes what was computed even when the user has cancelled: hours of computing should not be lost.
class ToTheEnd : public Log {
 public:
  explicit ToTheEnd(Log& log) : log_(log) {}
  void info(const std::string& text) override { log_.info(text); }
  void warning(const std::string& problem, const std::string& why, const std::string& remedy) override {
    log_.warning(problem, why, remedy);
  }
  void progress(double percent) override { log_.progress(percent); }
  bool is_cancelled() const override { return false; }

 private:
  Log& log_;
};

}  // namespace

FloodRun::FloodRun(const Inputs& inputs, const Values& values,
                   const std::map<std::string, std::string>& results, Log& log)
    : maps_(results) {
  const FloodChoices choices = read_flood_choices(values);
  Hydrographs hydrographs(inputs);
  flood_ = build_flood_scenario(inputs, choices, hydrographs, log);
  stop_if_cancelled(log);
  hydrographs.warn_of_use(log);
  simulation_ =
      std::make_unique<Simulation>(flood_.scenario, choices.parameters, [&log] { stop_if_cancelled(log); });
  log_start(*simulation_, log);
}

void FloodRun::run(const io::Metadata& origin, const std::function<void(const io::Layer&)>& report,
                   Log& log) {
  // Given back when memory runs out, for the maps. Written to, since a system lends what is only asked for.
  std::vector<char> reserve(static_cast<std::size_t>(memory_to_write(*simulation_)), 1);
  std::optional<io::SmallCache> cache;
  std::optional<OutOfMemory> memory_error;
  try {
    RunProgress progress(*simulation_, log);
    simulation_->run(&progress);
  } catch (const OutOfMemory& error) {
    std::vector<char>().swap(reserve);
    cache.emplace(memory_to_write(*simulation_) / 2);
    memory_error = error;
  }

  ToTheEnd ending(log);
  wet_area_ = maps_.write(*simulation_, flood_.reference, flood_metadata(*simulation_, origin), ending);
  for (const MapFile& map : maps_.files())
    if (!map.style.empty()) write_style_beside(map.path, map.style, ending);
  log_certificate(*simulation_, wet_area_, ending);
  const std::vector<BarrierReport> reports = simulation_->barrier_reports();
  log_barriers(flood_.barriers, reports, simulation_->report().time, ending);
  report(barrier_report_layer(flood_.barriers, reports, flood_.reference.crs_wkt));
  if (simulation_->is_complete()) return;
  const std::string saved =
      tr("The flood is complete until %1 of %2, and the maps of that were written, marked as partial.",
         time_text(simulation_->report().time), time_text(simulation_->parameters().duration));
  if (!memory_error) throw Cancelled(tr("Cancelled. %1", saved));
  throw Error(memory_error->problem(), memory_error->why(), memory_error->remedy() + " " + saved);
}

}  // namespace spate
