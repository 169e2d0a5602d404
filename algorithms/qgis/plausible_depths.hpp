// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of depths with QGIS' feedback in place of a log.
#pragma once

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/qgis/feedback_log.hpp"

namespace spate {

inline void warnOfLevels(float shallowest, const std::string& source, const char* parameter,
                         QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  warn_of_levels(shallowest, source, parameter, log);
}

}  // namespace spate
