// SPDX-License-Identifier: GPL-3.0-or-later
// A file case.json: the parameters of a run as qgis_process takes them, {"inputs": {"DEM": "dem.tif", ...}}.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/case/parameters/values.hpp"
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

class CaseFile {
 public:
  // path: "-" = the standard input. Throws WrongUse when it cannot be read.
  explicit CaseFile(const std::string& path);
  // As another process has read it: text() of its file.
  CaseFile(const std::string& path, const std::string& text);
  std::string text() const { return document_.dump(); }

  // Whether it is one of spate:simulateensemble: it names that algorithm, or SCENARIOS.
  bool is_ensemble() const;

  // algorithm: e.g. "simulateflood", in case the file names one. output: a folder for the results that it
  // does not name; empty = none. A relative path in the file is relative to the file's folder, from the
  // standard input to the current one. takes_floods: it may be one of simulateflood, whose results do not
  // count. Throws WrongUse when it names parameters that are not known, or lacks one that is needed.
  Case read(const std::string& algorithm, const ParameterList& list, const std::string& output,
            bool takes_floods = false) const;

 private:
  std::string file_;  // empty: the standard input
  std::filesystem::path folder_;
  nlohmann::ordered_json document_;
};

}  // namespace spate::cli
