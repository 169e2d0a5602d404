// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/scenario_page.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr std::size_t mostListed = 10;

QString area(double squareMetres) {
  return qtr("%1 m²", qfixed(squareMetres, 0));
}

QString withSign(const QString& text, double value) {
  return value > 0 ? '+' + text : text;
}

QString change(double value, int decimals, const QString& unit) {
  return withSign(qfixed(value, decimals), value) + ' ' + unit;
}

// Simulated times are not meaningful beyond the second.
QString delayText(double seconds) {
  const double rounded = std::round(seconds);
  if (rounded == 0) return qtr("at the same time");
  const QString time = qtime(std::fabs(rounded));
  return rounded < 0 ? qtr("%1 earlier", time) : qtr("%1 later", time);
}

QString orDash(const std::optional<double>& value, int decimals) {
  return value ? qfixed(*value, decimals) : QStringLiteral("-");
}

// A number of the metadata in the user's locale, with no more digits than are useful; other texts as they
// are.
QString shortened(const QString& text) {
  bool isNumber = false;
  const double value = text.toDouble(&isNumber);
  return isNumber ? qnumber(value, text.size() > 6 ? 5 : 6) : text;
}

void addSummary(HtmlPage& page, const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  std::vector<QStringList> rows = {
      {qtr("Flooded area, deeper than %1 m", content.dryDepth), area(areas.without), area(areas.with),
       change(areas.with - areas.without, 0, QStringLiteral("m²"))},
      {qtr("Volume under the largest depths"), qtr("%1 m³", qfixed(areas.volumeWithout, 0)),
       qtr("%1 m³", qfixed(areas.volumeWith, 0)),
       change(areas.volumeWith - areas.volumeWithout, 0, QStringLiteral("m³"))}};
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    rows.push_back({qtr("Buildings flooded"), qnumber(figures.floodedWithout), qnumber(figures.floodedWith),
                    withSign(qnumber(figures.floodedWith - figures.floodedWithout),
                             figures.floodedWith - figures.floodedWithout)});
    if (content.buildings->damage.areThere())
      rows.push_back({qtr("Damage"), moneyText(figures.damageWithout, content.currency),
                      moneyText(figures.damageWith, content.currency),
                      change(figures.damageWith - figures.damageWithout, 0, content.currency)});
  }
  page.table({"", qtr("Without"), qtr("With"), qtr("Change")}, rows);

  rows = {{qtr("Newly dry"), area(areas.newlyDry)},
          {qtr("Newly flooded"), area(areas.newlyFlooded)},
          {qtr("Flooded in both"), area(areas.inBoth)},
          {qtr("Largest decrease of the depth"), qtr("%1 m", qfixed(areas.largestFall, 2))},
          {qtr("Largest increase of the depth"), qtr("%1 m", qfixed(areas.largestRise, 2))}};
  if (content.depths.hasArrival()) {
    const DelayFigures& delays = content.depths.delays();
    rows.push_back({qtr("Water arrives in both"), area(delays.area)});
    if (delays.areThere()) {
      rows.push_back({qtr("Mean change of the arrival"), delayText(delays.mean)});
      rows.push_back(
          {qtr("Range of the change"), delayText(delays.earliest) + ", " + delayText(delays.latest)});
    }
  }
  page.table({qtr("Change"), ""}, rows);
}

void addMaps(HtmlPage& page, const DepthComparison& depths) {
  const io::GeoReference& reference = depths.reference();
  const QString scale =
      qtr("North is up; the map is %1 m wide. CRS: %2.", qfixed(reference.east() - reference.west(), 0),
          reference.crs_name.empty() ? qtr("unknown") : QString::fromStdString(reference.crs_name));
  page.section(qtr("Change of the largest depth"));
  page.picture(depths.changePicture().image(), qtr("With the measure minus without.") + ' ' + scale);
  page.plot(legendSvg(styleClasses(QStringLiteral("depth_change"))));
  page.section(qtr("Newly dry and newly flooded"));
  page.picture(depths.classPicture().image(), scale);
  page.plot(legendSvg(styleClasses(QStringLiteral("change_class"))));
}

QStringList buildingRow(const BuildingChange& building) {
  return {building.id,
          orDash(building.without.damage, 0),
          orDash(building.with.damage, 0),
          orDash(building.damageChange(), 0),
          orDash(building.without.depth, 2),
          orDash(building.with.depth, 2)};
}

// Lists the buildings of one kind that have the largest change of damage, or else of depth.
void addList(HtmlPage& page, const std::vector<BuildingChange>& buildings, const char* kind,
             const QString& heading) {
  std::vector<const BuildingChange*> list;
  for (const BuildingChange& building : buildings)
    if (QLatin1String(building.change) == QLatin1String(kind)) list.push_back(&building);
  if (list.empty()) return;
  const auto size = [](const BuildingChange* building) {
    return std::pair(std::fabs(building->damageChange().value_or(0)),
                     std::fabs(building->depthChange().value_or(0)));
  };
  std::stable_sort(list.begin(), list.end(),
                   [&](const BuildingChange* a, const BuildingChange* b) { return size(a) > size(b); });
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < std::min(list.size(), mostListed); ++i) rows.push_back(buildingRow(*list[i]));
  page.paragraph(
      list.size() > rows.size()
          ? qtr("%1: %2. Those with the largest change, %3 of them:", heading, list.size(), rows.size())
          : qtr("%1: %2", heading, list.size()));
  page.table({qtr("Building"), qtr("Damage without"), qtr("with"), qtr("Change"), qtr("Depth (m) without"),
              qtr("with")},
             rows);
}

void addClasses(HtmlPage& page, const BuildingFigures& figures) {
  std::set<QString> present;
  for (const auto& [pair, count] : figures.classes) present.insert({pair.first, pair.second});
  if (present.size() < 2) return;
  QStringList names = {"none", "slight", "moderate", "substantial"};  // by severity; others follow
  for (const QString& name : present)
    if (!names.contains(name)) names << name;
  const auto label = [](const QString& name) {
    return name.isEmpty() ? qtr("(none)") : qtr(name.toUtf8().constData());
  };
  QStringList head = {qtr("Without \\ with")};
  for (const QString& name : names) head << label(name);
  std::vector<QStringList> rows;
  for (const QString& from : names) {
    QStringList row = {label(from)};
    for (const QString& to : names) {
      const auto found = figures.classes.find({from, to});
      row << (found == figures.classes.end() ? QStringLiteral("0") : qnumber(found->second));
    }
    rows.push_back(row);
  }
  page.paragraph(qtr("Classes of damage, without (rows) and with the measure (columns):"));
  page.table(head, rows);
}

void addBuildings(HtmlPage& page, const ScenarioPage& content) {
  const std::vector<BuildingChange>& buildings = content.buildings->buildings;
  const BuildingFigures figures = buildingFigures(buildings);
  page.section(qtr("Buildings"));
  for (const QString& doubt : damageDoubts(*content.buildings)) page.warning(doubt);
  std::vector<QStringList> rows;
  for (const auto& [kind, count] : figures.changes)
    rows.push_back({qtr(kind.toUtf8().constData()), qnumber(count)});
  if (content.buildings->damage.areThere())
    rows.push_back(
        {qtr("damage avoided"), moneyText(figures.damageWithout - figures.damageWith, content.currency)});
  page.table({qtr("Change"), qtr("Buildings")}, rows);
  addList(page, buildings, "worse", qtr("Worse off"));
  addList(page, buildings, "better", qtr("Better off"));
  addClasses(page, figures);
}

std::vector<QStringList> rowsOf(const std::vector<ComparedEntry>& entries) {
  std::vector<QStringList> rows;
  for (const ComparedEntry& entry : entries)
    rows.push_back({entry.name.toLower().replace('_', ' '), shortened(entry.without), shortened(entry.with)});
  return rows;
}

void addRuns(HtmlPage& page, const DepthComparison& depths) {
  page.section(qtr("The two runs"));
  const io::Metadata without = depths.metadataWithout(), with = depths.metadataWith();
  if (without.empty() && with.empty()) {
    page.paragraph(qtr("The rasters do not say how they were made."));
    return;
  }
  const RunDifferences differences = runDifferences(without, with);
  for (const QString& difference : differences.settings)
    page.warning(qtr("The runs differ in a setting: %1", difference));
  for (const QString& difference : differences.measure) page.paragraph(qtr("The measure: %1", difference));
  page.table({qtr("Setting"), qtr("Without"), qtr("With")}, rowsOf(settingEntries(without, with)));
  page.table({qtr("Run"), qtr("Without"), qtr("With")}, rowsOf(runEntries(without, with)));
}

}  // namespace

HtmlPage scenarioPage(const ScenarioPage& content) {
  HtmlPage page(content.title);
  addSummary(page, content);
  addMaps(page, content.depths);
  if (content.buildings) addBuildings(page, content);
  addRuns(page, content.depths);
  return page;
}

}  // namespace spate
