// SPDX-License-Identifier: GPL-3.0-or-later
// What the command does. Results are JSON values: they are shown as text or as they are.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "algorithms/case/log/log.hpp"
#include "provider/cli/arguments.hpp"
#include "solver/run/simulation.hpp"

namespace spate::cli {

// Each throws WrongUse, Cancelled, or any other exception.
// processes: that simulate it together with this one; null: this one alone.
nlohmann::ordered_json run_case(const Arguments& arguments, Exchange* processes, Log& log);
// What is known before the run. error: the first one, if the case cannot be run.
struct Checked {
  nlohmann::ordered_json results;
  std::optional<Message> error;
};
Checked check_case(const Arguments& arguments, Log& log);
// Of an algorithm without a simulation; error: the first one of its findings.
Checked run_tool(const Arguments& arguments, Log& log);
// The other processes serve_parts() with assist_ensemble().
nlohmann::ordered_json run_ensemble(const Arguments& arguments, Exchange& processes, Log& log);
void assist_ensemble(const Arguments& arguments, Exchange& processes);
nlohmann::ordered_json run_sediment(const Arguments& arguments, Log& log);
nlohmann::ordered_json run_scheme_comparison(const Arguments& arguments, Log& log);
// Throws Error also when the results differ.
nlohmann::ordered_json rerun_certificate(const Arguments& arguments, Log& log);
nlohmann::ordered_json list_devices(Log& log);

}  // namespace spate::cli
