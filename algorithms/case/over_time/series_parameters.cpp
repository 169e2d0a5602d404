// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of a flood over time.
#include <cmath>

#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/io/clock.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

using Kind = ParameterKind;

ParameterInfo make(Kind kind, const char* name, const std::string& title, const std::string& help) {
  return optional(make_parameter(kind, name, title, help, ParameterInfo::Group::over_time));
}

ParameterInfo result(Kind kind, const char* name, const std::string& title, const std::string& help) {
  ParameterInfo info = optional(make_parameter(kind, name, title, help, ParameterInfo::Group::results));
  info.is_wanted = false;
  return info;
}

}  // namespace

ParameterList series_inputs() {
  ParameterInfo gauges =
      make(Kind::vector, "GAUGES", tr("Gauges"),
           tr("Points where depth, level and speed are written down over time, in GAUGE_SERIES, and their "
              "peaks in GAUGE_PEAKS. The field 'name' is what they are called."));
  gauges.geometries.points = true;
  ParameterInfo sections = make(
      Kind::vector, "SECTIONS", tr("Sections"),
      tr("Lines through which the flow is counted, step by step, on the faces between cells: discharge "
         "and volume over time in GAUGE_SERIES, the peaks in SECTION_PEAKS. Draw them as cross-sections, "
         "from the left bank to the right one looking downstream: what flows downstream, from the right "
         "of the line to its left, is positive, what flows back is negative. The flow is the same "
         "with and without them. The field 'name' is what they are called."));
  sections.geometries.lines = true;
  ParameterInfo interval =
      make(Kind::number, "SERIES_INTERVAL", tr("Interval of series (minutes)"),
           tr("Simulated time from one frame of SERIES, and from one row of GAUGE_SERIES, to the next. Not "
              "set: a sixtieth of the duration. Time steps end at these times, so results of runs with and "
              "without series differ by what another length of steps changes."));
  interval.least = 1e-3;
  interval.most = 1e7;
  return {
      gauges, sections,
      make(Kind::table, "OBSERVED", tr("Observed values at gauges and sections"),
           tr("Table (CSV or any layer) with 'time_s', 'time_min' or 'time_h' (since the start of the "
              "run), 'gauge' (its name) and 'level_m' or 'depth_m'. GAUGE_PEAKS then says how well the "
              "flood meets them. Or in the form of GAUGE_SERIES, whose table of another run can be given "
              "as it is: 'kind' (gauge or section; rows of other kinds are left out), 'name', and of "
              "gauges 'level_m' or 'depth_m' (levels count where a gauge has both), of sections "
              "'discharge_m3s', which SECTION_PEAKS compares: values at their times, or, where the table has "
              "'volume_m3' too, as GAUGE_SERIES has, means since the row before.")),
      advanced(interval),
      advanced(
          make(Kind::text, "START_TIME", tr("Date of the start"),
               tr("As 2026-11-22T06:00. Series then have dates, in UTC where it has a time zone; without "
                  "it an animation begins on 1 January 2000.")))};
}

ParameterList series_results() {
  ParameterInfo series = result(
      Kind::file_result, "SERIES", tr("Flood over time"),
      tr("Depth, level and velocity at each interval, as a mesh (NetCDF, UGRID) that QGIS animates with the "
         "temporal controller. It holds the area that gets wet: about 6 bytes for each wet cell and frame. "
         "In a folder that is given in place of a file it becomes series.nc."));
  series.extension = "nc";
  ParameterInfo peaks =
      result(Kind::vector_result, "GAUGE_PEAKS", tr("Peaks at gauges"),
             tr("The gauges with 'max_depth_m', 'max_level_m' and 'max_speed_ms' (of all time steps), "
                "'time_of_max_s' (of the depth), 'arrival_s' (when the water first exceeds the first arrival "
                "depth); and with OBSERVED 'observed' (how many values), 'rmse_m', 'nse' (Nash-Sutcliffe), "
                "'peak_error_m' (simulated less observed) and 'peak_delay_s' (positive: simulated later)."));
  peaks.geometries.points = true;
  ParameterInfo discharges =
      result(Kind::vector_result, "SECTION_PEAKS", tr("Peaks at sections"),
             tr("The sections with 'volume_m3' (what flowed through since the start, less what flowed back), "
                "'max_m3s' and 'time_of_max_s' (the largest discharge of all time steps, and the end of that "
                "step), 'min_m3s' and 'time_of_min_s' (likewise of what flowed back, negative). Null: "
                "nothing flowed that way. With discharges in OBSERVED also 'observed' (how many values), "
                "'rmse_m3s', 'nse' (Nash-Sutcliffe), 'peak_error_m3s' and 'peak_delay_s', as GAUGE_PEAKS has "
                "them; the peak is that of all time steps, and between rows "
                "discharges are interpolated from the means of the intervals."));
  discharges.geometries.lines = true;
  return {
      series,
      result(Kind::table_result, "GAUGE_SERIES", tr("Series at gauges and sections"),
             tr("A row for each time and place: 'time_s', 'time' (with START_TIME), 'kind' and 'name'. Of "
                "a gauge 'depth_m', 'level_m' (null when dry) and 'speed_ms'. Of a section what flowed "
                "through it; of an edge (a side or a boundary line) what came in, negative where it left; of "
                "a bridge or a crest what crossed its line, beneath it and over it, with the sign that a "
                "section "
                "there has; of "
                "an inflow what it brought, negative where it took (null where several take water or have "
                "levels, and share cells or lose water into the ground); of a structure what left its "
                "outlet less what came back; of an inlet what it took less what it gave back; of a barrier "
                "what crossed "
                "it, and of the domain what came in (inflow, edges_in, rain), left (abstracted, "
                "edges_out, infiltrated, evaporated, drained) and is there (stored): 'volume_m3' since the "
                "start, "
                "'discharge_m3s' the mean since the last row. Of a breach that has a width 'width_m'. A file "
                "that ends in .nc has the same as NetCDF "
                "(CF timeSeries), with a place and its times in each row.")),
      peaks, discharges};
}

SeriesChoices read_series_choices(const Values& values, double duration) {
  constexpr double frames = 60, seconds_per_minute = 60;
  SeriesChoices choices;
  choices.with_rows = values.is_given("GAUGES") || values.is_given("SECTIONS") ||
                      values.is_given("GAUGE_SERIES") || values.is_given("GAUGE_PEAKS") ||
                      values.is_given("SECTION_PEAKS");
  if (choices.with_rows || values.is_given("SERIES"))
    choices.interval = values.is_given("SERIES_INTERVAL")
                           ? seconds_per_minute * values.number("SERIES_INTERVAL")
                           : duration / frames;
  constexpr double most_frames = 100'000;
  if (choices.interval > 0 && duration / choices.interval > most_frames)
    throw Error("series_too_long",
                tr("SERIES_INTERVAL is %1 minutes", number(choices.interval / seconds_per_minute)),
                tr("that makes %1 frames, and %2 are possible",
                   number(std::floor(duration / choices.interval)), number(most_frames)),
                tr("Make it longer."));
  if (!values.is_given("START_TIME")) return choices;
  const std::string text = values.text("START_TIME");
  choices.start_time = io::date_of(text);
  if (choices.start_time.empty())
    throw Error("start_time_wrong", tr("START_TIME is '%1'", text), tr("it must be a date with a time"),
                tr("Write it as 2026-11-22T06:00."));
  return choices;
}

}  // namespace spate
