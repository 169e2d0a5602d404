// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/page_places.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "solver/core/text.hpp"

namespace spate {

using Json = nlohmann::ordered_json;

namespace {

std::string time_of(const Json& seconds) {
  return seconds.is_number() ? duration_text(seconds) : tr("never");
}
void add_gauge(HtmlPage& page, const Json& gauge, const ReportUnits& units) {
  const Json& series = gauge["series"];
  const bool has_seen = gauge.contains("observation");
  const char* const quantity = has_seen && gauge["observation"].contains("depth_m") ? "depth_m" : "level_m";
  if (!series.contains(quantity)) return;
  std::vector<Curve> curves = {
      report_curve(tr("simulated"), Mark::line, units, series["time_s"], series[quantity])};
  if (has_seen)
    curves.push_back(report_curve(tr("observed"), Mark::points, units, gauge["observation"]["time_s"],
                                  gauge["observation"][quantity]));
  const bool is_depth = std::string(quantity) == "depth_m";
  page.plot(report_plot(gauge["name"].get<std::string>(), is_depth ? tr("Depth (m)") : tr("Level (m)"), units,
                        curves, is_depth));
}

// Of structures or inlets: thousands would hide those that matter.
using Listed = std::vector<const Json*>;
constexpr std::size_t most_listed = 50;

void add_table(HtmlPage& page, Listed list, const std::string& drowned) {
  const auto volume = [](const Json* each) {
    return number_in((*each)["volume_m3"]) + number_in((*each)["volume_back_m3"]);
  };
  if (list.size() > most_listed) {
    std::stable_sort(list.begin(), list.end(),
                     [&](const Json* a, const Json* b) { return volume(a) > volume(b); });
    list.resize(most_listed);
  }
  Rows rows;
  for (const Json* each : list)
    rows.push_back({(*each)["name"].get<std::string>(), (*each)["type"].get<std::string>(),
                    volume_text(number_in((*each)["volume_m3"])),
                    volume_text(number_in((*each)["volume_back_m3"])), rate_text((*each)["peak_m3_s"]),
                    time_of((*each)["time_of_peak_s"]), time_of((*each)["drowned_at_s"])});
  page.table({tr("Name"), tr("Type"), tr("Volume"), tr("Volume backwards"), tr("Largest discharge"),
              tr("Time of the peak"), drowned},
             rows);
}

// A table of bridges or crests with their discharge over time; more: the further cells of a row.
void add_across(HtmlPage& page, const Json& lines, const ReportUnits& units, const std::string& noun,
                const std::vector<std::string>& more_columns,
                const std::function<std::vector<std::string>(const Json&)>& more) {
  Rows rows;
  std::vector<Curve> curves;
  for (const Json& line : lines) {
    const auto name = line["name"].get<std::string>();
    const bool has_flow = line.contains("peak_m3_s");  // not in older reports
    rows.push_back({name, has_flow ? volume_text(number_in(line["volume_m3"])) : "-",
                    has_flow ? rate_text(line["peak_m3_s"]) : "-",
                    has_flow ? time_of(line["time_of_peak_s"]) : "-"});
    for (std::string& cell : more(line)) rows.back().push_back(std::move(cell));
    if (has_flow && curves.size() < 6 && line["series"].contains("volume_m3"))
      curves.push_back(
          rate_curve(name, Mark::line, units, line["series"]["time_s"], line["series"]["volume_m3"]));
  }
  if (!curves.empty()) page.plot(report_plot({}, tr("Discharge (m³/s)"), units, curves));
  std::vector<std::string> columns = {noun, tr("Volume"), tr("Largest discharge"), tr("Time of the peak")};
  columns.insert(columns.end(), more_columns.begin(), more_columns.end());
  page.table(columns, rows);
}

}  // namespace

void add_inflows(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const Json& history = document["over_time"];
  const Json& inflows = document["inflows"];
  if (inflows.empty()) return;
  page.section(tr("Inflows: asked and delivered"));
  Rows rows;
  Curve asked{tr("asked"), Mark::dashed, {}, "#000000", {}};
  bool has_level = false;
  const Json& times = history["time_s"];
  for (const Json& inflow : inflows) {
    const bool is_level = inflow["kind"] == "level";
    has_level = has_level || is_level;
    rows.push_back(
        {inflow["name"].get<std::string>(), number(inflow["cells"].get<std::size_t>()),
         is_level ? tr("%1, a level", level_text(inflow["asked_peak"])) : rate_text(inflow["asked_peak"]),
         inflow["asked_volume_m3"].is_null() ? "-" : volume_text(number_in(inflow["asked_volume_m3"])),
         inflow["brought_m3"].is_null() ? "-" : volume_text(number_in(inflow["brought_m3"]))});
    for (std::size_t i = 0; i < times.size() && !is_level; ++i) {
      if (asked.points.size() <= i) asked.points.push_back({number_in(times[i]) / units.seconds, 0});
      asked.points[i].y += number_in(inflow["asked"][i]);
    }
  }
  Json net = Json::array();
  for (std::size_t i = 0; i < times.size(); ++i)
    net.push_back(number_in(history["inflow_m3"][i]) - number_in(history["abstracted_m3"][i]));
  std::vector<Curve> curves = {rate_curve(tr("delivered"), Mark::area, units, times, net)};
  if (!has_level) curves.push_back(asked);
  page.plot(report_plot({}, tr("Discharge (m³/s)"), units, curves),
            has_level
                ? tr("Of all inflows together. Those with a level have no discharge that was asked for.")
                : tr("Of all inflows together; delivered: the mean from one look to the next."));
  page.table({tr("Inflow"), tr("Cells"), tr("Peak asked"), tr("Volume asked"), tr("Volume brought")}, rows);
}

void add_edges(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const Json& history = document["over_time"];
  const Json& edges = document["edges"];
  if (edges.empty()) return;
  page.section(tr("Edges: asked and computed"));
  Rows rows;
  std::vector<Curve> curves;
  for (const Json& edge : edges) {
    const auto name = edge["name"].get<std::string>();
    const double in = number_in(edge["net_volume_in_m3"]);
    rows.push_back({name, edge["kind"].get<std::string>(), tr("%1 m", rounded(edge["length_m"])),
                    volume_text(in), rate_text(edge["largest_in_m3_s"]),
                    rate_text(edge["largest_out_m3_s"])});
    const Json& series = edge["series"];
    const bool flows = number_in(edge["largest_in_m3_s"]) > 0 || number_in(edge["largest_out_m3_s"]) > 0;
    if (flows && series.contains("volume_m3"))
      curves.push_back(rate_curve(name, Mark::line, units, series["time_s"], series["volume_m3"]));
    if (edge["kind"] == "discharge")
      curves.push_back(
          report_curve(tr("%1, asked", name), Mark::dashed, units, history["time_s"], edge["asked"]));
  }
  if (!curves.empty())
    page.plot(report_plot({}, tr("Discharge into the domain (m³/s)"), units, curves),
              tr("Below 0: out of it."));
  page.table({tr("Edge"), tr("Kind"), tr("Length"), tr("Net volume in"), tr("Largest inflow"),
              tr("Largest outflow")},
             rows);
  for (const Json& edge : edges) {
    if (edge["kind"] != "level") continue;
    const auto name = edge["name"].get<std::string>();
    page.plot(report_plot({}, tr("Level (m)"), units,
                          {report_curve(name, Mark::line, units, history["time_s"], edge["asked"])}, false),
              tr("The level that was asked for at the edge %1.", name));
  }
}

void add_gauges(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const Json& gauges = document["gauges"];
  if (gauges.empty()) return;
  page.section(tr("Gauges"));
  const bool has_observed = gauges.front().contains("observed");
  std::vector<std::string> head = {tr("Gauge"), tr("Largest depth"), tr("Largest level"),
                                   tr("Time of the peak"), tr("Water arrives")};
  if (has_observed)
    head.insert(head.end(), {tr("Observed values"), tr("RMSE (m)"), tr("NSE"), tr("Peak error (m)")});
  Rows rows;
  for (const Json& gauge : gauges) {
    rows.push_back({gauge["name"].get<std::string>(), tr("%1 m", rounded(gauge["max_depth_m"])),
                    level_text(gauge["max_level_m"]), time_of(gauge["time_of_max_s"]),
                    time_of(gauge["arrival_s"])});
    if (has_observed)
      rows.back().insert(rows.back().end(), {rounded(gauge["observed"]), rounded(gauge["rmse_m"]),
                                             rounded(gauge["nse"]), rounded(gauge["peak_error_m"])});
  }
  page.table(head, rows);
  constexpr std::size_t most_plots = 12;
  for (std::size_t i = 0; i < gauges.size() && i < most_plots; ++i) add_gauge(page, gauges[i], units);
  if (gauges.size() > most_plots)
    page.paragraph(tr("Plots of the first %1 gauges; all are in report.json.", number(most_plots)));
}

void add_sections(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const Json& sections = document["sections"];
  if (sections.empty()) return;
  page.section(tr("Sections"));
  const bool has_observed = sections.front().contains("observed");
  Rows rows;
  std::vector<Curve> curves;
  for (const Json& section : sections) {
    const auto name = section["name"].get<std::string>();
    const bool is_back = -number_in(section["min_m3s"]) > number_in(section["max_m3s"]);
    rows.push_back({name, volume_text(number_in(section["volume_m3"])),
                    rate_text(section[is_back ? "min_m3s" : "max_m3s"]),
                    time_of(section[is_back ? "time_of_min_s" : "time_of_max_s"])});
    if (has_observed)
      rows.back().insert(rows.back().end(), {rounded(section["observed"]), rounded(section["rmse_m3s"]),
                                             rounded(section["nse"]), rounded(section["peak_error_m3s"])});
    if (curves.size() < 6 && section["series"].contains("volume_m3")) {
      curves.push_back(
          rate_curve(name, Mark::line, units, section["series"]["time_s"], section["series"]["volume_m3"]));
      if (section.contains("observation"))
        curves.push_back(report_curve(tr("%1, observed", name), Mark::points, units,
                                      section["observation"]["time_s"],
                                      section["observation"]["discharge_m3s"]));
    }
  }
  if (!curves.empty()) page.plot(report_plot({}, tr("Discharge (m³/s)"), units, curves));
  std::vector<std::string> head = {tr("Section"), tr("Volume"), tr("Largest discharge"),
                                   tr("Time of the peak")};
  if (has_observed)
    head.insert(head.end(), {tr("Observed values"), tr("RMSE (m³/s)"), tr("NSE"), tr("Peak error (m³/s)")});
  page.table(head, rows);
}

std::string length_or_dash(const Json& length) {
  return length.is_null() ? "-" : tr("%1 m", rounded(length));
}

void add_barriers(HtmlPage& page, const Json& document) {
  const Json& barriers = document["barriers"];
  if (barriers.empty()) return;
  page.section(tr("Barriers"));
  const bool any_widens = std::any_of(barriers.begin(), barriers.end(), [](const Json& barrier) {
    return number_in(barrier["breach_width_m"]) > 0;
  });
  Rows rows;
  for (const Json& barrier : barriers) {
    rows.push_back({barrier["name"].get<std::string>(), tr("%1 m", rounded(barrier["length_m"])),
                    time_of(barrier["first_overtopping_s"]), volume_text(number_in(barrier["volume_m3"])),
                    rate_text(barrier["peak_m3_s"]), length_or_dash(barrier["min_freeboard_m"])});
    if (any_widens) rows.back().push_back(length_or_dash(barrier["breach_width_m"]));
  }
  std::vector<std::string> columns = {tr("Barrier"),           tr("Length"),
                                      tr("First overtopped"),  tr("Volume over it"),
                                      tr("Largest discharge"), tr("Least freeboard")};
  if (any_widens) columns.push_back(tr("Breach at the end"));
  page.table(columns, rows);
}

void add_bridges(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const auto bridges = document.find("bridges");  // not in older reports
  if (bridges == document.end() || bridges->empty()) return;
  page.section(tr("Bridges"));
  add_across(page, *bridges, units, tr("Bridge"),
             {tr("Highest level"), tr("Soffit first under water"), tr("First overtopped"),
              tr("Largest drop of levels")},
             [](const Json& bridge) -> std::vector<std::string> {
               return {level_text(bridge["highest_level_m"]), time_of(bridge["pressed_at_s"]),
                       time_of(bridge["overtopped_at_s"]), tr("%1 m", rounded(bridge["largest_drop_m"]))};
             });
}

void add_crests(HtmlPage& page, const Json& document, const ReportUnits& units) {
  const auto crests = document.find("crests");  // not in older reports
  if (crests == document.end() || crests->empty()) return;
  page.section(tr("Crests"));
  add_across(page, *crests, units, tr("Crest"), {}, [](const Json&) { return std::vector<std::string>(); });
}

void add_structures(HtmlPage& page, const Json& document) {
  const auto structures = document.find("structures");  // not in older reports
  if (structures == document.end()) return;
  Listed inlets, others;
  for (const Json& structure : *structures)
    (structure["type"] == "inlet" ? inlets : others).push_back(&structure);
  if (!others.empty()) {
    page.section(tr("Structures"));
    if (others.size() > most_listed)
      page.paragraph(tr("The %1 of %2 structures with the largest volumes; all are in report.json.",
                        number(most_listed), number(others.size())));
    add_table(page, others, tr("First submerged"));
  }
  if (inlets.empty()) return;
  page.section(tr("Inlets"));
  double taken = 0, given_back = 0;
  std::size_t full = 0;
  for (const Json* inlet : inlets) {
    taken += number_in((*inlet)["volume_m3"]);
    given_back += number_in((*inlet)["volume_back_m3"]);
    full += (*inlet)["drowned_at_s"].is_number() ? 1 : 0;
  }
  page.paragraph(tr("%1 {inlet|inlets} took %2 and gave back %3; the pipes of %4 were full.",
                    number(inlets.size()), volume_text(taken), volume_text(given_back), number(full)));
  if (inlets.size() > most_listed)
    page.paragraph(tr("The %1 of %2 inlets with the largest volumes; all are in report.json.",
                      number(most_listed), number(inlets.size())));
  add_table(page, inlets, tr("Pipe first full"));
}

}  // namespace spate
