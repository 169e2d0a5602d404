// SPDX-License-Identifier: GPL-3.0-or-later
// spate:hydrograph, and the command `spate hydrograph`.
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tools/hydrograph_shape.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;
using Hydrographs = std::map<std::string, io::Hydrograph>;

constexpr std::size_t most_names = 12;  // in a legend; with more there is none

void add_results(ParameterList& list) {
  list.push_back(optional(make_parameter(
      Kind::table_result, "TABLE", tr("Hydrographs"),
      tr("All hydrographs, the designed one and those of the given table, in the columns that Simulate "
         "flood reads."),
      Group::results)));
  list.push_back(optional(make_parameter(
      Kind::file_result, "PLOT", tr("Plot"),
      tr("A page with the plot, the figures of each hydrograph and its oddities."), Group::results)));
  list.back().extension = "html";
}

ParameterList parameters() {
  ParameterList list;
  list.push_back(optional(number_of("PEAK", tr("Peak discharge (m³/s)"), {}, 1e7,
                                    tr("The largest discharge, base flow included."))));
  list.push_back(optional(
      number_of("TIME_TO_PEAK", tr("Time to peak (hours)"), {}, 1e5, tr("From the start to the peak."))));
  list.push_back(optional(number_of(
      "VOLUME", tr("Volume above the base flow (m³)"), {}, 1e13,
      tr("Not set: the usual one, 1.33 times the peak above the base flow times the time to peak (in s). A "
         "larger volume gives a longer tail, a smaller one a narrow peak."))));
  list.push_back(number_of("BASE_FLOW", tr("Base flow (m³/s)"), 0, 1e7,
                           tr("Flows at all times, also after the flood.")));
  list.push_back(make_parameter(
      Kind::text, "NAME", tr("Name of the designed hydrograph"),
      tr("Its key in the column 'hydrograph', by which an inflow or a side names its series.")));
  list.back().word = "design";
  list.push_back(advanced(optional(number_of(
      "TIME_STEP", tr("Time step (minutes)"), {}, 1e6,
      tr("The longest time between two rows; it is shortened so that the peak falls on a row. Not set or 0: "
         "a 50th of the time to peak.")))));
  list.push_back(optional(make_parameter(
      Kind::table, "HYDROGRAPHS", tr("Hydrographs to check"),
      tr("Table (CSV or any layer) as Simulate flood reads it: 'time_s', 'time_min' or 'time_h'; "
         "'hydrograph', the key; 'discharge_m3s' or 'level_m', the value."))));
  add_results(list);
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"COUNT", tr("Hydrographs")},
          {"LARGEST_DISCHARGE", tr("Largest discharge (m³/s)")},
          {"TOTAL_VOLUME", tr("Volume of all discharges, base flow included (m³)")},
          {"EXPONENT", tr("Exponent n of the design; 0 = none")},
          {"ODDITIES", tr("Oddities found")}};
}

// None when there are hydrographs to check and no design. Throws when something of a design is missing.
std::optional<HydrographDesign> read_design(const Values& values) {
  std::vector<std::string> missing;
  for (const char* name : {"PEAK", "TIME_TO_PEAK"})
    if (!values.is_given(name)) missing.push_back(name);
  if (missing.size() == 2 && !values.is_given("VOLUME")) {
    if (values.is_given("HYDROGRAPHS")) return std::nullopt;
    throw Error("no_hydrograph", tr("There is nothing to do"), tr("neither a table nor a design is given"),
                tr("Give PEAK and TIME_TO_PEAK, or HYDROGRAPHS."));
  }
  if (!missing.empty())
    throw Error("design_incomplete", tr("A design needs a peak and a time to peak"),
                tr("not given: %1", joined(missing)),
                tr("Give PEAK and TIME_TO_PEAK, or neither of them nor VOLUME."));
  HydrographDesign design;
  design.peak = values.number("PEAK");
  design.time_to_peak = 3600 * values.number("TIME_TO_PEAK");
  design.base_flow = values.number("BASE_FLOW");
  design.volume = values.is_given("VOLUME") ? values.number("VOLUME") : usual_volume(design);
  design.time_step = values.is_given("TIME_STEP") ? 60 * values.number("TIME_STEP") : 0;
  return design;
}

void check(const Values& values) {
  const auto design = read_design(values);
  if (!design) return;
  design_hydrograph(*design);
  if (values.text("NAME").empty())
    throw Error("name_blank", tr("NAME is blank"), tr("inflows refer to their hydrograph by its name"),
                tr("Give the hydrograph a name."));
}

std::string unit_of(const io::Hydrograph& hydrograph) {
  return hydrograph.kind == InflowKind::discharge ? tr("m³/s") : tr("m");
}

std::string shown_name(const std::string& key) {
  return key.empty() ? tr("(unnamed)") : key;
}

// One plot of all hydrographs of one kind, with a suitable unit of time.
void add_plot(HtmlPage& page, const Hydrographs& hydrographs, InflowKind kind) {
  Plot plot;
  double end = 0;
  for (const auto& [key, hydrograph] : hydrographs)
    if (hydrograph.kind == kind) end = std::max(end, hydrograph.series.times().back());
  const auto [seconds, unit] = end <= 7200     ? std::pair(60.0, translatable("min"))
                               : end <= 864000 ? std::pair(3600.0, translatable("h"))
                                               : std::pair(86400.0, translatable("days"));
  for (const auto& [key, hydrograph] : hydrographs) {
    if (hydrograph.kind != kind) continue;
    Curve curve;
    curve.name = shown_name(key);
    const SeriesView view = hydrograph.series.view();
    for (int i = 0; i < view.count; ++i) curve.points.push_back({view.times[i] / seconds, view.values[i]});
    if (view.count == 1) curve.mark = Mark::points;
    plot.curves.push_back(std::move(curve));
  }
  if (plot.curves.empty()) return;
  if (plot.curves.size() == 1 && kind == InflowKind::discharge && plot.curves[0].points.size() > 1)
    plot.curves[0].mark = Mark::area;
  if (plot.curves.size() > most_names)
    for (Curve& curve : plot.curves) curve.name.clear();
  plot.x.title = tr("Time (%1)", tr(unit));
  plot.y.title = kind == InflowKind::discharge ? tr("Discharge (m³/s)") : tr("Level (m)");
  page.plot(plot_svg(plot));
}

// Of all hydrographs; the largest and the volume are those of the discharges.
struct Totals {
  double largest = 0, volume = 0;
  std::int64_t oddities = 0;
};

// Reports the figures and oddities of each hydrograph.
Totals report(HtmlPage& page, const Hydrographs& hydrographs, Log& log) {
  Totals totals;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, hydrograph] : hydrographs) {
    const HydrographFigures figures = hydrograph_figures(hydrograph);
    const bool is_discharge = hydrograph.kind == InflowKind::discharge;
    if (is_discharge) {
      totals.largest = std::max(totals.largest, figures.largest);
      totals.volume += figures.volume;
    }
    rows.push_back({shown_name(key), number(hydrograph.series.times().size()),
                    tr("%1 to %2", time_text(figures.begin), time_text(figures.end)),
                    tr("%1 %2", number(figures.largest, 6), unit_of(hydrograph)),
                    time_text(figures.time_of_largest),
                    is_discharge ? tr("%1 m³", fixed(figures.volume, 0)) : std::string()});
    const std::vector<std::string>& row = rows.back();
    log.info(is_discharge ? tr("Hydrograph '%1': %2 {row|rows}, %3; peak %4 at %5; %6", row[0], row[1],
                               row[2], row[3], row[4], row[5])
                          : tr("Hydrograph '%1': %2 {row|rows}, %3; peak %4 at %5", row[0], row[1], row[2],
                               row[3], row[4]));
    for (Message& oddity : hydrograph_oddities(hydrograph)) {
      oddity.problem = tr("Hydrograph '%1': %2", shown_name(key), oddity.problem);
      log.warning(oddity);
      page.warning(oddity);
      ++totals.oddities;
    }
  }
  page.table({tr("Hydrograph"), tr("Rows"), tr("From, to"), tr("Peak"), tr("Time of peak"),
              tr("Volume, base flow included")},
             rows);
  return totals;
}

void describe_design(HtmlPage& page, const HydrographDesign& design, double exponent) {
  page.section(tr("Design"));
  page.table({tr("Quantity"), tr("Value")},
             {{tr("Peak, base flow included"), tr("%1 m³/s", design.peak)},
              {tr("Time to peak"), time_text(design.time_to_peak)},
              {tr("Volume above the base flow"), tr("%1 m³", fixed(design.volume, 0))},
              {tr("Base flow"), tr("%1 m³/s", design.base_flow)},
              {tr("Exponent n, from the volume"), fixed(exponent, 3)}});
  page.paragraph(
      tr("Shape: q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)), with tp the time to peak; it ends "
         "where 0.1 % of the peak is left. The volume is that of the table, linear between its rows."));
}

io::Layer table_of(const Hydrographs& hydrographs) {
  const bool is_named = hydrographs.count("") == 0;
  io::Layer table;
  table.name = "hydrographs";
  if (is_named) table.columns.push_back({"hydrograph", io::Column::Kind::text});
  for (const char* name : {"time_s", "discharge_m3s", "level_m"})
    table.columns.push_back({name, io::Column::Kind::number});
  for (const auto& [key, hydrograph] : hydrographs) {
    const SeriesView view = hydrograph.series.view();
    const bool is_discharge = hydrograph.kind == InflowKind::discharge;
    for (int i = 0; i < view.count; ++i) {
      io::Row row;
      row.attributes.resize(table.columns.size());  // null
      if (is_named) row.attributes.front() = key;
      const std::size_t time = is_named ? 1 : 0;
      row.attributes[time] = view.times[i];
      row.attributes[is_discharge ? time + 1 : time + 2] = view.values[i];
      table.rows.push_back(std::move(row));
    }
  }
  return table;
}

// Adds the design; returns the exponent of its shape, 0 where there is none.
double add_design(Hydrographs& hydrographs, const Values& values, HtmlPage& page) {
  const auto design = read_design(values);
  if (!design) return 0;
  const std::string key = values.text("NAME");
  const std::string problem = tr("The designed hydrograph '%1' cannot be added", key);
  if (hydrographs.count("") > 0)
    throw Error("design_beside_nameless", problem, tr("HYDROGRAPHS has no column 'hydrograph'"),
                tr("Add that column, with a name for what the table holds."));
  if (hydrographs.count(key) > 0)
    throw Error("design_name_taken", problem, tr("HYDROGRAPHS has one of that name"),
                tr("Choose another NAME."));
  DesignedHydrograph designed = design_hydrograph(*design);
  hydrographs[key] = std::move(designed.hydrograph);
  describe_design(page, *design, designed.exponent);
  return designed.exponent;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("PLOT");
  if (!path.empty()) HtmlPage::check_path(path);
  Hydrographs hydrographs;
  if (call.inputs.is_given("HYDROGRAPHS"))
    hydrographs = io::read_hydrographs(call.inputs.table("HYDROGRAPHS"));
  HtmlPage page(tr("Hydrographs"));
  const double exponent = add_design(hydrographs, call.values, page);

  page.section(tr("All hydrographs"));
  add_plot(page, hydrographs, InflowKind::discharge);
  add_plot(page, hydrographs, InflowKind::level);
  const Totals totals = report(page, hydrographs, call.log);
  ToolAnswer answer;
  answer.counts = {{"COUNT", static_cast<std::int64_t>(hydrographs.size())}, {"ODDITIES", totals.oddities}};
  answer.numbers = {
      {"LARGEST_DISCHARGE", totals.largest}, {"TOTAL_VOLUME", totals.volume}, {"EXPONENT", exponent}};
  stop_if_cancelled(call.log);
  call.write_layer("TABLE", table_of(hydrographs), {});
  if (!path.empty()) page.save(path);
  return answer;
}

}  // namespace

const Tool hydrograph_tool = {
    "hydrograph", translatable("Design, check and plot hydrographs, as spate:hydrograph"),
    parameters,   numbers,
    check,        run};

}  // namespace spate
