// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/barrier_fields.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/limits.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

void check_crest(const BarrierFields& fields, const std::string& label) {
  if (!fields.crest && !fields.height)
    throw Error("barrier_without_crest", tr("%1 has no crest", label),
                tr("neither its 'crest' nor its 'height' is set"),
                tr("Set 'crest' (elevation, m) or 'height' (m above ground)."));
  if (fields.crest && fields.height)
    throw Error("barrier_with_two_crests", tr("%1 has two crests", label),
                tr("a 'crest' of %1 m and a 'height' of %2 m above ground", number(*fields.crest),
                   number(*fields.height)),
                tr("Clear one of them."));
  constexpr double highest = io::most_elevation;
  if (fields.height && !(*fields.height > 0 && *fields.height <= highest))
    throw Error("barrier_height_impossible", tr("%1 has the height %2", label, number(*fields.height)),
                tr("it must stand above ground, by at most %1 m", number(highest)),
                tr("Write a height above 0 m, or remove the barrier."));
  const std::pair<const char*, std::optional<double>> elevations[] = {{"crest", fields.crest},
                                                                      {"breach_crest", fields.breach_crest}};
  for (const auto& [name, elevation] : elevations)
    if (elevation && !(std::fabs(*elevation) <= highest))
      throw Error(
          "barrier_elevation_impossible", tr("%1 has the %2 %3", label, name, number(*elevation)),
          tr("that is no elevation in metres: it must be from %1 to %2", number(-highest), number(highest)),
          tr("Correct it."));
}

void check_times(const BarrierFields& fields, const std::string& label) {
  const std::pair<const char*, std::optional<double>> times[] = {
      {"close_s", fields.close}, {"open_s", fields.open}, {"breach_s", fields.breach}};
  for (const auto& [name, time] : times)
    if (time && !(*time >= 0 && *time <= io::most_time))
      throw Error("barrier_time_impossible", tr("%1 has the %2 %3", label, name, number(*time)),
                  tr("times are seconds since the start of the simulation, up to %1", number(io::most_time)),
                  tr("Write 0 or more, or clear it: without close_s it stands from the start."));
  if (fields.breach_minutes && !(*fields.breach_minutes >= 0 && 60 * *fields.breach_minutes <= io::most_time))
    throw Error(
        "breach_minutes_impossible",
        tr("%1 has the breach_minutes %2", label, number(*fields.breach_minutes)),
        tr("a breach takes time, or none: it must be from 0 to %1 minutes", number(io::most_time / 60)),
        tr("Correct it."));
  const double close = fields.close.value_or(0);
  if (fields.open && !(*fields.open > close))
    throw Error("barrier_opened_before_closed", tr("%1 is opened before it is closed", label),
                tr("open_s is %1, close_s is %2", number(*fields.open), number(close)),
                tr("It stands from close_s until open_s: correct them."));
  if (!fields.breach) return;
  if (!fields.breach_crest)
    throw Error("breach_without_crest", tr("%1 breaches without a breach_crest", label),
                tr("breach_s is %1", number(*fields.breach)),
                tr("Say down to which elevation it fails (m), or clear breach_s."));
  if (*fields.breach < close)
    throw Error("breach_before_closing", tr("%1 breaches before it is closed", label),
                tr("breach_s is %1, close_s is %2", number(*fields.breach), number(close)),
                tr("It can only fail from close_s on: correct them."));
  if (fields.open && !(*fields.breach < *fields.open))
    throw Error("breach_after_opening", tr("%1 breaches after it is opened", label),
                tr("breach_s is %1, open_s is %2", number(*fields.breach), number(*fields.open)),
                tr("It can only fail until open_s: correct them, or clear breach_s."));
}

// Critical velocities of soils, m/s: Verheij and Van der Knaap 2003.
struct Soil {
  const char* name;
  double velocity;
};
constexpr Soil soils[] = {{"sand", 0.2}, {"clay", 0.5}};

std::optional<double> read_breach_velocity(const Feature& feature) {
  const std::optional<double> velocity = feature.number("breach_velocity");
  if (velocity && !(*velocity >= 0.01 && *velocity <= 10))
    throw Error("breach_velocity_impossible",
                tr("%1 has the breach_velocity %2", feature.label, number(*velocity)),
                tr("it is the velocity that its soil withstands, 0.01 to 10 m/s"),
                tr("Write for example 0.2 for sand and 0.5 for clay."));
  const std::string text = feature.text("breach_soil");
  if (text.empty()) return velocity;
  if (velocity)
    throw Error("breach_with_two_soils", tr("%1 has both breach_soil and breach_velocity", feature.label),
                tr("each says how fast its breach widens"), tr("Clear one of them."));
  const std::string name = folded(text);
  for (const Soil& soil : soils)
    if (name == soil.name) return soil.velocity;
  throw Error(
      "breach_soil_unknown", tr("%1 has the breach_soil '%2'", feature.label, text),
      tr("known are sand (%1 m/s) and clay (%2 m/s)", number(soils[0].velocity), number(soils[1].velocity)),
      tr("Write one of them, or its critical velocity into breach_velocity."));
}

void check_growth(const BarrierFields& fields, const std::string& label) {
  if (fields.breach_width && !(*fields.breach_width > 0 && *fields.breach_width <= 1e5))
    throw Error("breach_width_impossible",
                tr("%1 has the breach_width %2", label, number(*fields.breach_width)),
                tr("it is the width of its breach at first, above 0 m"),
                tr("Correct it, or clear it: without width and soil the whole barrier comes down."));
}

}  // namespace

BarrierFields read_barrier_fields(const Feature& feature) {
  BarrierFields fields;
  fields.crest = feature.number("crest");
  fields.height = feature.number("height");
  fields.close = feature.number("close_s");
  fields.open = feature.number("open_s");
  fields.breach = feature.number("breach_s");
  fields.breach_minutes = feature.number("breach_minutes");
  fields.breach_crest = feature.number("breach_crest");
  fields.breach_width = feature.number("breach_width");
  fields.breach_at = feature.number("breach_at");
  fields.breach_velocity = read_breach_velocity(feature);
  check_crest(fields, feature.label);
  check_times(fields, feature.label);
  check_growth(fields, feature.label);
  return fields;
}

void warn_of_idle_fields(const BarrierFields& fields, const std::string& label, double duration, Log& log) {
  const auto is_late = [&](const std::optional<double>& time) { return time && !(*time < duration); };
  const auto why = [&](const char* field, double time) {
    return tr("its %1 is %2, and the simulation ends after %3", field, number(time), time_text(duration));
  };
  if (is_late(fields.close))
    log.warning({"barrier_never_closed", tr("%1 is never closed", label), why("close_s", *fields.close),
                 tr("Close it earlier, or remove it.")});
  else if (is_late(fields.breach))
    log.warning({"breach_after_end", tr("%1 does not breach", label), why("breach_s", *fields.breach),
                 tr("Set it earlier, or clear the fields of the breach.")});
  const std::pair<const char*, std::optional<double>> of_breach[] = {
      {"breach_crest", fields.breach_crest},
      {"breach_minutes", fields.breach_minutes},
      {"breach_width", fields.breach_width},
      {"breach_velocity", fields.breach_velocity}};
  const auto given = std::find_if(std::begin(of_breach), std::end(of_breach),
                                  [](const auto& field) { return field.second.has_value(); });
  if (!fields.breach && given != std::end(of_breach))
    log.warning({"breach_without_time", tr("%1 does not breach", label),
                 tr("it has a %1, but no breach_s", given->first),
                 tr("Set breach_s, or clear the fields of the breach.")});
}

}  // namespace spate
