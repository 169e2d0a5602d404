// SPDX-License-Identifier: GPL-3.0-or-later
// A run that goes on from a checkpoint with other barriers or inflows: a what-if. The flood is simulated once
// until a decision, and then for each choice.
#pragma once

#include <string>

#include "algorithms/case/resume/saved_run.hpp"

namespace spate {

// The names of the parameters that made something else, "; " between them: those that may change, or those
// that may not.
std::string names_of_differences(const RunIdentity& saved, const RunIdentity& now, bool may_change);

// Makes what was saved the state of the run that goes on, which need not have the same barriers and inflows,
// and tells that run what was other before. Barriers that were there before keep what they have met; those
// that are new begin now, and so do inflows at other places. No water is lost or made.
void adopt(SavedRun& saved, RunIdentity& now);

// "BARRIERS from 3600 s; HYDROGRAPHS from 7200 s"; empty: the run had one past.
std::string what_if_text(const RunIdentity& identity);

}  // namespace spate
