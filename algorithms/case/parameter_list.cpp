// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameter_list.hpp"

#include "solver/core/text.hpp"

namespace spate {

const ParameterInfo* find_parameter(const ParameterList& list, const std::string& name) {
  for (const ParameterInfo& parameter : list)
    if (parameter.name == name) return &parameter;
  return nullptr;
}

ParameterList flood_parameters() {
  ParameterList list = flood_inputs();
  for (ParameterInfo& map : flood_maps()) list.push_back(std::move(map));
  list.push_back(barrier_report());
  return list;
}

std::string limits_text(double least, std::optional<double> most) {
  if (!most) return tr("it must be a finite number of at least %1", number(least));
  return tr("it must lie between %1 and %2", number(least), number(*most, 10));
}

}  // namespace spate
