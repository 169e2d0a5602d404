// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a file case.json, each as its parameter takes it.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>

#include "algorithms/case/parameters/values.hpp"

namespace spate::cli {

// Not given where the value is null or an empty text. folder: that of the case, where relative paths begin.
// Throws WrongUse when the parameter cannot have that value.
Values::Value value_of(const ParameterInfo& info, const nlohmann::ordered_json& value,
                       const std::filesystem::path& folder);

}  // namespace spate::cli
