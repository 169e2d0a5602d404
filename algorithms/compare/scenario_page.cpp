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
  return groupedNumber(squareMetres) + QStringLiteral(" m²");
}

QString withSign(const QString& text, double value) {
  return value > 0 ? '+' + text : text;
}

QString change(double value, int decimals, const QString& unit) {
  return withSign(groupedNumber(value, decimals), value) + ' ' + unit;
}

// To the second: simulated times mean no more.
QString delayText(double seconds) {
  const double rounded = std::round(seconds);
  if (rounded == 0) return QStringLiteral("at the same time");
  return (rounded < 0 ? QStringLiteral("%1 earlier") : QStringLiteral("%1 later"))
      .arg(qtime(std::fabs(rounded)));
}

QString orDash(const std::optional<double>& value, int decimals) {
  return value ? groupedNumber(*value, decimals) : QStringLiteral("-");
}

// No more digits of a number than anyone reads.
QString shortened(const QString& text) {
  bool isNumber = false;
  const double number = text.toDouble(&isNumber);
  return isNumber && text.size() > 6 ? QString::number(number, 'g', 5) : text;
}

void addSummary(HtmlPage& page, const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  std::vector<QStringList> rows = {
      {QStringLiteral("Flooded area, deeper than %1 m").arg(content.dryDepth), area(areas.without),
       area(areas.with), change(areas.with - areas.without, 0, QStringLiteral("m²"))},
      {"Volume under the largest depths", groupedNumber(areas.volumeWithout) + QStringLiteral(" m³"),
       groupedNumber(areas.volumeWith) + QStringLiteral(" m³"),
       change(areas.volumeWith - areas.volumeWithout, 0, QStringLiteral("m³"))}};
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    rows.push_back({"Buildings flooded", QString::number(figures.floodedWithout),
                    QString::number(figures.floodedWith),
                    withSign(QString::number(figures.floodedWith - figures.floodedWithout),
                             figures.floodedWith - figures.floodedWithout)});
    if (content.buildings->damage.areThere())
      rows.push_back({"Damage", moneyText(figures.damageWithout, content.currency),
                      moneyText(figures.damageWith, content.currency),
                      change(figures.damageWith - figures.damageWithout, 0, content.currency)});
  }
  page.table({"", "Without", "With", "Change"}, rows);

  rows = {{"Newly dry", area(areas.newlyDry)},
          {"Newly flooded", area(areas.newlyFlooded)},
          {"Flooded in both", area(areas.inBoth)},
          {"Largest fall of the depth", QString::number(areas.largestFall, 'f', 2) + QStringLiteral(" m")},
          {"Largest rise of the depth", QString::number(areas.largestRise, 'f', 2) + QStringLiteral(" m")}};
  if (content.depths.hasArrival()) {
    const DelayFigures& delays = content.depths.delays();
    rows.push_back({"Water arrives in both", area(delays.area)});
    if (delays.areThere()) {
      rows.push_back({"Arrival, on average", delayText(delays.mean)});
      rows.push_back({"Arrival, from and to", delayText(delays.earliest) + ", " + delayText(delays.latest)});
    }
  }
  page.table({"What changes", ""}, rows);
}

void addMaps(HtmlPage& page, const DepthComparison& depths) {
  const io::GeoReference& reference = depths.reference();
  const QString scale = QStringLiteral("North is up; the map is %1 m wide. CRS: %2.")
                            .arg(groupedNumber(reference.east() - reference.west()))
                            .arg(reference.crs_name.empty() ? QStringLiteral("not known")
                                                            : QString::fromStdString(reference.crs_name));
  page.section(QStringLiteral("Change of the largest depth"));
  page.picture(depths.changePicture().image(), QStringLiteral("With the measure minus without. ") + scale);
  page.plot(legendSvg(styleClasses(QStringLiteral("depth_change"))));
  page.section(QStringLiteral("Newly dry and newly flooded"));
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

// The first few of one kind, those with the largest change of damage (then of depth) first.
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
  page.paragraph(list.size() > rows.size() ? QStringLiteral("%1: %2, the %3 with the largest change:")
                                                 .arg(heading)
                                                 .arg(list.size())
                                                 .arg(rows.size())
                                           : QStringLiteral("%1: %2").arg(heading).arg(list.size()));
  page.table({"Building", "Damage without", "with", "Change", "Depth (m) without", "with"}, rows);
}

void addClasses(HtmlPage& page, const BuildingFigures& figures) {
  std::set<QString> present;
  for (const auto& [pair, count] : figures.classes) present.insert({pair.first, pair.second});
  if (present.size() < 2) return;
  QStringList names = {"none", "slight", "moderate", "substantial"};  // by severity; others behind
  for (const QString& name : present)
    if (!names.contains(name)) names << name;
  const auto shown = [](const QString& name) { return name.isEmpty() ? QStringLiteral("(none)") : name; };
  QStringList head = {QStringLiteral("Without \\ with")};
  for (const QString& name : names) head << shown(name);
  std::vector<QStringList> rows;
  for (const QString& from : names) {
    QStringList row = {shown(from)};
    for (const QString& to : names) {
      const auto found = figures.classes.find({from, to});
      row << (found == figures.classes.end() ? QStringLiteral("0") : QString::number(found->second));
    }
    rows.push_back(row);
  }
  page.paragraph(QStringLiteral("Classes of damage, without (rows) and with the measure (columns):"));
  page.table(head, rows);
}

void addBuildings(HtmlPage& page, const ScenarioPage& content) {
  const std::vector<BuildingChange>& buildings = content.buildings->buildings;
  const BuildingFigures figures = buildingFigures(buildings);
  page.section(QStringLiteral("Buildings"));
  for (const QString& doubt : damageDoubts(*content.buildings)) page.warning(doubt);
  std::vector<QStringList> rows;
  for (const auto& [kind, count] : figures.changes) rows.push_back({kind, QString::number(count)});
  if (content.buildings->damage.areThere())
    rows.push_back(
        {"damage avoided", moneyText(figures.damageWithout - figures.damageWith, content.currency)});
  page.table({"Change", "Buildings"}, rows);
  addList(page, buildings, "worse", QStringLiteral("Worse off"));
  addList(page, buildings, "better", QStringLiteral("Better off"));
  addClasses(page, figures);
}

std::vector<QStringList> rowsOf(const std::vector<ComparedEntry>& entries) {
  std::vector<QStringList> rows;
  for (const ComparedEntry& entry : entries)
    rows.push_back({entry.name.toLower().replace('_', ' '), shortened(entry.without), shortened(entry.with)});
  return rows;
}

void addRuns(HtmlPage& page, const DepthComparison& depths) {
  page.section(QStringLiteral("The two runs"));
  const io::Metadata without = depths.metadataWithout(), with = depths.metadataWith();
  if (without.empty() && with.empty()) {
    page.paragraph(QStringLiteral("The rasters do not say how they were made."));
    return;
  }
  const RunDifferences differences = runDifferences(without, with);
  for (const QString& difference : differences.settings)
    page.warning(QStringLiteral("The runs differ in a setting: ") + difference);
  for (const QString& difference : differences.measure)
    page.paragraph(QStringLiteral("The measure: ") + difference);
  page.table({"Setting", "Without", "With"}, rowsOf(settingEntries(without, with)));
  page.table({"Run", "Without", "With"}, rowsOf(runEntries(without, with)));
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
