// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>

#include "algorithms/case/parameters/parameter_list.hpp"

namespace spate::cli {

// All parameters with their kinds, defaults and help, for people.
void write_parameters(const ParameterList& list, std::ostream& out);

}  // namespace spate::cli
