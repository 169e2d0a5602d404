// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/building_figures.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/report/html_page.hpp"

namespace spate {
namespace {

bool is_flooded(const BuildingState& state) {
  return state.depth ? *state.depth > 0 : state.damage.value_or(0) > 0;
}

}  // namespace

int BuildingFigures::count(const char* change) const {
  const auto found = changes.find(change);
  return found == changes.end() ? 0 : found->second;
}

std::vector<Message> damage_warnings(const BuildingComparison& comparison) {
  std::vector<Message> warnings;
  for (const auto& [field, layer] : {std::pair(comparison.damage.without, "BUILDINGS_WITHOUT"),
                                     std::pair(comparison.damage.with, "BUILDINGS_WITH")})
    if (field.empty())
      warnings.push_back({"damage_fields_missing", tr("%1 has no damage", layer),
                          tr("it has no field 'damage_total' or 'damage_mean'"),
                          tr("The damage avoided is unknown, and buildings are compared by their depth.")});
  if (comparison.buildings.empty()) warnings.push_back({"no_building", tr("The layers hold no building.")});
  const int unknown = building_figures(comparison.buildings).count("unknown");
  if (unknown > 0)
    warnings.push_back(
        comparison.damage.are_there()
            ? Message{"damage_unknown_in_run", tr("%1 {building is|buildings are} left out, since their "
                                                  "damage is unknown in one of the runs.",
                                                  unknown)}
            : Message{"depth_unknown_in_run", tr("%1 {building is|buildings are} left out, since their depth "
                                                 "is unknown in one of the runs.",
                                                 unknown)});
  return warnings;
}

BuildingFigures building_figures(const std::vector<BuildingChange>& buildings) {
  BuildingFigures figures;
  for (const BuildingChange& building : buildings) {
    ++figures.changes[building.change];
    if (!building.in_without || !building.in_with) continue;
    if (building.damage_change()) {
      figures.damage_without += *building.without.damage;
      figures.damage_with += *building.with.damage;
      figures.damaged_without += *building.without.damage > 0;
      figures.damaged_with += *building.with.damage > 0;
    }
    if (std::string(building.change) != "unknown") {
      figures.flooded_without += is_flooded(building.without);
      figures.flooded_with += is_flooded(building.with);
    }
    ++figures.classes[{building.without.damage_class, building.with.damage_class}];
  }
  return figures;
}

std::vector<std::size_t> most_changed(const std::vector<BuildingChange>& buildings, const char* change,
                                      std::size_t most) {
  std::vector<std::size_t> list;
  for (std::size_t i = 0; i < buildings.size(); ++i)
    if (std::string(buildings[i].change) == change) list.push_back(i);
  const auto size = [&](std::size_t i) {
    return std::pair(std::fabs(buildings[i].damage_change().value_or(0)),
                     std::fabs(buildings[i].depth_change().value_or(0)));
  };
  std::stable_sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
  list.resize(std::min(list.size(), most));
  return list;
}

void add_building_numbers(const BuildingComparison& comparison, ToolAnswer& answer) {
  const BuildingFigures figures = building_figures(comparison.buildings);
  answer.counts = {{"BUILDINGS_BETTER", figures.count("better")},
                   {"BUILDINGS_WORSE", figures.count("worse")},
                   {"BUILDINGS_SAME", figures.count("same")},
                   {"BUILDINGS_UNKNOWN", figures.count("unknown")},
                   {"BUILDINGS_UNMATCHED", figures.unmatched()}};
  if (!comparison.damage.are_there()) return;
  answer.numbers.push_back({"DAMAGE_WITHOUT", figures.damage_without});
  answer.numbers.push_back({"DAMAGE_WITH", figures.damage_with});
  answer.numbers.push_back({"DAMAGE_AVOIDED", figures.damage_without - figures.damage_with});
}

void log_buildings(const BuildingComparison& comparison, const std::string& currency, Log& log) {
  const BuildingFigures figures = building_figures(comparison.buildings);
  warn_all(damage_warnings(comparison), log);
  if (comparison.damage.are_there())
    log.info(tr("Damage: %1 without, %2 with (fields '%3' and '%4')",
                money_text(figures.damage_without, currency), money_text(figures.damage_with, currency),
                comparison.damage.without, comparison.damage.with));
  log.info(tr("Buildings better off: %1, worse off: %2", figures.count("better"), figures.count("worse")));
  if (figures.unmatched() > 0)
    log.warning(
        {"buildings_unmatched",
         tr("Of %2 {building|buildings}, %1 {is|are} in one layer only, and not counted. Check ID_FIELD.",
            figures.unmatched(), comparison.buildings.size())});
}

}  // namespace spate
