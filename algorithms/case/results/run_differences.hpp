// SPDX-License-Identifier: GPL-3.0-or-later
// What two runs differ by, from the settings that their maps hold (run_metadata.hpp).
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/raster/geotiff.hpp"

namespace spate {

struct ComparedEntry {
  std::string name, without, with;  // "-" = a map does not say
};

// The entries that the user chose, and the others that maps have of their runs.
std::vector<ComparedEntry> setting_entries(const io::Metadata& without, const io::Metadata& with);
std::vector<ComparedEntry> run_entries(const io::Metadata& without, const io::Metadata& with);

// "DURATION: 360 s without and 720 s with the measure", for entries that both maps have; and inputs of the
// same name whose files are not the same.
struct RunDifferences {
  std::vector<std::string> measure;   // in layers that a measure changes, such as barriers
  std::vector<std::string> settings;  // in all other settings, which should not differ
  bool are_swapped = false;           // only the run without the measure has a layer of one
};
RunDifferences run_differences(const io::Metadata& without, const io::Metadata& with);

}  // namespace spate
