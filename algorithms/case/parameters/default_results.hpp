// SPDX-License-Identifier: GPL-3.0-or-later
// The results that a case has without naming them.
#pragma once

#include <string>

#include "algorithms/case/parameters/values.hpp"

namespace spate {

// The name of such a result's file; empty: it is not made unless it is named.
std::string default_file(const ParameterInfo& result, const Values& values);

}  // namespace spate
