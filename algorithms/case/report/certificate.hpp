// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a run: what it was asked to compute, and from what. It stands in report.json and in
// every map, as JSON, and spate:rerun repeats the run from it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/report/input_checksums.hpp"

namespace spate {

// Of the metadata of a map that holds it.
inline constexpr const char* certificate_item = "SPATE_CERTIFICATE";

struct Certificate {
  std::string algorithm;                       // "simulateflood"
  std::string version;                         // of Spate
  Values values;                               // with their defaults; sources as files
  std::map<std::string, std::string> results;  // by parameter; their files, empty where there is none
  std::vector<InputChecksum> inputs;
};

// path: of a report.json, or of a map. The parameters are known only when the algorithm is: list_of() gives
// them, or none for an algorithm that it does not know. Throws Error when there is no certificate in it, or
// one that is not whole.
using ListOf = ParameterList (*)(const std::string& algorithm);
Certificate read_certificate(const std::string& path, ListOf list_of);

// Whether the run came to its end; path: likewise.
bool is_of_complete_run(const std::string& path);

// What was written in a report or a map, by parameter: the checksums of its bands.
using MapChecksums = std::map<std::string, std::vector<std::string>>;
MapChecksums read_map_checksums(const std::string& path);

}  // namespace spate
