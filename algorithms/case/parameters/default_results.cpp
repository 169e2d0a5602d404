// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/default_results.hpp"

namespace spate {
namespace {

// A mesh over time is large, a report reads all inputs once more, what limits the steps takes time, and few
// runs have losses: they are written where they are named.
bool is_named_only(const ParameterInfo& result) {
  return (result.kind == ParameterKind::file_result && result.is_optional) || result.name == "LIMITS_STEP" ||
         result.name == "INFILTRATED";
}

bool wants_damage(const Values& values) {
  return values.is_given("BUILDINGS") && (values.is_given("CLASS_FIELD") || values.is_given("DEFAULT_CURVE"));
}

// Of spate:fixterrain, which else only proposes.
bool applies_fixes(const Values& values) {
  return values.is_given("ACCEPTED_SPOTS") || values.is_given("ACCEPTED_BRIDGES") ||
         (values.is_given("APPLY") && values.flag("APPLY"));
}

// Whether the inputs suffice.
bool can_be_made(const ParameterInfo& result, const Values& values) {
  static constexpr const char* needs[][2] = {{"BARRIER_REPORT", "BARRIERS"},
                                             {"GAUGE_PEAKS", "GAUGES"},
                                             {"SECTION_PEAKS", "SECTIONS"},
                                             {"ARRIVAL_DELAY", "ARRIVAL_WITH"},
                                             {"BUILDING_CHANGE", "BUILDINGS_WITH"}};
  for (const auto& [name, input] : needs)
    if (result.name == name) return values.is_given(input);
  if (result.name == "GAUGE_SERIES") return values.is_given("GAUGES") || values.is_given("SECTIONS");
  if (result.name == "FIXED") return applies_fixes(values);
  return result.name != "DAMAGE" || !result.is_optional || wants_damage(values);
}

}  // namespace

std::string default_file(const ParameterInfo& result, const Values& values) {
  return is_named_only(result) || !can_be_made(result, values) ? std::string() : result_name(result);
}

}  // namespace spate
