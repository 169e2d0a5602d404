// SPDX-License-Identifier: GPL-3.0-or-later
// The rain: the same everywhere, of a file in space and time, or of places with a series each.
#include <algorithm>
#include <cmath>
#include <utility>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/case/scenario/places_of_rain.hpp"
#include "algorithms/case/scenario/series_ends.hpp"
#include "algorithms/io/raster/rain_on_grid.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// RAIN_TABLE belongs to RAIN_PLACES where both are given.
void check_one_rain(const Inputs& inputs, const RainChoices& choices) {
  std::vector<std::string> given;
  if (choices.everywhere > 0) given.emplace_back("RAIN");
  if (inputs.is_given("RAIN_PLACES"))
    given.emplace_back("RAIN_PLACES");
  else if (inputs.is_given("RAIN_TABLE"))
    given.emplace_back("RAIN_TABLE");
  if (inputs.is_given("RAIN_RASTER")) given.emplace_back("RAIN_RASTER");
  if (given.size() < 2) return;
  throw Error(
      "two_values_of_rain", tr("%1 and %2 are both given", given[0], given[1]),
      tr("the rain would be ambiguous"),
      given[0] == "RAIN" ? tr("Set RAIN to 0, or leave out %1.", given[1]) : tr("Leave out one of them."));
}

std::string hours(double seconds) {
  return fixed(seconds / 3600, 2);
}

// What of the run, of the DEM and of the file is without rain, and why.
void log_gaps(const io::RainOnGrid& rain, double duration, Log& log) {
  if (rain.outside > 0)
    log.info(
        tr("No rain on %1 % of the ground, which the file does not cover", fixed(100 * rain.outside, 2)));
  if (rain.missing > 0)
    log.info(tr("No rain where the file has no data: %1 % of its values", fixed(100 * rain.missing, 2)));
  if (rain.gap > 0) log.info(tr("No rain in gaps between its intervals, %1 h", hours(rain.gap)));
  if (rain.begin > 0) log.info(tr("No rain before it begins, %1 h after the start", hours(rain.begin)));
  if (rain.end < duration)
    log.info(tr("No rain after it ends, %1 h before the end of the run", hours(duration - rain.end)));
}

RainField rain_of_raster(const Terrain& terrain, const io::GeoReference& reference, const Inputs& inputs,
                         const RainChoices& choices, double duration, Log& log) {
  const Watch watch = watch_stage(log, tr("Reading %1", "RAIN_RASTER"));
  io::RainFileChoices how = choices.file;
  how.crs_wkt = inputs.raster_crs("RAIN_RASTER");
  const std::unique_ptr<io::RainFile> file = io::open_rain_file(inputs.raster("RAIN_RASTER"), how);
  if (file->pixels().crs_wkt.empty() != reference.crs_wkt.empty())
    log.warning({"rain_without_crs", tr("The CRS of %1 or of the DEM is not known", file->name()),
                 tr("their coordinates are taken to be the same"), tr("Give both their CRS.")});
  if (!file->unknown_unit().empty())
    log.warning({"rain_unit_assumed", tr("%1 has rain in '%2'", file->name(), file->unknown_unit()),
                 tr("that unit is not known, and its numbers are taken as %1", file->unit_text()),
                 tr("Check that RAIN_UNIT is what the file means.")});
  io::RainOnGrid rain = io::rain_on_grid(*file, reference, terrain, duration, choices.gaps, watch);
  if (!file->assumed_start().empty())
    log.info(tr("Without START_TIME the run begins with the rain, at %1", file->assumed_start()));
  log.info(
      tr("Rain raster: %1 {interval|intervals} in %2, from %3 to %4 h; %5 of its pixels over the DEM, %6 "
         "{zone|zones}",
         number(rain.field.intervals()), file->unit_text(), hours(rain.begin), hours(rain.end),
         number(static_cast<long long>(rain.field.sources)), number(rain.field.zones() - 1)));
  const double difference = rain.source_volume > 0 ? 100 * (rain.grid_volume / rain.source_volume - 1) : 0;
  log.info(tr("Rain on the rectangle of the DEM: %1 m³ in the file, %2 m³ on the cells (%3 %)",
              cubic_metres(rain.source_volume), cubic_metres(rain.grid_volume), fixed(difference, 4)));
  constexpr double noticed = 0.5;  // percent
  if (std::fabs(difference) > noticed)
    log.warning({"rain_total_differs", tr("The cells get another amount of rain than the file holds"),
                 tr("the difference is %1 %", fixed(difference, 2)),
                 tr("Check the size of the pixels of RAIN_RASTER and of the cells.")});
  log_gaps(rain, duration, log);
  return std::move(rain.field);
}

}  // namespace

void add_rain(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
              const FloodChoices& choices, Log& log) {
  const double duration = choices.parameters.duration;
  scenario.infiltration = choices.infiltration * mm_per_hour;
  check_one_rain(inputs, choices.rain);
  if (inputs.is_given("RAIN_RASTER")) {
    scenario.rain_field = std::make_shared<const RainField>(
        rain_of_raster(scenario.terrain, reference, inputs, choices.rain, duration, log));
  } else if (inputs.is_given("RAIN_PLACES")) {
    scenario.rain_field = std::make_shared<const RainField>(
        rain_of_places(scenario, reference, inputs, choices.rain, duration, log));
  } else if (inputs.is_given("RAIN_TABLE")) {
    scenario.rain = io::read_rain(inputs.table("RAIN_TABLE"));
    warn_of_rain_ends({{"", scenario.rain}}, duration, log);
  } else if (choices.rain.everywhere > 0) {
    scenario.rain = Series(choices.rain.everywhere);
  }
  if (scenario.rain_field != nullptr)
    log.info(tr("Rain: %1 mm in all, the mean of the cells; peak %2 mm/h",
                fixed(1000 * mean_rain(scenario).integral(0, duration), 1),
                fixed(largest_rain(scenario) / mm_per_hour, 1)));
  if (!scenario.rain.empty())
    log.info(tr("Rain: %1 mm in all, peak %2 mm/h", fixed(1000 * scenario.rain.integral(0, duration), 1),
                fixed(scenario.rain.largest() / mm_per_hour, 1)));
  if (largest_rain(scenario) > 0 && choices.parameters.numerics.dry_depth < rain_film)
    log.info(
        tr("Rain leaves a film on all ground, and the maps show it; with a DRY_DEPTH of 0.05 m they do not"));
  if (choices.infiltration > 0) log.info(tr("Infiltration: %1 mm/h", number(choices.infiltration)));
}

}  // namespace spate
