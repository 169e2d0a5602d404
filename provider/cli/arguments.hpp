// SPDX-License-Identifier: GPL-3.0-or-later
// What the user asked of the command.
#pragma once

#include <optional>
#include <string>

#include "algorithms/case/tool_list.hpp"

namespace spate::cli {

struct Arguments {
  enum class Command {
    run,
    ensemble,
    sediment,
    compareschemes,
    check,
    rerun,
    devices,
    run_parameters,
    ensemble_parameters,
    sediment_parameters,
    compareschemes_parameters,
    tool,
    tool_parameters
  };
  Command command = Command::run;
  const Tool* tool = nullptr;  // of tool and tool_parameters
  std::string case_file;       // "-" = the standard input; of rerun the certificate
  std::string output;          // folder for results without a name
  bool json = false;
  std::string line;  // the whole command line, for the maps
};

// Nothing when there is nothing to do (help, version) or the command line is wrong; status is then what the
// process returns.
std::optional<Arguments> parse_arguments(int count, const char* const* values, int* status);

}  // namespace spate::cli
