// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/plausible_depths.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <map>
#include <set>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "solver/run/field_list.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
namespace {

bool is_from_spate(const std::string& source, const std::string& name) {
  return !io::read_metadata(source, name, "SPATE_VERSION").empty();
}

// What a parameter needs: a map in the unit and with the CF name of a field, and one of these results. Maps
// of ensembles and of tools have no CF name, nor have terrains; older ones do not say which result they are.
struct Quantity {
  const char* parameter;
  Field field;
};
constexpr Quantity quantities[] = {{"DEM", Field::bed},
                                   {"LEVELS", Field::level},
                                   {"INITIAL_DEPTH", Field::depth},
                                   {"DEPTH", Field::depth},
                                   {"MAX_DEPTH", Field::depth},
                                   {"DEPTH_WITHOUT", Field::depth},
                                   {"DEPTH_WITH", Field::depth},
                                   {"MAX_SPEED", Field::max_speed},
                                   {"MAX_UNIT_DISCHARGE", Field::max_unit_discharge},
                                   {"ARRIVAL_TIME", Field::arrival_time},
                                   {"ARRIVAL_WITHOUT", Field::arrival_time},
                                   {"ARRIVAL_WITH", Field::arrival_time},
                                   {"WET_DURATION", Field::wet_duration}};

bool is_result_of(const std::string& result, Field field) {
  static const std::map<Field, std::set<std::string>> results = {
      {Field::bed, {"BED", "BURNED", "FIXED", "MERGED"}},
      {Field::level, {"MAX_LEVEL"}},
      {Field::depth, {"MAX_DEPTH", "FINAL_DEPTH", "MEAN_DEPTH", "DEPTH_QUANTILES"}},
      {Field::max_speed, {"MAX_SPEED"}},
      {Field::max_unit_discharge, {"MAX_UNIT_DISCHARGE"}},
      {Field::arrival_time, {"ARRIVAL_TIME", "EARLIEST_ARRIVAL", "MEDIAN_ARRIVAL"}},
      {Field::wet_duration, {"WET_DURATION"}}};
  return result.empty() || results.at(field).count(result) > 0;
}

// Whether a file that is not Spate's states a unit in one of its usual spellings, or none.
bool is_unit(const std::string& stated, const std::string& unit) {
  static const std::map<std::string, std::set<std::string>> spellings = {
      {"m", {"m", "metre", "metres", "meter", "meters"}},
      {"s", {"s", "sec", "secs", "second", "seconds"}},
      {"m/s", {"m/s", "ms-1", "m/sec", "metres/second", "meters/second", "metre/second", "meter/second"}},
      {"m2/s", {"m2/s", "m2s-1", "m2/sec", "m\xc2\xb2/s", "m3/s/m", "m3s-1m-1"}}};
  std::string text = folded(stated);
  const auto is_left_out = [](char c) { return std::strchr(" ^*.", c) != nullptr; };
  text.erase(std::remove_if(text.begin(), text.end(), is_left_out), text.end());
  return text.empty() || text == "unknown" || spellings.at(unit).count(text) > 0;
}

void check_contents(const io::BandNames& band, const std::string& name, const FieldInfo& needed) {
  if (band.unit == needed.unit && (band.standard_name.empty() || band.standard_name == needed.cf_name) &&
      is_result_of(band.result, needed.field))
    return;
  if (needed.field == Field::depth)
    throw Error("raster_holds_no_depths", tr("%1 holds no depths", name),
                tr("it is Spate's map '%1'", band.title), tr("Choose the map of maximum depths."));
  throw Error("raster_holds_other_quantity", tr("%1 does not hold what it should", name),
              tr("it is Spate's map '%1', in %2; needed is '%3', in %4", band.title, band.unit,
                 tr(needed.title), needed.unit),
              tr("Choose another map."));
}

// The units of terrains are judged where these are read.
void check_quantity(const std::string& source, const std::string& name, const FieldInfo& needed) {
  const io::BandNames band = io::read_band_names(source, name);
  if (!band.result.empty() || is_from_spate(source, name))
    check_contents(band, name, needed);
  else if (needed.field != Field::bed && !is_unit(band.unit, needed.unit))
    throw Error("raster_in_other_unit", tr("%1 is not in %2", name, needed.unit),
                tr("its values have the unit '%1'", band.unit),
                tr("Convert them with the raster calculator (feet to metres: multiply by 0.3048)."));
}

// Of several bands the first would be read, as the lowest of quantiles.
void check_one_band(const std::string& source, const std::string& name) {
  const io::BandNames band = io::read_band_names(source, name);
  if (band.bands > 1)
    throw Error("raster_with_many_bands", tr("%1 has %2 bands", name, band.bands),
                tr("which is meant is not known; the first is '%1'", band.title),
                tr("Make a map of the one that is meant with gdal:rearrange_bands."));
}

}  // namespace

double recorded_number(const std::string& source, const char* parameter, const char* key) {
  const std::string text = io::read_metadata(source, parameter, key);
  return io::parse_number(text.substr(0, text.find(' '))).value_or(0);
}

void check_quantity(const Inputs& inputs, const std::string& parameter) {
  const auto* found = std::find_if(std::begin(quantities), std::end(quantities),
                                   [&](const Quantity& quantity) { return parameter == quantity.parameter; });
  if (found == std::end(quantities) || !inputs.is_given(found->parameter)) return;
  const std::string source = inputs.raster(found->parameter);
  check_quantity(source, parameter, field_info(found->field));
  if (found->field != Field::bed && found->field != Field::arrival_time) check_one_band(source, parameter);
}

void check_quantities(const Inputs& inputs, const ParameterList& list) {
  for (const ParameterInfo& info : list)
    if (info.kind == ParameterKind::raster) check_quantity(inputs, info.name);
}

void check_holds_depths(const std::string& source, const std::string& name) {
  check_quantity(source, name, field_info(Field::depth));
}

bool says_depths(const std::string& source, const std::string& name) {
  const io::BandNames band = io::read_band_names(source, name);
  return band.standard_name == field_info(Field::depth).cf_name ||
         (!band.result.empty() && is_result_of(band.result, Field::depth));
}

void check_run(const std::string& source, const char* parameter) {
  const double recorded = recorded_number(source, parameter, "SPATE_MASS_ERROR");
  if (std::abs(recorded) <= 0.01) return;
  throw Error("run_failed", tr("%1 comes from a run that failed", parameter),
              tr("its mass error is %1", recorded),
              tr("Repeat the simulation, and follow the advice in its log."));
}

std::optional<Message> partial_run(const std::string& source, const char* parameter) {
  if (io::read_metadata(source, parameter, "SPATE_COMPLETE") != "no") return {};
  const auto seconds = [&](const char* key) { return time_text(recorded_number(source, parameter, key)); };
  return Message{
      "run_partial",
      tr("%1 is partial: its simulation was stopped after %2 of %3. Higher water may have come later.",
         parameter, seconds("SPATE_SIMULATED_S"), seconds("SPATE_PARAMETER_DURATION"))};
}

void warn_of_partial_run(const std::string& source, const char* parameter, Log& log) {
  if (const auto partial = partial_run(source, parameter)) log.warning(*partial);
}

void warn_of_other_bed(const std::string& depths, const std::string& ground, const std::string& name,
                       Log& log) {
  if (!is_from_spate(depths, "RESULTS")) return;
  const bool is_bed = is_from_spate(ground, "DEM") &&
                      io::read_band_names(ground, "DEM").title == field_info(Field::bed).title;
  const std::string scheme = io::read_metadata(depths, "RESULTS", "SPATE_PARAMETER_SCHEME");
  const bool on_cells = std::any_of(scheme_list.begin(), scheme_list.end(), [&](const SchemeInfo& info) {
    return info.cell_bed && scheme == info.name;
  });
  if (is_bed || on_cells) return;
  log.warning(
      {"depths_on_other_bed",
       tr("The depths of '%1' do not stand on DEM: Spate computes on a bed of its own, which is smoother. "
          "The levels may differ from MAX_LEVEL. Give the map BED of the same run as DEM.",
          name)});
}

void check_depths(const std::vector<float>& depths, const char* parameter) {
  for (const float depth : depths) {
    if (!(depth < -0.001f) && !(depth > static_cast<float>(io::most_depth))) continue;
    throw Error("depth_impossible", tr("%1 holds %2", parameter, depth),
                tr("a depth lies between 0 and %1 m", number(io::most_depth)),
                tr("Choose the map of maximum depths, and declare its nodata value."));
  }
}

float shallowest(const std::vector<float>& depths) {
  float least = std::numeric_limits<float>::infinity();
  for (const float depth : depths)
    if (depth > 0) least = std::min(least, depth);
  return least;
}

void warn_of_levels(float shallowest, const std::string& source, const char* parameter, Log& log) {
  if (std::isfinite(shallowest) && shallowest > 1 && !is_from_spate(source, parameter))
    log.warning(
        {"levels_for_depths",
         tr("%1 is nowhere shallower than %2 m (water is shallow at its edge). Check that it does not hold "
            "levels or elevations in place of depths.",
            parameter, fixed(static_cast<double>(shallowest), 2))});
}

}  // namespace spate
