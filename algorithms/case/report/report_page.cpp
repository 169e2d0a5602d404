// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/report_page.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/report/page_parts.hpp"
#include "algorithms/case/report/page_places.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

using Json = nlohmann::ordered_json;

class ReportPage {
 public:
  ReportPage(const Json& document, const DepthMap& map, const LimitsMap& limits, const RainTotalMap& rain)
      : document_(document),
        map_(map),
        limits_(limits),
        rain_(rain),
        run_(document["run"]),
        volumes_(document["volumes_m3"]),
        result_(document["result"]),
        history_(document["over_time"]),
        units_(report_units(number_in(run_["simulated_s"]))),
        page_(run_.contains("name") ? tr("Flood simulation: %1", run_["name"].get<std::string>())
                                    : tr("Flood simulation")) {}

  HtmlPage made() {
    summary();
    map();
    trust();
    balance();
    rain();
    add_inflows(page_, document_, units_);
    add_edges(page_, document_, units_);
    course();
    add_gauges(page_, document_, units_);
    add_sections(page_, document_, units_);
    add_barriers(page_, document_);
    add_structures(page_, document_);
    add_bridges(page_, document_, units_);
    add_crests(page_, document_, units_);
    add_inputs(page_, document_);
    add_certificate(
        page_, document_,
        tr("spate:rerun, or the command spate rerun, repeats the run from report.json or from any of "
           "its maps, and says whether the results are the same to the last bit."));
    return page_;
  }

 private:
  bool is_complete() const { return run_["complete"].get<bool>(); }
  double volume(const char* name) const { return number_in(volumes_[name]); }
  std::string depth_text() const {
    return result_["max_depth_m"].is_null() ? "0 m" : tr("%1 m", rounded(result_["max_depth_m"]["value"]));
  }
  std::string area_text() const { return round_area(number_in(result_["wet_area_m2"])); }

  void summary() {
    const std::string until = duration_text(run_["simulated_s"]);
    if (!is_complete())
      page_.headline(tr("Stopped after %1 of %2: until then %3 were flooded, up to %4 deep", until,
                        duration_text(run_["duration_s"]), area_text(), depth_text()));
    else
      page_.headline(tr("In %1 the flood covers %2 and is up to %3 deep", until, area_text(), depth_text()));
    const Json& speed = result_["max_speed_m_s"];
    const std::string wet_depth = tr("%1 m", number(number_in(result_["wet_depth_m"])));
    page_.figures({{area_text(), tr("deeper than %1 at any time", wet_depth)},
                   {depth_text(), tr("largest depth")},
                   {speed.is_null() ? "-" : tr("%1 m/s", rounded(speed["value"])), tr("fastest water")},
                   {volume_text(volume("supplied")), tr("of water came in")},
                   {rounded(volumes_["mass_error"]), tr("mass error, relative")}});
    if (volume("rain") > 0 && number_in(result_["wet_depth_m"]) < rain_film)
      page_.paragraph(
          tr("Rain leaves a film of water on all ground. With a larger DRY_DEPTH, as 0.05 m, areas and "
             "maps hold the flood alone."));
    if (run_.contains("what_if"))
      page_.paragraph(
          tr("A what-if: it goes on from another run with other %1.", run_["what_if"].get<std::string>()));
    const Json& grid = document_["grid"];
    const auto since = run_.find("steps_since_checkpoint");  // which the times are of
    const auto all = run_["steps"].get<std::int64_t>();
    const std::string steps = since == run_.end() ? tr("%1 {step|steps}", all)
                                                  : tr("%1 {step|steps} since the checkpoint, of %2",
                                                       since->get<std::int64_t>(), all);
    page_.paragraph(
        tr("%1 × %2 cells of %3 m; %4 on %5, computed in %6 (%7 million cell updates per second).",
           grid["columns"].get<int>(), grid["rows"].get<int>(), rounded(grid["cell_m"]), steps,
           run_["device"].get<std::string>(), duration_text(run_["wall_s"]),
           number(1e-6 * number_in(run_["cell_updates_per_s"]), digits)));
  }

  void map() {
    page_.section(tr("Maximum depth"));
    page_.plot(map_.svg);
    page_.legend(tr("Depth"), map_.depths);
    if (!map_.symbols.empty()) page_.legend(tr("On the map"), map_.symbols);
    const auto crs = document_["grid"]["crs"].get<std::string>();
    page_.paragraph(
        tr("Water below %1 m is not drawn. The ground is shaded from the elevation model. North is up. "
           "CRS: %2.",
           number(DepthMap::least_depth), crs.empty() ? tr("unknown") : crs));
  }

  void trust() {
    page_.section(tr("Can the run be trusted?"));
    const double asked = volume("promised_inflow"), delivered = volume("inflow");
    Rows rows;
    const auto check = [&](const std::string& what, const std::string& found, const std::string& should,
                           bool passed) {
      rows.push_back({what, found, should, passed ? tr("yes") : tr("NO")});
    };
    check(tr("The whole duration was simulated"), duration_text(run_["simulated_s"]),
          duration_text(run_["duration_s"]), is_complete());
    const double error = volume("mass_error");
    check(tr("No water was lost or gained"), tr("%1 of all water", number(error, digits)),
          tr("at most %1", number(trusted_mass_error)), std::fabs(error) <= trusted_mass_error);
    check(tr("No water was made by clipping depths"), volume_text(volume("clipped")), volume_text(0),
          volume("clipped") <= trusted_clipping * volume("supplied"));
    if (asked > 0)
      check(tr("The inflows delivered what was asked"), volume_text(delivered), volume_text(asked),
            std::fabs(delivered - asked) <= trusted_undelivered * std::fabs(asked));
    check(tr("Something got wet"), area_text(), tr("more than nothing"),
          number_in(result_["wet_area_m2"]) > 0);
    page_.table({tr("Check"), tr("Found"), tr("Should be"), tr("Passed")}, rows);
    add_warnings(page_, document_);
  }

  void balance() {
    page_.section(tr("Water balance"));
    const bool is_large = volume("supplied") > 2e6;
    const double unit = is_large ? 1e6 : 1e3;
    const auto curve = [&](const std::string& name, const char* list, Mark mark) {
      return report_curve(name, mark, units_, history_["time_s"], history_[list], unit);
    };
    std::vector<Curve> curves = {curve(tr("in the domain"), "stored_m3", Mark::area)};
    const std::pair<const char*, std::string> parts[] = {{"inflow_m3", tr("by inflows")},
                                                         {"edges_in_m3", tr("in over edges")},
                                                         {"rain_m3", tr("rain")},
                                                         {"edges_out_m3", tr("out over edges")},
                                                         {"abstracted_m3", tr("abstracted")},
                                                         {"infiltrated_m3", tr("infiltrated")},
                                                         {"evaporated_m3", tr("evaporated")},
                                                         {"drained_m3", tr("out through structures")}};
    for (const auto& [list, name] : parts)
      if (!history_[list].empty() && number_in(history_[list].back()) > 0)
        curves.push_back(curve(name, list, Mark::line));
    page_.plot(report_plot({}, is_large ? tr("Volume (million m³)") : tr("Volume (1000 m³)"), units_, curves),
               tr("Volumes since the start."));
    const auto share = [&](double part) {
      return tr("%1 %", number(volume("supplied") > 0 ? 100 * part / volume("supplied") : 0, digits));
    };
    Rows rows;
    for (const auto& [key, name] :
         std::vector<std::pair<const char*, std::string>>{{"initial", tr("In: there at the start")},
                                                          {"inflow", tr("In: by inflows")},
                                                          {"edges_in", tr("In: over edges")},
                                                          {"rain", tr("In: rain")},
                                                          {"abstracted", tr("Out: abstracted")},
                                                          {"edges_out", tr("Out: over edges")},
                                                          {"infiltrated", tr("Out: infiltrated")},
                                                          {"evaporated", tr("Out: evaporated")},
                                                          {"drained", tr("Out: through structures")},
                                                          {"stored", tr("In the domain at the end")}}) {
      const bool is_rare = key == std::string("evaporated") || key == std::string("drained");
      if (is_rare && !(volume(key) > 0)) continue;  // not a number in older reports
      rows.push_back({name, volume_text(volume(key)), share(volume(key))});
    }
    page_.table({tr("Water"), tr("Volume"), tr("Of all that came in")}, rows);
  }

  void rain() {
    const auto found = document_.find("rain");  // not in older reports
    if (found == document_.end() || found->is_null()) return;
    const Json& rain = *found;
    page_.section(tr("Rain"));
    if (!rain_.svg.empty()) {
      page_.plot(rain_.svg, tr("How much rain fell where: from %1 to %2 mm.",
                               rounded(rain["least_mm"]["value"]), rounded(rain["largest_mm"]["value"])));
      page_.legend(tr("Total rain"), rain_.classes);
    }
    std::vector<Curve> curves = {report_curve({}, Mark::area, units_, rain["time_s"], rain["mean_mmh"])};
    const std::pair<const char*, std::string> losses[] = {{"infiltrated_m3", tr("infiltrated")},
                                                          {"evaporated_m3", tr("evaporated")}};
    for (const auto& [list, name] : losses) {
      if (history_[list].empty() || !(number_in(history_[list].back()) > 0)) continue;
      curves.front().name = tr("rain");
      curves.push_back(rate_curve(name, Mark::line, units_, history_["time_s"], history_[list],
                                  number_in(rain["area_m2"]) / 3.6e6));
    }
    page_.plot(
        report_plot({}, curves.size() > 1 ? tr("Rain and losses (mm/h)") : tr("Rain (mm/h)"), units_, curves),
        tr("Rain, the mean of the cells: %1 mm in all, %2. Nowhere more than %3 mm/h.",
           number(number_in(rain["mean_mm"]), digits), volume_text(volume("rain")),
           number(number_in(rain["largest_mmh"]), digits)));
  }

  void course() {
    page_.section(tr("Course of the computation"));
    if (number_in(run_["begins_at_s"]) > 0)
      page_.paragraph(
          tr("The run goes on from a checkpoint at %1. Its curves begin there; volumes and extremes are "
             "those of the whole flood.",
             duration_text(run_["begins_at_s"])));
    const auto curve = [&](const char* list, Mark mark, double unit) {
      return report_curve({}, mark, units_, history_["time_s"], history_[list], unit);
    };
    const bool is_large = number_in(result_["wet_area_m2"]) > 2e6;
    page_.plot(report_plot({}, is_large ? tr("Wet area (km²)") : tr("Wet area (ha)"), units_,
                           {curve("wet_area_m2", Mark::area, is_large ? 1e6 : 1e4)}),
               tr("What is wet at each time."));
    page_.plot(
        report_plot({}, tr("Time step (s)"), units_, {curve("mean_time_step_s", Mark::line, 1)}),
        tr("The mean length of the steps. The fastest wave in any cell limits it: it may cross no more "
           "than the share CFL of a cell in a step."));
    step_limits();
  }

  void step_limits() {
    const Json& limits = document_["step_limits"];
    const Json& most = limits["most"];
    if (most.is_null()) {
      page_.paragraph(
          tr("No cell limited a step: all ended at a time asked for, or were limited by sources."));
      return;
    }
    const auto percent = [](const Json& share) { return number(100 * number_in(share), digits); };
    page_.paragraph(
        tr("%1 % of the steps were as short as a cell demanded (%2 cells); the others ended at a time asked "
           "for, or were limited by sources. The cell at x %3, y %4 limited most, %5 % of the steps: look "
           "there, at pits and walls of the elevation model, if the run is too slow.",
           percent(limits["share"]), limits["cells"].get<std::int64_t>(), fixed(number_in(most["x"]), 1),
           fixed(number_in(most["y"]), 1), percent(most["value"])));
    page_.plot(limits_.svg, tr("The cells that limited the time step; blue: what got wet."));
    page_.legend(tr("Limited"), limits_.classes);
  }

  const Json& document_;
  const DepthMap& map_;
  const LimitsMap& limits_;
  const RainTotalMap& rain_;
  const Json &run_, &volumes_, &result_, &history_;
  const ReportUnits units_;
  HtmlPage page_;
};

}  // namespace

HtmlPage report_page(const Json& document, const DepthMap& map, const LimitsMap& limits,
                     const RainTotalMap& rain) {
  return ReportPage(document, map, limits, rain).made();
}

}  // namespace spate
