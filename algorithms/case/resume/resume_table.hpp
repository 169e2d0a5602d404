// SPDX-License-Identifier: GPL-3.0-or-later
// What may be other in a run that goes on from a checkpoint, for the help.
#pragma once

#include <string>
#include <vector>

namespace spate {

struct ResumeRule {
  std::string what;  // parameters
  std::string then;  // when they are other than in the run that was saved
};

std::vector<ResumeRule> resume_table();

}  // namespace spate
