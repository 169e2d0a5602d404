// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/barrier_fields.hpp"

#include <cmath>

#include "algorithms/qgis/flood_log.hpp"

namespace spate {
namespace {

void checkCrest(const BarrierFields& fields, const QString& label) {
  if (!fields.crest && !fields.height)
    throw inputError(QStringLiteral("%1 has no crest").arg(label),
                     QStringLiteral("neither its 'crest' nor its 'height' is set"),
                     QStringLiteral("Set 'crest' (elevation, m) or 'height' (m above ground)."));
  if (fields.crest && fields.height)
    throw inputError(QStringLiteral("%1 has two crests").arg(label),
                     QStringLiteral("a 'crest' of %1 m and a 'height' of %2 m above ground")
                         .arg(*fields.crest)
                         .arg(*fields.height),
                     QStringLiteral("Clear one of them."));
  constexpr double highest = 10000;  // m; no ground lies higher, nor any but the deepest sea lower
  if (fields.height && !(*fields.height > 0 && *fields.height <= highest))
    throw inputError(QStringLiteral("%1 has the height %2").arg(label).arg(*fields.height),
                     QStringLiteral("it must stand above ground, by at most %1 m").arg(highest),
                     QStringLiteral("Write a height above 0 m, or remove the barrier."));
  const std::pair<const char*, std::optional<double>> elevations[] = {{"crest", fields.crest},
                                                                      {"breach_crest", fields.breachCrest}};
  for (const auto& [name, elevation] : elevations)
    if (elevation && !(std::fabs(*elevation) <= highest))
      throw inputError(
          QStringLiteral("%1 has the %2 %3").arg(label, name).arg(*elevation),
          QStringLiteral("that is no elevation in metres: it must be from -%1 to %1").arg(highest),
          QStringLiteral("Correct it."));
}

void checkTimes(const BarrierFields& fields, const QString& label) {
  const std::pair<const char*, std::optional<double>> times[] = {
      {"close_s", fields.close}, {"open_s", fields.open}, {"breach_s", fields.breach}};
  for (const auto& [name, time] : times)
    if (time && !(*time >= 0))
      throw inputError(
          QStringLiteral("%1 has the %2 %3").arg(label, name).arg(*time),
          QStringLiteral("times are seconds since the start of the simulation"),
          QStringLiteral("Write 0 or more, or clear it: without close_s it stands from the start."));
  if (fields.breachMinutes && !(*fields.breachMinutes >= 0))
    throw inputError(QStringLiteral("%1 has the breach_minutes %2").arg(label).arg(*fields.breachMinutes),
                     QStringLiteral("a breach takes time, or none"), QStringLiteral("Write 0 or more."));
  const double close = fields.close.value_or(0);
  if (fields.open && !(*fields.open > close))
    throw inputError(QStringLiteral("%1 is opened before it is closed").arg(label),
                     QStringLiteral("open_s is %1, close_s is %2").arg(*fields.open).arg(close),
                     QStringLiteral("It stands from close_s until open_s: correct them."));
  if (!fields.breach) return;
  if (!fields.breachCrest)
    throw inputError(QStringLiteral("%1 breaches without a breach_crest").arg(label),
                     QStringLiteral("breach_s is %1").arg(*fields.breach),
                     QStringLiteral("Say down to which elevation it fails (m), or clear breach_s."));
  if (*fields.breach < close)
    throw inputError(QStringLiteral("%1 breaches before it is closed").arg(label),
                     QStringLiteral("breach_s is %1, close_s is %2").arg(*fields.breach).arg(close),
                     QStringLiteral("It can only fail from close_s on: correct them."));
  if (fields.open && !(*fields.breach < *fields.open))
    throw inputError(QStringLiteral("%1 breaches after it is opened").arg(label),
                     QStringLiteral("breach_s is %1, open_s is %2").arg(*fields.breach).arg(*fields.open),
                     QStringLiteral("It can only fail until open_s: correct them, or clear breach_s."));
}

}  // namespace

BarrierFields readBarrierFields(const LayerFeature& feature) {
  BarrierFields fields;
  fields.crest = feature.number("crest");
  fields.height = feature.number("height");
  fields.close = feature.number("close_s");
  fields.open = feature.number("open_s");
  fields.breach = feature.number("breach_s");
  fields.breachMinutes = feature.number("breach_minutes");
  fields.breachCrest = feature.number("breach_crest");
  checkCrest(fields, feature.label);
  checkTimes(fields, feature.label);
  return fields;
}

void warnOfIdleFields(const BarrierFields& fields, const QString& label, double duration,
                      QgsProcessingFeedback* feedback) {
  const auto isLate = [&](const std::optional<double>& time) { return time && !(*time < duration); };
  if (isLate(fields.close))
    feedback->pushWarning(
        QStringLiteral("%1 is never closed: its close_s is %2, and the simulation ends after %3.")
            .arg(label)
            .arg(*fields.close)
            .arg(timeText(duration)));
  else if (isLate(fields.breach))
    feedback->pushWarning(
        QStringLiteral("%1 does not breach: its breach_s is %2, and the simulation ends after %3.")
            .arg(label)
            .arg(*fields.breach)
            .arg(timeText(duration)));
  if (!fields.breach && (fields.breachCrest || fields.breachMinutes))
    feedback->pushWarning(QStringLiteral("%1 does not breach: it has a %2, but no breach_s.")
                              .arg(label, fields.breachCrest ? "breach_crest" : "breach_minutes"));
}

}  // namespace spate
