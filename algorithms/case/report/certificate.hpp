// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a run: its parameters and inputs. It stands in report.json and in every map, as JSON,
// and spate:rerun repeats the run from it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/report/input_checksums.hpp"

namespace spate {

// The item of a map's metadata that holds the certificate.
inline constexpr const char* certificate_item = "SPATE_CERTIFICATE";
// That of a map from a what-if: what was other than in the run that it goes on from.
inline constexpr const char* what_if_item = "SPATE_WHAT_IF";
// That of an ensemble's maps with the number of members that failed.
inline constexpr const char* members_failed_item = "SPATE_MEMBERS_FAILED";

struct Certificate {
  std::string algorithm;                       // "simulateflood" or "simulateensemble"
  std::string version;                         // of Spate
  Values values;                               // with defaults; sources as files
  std::map<std::string, std::string> results;  // files by parameter; empty = no file
  std::vector<InputChecksum> inputs;
};

// path: a report.json or a map. list_of gives the parameters of the algorithm that the certificate names, or
// none if it does not know the algorithm. Throws Error when the certificate is missing or incomplete.
using ListOf = ParameterList (*)(const std::string& algorithm);
Certificate read_certificate(const std::string& path, ListOf list_of);

// Whether the run reached its end; path: a report.json or a map.
bool is_of_complete_run(const std::string& path);

// What was other than in the run that it went on from; empty when it is no what-if. path: a report.json or a
// map.
std::string what_if_of(const std::string& path);

// The checksums of the bands of each map, by parameter, as a report or a map has them.
using MapChecksums = std::map<std::string, std::vector<std::string>>;
MapChecksums read_map_checksums(const std::string& path);

}  // namespace spate
