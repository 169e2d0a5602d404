// SPDX-License-Identifier: GPL-3.0-or-later
// Hydrographs, rain, observations, roughness, soils and evaporation as CSV.
#include "algorithms/io/table/hydrograph_table.hpp"
#include "algorithms/io/table/manning_table.hpp"
#include "algorithms/io/table/observations.hpp"
#include "algorithms/io/table/soil_table.hpp"
#include "tests/fuzz/fuzz.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spate;
  fuzz::read_or_refuse([&] {
    const io::Table table = io::parse_csv("table", fuzz::text_of(data, size));
    fuzz::read_or_refuse([&] { io::read_hydrographs(table); });
    fuzz::read_or_refuse([&] { io::read_rain(table); });
    fuzz::read_or_refuse([&] { io::read_rain_of_stations(table); });
    fuzz::read_or_refuse([&] { io::read_soil_table(table); });
    fuzz::read_or_refuse([&] { io::read_evaporation(table); });
    fuzz::read_or_refuse([&] { io::read_observations(table); });
    fuzz::read_or_refuse([&] { io::read_manning_table(table); });
  });
  return 0;
}
