// SPDX-License-Identifier: GPL-3.0-or-later
// The command `spate`: the simulations of the plugin, without QGIS.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <new>
#include <set>

#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/case/schemes/scheme_comparison.hpp"
#include "algorithms/case/sediment/sediment_run.hpp"
#include "algorithms/io/secrets.hpp"
#include "algorithms/io/series/netcdf_file.hpp"
#include "provider/cli/arguments.hpp"
#include "provider/cli/case_file.hpp"
#include "provider/cli/command_logs.hpp"
#include "provider/cli/commands.hpp"
#include "provider/cli/parameter_help.hpp"
#include "provider/cli/signals.hpp"
#include "provider/cli/status.hpp"
#include "provider/cli/terminal.hpp"
#include "solver/core/check.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/domain/mpi_ranks.hpp"
#include "solver/run/simulation.hpp"

namespace spate::cli {
namespace {

using Json = nlohmann::ordered_json;
using Command = Arguments::Command;

struct Answer {
  int status = status_done;
  Json results = nullptr;
  Json error = nullptr;
  std::string text;  // of the error
};

Answer failed(int status, const Message& message) {
  return {status, nullptr, record_of(message), io::without_secrets(full_text(message))};
}

// What is wrong with a value of the case shows only where its parameter is known.
int status_of(const Message& message) {
  static const std::set<std::string> wrong_values = {"value_out_of_limits", "unknown_choice",
                                                     "start_time_wrong"};
  return wrong_values.count(message.key) > 0 ? status_wrong_use : status_failed;
}

// Those that mpirun has started: the first one carries out the command, the others compute for it, parts of
// one simulation or members of an ensemble.
class Processes {
 public:
  Processes() : ranks_(mpi_ranks()) {}
  ~Processes() {
    if (ranks_ != nullptr && ranks_->leads()) end_parts(*ranks_);
  }
  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  bool is_first() const { return ranks_ == nullptr || ranks_->leads(); }
  void serve_first(int count, const char* const* values) {
    serve_parts(*ranks_, [&] {
      int ignored = status_done;
      assist_ensemble(parse_arguments(count, values, &ignored).value(), *ranks_);
    });
  }
  Exchange* several() const { return ranks_ != nullptr && !ranks_->is_alone() ? ranks_.get() : nullptr; }

 private:
  const std::unique_ptr<Exchange> ranks_;
};

// Allowed, since each may have a case of its own.
void warn_of_unconnected(Log& log) {
  const int count = unconnected_processes();
  if (count > 1)
    log.warning(
        {"slurm_without_mpi",
         tr("Slurm has started %1 processes, and each computes all of its case by itself", number(count)),
         tr("they do not know of each other"),
         tr("Where they have one case, start them with srun --mpi=pmix.")});
}

Json carry_out(const Arguments& arguments, Exchange* processes, Log& log) {
  warn_of_unconnected(log);
  switch (arguments.command) {
    case Command::ensemble:
      return run_ensemble(arguments, processes != nullptr ? *processes : alone(), log);
    case Command::sediment:
      return run_sediment(arguments, log);
    case Command::compareschemes:
      return run_scheme_comparison(arguments, log);
    case Command::rerun:
      return rerun_certificate(arguments, log);
    case Command::devices:
      return list_devices(log);
    default:
      return run_case(arguments, processes, log);
  }
}

Answer answer_of(const Checked& checked) {
  if (!checked.error) return {status_done, checked.results, nullptr, {}};
  Answer answer = failed(status_of(*checked.error), *checked.error);
  answer.results = checked.results;
  return answer;
}

Answer answer_to(const Arguments& arguments, Exchange* processes, Log& log) {
  try {
    if (arguments.command == Command::check) return answer_of(check_case(arguments, log));
    if (arguments.command == Command::tool) return answer_of(run_tool(arguments, log));
    return {status_done, carry_out(arguments, processes, log), nullptr, {}};
  } catch (const Cancelled& cancelled) {
    return failed(status_cancelled, {"cancelled", cancelled.what()});
  } catch (const WrongUse& error) {
    return failed(status_wrong_use, error.message());
  } catch (const Error& error) {
    return failed(status_of(error.message()), error.message());
  } catch (const std::bad_alloc&) {
    return failed(status_failed,
                  {"not_enough_memory", tr("There is not enough memory"), tr("an allocation failed"),
                   tr("Use larger cells, a smaller area, or fewer arrival depths.")});
  } catch (const std::exception& error) {
    return failed(status_failed, {"unexpected_failure", error.what()});
  }
}

int answer_as_json(const Arguments& arguments, Exchange* processes) {
  JsonLog log;
  const Answer answer = answer_to(arguments, processes, log);
  Json document;
  document["version"] = spate::version();
  document["log"] = log.records();
  document["results"] = answer.results;
  document["error"] = answer.error;
  std::cout << document.dump(2, ' ', false, Json::error_handler_t::replace) << std::endl;
  return answer.status;
}

int answer_as_text(const Arguments& arguments, Exchange* processes) {
  TextLog log;
  const Answer answer = answer_to(arguments, processes, log);
  if (answer.status != status_done) {
    log.progress(0);
    std::cout.flush();
    std::cerr << "\nspate: " << answer.text << std::endl;
    return answer.status;
  }
  if (arguments.command == Command::devices) return answer.status;
  log.info(tr("Results"));
  for (const auto& [name, value] : answer.results.items())
    log.info("  " + name + ": " + (value.is_string() ? value.get<std::string>() : value.dump()));
  return answer.status;
}

// The parameters that a command lists; nothing for one that does something.
std::optional<ParameterList> listed_by(const Arguments& arguments) {
  switch (arguments.command) {
    case Command::tool_parameters:
      return arguments.tool->parameters();
    case Command::run_parameters:
      return flood_parameters();
    case Command::ensemble_parameters:
      return ensemble_case_parameters();
    case Command::sediment_parameters:
      return sediment_parameters();
    case Command::compareschemes_parameters:
      return scheme_comparison_parameters();
    default:
      return std::nullopt;
  }
}

// What was asked for is not there where it could not be printed, as on a full disk.
int status_of_output(int status) {
  std::cout.flush();
  if (std::cout || status != status_done) return status;
  std::cerr << "spate: " << tr("The output cannot be written. Look for free space.") << std::endl;
  return status_failed;
}

int main(int count, const char* const* values) {
  use_locale();
  Processes processes;
  if (!processes.is_first()) {
    watch_signals();  // the first one decides what a request to end means
    processes.serve_first(count, values);
    return status_done;
  }
  int status = status_done;
  const std::optional<Arguments> arguments = parse_arguments(count, values, &status);
  if (!arguments) return status;
  if (const std::optional<ParameterList> list = listed_by(*arguments)) {
    write_parameters(*list, std::cout);
    return status_of_output(status);
  }
  watch_signals();
  return status_of_output(arguments->json ? answer_as_json(*arguments, processes.several())
                                          : answer_as_text(*arguments, processes.several()));
}

}  // namespace
}  // namespace spate::cli

int main(int count, char** values) try {
  const int status = spate::cli::main(count, values);
  if (!spate::io::NetCdfFile::some_stayed_open()) return status;
  std::fflush(nullptr);
  std::_Exit(status);
} catch (const spate::Error& error) {  // of the processes
  std::cerr << "spate: " << error.what() << std::endl;
  return spate::cli::status_failed;
}
