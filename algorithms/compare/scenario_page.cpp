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

// Simulated times are not meaningful beyond the second, nor long ones beyond the minute.
QString delayText(double seconds) {
  const double unit = std::fabs(seconds) >= 300 ? 60 : 1;
  const double rounded = unit * std::round(seconds / unit);
  if (rounded == 0) return qtr("at the same time");
  const QString time = qtime(std::fabs(rounded));
  return rounded < 0 ? qtr("%1 earlier", time) : qtr("%1 later", time);
}

// A number of the metadata in the user's locale, with no more digits than are useful; other texts as they
// are.
QString shortened(const QString& text) {
  bool isNumber = false;
  const double value = text.toDouble(&isNumber);
  return isNumber ? qnumber(value, text.size() > 6 ? 5 : 6) : text;
}

QString capitalized(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString percent(double part, double whole) {
  return qtr("%1 %", qnumber(100 * part / whole, 3));
}

std::vector<KeyFigure> keyFigures(const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  const auto instead = [](const QString& what, const QString& without) {
    return qtr("%1, instead of %2", what, without);
  };
  std::vector<KeyFigure> list;
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    if (content.buildings->damage.areThere()) {
      list.push_back(
          {roundMoney(figures.damageWith, content.currency),
           instead(qtr("damage to buildings"), roundMoney(figures.damageWithout, content.currency))});
      list.push_back(
          {qnumber(figures.damagedWith), instead(qtr("damaged buildings"), qnumber(figures.damagedWithout))});
    } else {
      list.push_back(
          {qnumber(figures.floodedWith), instead(qtr("flooded buildings"), qnumber(figures.floodedWithout))});
    }
    list.push_back({roundArea(areas.with), instead(qtr("flooded land"), roundArea(areas.without))});
    list.push_back({qnumber(figures.count("worse")), qtr("buildings are worse off")});
    if (list.size() == 4) return list;
  } else {
    list.push_back({roundArea(areas.with), instead(qtr("flooded land"), roundArea(areas.without))});
    list.push_back({roundArea(areas.newlyDry), qtr("stay dry that were flooded")});
    list.push_back({roundArea(areas.newlyFlooded), qtr("are flooded that were dry")});
  }
  list.push_back({qtr("%1 m", qnumber(areas.largestFall, 3)), qtr("less water, at most")});
  return list;
}

bool areEnsembles(const DepthComparison& depths) {
  const io::Metadata metadata = depths.metadataWithout();
  return std::any_of(metadata.begin(), metadata.end(),
                     [](const auto& item) { return item.first == "SPATE_MEMBERS"; });
}

QString uncertainty(const ScenarioPage& content) {
  if (!content.buildings || !content.buildings->damage.areThere())
    return qtr(
        "What is uncertain: the figures hold for the floods that were simulated, and the edge of their water "
        "is no "
        "sharper than the ground is known; what the two runs differ by is more certain than each of them.");
  if (areEnsembles(content.depths))
    return qtr(
        "What is uncertain: the damages are means over the floods that were simulated, and since curves and "
        "values are averages, they are seldom known better than to a factor of two; what the two runs differ "
        "by is more certain than each of them.");
  return qtr(
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
  QString without = qtr("Without"), with = capitalized(qtr("with %1", content.measure));
  if (content.buildings && content.buildings->damage.areThere()) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    without += ": " + roundMoney(figures.damageWithout, content.currency);
    with += ": " + roundMoney(figures.damageWith, content.currency);
  }
  page.pictures({{maps.without, without}, {maps.with, with}});
  page.legend(qtr("Deepest water"), maps.depthClasses);
  const bool byDamage = content.buildings && content.buildings->damage.areThere();
  if (!maps.buildingClasses.empty())
    page.legend(byDamage ? qtr("Damage to a building") : qtr("Buildings"), maps.buildingClasses);
  if (!maps.symbols.empty()) page.legend(qtr("On the maps"), maps.symbols);
}

void addChangeMaps(HtmlPage& page, const DepthComparison& depths, const ScenarioMaps& maps) {
  const io::GeoReference& reference = depths.reference();
  page.section(qtr("What changes"));
  page.pictures({{maps.change, qtr("Change of the largest depth")},
                 {maps.classes, qtr("Newly dry and newly flooded")}});
  page.legend(qtr("Depth"), maps.changeClasses);
  page.legend(qtr("Land"), maps.landClasses);
  if (!maps.judgedClasses.empty()) page.legend(qtr("Buildings"), maps.judgedClasses);
  page.paragraph(qtr("North is up. CRS: %1.", reference.crs_name.empty()
                                                  ? qtr("unknown")
                                                  : QString::fromStdString(reference.crs_name)));
}

void addFigures(HtmlPage& page, const ScenarioPage& content) {
  const AreaFigures& areas = content.depths.areas();
  std::vector<QStringList> rows = {
      {qtr("Flooded land, deeper than %1 m", content.dryDepth), roundArea(areas.without),
       roundArea(areas.with)},
      {qtr("Water on it, under the largest depths"), qtr("%1 m³", qnumber(areas.volumeWithout, 3)),
       qtr("%1 m³", qnumber(areas.volumeWith, 3))}};
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    rows.push_back(
        {qtr("Buildings that water reaches"), qnumber(figures.floodedWithout), qnumber(figures.floodedWith)});
    if (content.buildings->damage.areThere())
      rows.push_back({qtr("Damage"), roundMoney(figures.damageWithout, content.currency),
                      roundMoney(figures.damageWith, content.currency)});
  }
  page.table({"", qtr("Without"), qtr("With")}, rows);

  rows = {{qtr("Newly dry"), roundArea(areas.newlyDry)},
          {qtr("Newly flooded"), roundArea(areas.newlyFlooded)},
          {qtr("Flooded in both"), roundArea(areas.inBoth)},
          {qtr("Largest decrease of the depth"), qtr("%1 m", qfixed(areas.largestFall, 2))},
          {qtr("Largest increase of the depth"), qtr("%1 m", qfixed(areas.largestRise, 2))}};
  if (areas.standing > 0) rows.push_back({qtr("River or lake, not counted"), roundArea(areas.standing)});
  if (content.depths.hasArrival()) {
    const DelayFigures& delays = content.depths.delays();
    rows.push_back({qtr("Water arrives in both"), roundArea(delays.area)});
    if (delays.areThere()) {
      rows.push_back({qtr("Mean change of the arrival"), delayText(delays.mean)});
      rows.push_back(
          {qtr("Range of the change"), delayText(delays.earliest) + ", " + delayText(delays.latest)});
    }
  }
  page.table({qtr("Change"), ""}, rows);
}

// The buildings that have a number on the maps: first those that are worse off.
std::vector<std::size_t> numberedBuildings(const BuildingComparison& comparison) {
  std::vector<std::size_t> list = mostChanged(comparison.buildings, "worse", mostListed);
  for (const std::size_t each : mostChanged(comparison.buildings, "better", mostListed)) list.push_back(each);
  return list;
}

QString orDash(const std::optional<double>& value) {
  return value ? qfixed(*value, 2) : QStringLiteral("-");
}

void addList(HtmlPage& page, const ScenarioPage& content, const std::vector<std::size_t>& numbered,
             const char* kind, const QString& heading, int all) {
  if (all == 0) return;
  const bool byDamage = content.buildings->damage.areThere();
  std::vector<QStringList> rows;
  for (std::size_t i = 0; i < numbered.size(); ++i) {
    const BuildingChange& building = content.buildings->buildings[numbered[i]];
    if (QLatin1String(building.change) != QLatin1String(kind)) continue;
    QStringList row = {qnumber(static_cast<int>(i) + 1), building.id};
    if (byDamage)
      for (const auto& damage : {building.without.damage, building.with.damage, building.damageChange()})
        row << (damage ? roundMoney(*damage, content.currency) : QStringLiteral("-"));
    rows.push_back(row << orDash(building.without.depth) << orDash(building.with.depth));
  }
  page.paragraph(static_cast<std::size_t>(all) > rows.size()
                     ? qtr("%1: %2. Those with the largest change, %3 of them:", heading, all, rows.size())
                     : qtr("%1: %2", heading, all));
  QStringList head = {qtr("On the maps"), qtr("Building")};
  if (byDamage) head << qtr("Damage without") << qtr("with") << qtr("Change");
  page.table(head << qtr("Depth (m) without") << qtr("with"), rows);
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

void addBuildings(HtmlPage& page, const ScenarioPage& content, const std::vector<std::size_t>& numbered) {
  const BuildingFigures figures = buildingFigures(content.buildings->buildings);
  page.section(qtr("Buildings"));
  for (const Message& warning : damageWarnings(*content.buildings)) page.warning(warning);
  addList(page, content, numbered, "worse", qtr("Worse off"), figures.count("worse"));
  addList(page, content, numbered, "better", qtr("Better off"), figures.count("better"));
  std::vector<QStringList> rows;
  for (const auto& [kind, count] : figures.changes)
    rows.push_back({qtr(kind.toUtf8().constData()), qnumber(count)});
  page.table({qtr("Change"), qtr("Buildings")}, rows);
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
  for (const QString& difference : runDifferences(without, with).measure)
    page.paragraph(qtr("The measure: %1", difference));
  page.table({qtr("Setting"), qtr("Without"), qtr("With")}, rowsOf(settingEntries(without, with)));
  page.table({qtr("Run"), qtr("Without"), qtr("With")}, rowsOf(runEntries(without, with)));
}

}  // namespace

QString scenarioHeadline(const ScenarioPage& content) {
  const QString measure = capitalized(content.measure);
  const auto money = [&](double amount) { return roundMoney(amount, content.currency); };
  if (content.buildings) {
    const BuildingFigures figures = buildingFigures(content.buildings->buildings);
    const double without = figures.damageWithout, with = figures.damageWith;
    if (content.buildings->damage.areThere()) {
      if (with < without)
        return qtr("%1 avoids %2 of %3 of damage: %4", measure, money(without - with), money(without),
                   percent(without - with, without));
      if (with > without)
        return qtr("%1 adds %2 of damage: %3 instead of %4", measure, money(with - without), money(with),
                   money(without));
      return qtr("%1 leaves the damage as it is: %2", measure, money(without));
    }
    if (figures.floodedWith < figures.floodedWithout)
      return qtr("%1 keeps %2 of %3 flooded buildings dry", measure,
                 figures.floodedWithout - figures.floodedWith, figures.floodedWithout);
  }
  const AreaFigures& areas = content.depths.areas();
  if (areas.with < areas.without)
    return qtr("%1 leaves %2 flooded instead of %3: %4 less", measure, roundArea(areas.with),
               roundArea(areas.without), percent(areas.without - areas.with, areas.without));
  return qtr("%1 leaves %2 flooded; without it, %3 are", measure, roundArea(areas.with),
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
  if (content.buildings) addBuildings(page, content, numbered);
  addChangeMaps(page, content.depths, maps);
  addFigures(page, content);
  page.newPage();
  page.beginAppendix(qtr("Appendix: settings and commands of the two runs"));
  addRuns(page, content.depths);
  page.endAppendix();
  return page;
}

}  // namespace spate
