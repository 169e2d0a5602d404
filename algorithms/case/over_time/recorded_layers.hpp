// SPDX-License-Identifier: GPL-3.0-or-later
// What a Recorder has recorded, as the layers and the file of series that a run leaves.
#pragma once

#include <string>

#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/io/series/station_series.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// The columns of Recorder's quantities.
inline constexpr const char* recorded_quantities[Recorder::quantities] = {
    "depth_m", "level_m", "speed_ms", "discharge_m3s", "volume_m3", "width_m"};

// A row for each time and place, in the order of the recorder's places.
io::Layer series_of(const Recorder& recorder);
io::StationSeries stations_of(const Recorder& recorder, const io::GeoReference& reference);  // the same

// The peaks of all time steps, a row for each place, and how well they agree with what was observed.
io::Layer gauge_peaks(const Recorder& recorder, const Simulation& simulation,
                      const io::Observations& observed, const std::string& crs_wkt);
// What of the observations is in no figure of these layers.
std::vector<Message> unused_observations(const Recorder& recorder, const io::Observations& observed);

io::Layer section_peaks(const Recorder& recorder, const Simulation& simulation,
                        const io::Observations& observed, const std::string& crs_wkt);

}  // namespace spate
