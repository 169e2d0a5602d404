// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a flood that say how much it rains, where and when.
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/parameters/rain_choices.hpp"
#include "algorithms/io/clock.hpp"
#include "algorithms/io/limits.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

using Kind = ParameterKind;

template <class Names>
ParameterInfo one_of(const char* name, const std::string& title, const Names& names,
                     const std::string& help) {
  return advanced(optional(choice(name, title, {names.begin(), names.end()}, names[0], help)));
}

template <class Names>
std::size_t chosen(const Values& values, const char* parameter, const Names& names) {
  const std::string word = values.text(parameter);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (word == names[i]) return i;
  throw Error("unknown_choice", tr("%1 '%2' is not known", parameter, word),
              tr("the parameter lists those that are"), tr("Choose one of them."));
}

}  // namespace

void add_rain_parameters(ParameterList& to) {
  to.push_back(number_of("RAIN", tr("Rain (mm/h)"), 0, io::most_rain,
                         tr("The same everywhere, over the whole duration. For rain that varies in time use "
                            "the rain table, for rain that varies from place to place the rain raster or "
                            "the places of rain.")));
  to.push_back(optional(make_parameter(
      Kind::table, "RAIN_TABLE", tr("Rain table"),
      tr("Table (CSV or any layer) with 'time_s', 'time_min' or 'time_h' and 'rain_mmh'; linear between its "
         "rows, constant before the first and after the last. Give it instead of RAIN. With RAIN_PLACES "
         "the column 'station' tells several series apart."))));
  to.push_back(optional(make_parameter(
      Kind::raster, "RAIN_RASTER", tr("Rain raster over time"),
      tr("Rain that differs from place to place, of any resolution and CRS: CF NetCDF with x, y and time, "
         "which "
         "are found by the attributes of their coordinates, or with a longitude and a latitude for each "
         "pixel (also file.nc|layername=variable where it holds "
         "several variables), or a raster with a band for each interval, whose description or metadata "
         "'time' is its date. In mm/h, mm/s, mm/day, in/h, kg m-2 s-1 or m/s, or in mm, inches, kg m-2 or m "
         "of each interval, as its attribute 'units' says. Dates count from START_TIME; without it the run "
         "begins "
         "with the file. Before and after the file no rain falls. Give it instead of RAIN."))));
  ParameterInfo places = optional(make_parameter(
      Kind::vector, "RAIN_PLACES", tr("Places of rain"),
      tr("Points (rain gauges) or polygons (areas), whose field 'station' names their series in RAIN_TABLE. "
         "A "
         "place between points gets its rain as RAIN_SPREAD says; polygons give theirs to the cells whose "
         "centres lie in them.")));
  places.geometries = {true, false, true};
  to.push_back(places);
  to.push_back(
      one_of("RAIN_SPREAD", tr("Rain between points"), rain_spread_names,
             tr("nearest: that of the nearest point. inverse_distance: the mean of all, weighted with "
                "1 / distance² (Shepard 1968).")));
  to.push_back(
      one_of("RAIN_UNIT", tr("Unit of the rain raster"), rain_unit_names,
             tr("file: as its attribute says. mm/h: a rate. mm: the amount of each interval. It must "
                "not contradict what the file says.")));
  ParameterInfo interval = advanced(optional(make_parameter(
      Kind::number, "RAIN_INTERVAL", tr("Interval of the rain raster (min)"),
      tr("How long each of its bands or times lasts. Not set: as the bounds of the file's times say, or else "
         "the usual step between them. Needed for bands without dates, which follow each other from the "
         "start of the run."))));
  interval.most = 1e6;
  to.push_back(interval);
  to.push_back(one_of("RAIN_STAMP", tr("Part of its interval that a time of the rain raster marks"),
                      rain_stamp_names,
                      tr("Which end of its interval a single time is. Bounds in the file count before.")));
  to.push_back(one_of("RAIN_GAPS", tr("Gaps of the rain"), rain_gap_names,
                      tr("Parts of the DEM and of the run for which a file or polygons hold no data, between "
                         "the first and the last interval. error: the run does not begin. zero: no rain "
                         "falls there, and the log says how much is missing.")));
}

RainChoices read_rain_choices(const Values& values) {
  RainChoices choices;
  choices.everywhere = values.number("RAIN") / 3.6e6;
  choices.file.label = "RAIN_RASTER";
  choices.file.unit = static_cast<io::RainUnit>(chosen(values, "RAIN_UNIT", rain_unit_names));
  choices.file.interval = values.is_given("RAIN_INTERVAL") ? 60 * values.number("RAIN_INTERVAL") : 0;
  choices.file.at_end = chosen(values, "RAIN_STAMP", rain_stamp_names) == 1;
  choices.gaps = static_cast<io::RainGaps>(chosen(values, "RAIN_GAPS", rain_gap_names));
  choices.spread = static_cast<RainSpread>(chosen(values, "RAIN_SPREAD", rain_spread_names));
  // An ensemble has no START_TIME of its own.
  if (values.is_given("START_TIME")) choices.file.start = io::date_of(values.text("START_TIME"));
  return choices;
}

}  // namespace spate
