// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/scenario_page.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/results/run_differences.hpp"
#include "algorithms/case/tools/building_section.hpp"
#include "algorithms/io/vector/attribute.hpp"

namespace spate {
namespace {

// Simulated times are not meaningful beyond the second, nor long ones beyond the minute.
std::string delay_text(double seconds) {
  const double unit = std::fabs(seconds) >= 300 ? 60 : 1;
  const double rounded = unit * std::round(seconds / unit);
  if (rounded == 0) return tr("at the same time");
  const std::string time = time_text(std::fabs(rounded));
  return rounded < 0 ? tr("%1 earlier", time) : tr("%1 later", time);
}

// A number of the metadata in the user's locale, with no more digits than are useful; other texts as they
// are.
std::string readable(const std::string& text) {
  const std::optional<double> value = io::parse_number(text);
  return value ? number(*value, text.size() > 6 ? 5 : 6) : text;
}

PagePicture captioned(PagePicture picture, const std::string& caption) {
  picture.caption = caption;
  return picture;
}

std::string percent(double part, double whole) {
  return tr("%1 %", number(100 * part / whole, 3));
}

std::vector<KeyFigure> key_figures(const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  const auto instead = [](const std::string& what, const std::string& without) {
    return tr("%1, instead of %2", what, without);
  };
  std::vector<KeyFigure> list;
  if (content.buildings) {
    const BuildingFigures figures = building_figures(content.buildings->buildings);
    if (content.buildings->damage.are_there()) {
      list.push_back(
          {round_money(figures.damage_with, content.currency),
           instead(tr("damage to buildings"), round_money(figures.damage_without, content.currency))});
      list.push_back(
          {number(figures.damaged_with), instead(tr("damaged buildings"), number(figures.damaged_without))});
    } else {
      list.push_back(
          {number(figures.flooded_with), instead(tr("flooded buildings"), number(figures.flooded_without))});
    }
    list.push_back({round_area(areas.with), instead(tr("flooded land"), round_area(areas.without))});
    list.push_back({number(figures.count("worse")), tr("buildings that are worse off")});
    if (list.size() == 4) return list;
  } else {
    list.push_back({round_area(areas.with), instead(tr("flooded land"), round_area(areas.without))});
    list.push_back({round_area(areas.newly_dry), tr("stay dry that were flooded")});
    list.push_back({round_area(areas.newly_flooded), tr("are flooded that were dry")});
  }
  list.push_back({tr("%1 m", number(areas.largest_fall, 3)), tr("less water, at most")});
  return list;
}

bool are_ensembles(const DepthComparison& depths) {
  const io::Metadata metadata = depths.metadata_without();
  return std::any_of(metadata.begin(), metadata.end(),
                     [](const auto& item) { return item.first == "SPATE_MEMBERS"; });
}

std::string uncertainty(const ScenarioPage& content) {
  if (!content.buildings || !content.buildings->damage.are_there())
    return tr(
        "What is uncertain: the figures hold for the floods that were simulated, and the edge of their water "
        "is no "
        "sharper than the ground is known; what the two runs differ by is more certain than each of them.");
  if (are_ensembles(content.depths))
    return tr(
        "What is uncertain: the damages are means over the floods that were simulated, and since curves and "
        "values are averages, they are seldom known better than to a factor of two; what the two runs differ "
        "by is more certain than each of them.");
  return tr(
      "What is uncertain: the figures hold for the one flood that was simulated, and since curves and values "
      "are averages, the damage of a single flood is seldom known better than to a factor of two; what the "
      "two runs differ by is more certain than each of them.");
}

void add_summary(HtmlPage& page, const ScenarioPage& content) {
  page.headline(scenario_headline(content));
  for (const Message& warning : content.warnings) page.warning(warning);
  page.figures(key_figures(content));
  page.paragraph(uncertainty(content));
}

// The two floods on the first page.
void add_flood_maps(HtmlPage& page, const ScenarioPage& content, const ScenarioMaps& maps) {
  std::string without = tr("Without"), with = sentence(tr("with %1", content.measure));
  if (content.buildings && content.buildings->damage.are_there()) {
    const BuildingFigures figures = building_figures(content.buildings->buildings);
    without += ": " + round_money(figures.damage_without, content.currency);
    with += ": " + round_money(figures.damage_with, content.currency);
  }
  page.pictures({captioned(maps.without, without), captioned(maps.with, with)});
  page.legend(tr("Deepest water"), maps.depths);
  const bool by_damage = content.buildings && content.buildings->damage.are_there();
  if (!maps.buildings.empty())
    page.legend(by_damage ? tr("Damage to a building") : tr("Buildings"), maps.buildings);
  if (!maps.symbols.empty()) page.legend(tr("On the maps"), maps.symbols);
}

void add_change_maps(HtmlPage& page, const DepthComparison& depths, const ScenarioMaps& maps) {
  const io::GeoReference& reference = depths.reference();
  page.section(tr("What changes"));
  page.pictures({captioned(maps.change, tr("Change of the largest depth")),
                 captioned(maps.classes, tr("Newly dry and newly flooded"))});
  page.legend(tr("Depth"), maps.changes);
  page.legend(tr("Land"), maps.land);
  if (!maps.judged.empty()) page.legend(tr("Buildings"), maps.judged);
  page.paragraph(
      tr("North is up. CRS: %1.", reference.crs_name.empty() ? tr("unknown") : reference.crs_name));
}

void add_figures(HtmlPage& page, const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  std::vector<std::vector<std::string>> rows = {
      {tr("Flooded land, deeper than %1 m", content.dry_depth), round_area(areas.without),
       round_area(areas.with)},
      {tr("Water on it, under the largest depths"), tr("%1 m³", number(areas.volume_without, 3)),
       tr("%1 m³", number(areas.volume_with, 3))}};
  if (content.buildings) {
    const BuildingFigures figures = building_figures(content.buildings->buildings);
    rows.push_back(
        {tr("Buildings that water reaches"), number(figures.flooded_without), number(figures.flooded_with)});
    if (content.buildings->damage.are_there())
      rows.push_back({tr("Damage"), round_money(figures.damage_without, content.currency),
                      round_money(figures.damage_with, content.currency)});
  }
  page.table({"", tr("Without"), tr("With")}, rows);

  rows = {{tr("Newly dry"), round_area(areas.newly_dry)},
          {tr("Newly flooded"), round_area(areas.newly_flooded)},
          {tr("Flooded in both"), round_area(areas.in_both)},
          {tr("Largest decrease of the depth"), tr("%1 m", fixed(areas.largest_fall, 2))},
          {tr("Largest increase of the depth"), tr("%1 m", fixed(areas.largest_rise, 2))}};
  if (areas.standing > 0) rows.push_back({tr("River or lake, not counted"), round_area(areas.standing)});
  if (content.depths.has_arrival()) {
    const DelayFigures& delays = content.depths.delays();
    rows.push_back({tr("Water arrives in both"), round_area(delays.area)});
    if (delays.are_there()) {
      rows.push_back({tr("Mean change of the arrival"), delay_text(delays.mean)});
      rows.push_back(
          {tr("Range of the change"), delay_text(delays.earliest) + ", " + delay_text(delays.latest)});
    }
  }
  page.table({tr("Change"), ""}, rows);
}

// "FIRST_RATE" as words.
std::string spaced(const std::string& name) {
  std::string words = folded(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::vector<std::vector<std::string>> rows_of(const std::vector<ComparedEntry>& entries) {
  std::vector<std::vector<std::string>> rows;
  for (const ComparedEntry& entry : entries)
    rows.push_back({spaced(entry.name), readable(entry.without), readable(entry.with)});
  return rows;
}

void add_runs(HtmlPage& page, const DepthComparison& depths) {
  page.section(tr("The two runs"));
  const io::Metadata without = depths.metadata_without(), with = depths.metadata_with();
  if (without.empty() && with.empty()) {
    page.paragraph(tr("The rasters do not say how they were made."));
    return;
  }
  for (const std::string& difference : run_differences(without, with).measure)
    page.paragraph(tr("The measure: %1", difference));
  page.table({tr("Setting"), tr("Without"), tr("With")}, rows_of(setting_entries(without, with)));
  page.table({tr("Run"), tr("Without"), tr("With")}, rows_of(run_entries(without, with)));
}

}  // namespace

std::string scenario_headline(const ScenarioPage& content) {
  const std::string measure = sentence(content.measure);
  const auto money = [&](double amount) { return round_money(amount, content.currency); };
  if (content.buildings) {
    const BuildingFigures figures = building_figures(content.buildings->buildings);
    const double without = figures.damage_without, with = figures.damage_with;
    if (content.buildings->damage.are_there()) {
      if (with < without)
        return tr("%1 avoids %2 of %3 of damage: %4", measure, money(without - with), money(without),
                  percent(without - with, without));
      if (with > without)
        return tr("%1 adds %2 of damage: %3 instead of %4", measure, money(with - without), money(with),
                  money(without));
      return tr("%1 leaves the damage as it is: %2", measure, money(without));
    }
    if (figures.flooded_with < figures.flooded_without)
      return tr("%1 keeps %2 of %3 flooded {building|buildings} dry", measure,
                figures.flooded_without - figures.flooded_with, figures.flooded_without);
  }
  const AreaFigures& areas = content.depths.areas();
  if (areas.with < areas.without)
    return tr("%1 leaves %2 flooded instead of %3: %4 less", measure, round_area(areas.with),
              round_area(areas.without), percent(areas.without - areas.with, areas.without));
  return tr("%1 leaves %2 flooded; without it, %3 are", measure, round_area(areas.with),
            round_area(areas.without));
}

HtmlPage scenario_page(const ScenarioPage& content, Log& log) {
  HtmlPage page(content.title);
  const std::vector<std::size_t> numbered =
      content.buildings ? numbered_buildings(*content.buildings) : std::vector<std::size_t>();
  const ScenarioMaps maps = draw_scenario_maps(content.depths, content.buildings, numbered, content.maps,
                                               content.currency, content.measure, log);
  add_summary(page, content);
  add_flood_maps(page, content, maps);
  if (content.buildings) add_building_section(page, *content.buildings, content.currency, numbered);
  add_change_maps(page, content.depths, maps);
  add_figures(page, content);
  page.new_page();
  page.begin_appendix(tr("Appendix: settings and commands of the two runs"));
  add_runs(page, content.depths);
  page.end_appendix();
  return page;
}

}  // namespace spate
