// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/resume/resume_table.hpp"

#include "solver/core/text.hpp"

namespace spate {

std::vector<ResumeRule> resume_table() {
  const std::string whole = tr("the same flood, to the last bit"),
                    what_if = tr("a what-if: counts from there on, and the log and the maps say so"),
                    refused = tr("refused by name");
  return {
      {"DEVICE, THREADS", whole},
      {"DURATION", tr("the flood goes on to the other end, which must lie later; to the last bit as a run "
                      "that has a step "
                      "ending where the one before ended, as at the times of SERIES")},
      {"SERIES_INTERVAL", tr("counts from there on")},
      {"START_TIME, OBSERVED", tr("dates and comparisons are those of the run that goes on")},
      {"LIMITS_STEP", tr("counts from there on, where the run before did not")},
      {tr("files of results, and fewer of them over time"), tr("written there, with all that was before")},
      {"INFLOWS, HYDROGRAPHS", what_if},
      {"BARRIERS",
       what_if + "; " +
           tr("those that were there keep what crossed them, water where one comes to stand stays")},
      {"DEM, MANNING, BUILDINGS, CREST_THRESHOLD, STRUCTURES, INLETS, WATER_BODIES, INITIAL_DEPTH", refused},
      {tr("edges, rain, infiltration, losses"), refused},
      {tr("SCHEME and its numbers, ARRIVAL_DEPTHS"), refused},
      {"GAUGES, SECTIONS", refused},
      {tr("results over time that the run before did not write"), refused},
      {tr("the version of Spate"), refused}};
}

}  // namespace spate
