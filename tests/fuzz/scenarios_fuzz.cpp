// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of an ensemble.
#include "algorithms/io/table/scenario_table.hpp"
#include "tests/fuzz/fuzz.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spate;
  fuzz::read_or_refuse([&] { io::read_scenarios(io::parse_csv("table", fuzz::text_of(data, size))); });
  return 0;
}
