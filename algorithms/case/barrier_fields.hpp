// SPDX-License-Identifier: GPL-3.0-or-later
// What a feature of the layer BARRIERS says of itself.
#pragma once

#include <optional>

#include "algorithms/qgis/flood_layers.hpp"

namespace spate {

// Nothing = not set. Elevations and heights in m, times in s since the start.
struct BarrierFields {
  std::optional<double> crest, height, close, open, breach, breachMinutes, breachCrest;
};

// Throws when a value makes no sense, alone or beside the others.
BarrierFields readBarrierFields(const LayerFeature& feature);

// Warns of what may be meant, but has no effect within the duration (s).
void warnOfIdleFields(const BarrierFields& fields, const QString& label, double duration,
                      QgsProcessingFeedback* feedback);

}  // namespace spate
