// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/schemes/scheme_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>
#include <utility>

#include "algorithms/case/inputs/series_by_key.hpp"
#include "algorithms/case/log/remembering_log.hpp"
#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// The progress of one of several runs is that of a part of the whole.
class PartLog : public Log {
 public:
  PartLog(Log& log, std::size_t part, std::size_t parts) : log_(log), part_(part), parts_(parts) {}
  void info(const std::string& text) override { log_.info(text); }
  void warning(const Message& message) override { log_.warning(message); }
  void finding(const Finding& finding) override { log_.finding(finding); }
  void about(const std::optional<MapPlace>& place) override { log_.about(place); }
  void progress(double percent) override {
    log_.progress((100.0 * static_cast<double>(part_) + percent) / static_cast<double>(parts_));
  }
  bool is_cancelled() const override { return log_.is_cancelled(); }

 private:
  Log& log_;
  const std::size_t part_, parts_;
};

struct Way {
  std::string scheme, integrator;
};

// "hwp14, hwp14 rk2; kp07"
std::vector<Way> parse_ways(const std::string& text) {
  std::vector<Way> ways;
  std::string list = text;
  std::replace(list.begin(), list.end(), ';', ',');
  std::istringstream entries(list);
  for (std::string entry; std::getline(entries, entry, ',');) {
    std::istringstream words(entry);
    Way way;
    std::string more;
    words >> way.scheme >> way.integrator >> more;
    if (way.scheme.empty()) continue;
    if (!more.empty())
      throw Error("scheme_entry_wrong", tr("SCHEMES has the entry '%1'", entry),
                  tr("an entry is a scheme, or a scheme and an integrator"),
                  tr("Separate entries by commas, for example: %1", "hwp14, hwp14 rk2, kp07"));
    if (way.integrator.empty()) way.integrator = name_of(Numerics{}.integrator);
    ways.push_back(way);
  }
  check(ways.size() >= 2, "schemes_too_few", "SCHEMES has fewer than two entries",
        "there is nothing to compare", "Name two schemes or more, separated by commas.");
  return ways;
}

struct ObservedPoint {
  std::size_t cell;
  bool is_depth;
  double value;  // m; a level in the heights of the elevation model
};

std::vector<ObservedPoint> read_points(const Inputs& inputs, const FloodScenario& flood, Log& log) {
  std::vector<ObservedPoint> points;
  const std::vector<Feature> features =
      read_features(inputs, {"OBSERVED_POINTS", tr("observed point"), {}, {}, {"level", "depth"}}, log);
  for_each_feature(features, log, [&](const Feature& feature) {
    const std::optional<double> level = feature.number("level"), depth = feature.number("depth");
    if (!level && !depth) return;
    const io::CellsOfGeometry found = io::cells_of_geometry(feature.wkb, flood.reference, feature.label);
    if (found.cells.size() != 1 || flood.scenario->terrain.is_wall(found.cells.front())) {
      log.warning({"observed_point_left_out",
                   tr("%1 lies where nothing flows, or outside DEM", sentence(feature.label)),
                   tr("DEM covers %1", flood.reference.extent_text()), tr("It is left out.")});
      return;
    }
    points.push_back({found.cells.front(), !level, level ? *level : *depth});
  });
  return points;
}

void observe(SchemeRun& run, const Simulation& simulation, const std::vector<ObservedPoint>& points) {
  if (points.empty()) return;
  const std::vector<float> levels = simulation.field(Field::max_level), beds = simulation.field(Field::bed);
  const double datum = simulation.scenario().terrain.datum;
  double sum = 0, size = 0;
  for (const ObservedPoint& point : points) {
    // A point that stays dry has the level of its ground.
    const float level = std::isnan(levels[point.cell]) ? beds[point.cell] : levels[point.cell];
    const double simulated =
        point.is_depth ? static_cast<double>(run.max_depth[point.cell]) : static_cast<double>(level) + datum;
    sum += simulated - point.value;
    size += std::fabs(simulated - point.value);
  }
  run.observed_l1 = size / static_cast<double>(points.size());
  run.observed_bias = sum / static_cast<double>(points.size());
}

void measure(SchemeRun& run, const Simulation& simulation) {
  run.max_depth = simulation.field(Field::max_depth);
  std::size_t wet = 0;
  for (float& depth : run.max_depth) {
    if (std::isnan(depth)) depth = 0;
    if (static_cast<double>(depth) > simulation.parameters().numerics.dry_depth) ++wet;
    run.deepest = std::max(run.deepest, static_cast<double>(depth));
  }
  run.wet_area = static_cast<double>(wet) * simulation.scenario().terrain.grid.cell_area();
}

// Simulates one of them. Returns why it did not come to its end, if so.
std::optional<Error> simulate(SchemeRun& run, const std::shared_ptr<const Scenario>& scenario,
                              const Parameters& parameters, Integrator asked,
                              const std::vector<ObservedPoint>& points, std::string& device, Log& log) try {
  Simulation simulation(scenario, parameters);
  device = simulation.device_name();
  log_start(simulation, asked, log);
  RunProgress progress(simulation, log);
  const bool complete = simulation.run(&progress);
  stop_if_cancelled(log);
  run.report = simulation.report();
  run.seconds = simulation.wall_seconds();
  if (!complete) throw Error("run_stopped", tr("The run stopped before its end"), {}, {});
  measure(run, simulation);
  observe(run, simulation, points);
  return {};
} catch (const Error& error) {
  run.error = full_text({{}, error.problem(), error.why(), {}});
  log.warning({"scheme_run_failed", tr("The run with %1 failed: %2", run.name, error.problem()), error.why(),
               tr("The others go on.")});
  return error;
}

// What ended every run, unless it was their own instability, is no difference between schemes: a device that
// is not there, a scenario that cannot be.
void check_not_all_refused(const std::vector<std::optional<Error>>& failures) {
  if (!std::all_of(failures.begin(), failures.end(), [](const auto& failure) { return failure.has_value(); }))
    return;
  for (const std::optional<Error>& failure : failures)
    if (failure->key() != "unstable") throw Error(*failure);
}

}  // namespace

double SchemeComparison::l1(const SchemeRun& a, const SchemeRun& b) const {
  if (!a.is_done() || !b.is_done()) return std::numeric_limits<double>::quiet_NaN();
  double sum = 0;
  std::size_t wet = 0;
  for (std::size_t cell = 0; cell < a.max_depth.size(); ++cell) {
    if (!(a.max_depth[cell] > 0) && !(b.max_depth[cell] > 0)) continue;
    ++wet;
    sum += std::fabs(static_cast<double>(a.max_depth[cell]) - static_cast<double>(b.max_depth[cell]));
  }
  return wet > 0 ? sum / static_cast<double>(wet) : 0;
}

io::Layer SchemeComparison::table() const {
  using Kind = io::Column::Kind;
  io::Layer table;
  table.name = "schemes";
  table.columns = {{"run", Kind::text}, {"scheme", Kind::text}, {"integrator", Kind::text}};
  for (const char* name : {"steps", "seconds", "mass_error", "clipped_m3", "stored_m3", "wet_area_m2",
                           "deepest_m", "observed_l1_m", "observed_bias_m"})
    table.columns.push_back({name, Kind::number});
  for (const SchemeRun& run : runs) {
    std::string name = "l1_" + run.name + "_m";
    std::replace(name.begin(), name.end(), ' ', '_');
    table.columns.push_back({name, Kind::number});
  }
  table.columns.push_back({"error", Kind::text});
  for (const SchemeRun& run : runs) {
    const auto known = [&](double value) { return run.is_done() ? io::or_null(value) : io::Attribute(); };
    const Volumes& volumes = run.report.volumes;
    io::Row row;
    row.attributes = {run.name,
                      std::string(run.scheme),
                      std::string(name_of(run.integrator)),
                      known(static_cast<double>(run.report.steps)),
                      known(run.seconds),
                      known(volumes.mass_error()),
                      known(volumes.clipped),
                      known(volumes.stored),
                      known(run.wet_area),
                      known(run.deepest),
                      known(run.observed_l1),
                      known(run.observed_bias)};
    for (const SchemeRun& other : runs) row.attributes.push_back(io::or_null(l1(run, other)));
    row.attributes.push_back(run.is_done() ? io::Attribute() : io::Attribute(run.error));
    table.rows.push_back(std::move(row));
  }
  return table;
}

SchemeComparison compare_schemes(const Inputs& inputs, Values values, Log& outer) {
  const std::vector<Way> ways = parse_ways(values.text("SCHEMES"));
  values.set("ARRIVAL_DEPTHS", std::string("0.1"));
  SchemeComparison comparison;
  std::vector<Message> warnings;
  RememberingLog log(outer, warnings);
  std::vector<FloodChoices> choices;
  for (const Way& way : ways) {
    values.set("SCHEME", way.scheme);
    values.set("INTEGRATOR", way.integrator);
    choices.push_back(read_flood_choices(values));
    SchemeRun run;
    const Numerics numerics = with_defaults(choices.back().parameters.numerics);
    run.scheme = scheme_info(numerics.scheme).name;
    run.integrator = numerics.integrator;
    run.name = std::string(run.scheme) + " " + name_of(run.integrator);
    for (const SchemeRun& other : comparison.runs)
      if (other.name == run.name)
        throw Error("scheme_twice", tr("SCHEMES has %1 twice", run.name),
                    tr("a scheme that does not know an integrator takes its own"), tr("Remove one of them."));
    comparison.runs.push_back(std::move(run));
  }
  comparison.duration = choices.front().parameters.duration;
  std::vector<std::optional<Error>> failures;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    PartLog part(log, i, choices.size());
    SchemeRun& run = comparison.runs[i];
    log.stage(tr("Run %1 of %2: %3", number(i + 1), number(choices.size()), run.name));
    Hydrographs hydrographs(inputs);
    const FloodScenario flood = build_flood_scenario(inputs, choices[i], hydrographs, part);
    stop_if_cancelled(log);
    stop_if_refused(log);
    const std::vector<ObservedPoint> points = read_points(inputs, flood, part);
    comparison.observed = points.size();
    failures.push_back(simulate(run, flood.scenario, choices[i].parameters,
                                choices[i].parameters.numerics.integrator, points, comparison.device, part));
  }
  check_not_all_refused(failures);
  for (const Message& warning : warnings)
    if (std::none_of(comparison.warnings.begin(), comparison.warnings.end(),
                     [&](const Message& other) { return full_text(other) == full_text(warning); }))
      comparison.warnings.push_back(warning);
  return comparison;
}

}  // namespace spate
