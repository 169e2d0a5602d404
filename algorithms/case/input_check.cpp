// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/input_check.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/check/trial.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/flood_run.hpp"
#include "algorithms/case/log/findings_log.hpp"
#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/io/secrets.hpp"

namespace spate {
namespace {

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

// To two digits, as an estimate deserves.
double rounded(double value) {
  if (!(value > 0)) return 0;
  const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
  return unit * std::round(value / unit);
}

std::string place_text(const std::vector<Spot>& spots) {
  if (spots.empty()) return {};
  const MapPlace& place = spots.front().place;
  std::string text = tr("at x %1, y %2", fixed(place.x, 1), fixed(place.y, 1));
  if (spots.size() > 1) text += " " + tr("and %1 {other place|other places}", spots.size() - 1);
  return text;
}

Finding memory_finding(const Simulation& simulation, double most) {
  const double host = memory_on_host(simulation);
  return {Severity::note,
          {"memory_needed", tr("The run takes at most %1 of memory", in_megabytes(most)),
           tr("on %1, when every cell is wet; %2 at the start, and %3 on this computer in all",
              simulation.device_name(), in_megabytes(simulation.report().memory), in_megabytes(host))},
          most / 1e6,
          "MB"};
}

Finding run_finding(const RunEstimate& estimate, const Trial& trial, double duration) {
  constexpr double long_run = 86400;  // s
  const Estimate &steps = estimate.steps, &seconds = estimate.seconds;
  const bool is_long = seconds.likely > long_run;
  return {is_long ? Severity::warning : Severity::note,
          {"run_estimated",
           tr("The run takes about %1 {step|steps} and %2", number(steps.likely, 2),
              time_text(rounded(seconds.likely))),
           tr("%1 to %2 {step|steps}, %3 to %4; from its first %5 {step|steps}, over %6 of %7",
              number(steps.least, 2), number(steps.most, 2), time_text(rounded(seconds.least)),
              time_text(rounded(seconds.most)), number(static_cast<long long>(trial.end.steps)),
              time_text(trial.end.time), time_text(duration)),
           is_long ? tr("Use larger cells, a smaller area or a GPU.") : std::string()},
          steps.likely};
}

}  // namespace

std::vector<Finding> collect_findings(Log& log, const std::function<void(Log&)>& f) {
  FindingsLog collecting(log);
  try {
    f(collecting);
  } catch (const Error& error) {
    collecting.keeps(error);
  } catch (const Refused&) {
    // The errors are among the findings.
  }
  std::vector<Finding> findings = collecting.findings();
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
  return findings;
}

InputCheck check_flood_inputs(const Inputs& inputs, const Values& values,
                              const std::map<std::string, std::string>& results, Log& log) {
  InputCheck check;
  Numbers known;
  check.findings = collect_findings(log, [&](Log& collecting) {
    FloodRun run(inputs, with_defaults(values, flood_parameters()), results, collecting);
    Simulation& simulation = run.simulation();
    const double most = memory_when_all_wet(simulation.scenario(), simulation.parameters());
    collecting.finding(memory_finding(simulation, most));
    known = {{"CELLS", static_cast<double>(simulation.scenario().terrain.grid.cells())},
             {"MEMORY_AT_START", simulation.report().memory},
             {"MEMORY_AT_MOST", std::max(most, simulation.report().memory)},
             {"MEMORY_HOST", memory_on_host(simulation)},
             {"DEVICE_USED", simulation.device_name()}};
    const double duration = simulation.parameters().duration;
    const Trial trial = run_trial(simulation, {}, collecting);
    const RunEstimate estimate = estimate_run(trial, simulation.scenario(), duration);
    collecting.finding(run_finding(estimate, trial, duration));
    const auto add = [&](const std::string& name, const Estimate& range) {
      known.emplace_back(name, range.likely);
      known.emplace_back(name + "_LEAST", range.least);
      known.emplace_back(name + "_MOST", range.most);
    };
    const Estimate& steps = estimate.steps;
    add("STEPS", {std::round(steps.least), std::round(steps.likely), std::round(steps.most)});
    add("WALL_TIME", estimate.seconds);
  });
  add_counts(check.findings, check.numbers);
  check.numbers.insert(check.numbers.end(), known.begin(), known.end());
  return check;
}

void add_counts(const std::vector<Finding>& findings, Numbers& numbers) {
  const auto count = [&](Severity severity) {
    return static_cast<double>(
        std::count_if(findings.begin(), findings.end(),
                      [severity](const Finding& finding) { return finding.severity == severity; }));
  };
  numbers.emplace_back("ERRORS", count(Severity::error));
  numbers.emplace_back("WARNINGS", count(Severity::warning));
  numbers.emplace_back("NOTES", count(Severity::note));
}

std::optional<Message> first_error(const std::vector<Finding>& findings) {
  if (findings.empty() || findings.front().severity != Severity::error) return std::nullopt;
  return findings.front().message;
}

ParameterInfo findings_parameter() {
  return make_parameter(ParameterKind::vector_result, "FINDINGS", tr("Findings"),
                        tr("Points with 'severity' (error: the simulation refuses it; warning: allowed, but "
                           "seldom meant; note: "
                           "good to know), 'key' (the cause, the same in every language), 'problem', 'why', "
                           "'remedy', 'value' and "
                           "its 'unit'. What has no place is a row without a point. Of many places of one "
                           "kind the worst %1 are "
                           "written.",
                           WorstSpots::most),
                        ParameterInfo::Group::results);
}

std::vector<NumberInfo> check_number_list() {
  return {{"ERRORS", tr("Errors")},
          {"WARNINGS", tr("Warnings")},
          {"NOTES", tr("Notes")},
          {"CELLS", tr("Cells")},
          {"MEMORY_AT_START", tr("Memory at the start (bytes)")},
          {"MEMORY_AT_MOST", tr("Memory when every cell is wet (bytes)")},
          {"MEMORY_HOST", tr("Memory of this computer, at most (bytes)")},
          {"STEPS", tr("Steps, estimated")},
          {"STEPS_LEAST", tr("Steps, at least")},
          {"STEPS_MOST", tr("Steps, at most")},
          {"WALL_TIME", tr("Wall time, estimated (s)")},
          {"WALL_TIME_LEAST", tr("Wall time, at least (s)")},
          {"WALL_TIME_MOST", tr("Wall time, at most (s)")}};
}

io::Layer findings_layer(const std::vector<Finding>& findings, const std::string& crs_wkt) {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "findings";
  layer.shape = io::Shape::points;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"severity", Kind::text}, {"key", Kind::text},    {"problem", Kind::text},
                   {"why", Kind::text},      {"remedy", Kind::text}, {"value", Kind::number},
                   {"unit", Kind::text}};
  const auto shown = [](const std::string& text) { return io::Attribute(io::without_secrets(text)); };
  for (const Finding& finding : findings) {
    const Message& message = finding.message;
    const auto add = [&](std::string wkb, std::optional<double> value) {
      io::Row row;
      row.wkb = std::move(wkb);
      row.attributes = {std::string(key_of(finding.severity)),
                        message.key,
                        shown(message.problem),
                        shown(message.why),
                        shown(message.remedy),
                        io::or_null(value),
                        finding.unit};
      layer.rows.push_back(std::move(row));
    };
    for (const Spot& spot : finding.spots)
      add(io::point_wkb(spot.place.x, spot.place.y), spot.value ? spot.value : finding.value);
    if (finding.spots.empty()) add({}, finding.value);
  }
  return layer;
}

const char* key_of(Severity severity) {
  constexpr const char* keys[] = {"error", "warning", "note"};
  return keys[static_cast<std::size_t>(severity)];
}

std::vector<std::string> finding_lines(const std::vector<Finding>& findings) {
  std::size_t width = 0;
  for (const Finding& finding : findings) width = std::max(width, finding.message.key.size());
  std::vector<std::string> lines;
  for (const Finding& finding : findings) {
    const Message& message = finding.message;
    std::string value = finding.value ? number(*finding.value, 4) : std::string("-");
    if (finding.value && !finding.unit.empty()) value += " " + finding.unit;
    lines.push_back(padded(key_of(finding.severity), 9) + padded(message.key, width + 2) + padded(value, 18) +
                    place_text(finding.spots));
    std::string text = message.problem;
    if (!message.why.empty()) text += " (" + message.why + ").";
    lines.push_back("  " + text);
    if (!message.remedy.empty()) lines.push_back("  " + message.remedy);
  }
  return lines;
}

}  // namespace spate
