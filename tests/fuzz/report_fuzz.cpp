// SPDX-License-Identifier: GPL-3.0-or-later
// report.json, as a rerun reads it.
#include <filesystem>
#include <fstream>
#include <random>

#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/case/inputs/file_inputs.hpp"
#include "algorithms/case/report/certificate.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace {

// A file of this process.
std::string file_for_reports() {
  std::random_device random;
  const std::string name = "spate-report-" + std::to_string(random()) + std::to_string(random()) + ".json";
  return (std::filesystem::temp_directory_path() / name).u8string();
}

spate::ParameterList list_of(const std::string& algorithm) {
  if (algorithm == "simulateflood") return spate::flood_parameters();
  return algorithm == "simulateensemble" ? spate::ensemble_case_parameters() : spate::ParameterList();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spate;
  static const std::string path = file_for_reports();
  // What does not begin as a report is opened as a map, by GDAL.
  const std::string text = fuzz::text_of(data, size);
  const std::size_t first = text.find_first_not_of(" \t\n\r\f\v");
  if (first == std::string::npos || text[first] != '{') return 0;
  std::ofstream(path, std::ios::binary) << text;
  fuzz::read_or_refuse([] {
    const Certificate certificate = read_certificate(path, list_of);
    const ParameterList list = list_of(certificate.algorithm);
    check_values(with_defaults(certificate.values, list), list);
  });
  fuzz::read_or_refuse([] { is_of_complete_run(path); });
  fuzz::read_or_refuse([] { read_map_checksums(path); });
  std::filesystem::remove(path);
  return 0;
}
