// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a raster holds depths that can be trusted. Levels or elevations in place of depths, and the
// depths of a failed run, would give results that look plausible.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/log.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"

namespace spate {

// The number at the start of an entry of a raster's metadata, "3600 s" or "1.2e-6"; 0 where there is none.
double recorded_number(const std::string& source, const char* parameter, const char* key);

// Throws Error when the raster of a parameter is a map of Spate that holds something else than it needs:
// speeds where depths are asked for, depths as terrain. Of maps of others it refuses what states another
// unit, and of all maps those of several bands, but for terrains and arrival times.
void check_quantity(const Inputs& inputs, const std::string& parameter);
// The same of all rasters that are read.
void check_quantities(const Inputs& inputs, const ParameterList& list);
// The same for one that is to hold depths. source: as GDAL opens it; name: for the user.
void check_holds_depths(const std::string& source, const std::string& name);

// Whether it says that it holds depths, as Spate's maps do and others with the name of CF.
bool says_depths(const std::string& source, const std::string& name);

// Throws Error when the raster's metadata says that its simulation lost water.
void check_run(const std::string& source, const char* parameter);

// The warning that the simulation of the raster was stopped before its end, as its metadata says; none if it
// was not.
std::optional<Message> partial_run(const std::string& source, const char* parameter);
void warn_of_partial_run(const std::string& source, const char* parameter, Log& log);

// Warns when levels are computed from depths of Spate and a ground other than its map BED, on which it has
// computed them. name: of the depths, for the user.
void warn_of_other_bed(const std::string& depths, const std::string& ground, const std::string& name,
                       Log& log);

// Throws Error when a depth is negative or above 1000 m. NaN = dry.
void check_depths(const std::vector<float>& depths, const char* parameter);

// The smallest depth above 0; infinite if all is dry.
float shallowest(const std::vector<float>& depths);

// Warns when the shallowest water is deeper than 1 m: depths are shallow at the edge of the water, levels are
// not. Spate's own maps say what they hold, and get no warning.
void warn_of_levels(float shallowest, const std::string& source, const char* parameter, Log& log);

}  // namespace spate
