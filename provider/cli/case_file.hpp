// SPDX-License-Identifier: GPL-3.0-or-later
// A file case.json: the parameters of a run as qgis_process takes them, {"inputs": {"DEM": "dem.tif", ...}}.
#pragma once

#include <map>
#include <string>

#include "algorithms/case/values.hpp"
#include "solver/core/check.hpp"

namespace spate::cli {

// The command line or the file is wrong, before anything was tried.
class WrongUse : public Error {
 public:
  using Error::Error;
};

struct Case {
  Values values;                               // with their defaults; sources by path
  std::map<std::string, std::string> results;  // files by parameter
};

// path: "-" = the standard input. algorithm: e.g. "simulateflood", in case the file names one. output: a
// folder for the results that it does not name; empty = none. A relative path in the file is relative to the
// file's folder, from the standard input to the current one. Throws WrongUse when the file cannot be read,
// when it names parameters that are not known, or lacks one that is needed.
Case read_case(const std::string& path, const std::string& algorithm, const ParameterList& list,
               const std::string& output);

}  // namespace spate::cli
