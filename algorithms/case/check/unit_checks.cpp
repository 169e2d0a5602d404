// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that would make sense in another unit.
#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

struct Range {
  double least = std::numeric_limits<double>::infinity(), most = -least;
  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
  bool empty() const { return !(least <= most); }
  double middle() const { return 0.5 * (least + most); }
};

// m, absolute. The middle of each series: what levels are mostly near to.
std::vector<double> levels_of(const CheckedScenario& checked) {
  const Scenario& scenario = checked.scenario;
  std::vector<double> levels;
  const auto add = [&](const Series& series) {
    if (!series.empty()) levels.push_back(0.5 * (series.smallest() + series.largest()));
  };
  for (const Inflow& inflow : scenario.inflows)
    if (inflow.kind == InflowKind::level) add(inflow.series);
  for (const ImposedEdge& edge : checked.bed.edges().imposed)
    if (edge.condition.kind == EdgeKind::level) add(edge.condition.series);
  Range still;
  const PagedField<float>& known = scenario.initial_level.pages();
  known.each_but(0, known.size(), Terrain::is_nodata, [&](std::size_t cell) {
    if (!std::isnan(known[cell])) still.add(static_cast<double>(known[cell]) + scenario.terrain.datum);
  });
  if (!still.empty()) levels.push_back(still.middle());
  for (const PlacedBarrier& placed : checked.barriers) {
    Range crest;
    for (const BarrierFace& face : placed.barrier.faces)
      crest.add(static_cast<double>(face.crest) + scenario.terrain.datum);
    if (!crest.empty()) levels.push_back(crest.middle());
  }
  return levels;
}

// Levels and crests that are all beyond the terrain, and would be within it in the other unit.
void check_feet(const CheckedScenario& checked, const GroundRange& ground, Log& log) {
  constexpr double foot = 0.3048;  // m
  const std::vector<double> levels = levels_of(checked);
  if (levels.empty()) return;
  const auto is_within = [&](double level) { return level >= ground.lowest && level <= ground.highest; };
  const auto fits = [&](double factor) {
    return std::all_of(levels.begin(), levels.end(),
                       [&](double level) { return !is_within(level) && is_within(level * factor); });
  };
  const std::string where = tr("levels and crests lie from %1 to %2 m, and the ground from %3 to %4 m",
                               number(*std::min_element(levels.begin(), levels.end())),
                               number(*std::max_element(levels.begin(), levels.end())), number(ground.lowest),
                               number(ground.highest));
  if (fits(1 / foot))
    log.finding({Severity::warning,
                 {"dem_in_feet", tr("The elevation model seems to be in feet"),
                  tr("%1: they would fit in feet", where),
                  tr("Convert it to metres with gdal:rastercalculator (A*0.3048).")}});
  else if (fits(foot))
    log.finding({Severity::warning,
                 {"levels_in_feet", tr("Levels and crests seem to be in feet"),
                  tr("%1: they would fit in metres", where), tr("Convert them to metres.")}});
}

void check_roughness(const Terrain& terrain, const Watch& watch, Log& log) {
  constexpr double smooth = 0.008, rough = 0.5;  // glass and dense forest
  double sum = 0;
  std::size_t cells = 0;
  if (terrain.manning.size() == 1) sum = static_cast<double>(terrain.manning[0]), cells = 1;
  if (terrain.manning.size() > 1)
    terrain.each_cell(watch, [&](std::size_t cell) {
      if (!terrain.is_wall(cell)) sum += static_cast<double>(terrain.manning[cell]), ++cells;
    });
  if (cells == 0) return;
  const double mean = sum / static_cast<double>(cells);
  if (mean >= smooth && mean <= rough) return;
  log.finding(
      {Severity::warning,
       {"roughness_unusual", tr("The roughness is unusual"),
        tr("Manning's n is %1 on average, and from %2 to %3 for nearly all ground", number(mean, 3),
           number(smooth), number(rough)),
        tr("Check that it is Manning's n in s m^-1/3, and not its inverse or a height of roughness.")},
       mean,
       "s m^-1/3"});
}

void check_rain(const Series& rain, double duration, Log& log) {
  constexpr double to_mm_per_hour = 3.6e6, least = 0.1;  // mm/h
  const double peak = rain.largest(0, duration) * to_mm_per_hour, depth = 1000 * rain.integral(0, duration);
  if (peak > 0 && peak < least)
    log.finding({Severity::warning,
                 {"rain_tiny", tr("It hardly rains"),
                  tr("the peak is %1 mm/h: in m/s it would be %2 mm/h", number(peak, 3),
                     number(peak * to_mm_per_hour, 3)),
                  tr("Give the rain in mm/h.")},
                 peak,
                 "mm/h"});
  // The largest rain ever measured, by its duration: World Meteorological Organization (1994), Guide to
  // Hydrological Practices, WMO-No. 168.
  const double record = 422 * std::pow(duration / 3600, 0.475);  // mm
  if (depth > record)
    log.finding({Severity::warning,
                 {"rain_beyond_records", tr("It rains more than was ever measured"),
                  tr("%1 mm in %2, and the record is about %3 mm", fixed(depth, 0), time_text(duration),
                     fixed(record, 0)),
                  tr("Check that the rain is in mm/h, and not in mm for each step or day.")},
                 depth,
                 "mm"});
}

// Rates and suctions in another unit: the largest conductivity of sands is about 120 mm/h, and evaporation of
// open water hardly exceeds 1 mm/h.
void check_losses(const Losses& losses, double duration, Log& log) {
  constexpr double to_mm_per_hour = 3.6e6;
  const auto largest = [&](SoilNumber number) {
    float most = 0;
    losses.soil[static_cast<std::size_t>(number)].pages().each_value(
        [&](float value) { most = std::max(most, value); });
    return static_cast<double>(most);
  };
  if (losses.method != LossMethod::none && losses.method != LossMethod::curve_number) {
    const double rate = largest(soil_rate) * to_mm_per_hour;
    constexpr double sandy = 500, clayey = 0.01;  // mm/h
    if (rate > sandy || (rate > 0 && rate < clayey))
      log.finding({Severity::warning,
                   {"loss_rate_unusual", tr("The rate of the losses is unusual"),
                    tr("it is up to %1 mm/h; soils take from %2 mm/h (clay) to %3 mm/h (sand)",
                       number(rate, 3), number(0.3), number(120)),
                    tr("Give LOSS_RATE in mm/h.")},
                   rate,
                   "mm/h"});
  }
  const double suction = largest(soil_extra);
  if (losses.method == LossMethod::green_ampt && suction > 0 && suction < 1e-3)
    log.finding({Severity::warning,
                 {"suction_tiny", tr("The soil hardly draws water"),
                  tr("suction times deficit is at most %1 mm", number(1000 * suction, 3)),
                  tr("Give SUCTION in mm (50 in sand to 320 in clay), and DEFICIT as a part of 1.")},
                 1000 * suction,
                 "mm"});
  const double evaporation = losses.evaporation.largest(0, duration) * to_mm_per_hour;
  if (evaporation > 2)
    log.finding({Severity::warning,
                 {"evaporation_unusual", tr("More evaporates than in any desert"),
                  tr("up to %1 mm/h; a hot day has about 1", number(evaporation, 3)),
                  tr("Give EVAPORATION in mm/h, not per day.")},
                 evaporation,
                 "mm/h"});
}

}  // namespace

void check_units(const CheckedScenario& checked, const GroundRange& ground, const Watch& watch, Log& log) {
  if (ground.empty()) return;
  check_feet(checked, ground, log);
  check_roughness(checked.scenario.terrain, watch, log);
  const Series rain = mean_rain(checked.scenario);
  if (!rain.empty()) check_rain(rain, checked.duration, log);
  check_losses(checked.scenario.losses, checked.duration, log);
}

}  // namespace spate
