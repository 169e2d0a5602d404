// SPDX-License-Identifier: GPL-3.0-or-later
// The files that parameters read, so that no result takes the place of one.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/parameters/values.hpp"

namespace spate {

struct InputFile {
  std::string parameter, path;
};
std::vector<InputFile> input_files(const Values& values, const ParameterList& list);

}  // namespace spate
