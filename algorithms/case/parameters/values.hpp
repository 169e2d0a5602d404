// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the parameters of a run, from QGIS or from the command.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>

#include "algorithms/case/parameters/parameter_list.hpp"

namespace spate {

class Values {
 public:
  // Sources and results are text: their paths, or names for messages where they have none.
  using Value = std::variant<std::monostate, bool, double, std::string>;

  void set(const std::string& name, Value value) { values_[name] = std::move(value); }

  // A value that is missing, null or an empty text is not given; this holds everywhere.
  bool is_given(const std::string& name) const;

  // For values that are given or have a default, which with_defaults() has set.
  bool flag(const std::string& name) const;
  double number(const std::string& name) const;
  std::string text(const std::string& name) const;  // empty when it is not given
  const Value& get(const std::string& name) const;

 private:
  std::map<std::string, Value> values_;
};

// The values, with the defaults of those that are not given.
Values with_defaults(Values values, const ParameterList& list);

// "true", "yes", "1", or "false", "no", "0", in small letters or large ones; none: another text.
std::optional<bool> flag_of_text(const std::string& text);

// The sources of a parameter that is given: one, or those of a list.
std::vector<std::string> sources_of(const ParameterInfo& info, const Values& values);

// Throws Error when a number lies outside the limits of its parameter, or a word is not one of its choices.
void check_values(const Values& values, const ParameterList& list);

}  // namespace spate
