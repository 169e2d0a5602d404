// SPDX-License-Identifier: GPL-3.0-or-later
// The results of spate:simulateensemble: statistics as maps, and the table of members.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/concurrent_members.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// The depths and quantiles for which statistics are wanted.
struct EnsembleChoices {
  std::vector<double> depths;     // of PROBABILITY, m
  std::vector<double> quantiles;  // of DEPTH_QUANTILES, 0 to 1
};
EnsembleChoices read_ensemble_choices(const Values& values);

// The file and the style of each wanted map. duration: of the runs, s. Throws Error when a file cannot be
// written.
std::vector<MapFile> ensemble_map_files(const std::map<std::string, std::string>& paths, double duration);

// Computes the statistics over the members that did not fail. Writes all maps, or none when it throws or is
// cancelled. Returns the area that any of these members flooded, m2.
double write_ensemble_maps(const std::vector<MapFile>& files, const Ensemble& ensemble,
                           const MemberFolder& folder, const std::vector<MemberRecord>& records,
                           const EnsembleChoices& choices, const io::Metadata& origin, Log& log);

// The table MEMBERS. Weights add up to 1; failed members have 0. damages: one for each member, NaN = unknown;
// empty = not wanted.
io::Layer member_table(const Ensemble& ensemble, const std::vector<MemberRecord>& records,
                       const MemberFolder& folder, const std::vector<double>& damages);

}  // namespace spate
