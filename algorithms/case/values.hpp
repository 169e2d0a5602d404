// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the parameters of a run, from whatever door they came.
#pragma once

#include <map>
#include <string>
#include <variant>

#include "algorithms/case/parameter_list.hpp"

namespace spate {

class Values {
 public:
  // Sources and results are text: what names them, for messages where they have no path.
  using Value = std::variant<std::monostate, bool, double, std::string>;

  void set(const std::string& name, Value value) { values_[name] = std::move(value); }

  // The one rule: what is missing, null or empty text is not given.
  bool is_given(const std::string& name) const;

  // Of what is given, or has a default; with_defaults() has put that here.
  bool flag(const std::string& name) const;
  double number(const std::string& name) const;
  std::string text(const std::string& name) const;  // empty when it is not given
  const Value& get(const std::string& name) const;

 private:
  std::map<std::string, Value> values_;
};

// What is not given has its default now.
Values with_defaults(Values values, const ParameterList& list);

// Throws Error when a number lies outside the limits of its parameter, or a word is none of its choices.
void check_values(const Values& values, const ParameterList& list);

}  // namespace spate
