// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of depths with QGIS' feedback in place of a log.
#pragma once

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/qgis/feedback_log.hpp"

namespace spate {

inline void warnOfPartialRun(const std::string& source, const char* parameter,
                             QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  warn_of_partial_run(source, parameter, log);
}

inline void warnOfOtherBed(const std::string& depths, const std::string& ground, const QString& name,
                           QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  warn_of_other_bed(depths, ground, name.toStdString(), log);
}

inline void warnOfLevels(float shallowest, const std::string& source, const char* parameter,
                         QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  warn_of_levels(shallowest, source, parameter, log);
}

}  // namespace spate
