// SPDX-License-Identifier: GPL-3.0-or-later
// A what-if: a run that continues from a checkpoint with other barriers or inflows. So the flood is simulated
// once until a decision, and from there on for each choice.
#pragma once

#include <string>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/resume/saved_run.hpp"

namespace spate {

// The parameters in which the two runs differ, "; " between them: those that may change in a continued run,
// or those that may not.
std::string names_of_differences(const RunIdentity& saved, const RunIdentity& now, bool may_change);

// Whether both have inflows at the same places, whatever they bring.
bool have_same_inflows(const RunIdentity& saved, const RunIdentity& now);

// Fits a saved state to the run that continues it, which may have other barriers and inflows, and notes the
// differences in its identity. Barriers that the saved run had keep their tallies; new ones begin now, and so
// do inflows at other places. No water is lost or made.
void adopt(SavedRun& saved, RunIdentity& now);
// The same for the tallies of its sections, which may be others, and in another order. around_inflows: the
// first of this run that lies around an inflow; where the inflows are others these count anew.
void adopt_sections(SavedRun& saved, const RunIdentity& now, std::size_t around_inflows);

// "BARRIERS from 3600 s; HYDROGRAPHS from 7200 s"; empty if nothing changed during the run.
std::string what_if_text(const RunIdentity& identity);

// Warns when the checkpoint of a what-if, in folder (empty = none), takes the place of the one it goes on
// from.
void warn_of_lost_start(const std::string& from, const std::string& folder, Log& log);

}  // namespace spate
