// SPDX-License-Identifier: GPL-3.0-or-later
// What flows where over time: a row for each time and place, and the peaks of all time steps.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/over_time/gauge_fit.hpp"
#include "algorithms/case/over_time/gauges.hpp"
#include "algorithms/case/over_time/sections.hpp"
#include "algorithms/io/series/station_series.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The places of a run: gauges and sections as drawn, all other sections of the scenario as edges, whose
// discharge is that into the domain; its inflows; and the barriers that were drawn, its first ones.
struct RecordedPlaces {
  std::vector<Gauge> gauges;
  std::vector<PlacedSection> sections;
  std::size_t barriers = 0;
};

class Recorder {
 public:
  // start_time: as io::date_of() gives it; empty = not given.
  Recorder(RecordedPlaces places, std::string start_time);

  void record(const Simulation& simulation);

  io::Layer series() const;                            // a row for each time and place
  io::StationSeries stations(const Grid& grid) const;  // the same
  // The peaks of all time steps, by place, and how well gauges meet what was observed.
  io::Layer gauge_peaks(const Simulation& simulation, const Observations& observed,
                        const std::string& crs_wkt) const;
  io::Layer section_peaks(const Simulation& simulation, const std::string& crs_wkt) const;

 private:
  struct Row {
    double time = 0;
    const char* kind = "";
    std::string name;
    io::Attribute depth, level, speed, discharge, volume;
  };
  Simulated simulated_at(std::size_t gauge, bool depth) const;
  void add_volume(double time, const char* kind, const std::string& name, double volume);

  RecordedPlaces places_;
  std::string start_time_;
  std::vector<Row> rows_;
  std::size_t rows_each_time_ = 0;
};

}  // namespace spate
