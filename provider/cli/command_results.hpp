// SPDX-License-Identifier: GPL-3.0-or-later
// What commands do with the results of a case.
#pragma once

#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "provider/cli/case_file.hpp"
#include "provider/cli/commands.hpp"

namespace spate::cli {

nlohmann::ordered_json json_of(const Values::Value& value);

// Throw Error when a result that is wanted cannot be written: a layer, a table.
void check_layer(const Case& read, const char* parameter);
void check_table(const Case& read, const char* parameter);

// A layer and its style beside it, where that is wanted.
void write_layer(const Case& read, const char* parameter, const io::Layer& layer, const std::string& style,
                 nlohmann::ordered_json& results, Log& log);

// The table of findings is shown, or is one of the results, of that name.
void show_findings(const std::vector<Finding>& findings, const Arguments& arguments, const char* name,
                   Checked& checked, Log& log);

}  // namespace spate::cli
