// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/scenario_page.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/compare/building_section.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/qt/page_pdf.hpp"

namespace spate {
namespace {

// Simulated times are not meaningful beyond the second, nor long ones beyond the minute.
std::string delayText(double seconds) {
  const double unit = std::fabs(seconds) >= 300 ? 60 : 1;
  const double rounded = unit * std::round(seconds / unit);
  if (rounded == 0) return tr("at the same time");
  const std::string time = time_text(std::fabs(rounded));
  return rounded < 0 ? tr("%1 earlier", time) : tr("%1 later", time);
}

// A number of the metadata in the user's locale, with no more digits than are useful; other texts as they
// are.
std::string readable(const QString& text) {
  bool isNumber = false;
  const double value = text.toDouble(&isNumber);
  return isNumber ? number(value, text.size() > 6 ? 5 : 6) : text.toStdString();
}

std::string capitalized(const std::string& text) {
  QString letters = QString::fromStdString(text);
  if (!letters.isEmpty()) letters[0] = letters[0].toUpper();
  return letters.toStdString();
}

std::string percent(double part, double whole) {
  return tr("%1 %", number(100 * part / whole, 3));
}

std::vector<KeyFigure> keyFigures(const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  const auto instead = [](const std::string& what, const std::string& without) {
    return tr("%1, instead of %2", what, without);
  };
  std::vector<KeyFigure> list;
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    if (content.buildings->damage.areThere()) {
      list.push_back(
          {roundMoney(figures.damageWith, content.currency),
           instead(tr("damage to buildings"), roundMoney(figures.damageWithout, content.currency))});
      list.push_back(
          {number(figures.damagedWith), instead(tr("damaged buildings"), number(figures.damagedWithout))});
    } else {
      list.push_back(
          {number(figures.floodedWith), instead(tr("flooded buildings"), number(figures.floodedWithout))});
    }
    list.push_back({roundArea(areas.with), instead(tr("flooded land"), roundArea(areas.without))});
    list.push_back({number(figures.count("worse")), tr("buildings are worse off")});
    if (list.size() == 4) return list;
  } else {
    list.push_back({roundArea(areas.with), instead(tr("flooded land"), roundArea(areas.without))});
    list.push_back({roundArea(areas.newlyDry), tr("stay dry that were flooded")});
    list.push_back({roundArea(areas.newlyFlooded), tr("are flooded that were dry")});
  }
  list.push_back({tr("%1 m", number(areas.largestFall, 3)), tr("less water, at most")});
  return list;
}

bool areEnsembles(const DepthComparison& depths) {
  const io::Metadata metadata = depths.metadataWithout();
  return std::any_of(metadata.begin(), metadata.end(),
                     [](const auto& item) { return item.first == "SPATE_MEMBERS"; });
}

std::string uncertainty(const ScenarioPage& content) {
  if (!content.buildings || !content.buildings->damage.areThere())
    return tr(
        "What is uncertain: the figures hold for the floods that were simulated, and the edge of their water "
        "is no "
        "sharper than the ground is known; what the two runs differ by is more certain than each of them.");
  if (areEnsembles(content.depths))
    return tr(
        "What is uncertain: the damages are means over the floods that were simulated, and since curves and "
        "values are averages, they are seldom known better than to a factor of two; what the two runs differ "
        "by is more certain than each of them.");
  return tr(
      "What is uncertain: the figures hold for the one flood that was simulated, and since curves and values "
      "are averages, the damage of a single flood is seldom known better than to a factor of two; what the "
      "two runs differ by is more certain than each of them.");
}

void addSummary(HtmlPage& page, const ScenarioPage& content) {
  page.headline(scenarioHeadline(content));
  for (const Message& warning : content.warnings) page.warning(warning);
  page.figures(keyFigures(content));
  page.paragraph(uncertainty(content));
}

// The two floods on the first page.
void addFloodMaps(HtmlPage& page, const ScenarioPage& content, const ScenarioMaps& maps) {
  std::string without = tr("Without"), with = capitalized(tr("with %1", content.measure));
  if (content.buildings && content.buildings->damage.areThere()) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    without += ": " + roundMoney(figures.damageWithout, content.currency);
    with += ": " + roundMoney(figures.damageWith, content.currency);
  }
  page.pictures({pagePicture(maps.without, without), pagePicture(maps.with, with)});
  page.legend(tr("Deepest water"), maps.depthClasses);
  const bool byDamage = content.buildings && content.buildings->damage.areThere();
  if (!maps.buildingClasses.empty())
    page.legend(byDamage ? tr("Damage to a building") : tr("Buildings"), maps.buildingClasses);
  if (!maps.symbols.empty()) page.legend(tr("On the maps"), maps.symbols);
}

void addChangeMaps(HtmlPage& page, const DepthComparison& depths, const ScenarioMaps& maps) {
  const io::GeoReference& reference = depths.reference();
  page.section(tr("What changes"));
  page.pictures({pagePicture(maps.change, tr("Change of the largest depth")),
                 pagePicture(maps.classes, tr("Newly dry and newly flooded"))});
  page.legend(tr("Depth"), maps.changeClasses);
  page.legend(tr("Land"), maps.landClasses);
  if (!maps.judgedClasses.empty()) page.legend(tr("Buildings"), maps.judgedClasses);
  page.paragraph(
      tr("North is up. CRS: %1.", reference.crs_name.empty() ? tr("unknown") : reference.crs_name));
}

void addFigures(HtmlPage& page, const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  std::vector<std::vector<std::string>> rows = {
      {tr("Flooded land, deeper than %1 m", content.dryDepth), roundArea(areas.without),
       roundArea(areas.with)},
      {tr("Water on it, under the largest depths"), tr("%1 m³", number(areas.volumeWithout, 3)),
       tr("%1 m³", number(areas.volumeWith, 3))}};
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    rows.push_back(
        {tr("Buildings that water reaches"), number(figures.floodedWithout), number(figures.floodedWith)});
    if (content.buildings->damage.areThere())
      rows.push_back({tr("Damage"), roundMoney(figures.damageWithout, content.currency),
                      roundMoney(figures.damageWith, content.currency)});
  }
  page.table({"", tr("Without"), tr("With")}, rows);

  rows = {{tr("Newly dry"), roundArea(areas.newlyDry)},
          {tr("Newly flooded"), roundArea(areas.newlyFlooded)},
          {tr("Flooded in both"), roundArea(areas.inBoth)},
          {tr("Largest decrease of the depth"), tr("%1 m", fixed(areas.largestFall, 2))},
          {tr("Largest increase of the depth"), tr("%1 m", fixed(areas.largestRise, 2))}};
  if (areas.standing > 0) rows.push_back({tr("River or lake, not counted"), roundArea(areas.standing)});
  if (content.depths.hasArrival()) {
    const DelayFigures& delays = content.depths.delays();
    rows.push_back({tr("Water arrives in both"), roundArea(delays.area)});
    if (delays.areThere()) {
      rows.push_back({tr("Mean change of the arrival"), delayText(delays.mean)});
      rows.push_back(
          {tr("Range of the change"), delayText(delays.earliest) + ", " + delayText(delays.latest)});
    }
  }
  page.table({tr("Change"), ""}, rows);
}

std::vector<std::vector<std::string>> rowsOf(const std::vector<ComparedEntry>& entries) {
  std::vector<std::vector<std::string>> rows;
  for (const ComparedEntry& entry : entries)
    rows.push_back({entry.name.toLower().replace('_', ' ').toStdString(), readable(entry.without),
                    readable(entry.with)});
  return rows;
}

void addRuns(HtmlPage& page, const DepthComparison& depths) {
  page.section(tr("The two runs"));
  const io::Metadata without = depths.metadataWithout(), with = depths.metadataWith();
  if (without.empty() && with.empty()) {
    page.paragraph(tr("The rasters do not say how they were made."));
    return;
  }
  for (const QString& difference : runDifferences(without, with).measure)
    page.paragraph(tr("The measure: %1", difference.toStdString()));
  page.table({tr("Setting"), tr("Without"), tr("With")}, rowsOf(settingEntries(without, with)));
  page.table({tr("Run"), tr("Without"), tr("With")}, rowsOf(runEntries(without, with)));
}

}  // namespace

std::string scenarioHeadline(const ScenarioPage& content) {
  const std::string measure = capitalized(content.measure);
  const auto money = [&](double amount) { return roundMoney(amount, content.currency); };
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    const double without = figures.damageWithout, with = figures.damageWith;
    if (content.buildings->damage.areThere()) {
      if (with < without)
        return tr("%1 avoids %2 of %3 of damage: %4", measure, money(without - with), money(without),
                  percent(without - with, without));
      if (with > without)
        return tr("%1 adds %2 of damage: %3 instead of %4", measure, money(with - without), money(with),
                  money(without));
      return tr("%1 leaves the damage as it is: %2", measure, money(without));
    }
    if (figures.floodedWith < figures.floodedWithout)
      return tr("%1 keeps %2 of %3 flooded buildings dry", measure,
                figures.floodedWithout - figures.floodedWith, figures.floodedWithout);
  }
  const AreaFigures& areas = content.depths.areas();
  if (areas.with < areas.without)
    return tr("%1 leaves %2 flooded instead of %3: %4 less", measure, roundArea(areas.with),
              roundArea(areas.without), percent(areas.without - areas.with, areas.without));
  return tr("%1 leaves %2 flooded; without it, %3 are", measure, roundArea(areas.with),
            roundArea(areas.without));
}

HtmlPage scenarioPage(const ScenarioPage& content, QgsProcessingFeedback* feedback) {
  HtmlPage page(content.title);
  const std::vector<std::size_t> numbered =
      content.buildings ? numberedBuildings(*content.buildings) : std::vector<std::size_t>();
  const ScenarioMaps maps = drawScenarioMaps(content.depths, content.buildings, numbered, content.maps,
                                             content.currency, content.measure, feedback);
  addSummary(page, content);
  addFloodMaps(page, content, maps);
  if (content.buildings) addBuildingSection(page, *content.buildings, content.currency, numbered);
  addChangeMaps(page, content.depths, maps);
  addFigures(page, content);
  page.newPage();
  page.beginAppendix(tr("Appendix: settings and commands of the two runs"));
  addRuns(page, content.depths);
  page.endAppendix();
  return page;
}

}  // namespace spate
