// SPDX-License-Identifier: GPL-3.0-or-later
// Records what flows where over time: values for each time and place.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "algorithms/case/over_time/gauges.hpp"
#include "algorithms/case/over_time/sections.hpp"
#include "algorithms/case/resume/saved_run.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// A value of what a place does not measure, or that it does not have.
constexpr double no_reading = std::numeric_limits<double>::quiet_NaN();

// The places of a run: gauges; the sections of the scenario, which are those that were drawn, then edges,
// whose discharge is that into the domain, those along bridges and crests, and those around inflows
// (measured_inflows.hpp); its inflows; and the barriers that were drawn, its first ones.
struct RecordedPlaces {
  std::vector<Gauge> gauges;
  std::vector<PlacedSection> sections;
  std::vector<const EdgeCondition*> edges;  // the scenario's
  std::size_t bridges = 0, crests = 0;
  std::size_t barriers = 0;
  std::size_t first_bridge() const { return sections.size() + edges.size(); }
  std::size_t first_crest() const { return first_bridge() + bridges; }
  std::size_t first_around_inflows() const { return first_crest() + crests; }
};

// What a hydrograph brings until a time (s), with what was brought before it, m3. place: of the inflow.
double asked_of(const Inflow& inflow, const SavedPlace& place, double time);

class Recorder {
 public:
  // scenario: with the sections of the places. start_time: as io::date_of() gives it; empty = not given.
  Recorder(RecordedPlaces places, const Scenario& scenario, std::string start_time);

  // Before the first record(), of a run that begins or goes on.
  void begin(const Simulation& simulation);
  void record(const Simulation& simulation);

  // For a checkpoint, and from there: time is that of the checkpoint, s. Inflows and barriers are known again
  // by their names; before that time there is nothing of new ones. same_inflows: at the same places as those
  // that were saved. Throws Error when the gauges and sections there were others.
  SavedRows saved(const Simulation& simulation) const;
  void go_on(const SavedRows& saved, const Scenario& scenario, double time, bool same_inflows);

  const RecordedPlaces& places() const { return places_; }
  // Rows of a time: gauges, sections, edges, bridges, crests, then inflows, barriers, structures and the
  // domain.
  std::size_t places_each_time() const { return rows_.places.size(); }

  const std::string& start_time() const { return start_time_; }
  const SavedRows& rows() const { return rows_; }

  // Depths, levels and widths (of breaches) are in m, speeds in m/s, discharges in m3/s, volumes in m3; NaN
  // where a place has no such quantity or is dry. A discharge is the mean since the time before.
  enum Quantity { of_depth, of_level, of_speed, of_discharge, of_volume, of_width, quantities };
  double value(std::size_t time, std::size_t place, std::size_t quantity) const {
    return rows_.values[time * values_each_time() + place * quantities + quantity];
  }

 private:
  std::size_t values_each_time() const { return rows_.places.size() * quantities; }
  void add_volume(double volume, double width);
  // By each inflow since the start, m3; NaN where it is not known. places: those of rows_, or a copy of them.
  std::vector<double> brought(const Simulation& simulation, const std::vector<SavedPlace>& places) const;

  RecordedPlaces places_;
  std::vector<std::size_t> measured_;  // inflows, of which each has a section
  bool is_one_told_;                   // measured_inflows.hpp
  std::string start_time_;
  bool goes_on_ = false;
  SavedRows rows_;
};

}  // namespace spate
