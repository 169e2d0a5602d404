// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/values.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

void check_number(const ParameterInfo& parameter, double value) {
  const bool is_low = !(value >= parameter.least);
  const bool is_high = value > parameter.most;
  const bool is_whole = parameter.kind != ParameterKind::integer || value == std::floor(value);
  if (!is_low && !is_high && std::isfinite(value) && is_whole) return;
  const std::string limits =
      is_whole ? limits_text(parameter.least, parameter.most) : tr("it must be a whole number");
  throw Error("value_out_of_limits", tr("%1 is %2", parameter.name, number(value)),
              parameter.title + ": " + limits, tr("Correct the value of %1.", parameter.name));
}

void check_choice(const ParameterInfo& parameter, const std::string& word) {
  const auto& choices = parameter.choices;
  if (std::find(choices.begin(), choices.end(), word) != choices.end()) return;
  throw Error("unknown_choice", tr("%1 '%2' is not known", parameter.name, word),
              tr("its values are %1", joined(choices)), tr("Choose one of them."));
}

}  // namespace

const Values::Value& Values::get(const std::string& name) const {
  static const Value none;
  const auto found = values_.find(name);
  return found == values_.end() ? none : found->second;
}

bool Values::is_given(const std::string& name) const {
  const Value& value = get(name);
  if (const auto* text = std::get_if<std::string>(&value)) return !text->empty();
  return !std::holds_alternative<std::monostate>(value);
}

bool Values::flag(const std::string& name) const {
  if (const auto* value = std::get_if<bool>(&get(name))) return *value;
  throw std::logic_error("there is no yes or no in " + name);
}

double Values::number(const std::string& name) const {
  if (const auto* value = std::get_if<double>(&get(name))) return *value;
  throw std::logic_error("there is no number in " + name);
}

std::string Values::text(const std::string& name) const {
  const auto* value = std::get_if<std::string>(&get(name));
  return value != nullptr ? io::trimmed(*value) : std::string();
}

Values with_defaults(Values values, const ParameterList& list) {
  for (const ParameterInfo& parameter : list) {
    if (values.is_given(parameter.name)) continue;
    switch (parameter.kind) {
      case ParameterKind::number:
      case ParameterKind::integer:
        values.set(parameter.name, parameter.number ? Values::Value(*parameter.number) : Values::Value());
        break;
      case ParameterKind::flag:
        values.set(parameter.name, parameter.flag);
        break;
      case ParameterKind::choice:
      case ParameterKind::text:
      case ParameterKind::field:
        values.set(parameter.name, parameter.word);
        break;
      default:
        break;
    }
  }
  return values;
}

std::optional<bool> flag_of_text(const std::string& text) {
  const std::string word = folded(text);
  if (word == "true" || word == "yes" || word == "1") return true;
  if (word == "false" || word == "no" || word == "0") return false;
  return std::nullopt;
}

std::vector<std::string> sources_of(const ParameterInfo& info, const Values& values) {
  const std::string text = values.text(info.name);
  const bool is_list = info.kind == ParameterKind::rasters || info.kind == ParameterKind::vectors;
  return is_list ? paths_of(text) : std::vector<std::string>{text};
}

void check_values(const Values& values, const ParameterList& list) {
  for (const ParameterInfo& parameter : list) {
    if (!values.is_given(parameter.name)) continue;
    if (parameter.kind == ParameterKind::number || parameter.kind == ParameterKind::integer)
      check_number(parameter, values.number(parameter.name));
    if (parameter.kind == ParameterKind::choice) check_choice(parameter, values.text(parameter.name));
  }
}

}  // namespace spate
