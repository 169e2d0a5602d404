// SPDX-License-Identifier: GPL-3.0-or-later
// Places where a flood is recorded over time, and what is recorded with them: barriers, and the volumes of
// the whole domain.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/flood_barriers.hpp"
#include "algorithms/case/inputs.hpp"
#include "algorithms/case/over_time/gauge_fit.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/observations.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct Gauge {
  std::string name;
  std::string label;  // for messages, e.g. "gauge 3 'bridge'"
  std::string wkb;    // in the CRS of the elevation model
  std::int32_t column = 0, row = 0;
};

// One for each feature of GAUGES within the elevation model; others are left out with a warning. Throws Error
// when one stands where nothing flows, or is several points.
std::vector<Gauge> read_gauges(const Inputs& inputs, const io::GeoReference& reference,
                               const Terrain& terrain, Log& log);

// Of the table OBSERVED, by gauge; none when it is not given. Warns of gauges that are not among those.
using Observations = std::map<std::string, io::Observation>;
Observations read_observed(const Inputs& inputs, const std::vector<Gauge>& gauges, Log& log);

// The state at a gauge at one time. Levels are above the datum of the elevations; NaN when dry.
struct Reading {
  double depth = 0;  // m
  double level = 0;  // m
  double speed = 0;  // m/s
};

class GaugeRecorder {
 public:
  // start_time: as io::date_of() gives it; empty = not given.
  GaugeRecorder(std::vector<Gauge> gauges, std::vector<std::string> barriers, std::string start_time);

  void record(const Simulation& simulation);

  io::Layer series() const;  // a row for each time and place
  // The peaks of all time steps, by place, and how well they meet what was observed.
  io::Layer peaks(const Simulation& simulation, const Observations& observed,
                  const std::string& crs_wkt) const;

 private:
  struct Row {
    double time = 0;
    const char* kind = "";
    std::string name;
    io::Attribute depth, level, speed, discharge, volume;
  };
  Simulated simulated_at(std::size_t gauge, bool depth) const;
  void add_volume(double time, const char* kind, const std::string& name, double volume);

  std::vector<Gauge> gauges_;
  std::vector<std::string> barriers_;
  std::string start_time_;
  std::vector<Row> rows_;
  std::size_t rows_each_time_ = 0;
};

}  // namespace spate
