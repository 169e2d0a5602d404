// SPDX-License-Identifier: GPL-3.0-or-later
// What soils and the air take, from numbers, rasters of classes and tables.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <unordered_map>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/case/scenario/soil_maps.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// The numbers at a place: those of its land cover before those of its own, then those of its soil, and at
// last those for all places.
class Merged {
 public:
  Merged(const io::SoilNumbers& all, const io::SoilNumbers& soil, const io::SoilNumbers& own,
         const io::SoilNumbers& cover)
      : layers_{&cover, &own, &soil, &all} {}

  std::optional<double> find(const std::string& name) const {
    for (const io::SoilNumbers* layer : layers_) {
      const auto found = layer->find(name);
      if (found != layer->end()) return found->second;
    }
    return {};
  }
  // A porosity counts where no deficit is given at the same place or before it.
  double need_deficit(double saturation) const {
    for (const io::SoilNumbers* layer : layers_) {
      const auto deficit = layer->find("deficit"), porosity = layer->find("effective_porosity");
      if (deficit != layer->end()) return deficit->second;
      if (porosity != layer->end()) return porosity->second * (1 - saturation);
    }
    return need("deficit", "green_ampt", "DEFICIT");
  }
  double get(const std::string& name, double otherwise) const { return find(name).value_or(otherwise); }
  double need(const std::string& name, const char* method, const char* parameter) const {
    const std::optional<double> value = find(name);
    if (!value)
      throw Error("loss_number_missing", tr("The losses are incomplete"),
                  tr("LOSSES is %1, and some places have no '%2'", method, name),
                  tr("Give %1, or fill in the tables of SOILS and LAND_COVER.", parameter));
    return *value;
  }

 private:
  const io::SoilNumbers* layers_[4];
};

using SoilNumbers = std::array<double, soil_numbers>;

// Of the impervious part all runs off; TR-55 (USDA 1986), figure 2-3, gives it the curve number 98. The curve
// numbers of a cover by the group of its soil hold its impervious part already, as those of TR-55 do.
double curve_number_of(const Merged& at) {
  const std::optional<double> group = at.find("group");
  if (group) {
    const char* names[] = {"cn_a", "cn_b", "cn_c", "cn_d"};
    const std::optional<double> of_cover = at.find(names[static_cast<std::size_t>(*group)]);
    if (of_cover) return *of_cover;
  }
  const double own = at.need("curve_number", "curve_number", "CURVE_NUMBER");
  return own + at.get("impervious", 0) * std::max(98 - own, 0.0);
}

SoilNumbers soil_of(const Merged& at, const LossChoices& choices) {
  const double pervious = 1 - at.get("impervious", 0);
  const double initial = (at.get("initial_mm", 0) + at.get("interception_mm", 0)) / 1000;
  SoilNumbers soil{};
  soil[soil_initial] = initial;
  const auto rate = [&](const char* method) {
    return at.need("rate_mmh", method, "LOSS_RATE") * mm_per_hour * pervious;
  };
  switch (choices.method) {
    case LossMethod::none:
      break;
    case LossMethod::constant:
      soil[soil_rate] = rate("constant");
      break;
    case LossMethod::horton: {
      soil[soil_rate] = rate("horton");
      const double first = at.need("first_rate_mmh", "horton", "FIRST_RATE"), last = at.get("rate_mmh", 0);
      if (first < last)
        throw Error("first_rate_below_final", tr("The first rate of Horton is below the final one"),
                    tr("%1 and %2 mm/h", number(first, 4), number(last, 4)),
                    tr("Exchange FIRST_RATE and LOSS_RATE."));
      soil[soil_extra] = (first - last) * mm_per_hour * pervious;
      soil[soil_decay] = at.need("decay_per_h", "horton", "RATE_DECAY") / 3600;
      break;
    }
    case LossMethod::green_ampt: {
      soil[soil_rate] = rate("green_ampt");
      // Per area of the cell, as the water that has infiltrated is.
      soil[soil_decay] = at.need_deficit(choices.saturation) * pervious;
      soil[soil_extra] = at.need("suction_mm", "green_ampt", "SUCTION") / 1000 * soil[soil_decay];
      break;
    }
    case LossMethod::curve_number: {
      const double curve = curve_number_of(at);
      if (!(curve >= 1))
        throw Error("curve_number_too_small", tr("A curve number is %1", number(curve)),
                    tr("the soil would take all rain"), tr("Curve numbers are from 1 to 100."));
      soil[soil_extra] = 0.0254 * (1000 / curve - 10);
      soil[soil_initial] = at.find("initial_mm") ? initial : 0.2 * soil[soil_extra];
      break;
    }
  }
  return soil;
}

// Buildings whose ground is raised shed the rain.
void spare_roofs(Losses& losses, const Scenario& scenario) {
  for (const Barrier& barrier : scenario.barriers) {
    if (!barrier.fills || barrier.reported) continue;
    for (SharedField<float>& numbers : losses.soil) {
      if (numbers.size() <= 1)
        numbers.assign(scenario.terrain.grid.cells(), numbers.empty() ? 0.0f : *numbers.begin());
      PagedField<float>& of_cells = numbers.own();
      for (const std::size_t cell : barrier.covered) of_cells.set(cell, 0);
    }
  }
}

void add_soils(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
               const LossChoices& choices, Log& log) {
  const SoilClasses soils =
      read_soil_classes({"SOILS", "SOIL_TABLE", "soils_usda"}, scenario, reference, inputs, log);
  const SoilClasses covers = read_soil_classes({"LAND_COVER", "LAND_COVER_TABLE", "worldcover_losses"},
                                               scenario, reference, inputs, log);
  Losses& losses = scenario.losses;
  const SoilGrids grids = read_soil_grids(scenario, reference, inputs, log);
  std::unordered_map<std::size_t, SoilNumbers> known;  // by both classes, where there are no numbers of cells
  io::SoilNumbers own;
  const auto at = [&](std::size_t cell) {
    const std::size_t soil = soils.at(cell), cover = covers.at(cell), key = soil * covers.rows.size() + cover;
    const auto merged = [&] {
      return soil_of(Merged(choices.numbers, soils.rows[soil], own, covers.rows[cover]), choices);
    };
    if (!grids.empty()) {
      own.clear();
      for (const auto& [name, values] : grids)
        if (!std::isnan(values[cell])) own[name] = static_cast<double>(values[cell]);
      return merged();
    }
    const auto found = known.find(key);
    return found != known.end() ? found->second : known.emplace(key, merged()).first->second;
  };
  const bool everywhere = soils.of_cells.empty() && covers.of_cells.empty() && grids.empty();
  const Terrain& terrain = scenario.terrain;
  std::array<PagedField<float>, soil_numbers> numbers;
  numbers.fill(PagedField<float>(everywhere ? 1 : terrain.grid.cells(), {0}));
  SoilNumbers least{}, most{};
  bool is_first = true;
  const auto set = [&](std::size_t cell) {
    const SoilNumbers soil = at(cell);
    for (std::size_t n = 0; n < soil.size(); ++n) {
      numbers[n].set(cell, static_cast<float>(soil[n]));
      least[n] = is_first ? soil[n] : std::min(least[n], soil[n]);
      most[n] = is_first ? soil[n] : std::max(most[n], soil[n]);
    }
    is_first = false;
  };
  if (everywhere)
    set(0);
  else
    terrain.each_cell(0, terrain.grid.cells(), [&](std::size_t cell) {
      if (!terrain.is_wall(cell)) set(cell);
    });
  for (std::size_t n = 0; n < numbers.size(); ++n) {
    // What is the same everywhere takes no memory.
    if (least[n] == most[n]) numbers[n] = PagedField<float>(1, {static_cast<float>(most[n])});
    losses.soil[n] = std::move(numbers[n]);
  }
  spare_roofs(losses, scenario);
  const double rate = 1 / mm_per_hour;
  log.info(tr("Losses: %1; initial %2 to %3 mm, rate %4 to %5 mm/h",
              loss_method_names[static_cast<std::size_t>(choices.method)],
              number(1000 * least[soil_initial], 3), number(1000 * most[soil_initial], 3),
              number(rate * least[soil_rate], 3), number(rate * most[soil_rate], 3)));
}

}  // namespace

void add_losses(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                const FloodChoices& choices, Log& log) {
  const LossChoices& chosen = choices.losses;
  scenario.losses.method = chosen.method;
  if (chosen.method != LossMethod::none) {
    scenario.losses.drying = chosen.drying;
    add_soils(scenario, reference, inputs, chosen, log);
  } else {
    std::vector<std::string> unused = chosen.given;
    for (const char* parameter : {"SOILS", "SOIL_NUMBERS", "LAND_COVER"})
      if (inputs.is_given(parameter)) unused.emplace_back(parameter);
    for (const std::string& parameter : unused)
      log.warning({"soils_unused", tr("%1 is given, and LOSSES is none", parameter), tr("nothing uses it"),
                   tr("Choose a method of LOSSES, or leave out %1.", parameter)});
  }
  if (inputs.is_given("EVAPORATION_TABLE")) {
    if (chosen.evaporation > 0)
      throw Error("two_values_of_evaporation", tr("EVAPORATION and EVAPORATION_TABLE are both given"),
                  tr("the evaporation would be ambiguous"),
                  tr("Set EVAPORATION to 0, or leave out EVAPORATION_TABLE."));
    scenario.losses.evaporation = io::read_evaporation(inputs.table("EVAPORATION_TABLE"));
  } else if (chosen.evaporation > 0) {
    scenario.losses.evaporation = Series(chosen.evaporation * mm_per_hour);
  }
  if (!scenario.losses.evaporation.empty())
    log.info(tr("Evaporation: %1 mm in all, peak %2 mm/h",
                fixed(1000 * scenario.losses.evaporation.integral(0, choices.parameters.duration), 1),
                fixed(scenario.losses.evaporation.largest() / mm_per_hour, 2)));
}

}  // namespace spate
