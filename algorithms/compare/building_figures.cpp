// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/building_figures.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {
namespace {

bool isFlooded(const BuildingState& state) {
  return state.depth ? *state.depth > 0 : state.damage.value_or(0) > 0;
}

}  // namespace

int BuildingFigures::count(const char* change) const {
  const auto found = changes.find(QLatin1String(change));
  return found == changes.end() ? 0 : found->second;
}

std::vector<Message> damageWarnings(const BuildingComparison& comparison) {
  std::vector<Message> warnings;
  for (const auto& [field, layer] : {std::pair(comparison.damage.without, "BUILDINGS_WITHOUT"),
                                     std::pair(comparison.damage.with, "BUILDINGS_WITH")})
    if (field.isEmpty())
      warnings.push_back({"damage_fields_missing", tr("%1 has no damage", layer),
                          tr("it has no field 'damage_total' or 'damage_mean'"),
                          tr("The damage avoided is unknown, and buildings are compared by their depth.")});
  if (comparison.buildings.empty()) warnings.push_back({"no_building", tr("The layers hold no building.")});
  const int unknown = buildingFigures(comparison.buildings).count("unknown");
  if (unknown > 0)
    warnings.push_back(
        comparison.damage.areThere()
            ? Message{"damage_unknown_in_run",
                      tr("%1 buildings are left out, since their damage is unknown in one of the runs.",
                         unknown)}
            : Message{"depth_unknown_in_run",
                      tr("%1 buildings are left out, since their depth is unknown in one of the runs.",
                         unknown)});
  return warnings;
}

BuildingFigures buildingFigures(const std::vector<BuildingChange>& buildings) {
  BuildingFigures figures;
  for (const BuildingChange& building : buildings) {
    ++figures.changes[QLatin1String(building.change)];
    if (!building.inWithout || !building.inWith) continue;
    if (building.damageChange()) {
      figures.damageWithout += *building.without.damage;
      figures.damageWith += *building.with.damage;
    }
    figures.damagedWithout += building.without.damage.value_or(0) > 0;
    figures.damagedWith += building.with.damage.value_or(0) > 0;
    figures.floodedWithout += isFlooded(building.without);
    figures.floodedWith += isFlooded(building.with);
    ++figures.classes[{building.without.damageClass, building.with.damageClass}];
  }
  return figures;
}

std::vector<std::size_t> mostChanged(const std::vector<BuildingChange>& buildings, const char* change,
                                     std::size_t most) {
  std::vector<std::size_t> list;
  for (std::size_t i = 0; i < buildings.size(); ++i)
    if (QLatin1String(buildings[i].change) == QLatin1String(change)) list.push_back(i);
  const auto size = [&](std::size_t i) {
    return std::pair(std::fabs(buildings[i].damageChange().value_or(0)),
                     std::fabs(buildings[i].depthChange().value_or(0)));
  };
  std::stable_sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
  list.resize(std::min(list.size(), most));
  return list;
}

QVariantMap buildingNumbers(const BuildingComparison& comparison) {
  const BuildingFigures figures = buildingFigures(comparison.buildings);
  QVariantMap numbers = {{"BUILDINGS_BETTER", figures.count("better")},
                         {"BUILDINGS_WORSE", figures.count("worse")},
                         {"BUILDINGS_SAME", figures.count("same")},
                         {"BUILDINGS_UNKNOWN", figures.count("unknown")},
                         {"BUILDINGS_UNMATCHED", figures.count("only without") + figures.count("only with")}};
  if (!comparison.damage.areThere()) return numbers;
  numbers["DAMAGE_WITHOUT"] = figures.damageWithout;
  numbers["DAMAGE_WITH"] = figures.damageWith;
  numbers["DAMAGE_AVOIDED"] = figures.damageWithout - figures.damageWith;
  return numbers;
}

void logBuildings(const BuildingComparison& comparison, const QVariantMap& numbers, const QString& currency,
                  QgsProcessingFeedback* feedback) {
  const auto count = [&](const char* name) { return numbers[name].toInt(); };
  for (const Message& warning : damageWarnings(comparison)) warn(feedback, warning);
  if (comparison.damage.areThere())
    feedback->pushInfo(qtr("Damage: %1 without, %2 with (fields '%3' and '%4')",
                           moneyText(numbers["DAMAGE_WITHOUT"].toDouble(), currency.toStdString()),
                           moneyText(numbers["DAMAGE_WITH"].toDouble(), currency.toStdString()),
                           comparison.damage.without, comparison.damage.with));
  feedback->pushInfo(
      qtr("Buildings better off: %1, worse off: %2", count("BUILDINGS_BETTER"), count("BUILDINGS_WORSE")));
  if (count("BUILDINGS_UNMATCHED") > 0)
    warn(feedback, "buildings_unmatched",
         qtr("%1 of %2 buildings are in one layer only, and are not counted. Check ID_FIELD.",
             count("BUILDINGS_UNMATCHED"), comparison.buildings.size()));
}

}  // namespace spate
