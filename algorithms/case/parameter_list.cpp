// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameter_list.hpp"

#include <algorithm>
#include <iterator>

#include "solver/core/text.hpp"

namespace spate {

const ParameterInfo* find_parameter(const ParameterList& list, const std::string& name) {
  for (const ParameterInfo& parameter : list)
    if (parameter.name == name) return &parameter;
  return nullptr;
}

ParameterList flood_parameters() {
  ParameterList list = flood_inputs();
  const auto append = [&](ParameterList part) {
    std::move(part.begin(), part.end(), std::back_inserter(list));
  };
  append(series_inputs());
  append(flood_maps());
  append({barrier_report()});
  append(series_results());
  return list;
}

ParameterList inputs_of(ParameterList list) {
  list.erase(std::remove_if(list.begin(), list.end(), is_result), list.end());
  return list;
}

std::string limits_text(double least, std::optional<double> most) {
  if (!most) return tr("it must be a finite number of at least %1", number(least));
  return tr("it must lie between %1 and %2", number(least), number(*most, 10));
}

}  // namespace spate
