// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/building_section.hpp"

#include <set>

#include "algorithms/qgis/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

constexpr std::size_t mostListed = 10;  // better off, and worse off

std::string orDash(const std::optional<double>& value) {
  return value ? fixed(*value, 2) : std::string("-");
}

void addList(HtmlPage& page, const BuildingComparison& comparison, const std::string& currency,
             const std::vector<std::size_t>& numbered, const char* kind, const std::string& heading,
             int all) {
  if (all == 0) return;
  const bool byDamage = comparison.damage.areThere();
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < numbered.size(); ++i) {
    const BuildingChange& building = comparison.buildings[numbered[i]];
    if (QLatin1String(building.change) != QLatin1String(kind)) continue;
    std::vector<std::string> row = {number(static_cast<int>(i) + 1), building.id.toStdString()};
    if (byDamage)
      for (const auto& damage : {building.without.damage, building.with.damage, building.damageChange()})
        row.push_back(damage ? roundMoney(*damage, currency) : "-");
    for (const auto& depth : {building.without.depth, building.with.depth}) row.push_back(orDash(depth));
    rows.push_back(std::move(row));
  }
  page.paragraph(static_cast<std::size_t>(all) > rows.size()
                     ? tr("%1: %2. Those with the largest change, %3 of them:", heading, all, rows.size())
                     : tr("%1: %2", heading, all));
  std::vector<std::string> head = {tr("On the maps"), tr("Building")};
  if (byDamage) head.insert(head.end(), {tr("Damage without"), tr("with"), tr("Change")});
  head.insert(head.end(), {tr("Depth (m) without"), tr("with")});
  page.table(head, rows);
}

void addClasses(HtmlPage& page, const BuildingFigures& figures) {
  std::set<QString> present;
  for (const auto& [pair, count] : figures.classes) present.insert({pair.first, pair.second});
  if (present.size() < 2) return;
  const QStringList known = {translatable("none"), translatable("slight"), translatable("moderate"),
                             translatable("substantial")};
  QStringList names = known;  // by severity; others follow
  for (const QString& name : present)
    if (!names.contains(name)) names << name;
  const auto label = [&known](const QString& name) {
    if (name.isEmpty()) return tr("(none)");
    return known.contains(name) ? tr(name.toUtf8().constData()) : name.toStdString();
  };
  std::vector<std::string> head = {tr("Without \\ with")};
  for (const QString& name : names) head.push_back(label(name));
  std::vector<std::vector<std::string>> rows;
  for (const QString& from : names) {
    std::vector<std::string> row = {label(from)};
    for (const QString& to : names) {
      const auto found = figures.classes.find({from, to});
      row.push_back(found == figures.classes.end() ? "0" : number(found->second));
    }
    rows.push_back(std::move(row));
  }
  page.paragraph(tr("Classes of damage, without (rows) and with the measure (columns):"));
  page.table(head, rows);
}

}  // namespace

std::vector<std::size_t> numberedBuildings(const BuildingComparison& comparison) {
  std::vector<std::size_t> list = mostChanged(comparison.buildings, "worse", mostListed);
  for (const std::size_t each : mostChanged(comparison.buildings, "better", mostListed)) list.push_back(each);
  return list;
}

void addBuildingSection(HtmlPage& page, const BuildingComparison& comparison, const std::string& currency,
                        const std::vector<std::size_t>& numbered) {
  const BuildingFigures figures = buildingFigures(comparison.buildings);
  page.section(tr("Buildings"));
  for (const Message& warning : damageWarnings(comparison)) page.warning(warning);
  addList(page, comparison, currency, numbered, "worse", tr("Worse off"), figures.count("worse"));
  addList(page, comparison, currency, numbered, "better", tr("Better off"), figures.count("better"));
  std::vector<std::vector<std::string>> rows;
  for (const auto& [kind, count] : figures.changes)
    rows.push_back({tr(kind.toUtf8().constData()), number(count)});
  page.table({tr("Change"), tr("Buildings")}, rows);
  addClasses(page, figures);
}

}  // namespace spate
