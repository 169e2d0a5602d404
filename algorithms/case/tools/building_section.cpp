// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/building_section.hpp"

#include <algorithm>
#include <set>

#include "solver/core/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

constexpr std::size_t most_listed = 10;  // better off, and worse off

std::string or_dash(const std::optional<double>& value) {
  return value ? fixed(*value, 2) : std::string("-");
}

void add_list(HtmlPage& page, const BuildingComparison& comparison, const std::string& currency,
              const std::vector<std::size_t>& numbered, const char* kind, const std::string& heading,
              int all) {
  if (all == 0) return;
  const bool by_damage = comparison.damage.are_there();
  std::vector<std::vector<std::string>> rows;
  for (std::size_t i = 0; i < numbered.size(); ++i) {
    const BuildingChange& building = comparison.buildings[numbered[i]];
    if (std::string(building.change) != kind) continue;
    std::vector<std::string> row = {number(static_cast<int>(i) + 1), building.id};
    if (by_damage)
      for (const auto& damage : {building.without.damage, building.with.damage, building.damage_change()})
        row.push_back(damage ? round_money(*damage, currency) : "-");
    for (const auto& depth : {building.without.depth, building.with.depth}) row.push_back(or_dash(depth));
    rows.push_back(std::move(row));
  }
  page.paragraph(static_cast<std::size_t>(all) > rows.size()
                     ? tr("%1: %2. Those with the largest change, %3 of them:", heading, all, rows.size())
                     : tr("%1: %2", heading, all));
  std::vector<std::string> head = {tr("On the maps"), tr("Building")};
  if (by_damage) head.insert(head.end(), {tr("Damage without"), tr("with"), tr("Change")});
  head.insert(head.end(), {tr("Depth (m) without"), tr("with")});
  page.table(head, rows);
}

void add_classes(HtmlPage& page, const BuildingFigures& figures) {
  std::set<std::string> present;
  for (const auto& [pair, count] : figures.classes) present.insert({pair.first, pair.second});
  if (present.size() < 2) return;
  const std::vector<std::string> known = {translatable("none"), translatable("slight"),
                                          translatable("moderate"), translatable("substantial")};
  const auto is_in = [](const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  std::vector<std::string> names = known;  // by severity; others follow
  for (const std::string& name : present)
    if (!is_in(names, name)) names.push_back(name);
  const auto label = [&](const std::string& name) {
    if (name.empty()) return tr("(none)");
    return is_in(known, name) ? tr(name.c_str()) : name;
  };
  std::vector<std::string> head = {tr("Without \\ with")};
  for (const std::string& name : names) head.push_back(label(name));
  std::vector<std::vector<std::string>> rows;
  for (const std::string& from : names) {
    std::vector<std::string> row = {label(from)};
    for (const std::string& to : names) {
      const auto found = figures.classes.find({from, to});
      row.push_back(found == figures.classes.end() ? "0" : number(found->second));
    }
    rows.push_back(std::move(row));
  }
  page.paragraph(tr("Classes of damage, without (rows) and with the measure (columns):"));
  page.table(head, rows);
}

}  // namespace

std::vector<std::size_t> numbered_buildings(const BuildingComparison& comparison) {
  std::vector<std::size_t> list = most_changed(comparison.buildings, "worse", most_listed);
  for (const std::size_t each : most_changed(comparison.buildings, "better", most_listed))
    list.push_back(each);
  return list;
}

void add_building_section(HtmlPage& page, const BuildingComparison& comparison, const std::string& currency,
                          const std::vector<std::size_t>& numbered) {
  const BuildingFigures figures = building_figures(comparison.buildings);
  page.section(tr("Buildings"));
  for (const Message& warning : damage_warnings(comparison)) page.warning(warning);
  add_list(page, comparison, currency, numbered, "worse", tr("Worse off"), figures.count("worse"));
  add_list(page, comparison, currency, numbered, "better", tr("Better off"), figures.count("better"));
  std::vector<std::vector<std::string>> rows;
  for (const auto& [kind, count] : figures.changes) rows.push_back({tr(kind.c_str()), number(count)});
  page.table({tr("Change"), tr("Buildings")}, rows);
  add_classes(page, figures);
}

}  // namespace spate
