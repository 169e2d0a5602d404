// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers that build the lists of parameters.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

// value: the default; none where there is none.
inline ParameterInfo number_between(const char* name, const std::string& title, std::optional<double> value,
                                    double least, double most, const std::string& help) {
  ParameterInfo parameter = make_parameter(ParameterKind::number, name, title, help);
  parameter.number = value;
  parameter.least = least;
  parameter.most = most;
  return parameter;
}

inline ParameterInfo number_of(const char* name, const std::string& title, std::optional<double> value,
                               double most, const std::string& help) {
  return number_between(name, title, value, 0, most, help);
}

inline ParameterInfo choice(const char* name, const std::string& title, std::vector<std::string> choices,
                            const char* word, const std::string& help) {
  ParameterInfo parameter = make_parameter(ParameterKind::choice, name, title, help);
  parameter.choices = std::move(choices);
  parameter.word = word;
  return parameter;
}

inline ParameterInfo optional(ParameterInfo parameter) {
  parameter.is_optional = true;
  return parameter;
}

// The name of a field of the layers of another parameter.
inline ParameterInfo field_of(const char* layers, const char* name, const std::string& title,
                              const std::string& help) {
  ParameterInfo parameter = optional(make_parameter(ParameterKind::field, name, title, help));
  parameter.parent = layers;
  return parameter;
}

inline ParameterInfo advanced(ParameterInfo parameter) {
  parameter.is_advanced = true;
  return parameter;
}

// Of every simulation.
ParameterInfo crest_threshold_parameter();  // also of spate:checkbarriers
ParameterInfo device_parameter();
ParameterInfo devices_parameter();  // also several GPUs together
ParameterInfo threads_parameter();
ParameterInfo run_name_parameter();

}  // namespace spate
