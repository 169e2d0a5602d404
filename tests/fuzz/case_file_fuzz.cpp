// SPDX-License-Identifier: GPL-3.0-or-later
// case.json, of one flood and of an ensemble.
#include <filesystem>
#include <fstream>
#include <random>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "provider/cli/case_file.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace {

// A file of this process.
std::string file_for_cases() {
  std::random_device random;
  const std::string name = "spate-case-" + std::to_string(random()) + std::to_string(random()) + ".json";
  return (std::filesystem::temp_directory_path() / name).u8string();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spate;
  static const std::string path = file_for_cases();
  static const ParameterList list = flood_parameters();
  std::ofstream(path, std::ios::binary) << fuzz::text_of(data, size);
  fuzz::read_or_refuse([&] {
    const cli::CaseFile file(path);
    file.is_ensemble();
    file.read("simulateflood", list, {});
  });
  std::filesystem::remove(path);
  return 0;
}
