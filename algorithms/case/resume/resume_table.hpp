// SPDX-License-Identifier: GPL-3.0-or-later
// What may change in a run that continues from a checkpoint, for the help.
#pragma once

#include <string>
#include <vector>

namespace spate {

struct ResumeRule {
  std::string what;  // parameters
  std::string then;  // what happens when they differ from the saved run
};

std::vector<ResumeRule> resume_table();

}  // namespace spate
