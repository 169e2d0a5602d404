// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/ensemble_report.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/report/document_parts.hpp"
#include "algorithms/case/report/page_parts.hpp"
#include "algorithms/case/report/page_places.hpp"
#include "algorithms/case/report/report_plots.hpp"
#include "algorithms/case/report/run_report.hpp"
#include "algorithms/case/report/shown_cells.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/map_svg.hpp"

namespace spate {
namespace {

using Json = nlohmann::ordered_json;

Json members_of(const EnsembleRecord& record) {
  Json list = Json::array();
  for (std::size_t i = 0; i < record.members.rows.size(); ++i) {
    Json member = json_of(record.members, record.members.rows[i]);
    member["inputs"] = record.ensemble.inputs_of(record.ensemble.members()[i]);
    list.push_back(std::move(member));
  }
  return list;
}

Json document_of(const EnsembleRecord& record, const Json& certificate) {
  Json document = begun_document(record.origin);
  Json run = {{"kind", "ensemble"}, {"duration_s", record.ensemble.parameters().duration}};
  for (const auto& [name, value] : record.origin)
    if (name == "SPATE_RUN_NAME") run["name"] = value;
  for (const auto& [name, value] : record.numbers) run[folded(name)] = std::get<double>(value);
  run["complete"] = run["members_failed"] == 0;
  document["run"] = std::move(run);
  document["grid"] = grid_of(record.ensemble.reference());
  document["members"] = members_of(record);
  document["warnings"] = warnings_of(record.warnings);
  document["maps"] = maps_of(record.maps);
  document["numerics"] = numerics_of(record.ensemble.parameters());
  document["certificate"] = certificate;
  return document;
}

std::string probability_label(double above, double up_to) {
  return std::isinf(up_to) ? tr("more than %1 %", 100 * above) : tr("%1 to %2 %", 100 * above, 100 * up_to);
}

class EnsemblePage {
 public:
  EnsemblePage(const EnsembleRecord& record, const Json& document, std::string dem, std::string dem_crs)
      : record_(record),
        document_(document),
        run_(document["run"]),
        dem_(std::move(dem)),
        dem_crs_(std::move(dem_crs)),
        page_(run_.contains("name") ? tr("Flood ensemble: %1", run_["name"].get<std::string>())
                                    : tr("Flood ensemble")) {}

  HtmlPage made() {
    summary();
    maps();
    trust();
    members();
    add_inputs(page_, document_);
    add_certificate(
        page_, document_,
        tr("spate:rerun, or the command spate rerun, repeats the run from report.json or from any of "
           "its maps, and says whether the results are the same to the last bit."));
    return page_;
  }

 private:
  double number_of(const char* name) const {
    return run_.contains(name) ? number_in(run_[name]) : std::numeric_limits<double>::quiet_NaN();
  }
  // The largest value of a column among the members that did not fail.
  double largest(const char* column) const {
    double most = 0;
    for (const Json& member : document_["members"]) {
      const double value = std::fabs(number_in(member[column]));
      if (value > most) most = value;
    }
    return most;
  }

  void summary() {
    const auto count = document_["members"].size();
    page_.headline(
        tr("%1 are flooded in at least one of %2 floods", round_area(number_of("wet_area")), number(count)));
    std::vector<KeyFigure> figures = {
        {number(count), tr("members")},
        {round_area(number_of("wet_area")), tr("flooded in any of them")},
        {round_area(largest("flooded_m2")), tr("flooded in the largest")},
        {number(largest("mass_error"), digits), tr("largest mass error, relative")}};
    if (!std::isnan(number_of("damage_expected")))
      figures.push_back({round_money(number_of("damage_expected"), record_.currency), tr("expected damage")});
    page_.figures(figures);
    const Json& grid = document_["grid"];
    page_.paragraph(
        tr("%1 × %2 cells of %3 m; each member over %4, %5 computed and %6 kept from an earlier "
           "run, in %7.",
           grid["columns"].get<int>(), grid["rows"].get<int>(), rounded(grid["cell_m"]),
           duration_text(run_["duration_s"]), rounded(run_["members_computed"]),
           rounded(run_["members_kept"]), duration_text(run_["wall_time"])));
  }

  const MapFile* file_of(const char* parameter) const {
    const auto found = std::find_if(record_.maps.begin(), record_.maps.end(),
                                    [&](const MapFile& map) { return map.parameter == parameter; });
    return found == record_.maps.end() ? nullptr : &*found;
  }

  void map(const MapFile& file, int band, const std::string& title, const std::vector<MapClass>& classes,
           float least) {
    io::GridBand cells(file.path, file.parameter, band);
    const ShownCells shown =
        show_cells(record_.ensemble.reference(), classes, least,
                   [&](std::int32_t row, float* values) { cells.read(row, row + 1, values); });
    MapSvg sheet(title, shown.place, shown.picture);
    sheet.draw_ground(io::hillshade(dem_, "DEM", dem_crs_, shown.place, sheet.width(), sheet.height()));
    page_.plot(sheet.finished(), title);
  }

  void maps() {
    if (const MapFile* file = file_of("PROBABILITY")) {
      page_.section(tr("Probability of flooding"));
      const std::vector<MapClass> classes =
          classes_of_style(std::string(style_text("probability")), probability_label);
      for (std::size_t i = 0; i < record_.choices.depths.size(); ++i)
        map(*file, static_cast<int>(i) + 1,
            tr("Share of the weight of the members in which the water is deeper than %1 m",
               number(record_.choices.depths[i])),
            classes, 0);
      page_.legend(tr("Probability"), classes);
    }
    if (const MapFile* file = file_of("MAX_DEPTH")) {
      page_.section(tr("Envelope"));
      const std::vector<MapClass> classes =
          classes_of_style(std::string(style_text("max_depth")), depth_label);
      map(*file, 1, tr("The deepest water of any member"), classes, 0.05f);
      page_.legend(tr("Depth"), classes);
    }
    const auto crs = document_["grid"]["crs"].get<std::string>();
    page_.paragraph(tr("The ground is shaded from the elevation model. North is up. CRS: %1.",
                       crs.empty() ? tr("unknown") : crs));
  }

  void trust() {
    page_.section(tr("Can the ensemble be trusted?"));
    Rows rows;
    const auto check = [&](const std::string& what, const std::string& found, const std::string& should,
                           bool passed) {
      rows.push_back({what, found, should, passed ? tr("yes") : tr("NO")});
    };
    check(tr("All members were computed"), tr("%1 failed", rounded(run_["members_failed"])), tr("none"),
          number_of("members_failed") == 0);
    check(tr("No water was lost or gained in any member"),
          tr("%1 of all water", number(largest("mass_error"), digits)),
          tr("at most %1", number(trusted_mass_error)), largest("mass_error") <= trusted_mass_error);
    const auto dry = std::count_if(document_["members"].begin(), document_["members"].end(),
                                   [](const Json& member) { return number_in(member["flooded_m2"]) == 0; });
    check(tr("Something got wet in each member"), tr("%1 stay dry", number(static_cast<long long>(dry))),
          tr("none"), dry == 0);
    page_.table({tr("Check"), tr("Found"), tr("Should be"), tr("Passed")}, rows);
    add_warnings(page_, document_);
  }

  void members() {
    page_.section(tr("Members"));
    const auto has = [&](const char* column) {
      return std::any_of(document_["members"].begin(), document_["members"].end(),
                         [&](const Json& member) { return !member[column].is_null(); });
    };
    const bool is_mixed = number_of("members_computed") < static_cast<double>(document_["members"].size());
    const bool returns = has("return_period"), barriers = has("overtopped_m3"), damage = has("damage");
    std::vector<std::string> head = {tr("Member"),   tr("Weight"), tr("Inputs"),    tr("Flooded"),
                                     tr("Water in"), tr("Steps"),  tr("Mass error")};
    if (is_mixed) head.push_back(tr("Status"));
    if (returns) head.push_back(tr("Return period (years)"));
    if (barriers) head.push_back(tr("Over barriers"));
    if (damage) head.push_back(tr("Damage"));
    const auto in = [](const Json& value, const auto& text) {
      return value.is_null() ? std::string("-") : text(value.get<double>());
    };
    Rows rows;
    for (const Json& member : document_["members"]) {
      rows.push_back(
          {member["id"].get<std::string>(), rounded(member["weight"]), member["inputs"].get<std::string>(),
           in(member["flooded_m2"], round_area), in(member["volume_in_m3"], volume_text),
           member["steps"].is_null() ? "-"
                                     : number(static_cast<long long>(member["steps"].get<std::int64_t>())),
           rounded(member["mass_error"])});
      if (is_mixed) rows.back().push_back(status_text(member));
      if (returns) rows.back().push_back(rounded(member["return_period"]));
      if (barriers) rows.back().push_back(in(member["overtopped_m3"], volume_text));
      if (damage)
        rows.back().push_back(
            in(member["damage"], [&](double money) { return round_money(money, record_.currency); }));
    }
    page_.table(head, rows);
  }

  static std::string status_text(const Json& member) {
    const auto status = member["status"].get<std::string>();
    if (status == "computed") return tr("computed");
    if (status == "kept") return tr("kept");
    return tr("failed: %1", member["error"].get<std::string>());
  }

  const EnsembleRecord& record_;
  const Json &document_, &run_;
  const std::string dem_, dem_crs_;
  HtmlPage page_;
};

}  // namespace

void write_ensemble_report(const std::string& path, const EnsembleRecord& record, const Json& certificate,
                           const std::string& dem, const std::string& dem_crs) {
  const Json document = document_of(record, certificate);
  write_report_json(path, document);
  EnsemblePage(record, document, dem, dem_crs).made().save(path);
}

}  // namespace spate
