// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/plausible_depths.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/raster/raster_strips.hpp"

namespace spate {

void checkRun(const std::string& source, const char* parameter) {
  const QString recorded = QString::fromStdString(io::read_metadata(source, parameter, "SPATE_MASS_ERROR"));
  if (!(std::abs(recorded.toDouble()) > 0.01)) return;
  throw inputError(QStringLiteral("%1 comes from a run that failed").arg(parameter),
                   QStringLiteral("its mass error is %1").arg(recorded),
                   QStringLiteral("Repeat the simulation, and see what its log advises."));
}

void checkDepths(const std::vector<float>& depths, const char* parameter) {
  for (const float depth : depths) {
    if (!(depth < -0.001f) && !(depth > 1000)) continue;
    throw inputError(QStringLiteral("%1 holds %2").arg(parameter).arg(static_cast<double>(depth)),
                     QStringLiteral("a depth lies between 0 and 1000 m"),
                     QStringLiteral("Choose the map of maximum depths, and declare its nodata value."));
  }
}

float shallowest(const std::vector<float>& depths) {
  float least = std::numeric_limits<float>::infinity();
  for (const float depth : depths)
    if (depth > 0) least = std::min(least, depth);
  return least;
}

void warnOfLevels(float shallowest, const char* parameter, QgsProcessingFeedback* feedback) {
  if (std::isfinite(shallowest) && shallowest > 1)
    feedback->pushWarning(
        QStringLiteral("%1 is nowhere shallower than %2 m, as water is where it ends: does it hold levels or "
                       "elevations in place of depths?")
            .arg(parameter)
            .arg(static_cast<double>(shallowest), 0, 'f', 2));
}

}  // namespace spate
