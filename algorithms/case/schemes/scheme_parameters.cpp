// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/schemes/scheme_comparison.hpp"

namespace spate {

ParameterList scheme_comparison_parameters() {
  using Kind = ParameterKind;
  using Group = ParameterInfo::Group;
  // Those that are compared, or have no use here.
  static const std::set<std::string> others = {"SCHEME", "INTEGRATOR", "CFL", "ARRIVAL_DEPTHS", "RUN_NAME"};
  ParameterList list = flood_inputs();
  list.erase(std::remove_if(list.begin(), list.end(),
                            [](const ParameterInfo& info) { return others.count(info.name) > 0; }),
             list.end());
  ParameterInfo schemes = make_parameter(
      Kind::text, "SCHEMES", tr("Schemes"),
      tr("Two or more, separated by commas, each with an integrator behind it if it is not to be the usual "
         "one: %1. Those of SCHEME and INTEGRATOR of Simulate flood.",
         "hwp14, hwp14 rk2, kp07, hr"),
      Group::numerics);
  schemes.word = "hwp14, kp07, hr";
  list.push_back(schemes);
  ParameterInfo points = optional(
      make_parameter(Kind::vector, "OBSERVED_POINTS", tr("Observed points"),
                     tr("Points where the highest water was observed: field 'level' (m, in the heights of "
                        "the elevation model) or 'depth' (m)."),
                     Group::numerics));
  points.geometries = {true, false, false};
  list.push_back(points);
  list.push_back(
      make_parameter(Kind::table_result, "COMPARISON", tr("Comparison"),
                     tr("A row for each run: 'steps', 'seconds', 'mass_error' (relative), 'clipped_m3', "
                        "'stored_m3', 'wet_area_m2', 'deepest_m', the mean difference of the "
                        "greatest depths to the observations ('observed_l1_m', with its sign "
                        "'observed_bias_m') and to each other run ('l1_..._m'), and 'error': why "
                        "it failed, which ends none of the others."),
                     Group::results));
  ParameterInfo page =
      optional(make_parameter(Kind::file_result, "PAGE", tr("Page"),
                              tr("The comparison as a page (HTML, one file)."), Group::results));
  page.extension = "html";
  list.push_back(page);
  return list;
}

}  // namespace spate
