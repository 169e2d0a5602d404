// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers that build the lists of parameters.
#pragma once

#include <string>

#include "algorithms/case/parameters/parameter_list.hpp"

namespace spate {

inline ParameterInfo make_parameter(ParameterKind kind, const char* name, const std::string& title,
                                    const std::string& help,
                                    ParameterInfo::Group group = ParameterInfo().group) {
  ParameterInfo parameter;
  parameter.kind = kind;
  parameter.group = group;
  parameter.name = name;
  parameter.title = title;
  parameter.help = help;
  return parameter;
}

inline ParameterInfo optional(ParameterInfo parameter) {
  parameter.is_optional = true;
  return parameter;
}

inline ParameterInfo advanced(ParameterInfo parameter) {
  parameter.is_advanced = true;
  return parameter;
}

}  // namespace spate
