// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/recorder.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "algorithms/case/over_time/measured_inflows.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

struct DomainVolume {
  const char* name;
  double Volumes::*volume;
};
constexpr DomainVolume domain_volumes[] = {{"inflow", &Volumes::inflow},
                                           {"abstracted", &Volumes::abstracted},
                                           {"edges_in", &Volumes::edges_in},
                                           {"edges_out", &Volumes::edges_out},
                                           {"rain", &Volumes::rain},
                                           {"infiltrated", &Volumes::infiltrated},
                                           {"evaporated", &Volumes::evaporated},
                                           {"drained", &Volumes::drained},
                                           {"stored", &Volumes::stored}};

// The state at a gauge at one time. Levels are above the datum of the elevations; NaN when dry.
struct Reading {
  double depth = 0;  // m
  double level = 0;  // m
  double speed = 0;  // m/s
};

Reading reading_at(const Simulation& simulation, const Gauge& gauge) {
  Reading reading;
  reading.depth = value_at(simulation, Field::depth, gauge);
  const bool is_dry = !(reading.depth >= simulation.parameters().numerics.dry_depth);
  if (is_dry) return {0, no_reading, 0};
  reading.level = value_at(simulation, Field::level, gauge) + simulation.scenario().terrain.datum;
  reading.speed = std::hypot(value_at(simulation, Field::discharge_x, gauge),
                             value_at(simulation, Field::discharge_y, gauge)) /
                  reading.depth;
  return reading;
}

template <class Places>
auto first_inflow(Places& places) {
  return std::find_if(places.begin(), places.end(),
                      [](const SavedPlace& place) { return place.kind == "inflow"; });
}

std::vector<std::string> where_of(const char* kind, const std::vector<SavedPlace>& places) {
  std::vector<std::string> where;
  for (const SavedPlace& place : places)
    if (place.kind == kind) where.push_back(place.where);
  return where;
}

// Of each place the one that it was before; the number of those where it is new.
std::vector<std::size_t> places_before(const std::vector<SavedPlace>& before,
                                       const std::vector<SavedPlace>& now) {
  std::vector<bool> is_taken(before.size());
  std::vector<std::size_t> found;
  for (const SavedPlace& place : now) {
    std::size_t i = 0;
    const auto is_it = [&](const SavedPlace& other) {
      return other.kind == place.kind && other.where == place.where &&
             (!place.where.empty() || other.name == place.name);
    };
    while (i < before.size() && (is_taken[i] || !is_it(before[i]))) ++i;
    if (i < before.size()) is_taken[i] = true;
    found.push_back(i);
  }
  return found;
}

std::vector<SavedPlace> all_places(const RecordedPlaces& places, const Scenario& scenario) {
  std::vector<SavedPlace> all;
  for (const Gauge& gauge : places.gauges)
    all.push_back({"gauge", gauge.name, std::to_string(gauge.column) + "," + std::to_string(gauge.row)});
  for (std::size_t i = 0; i < places.first_around_inflows(); ++i)
    all.push_back({i < places.sections.size()  ? "section"
                   : i < places.first_bridge() ? "edge"
                   : i < places.first_crest()  ? "bridge"
                                               : "crest",
                   scenario.sections[i].name, faces_fingerprint(scenario.sections[i].faces)});
  for (const Inflow& inflow : scenario.inflows) all.push_back({"inflow", inflow.name, {}});
  for (std::size_t i = 0; i < places.barriers; ++i) all.push_back({"barrier", scenario.barriers[i].name, {}});
  for (const Structure& structure : scenario.structures)
    all.push_back({structure.kind == StructureKind::inlet ? "inlet" : "structure", structure.name, {}});
  for (const DomainVolume& domain : domain_volumes) all.push_back({"domain", domain.name, {}});
  return all;
}

}  // namespace

double asked_of(const Inflow& inflow, const SavedPlace& place, double time) {
  const double since = inflow.series.integral(place.since, time);
  return place.since > 0 ? place.before + since : since;
}

Recorder::Recorder(RecordedPlaces places, const Scenario& scenario, std::string start_time)
    : places_(std::move(places)),
      measured_(measured_inflows(scenario)),
      is_one_told_(is_one_told(scenario)),
      start_time_(std::move(start_time)) {
  rows_.places = all_places(places_, scenario);
}

SavedRows Recorder::saved(const Simulation& simulation) const {
  SavedRows saved = rows_;
  auto place = first_inflow(saved.places);
  for (const double volume : brought(simulation, saved.places)) (place++)->brought = volume;
  return saved;
}

void Recorder::go_on(const SavedRows& saved, const Scenario& scenario, double time, bool same_inflows) {
  for (const auto& [kind, parameter] : {std::pair("gauge", "GAUGES"), std::pair("section", "SECTIONS")})
    if (where_of(kind, saved.places) != where_of(kind, rows_.places))
      throw Error("resume_with_other_places", tr("%1 are others than in the run that goes on", parameter),
                  tr("what was recorded until the checkpoint is of other places"),
                  tr("Give the same %1, or simulate from the start.", parameter));

  const std::vector<std::size_t> before = places_before(saved.places, rows_.places);
  const std::size_t none = saved.places.size(), times = saved.times.size();
  // What is measured of an inflow is what the others, as they are asked for, leave of the water: where one of
  // these is another now, it is measured from here on.
  bool asks_otherwise = !same_inflows;
  for (const bool is_asked : {true, false}) {
    auto place = first_inflow(rows_.places);
    for (auto inflow = scenario.inflows.begin(); inflow != scenario.inflows.end(); ++inflow, ++place) {
      if (brings_what_is_asked(*inflow) != is_asked) continue;
      const std::size_t i = before[static_cast<std::size_t>(place - rows_.places.begin())];
      const SavedPlace was = i == none ? SavedPlace() : saved.places[i];
      place->since = was.since;
      place->before = was.before;
      const bool is_other =
          is_asked ? asked_of(*inflow, *place, time) != was.brought : i == none || asks_otherwise;
      if (!is_other) continue;
      asks_otherwise = true;
      place->since = time;
      place->before = std::isnan(was.brought) ? 0 : was.brought;
    }
  }
  goes_on_ = true;
  rows_.times = saved.times;
  for (std::size_t row = 0; row < times; ++row)
    for (const std::size_t from : before)
      for (std::size_t quantity = 0; quantity < quantities; ++quantity)
        rows_.values.push_back(from == none ? no_reading
                                            : saved.values[(row * none + from) * quantities + quantity]);
}

void Recorder::add_volume(double volume, double width) {
  const std::size_t at = rows_.values.size(), each = values_each_time();
  const std::vector<double>& times = rows_.times;
  const double discharge =
      at < each ? no_reading
                : (volume - rows_.values[at - each + of_volume]) / (times.back() - times[times.size() - 2]);
  rows_.values.insert(rows_.values.end(), {no_reading, no_reading, no_reading, discharge, volume, width});
}

// What was in the cells of a measured inflow when it began was not brought by it.
void Recorder::begin(const Simulation& simulation) {
  auto place = first_inflow(rows_.places);
  const double now = simulation.report().time;
  const std::vector<double> volumes = brought(simulation, rows_.places);
  for (std::size_t i = 0; i < simulation.scenario().inflows.size(); ++i, ++place) {
    const bool begins = !goes_on_ || (place->since == now && now > 0);
    if (begins && !brings_what_is_asked(simulation.scenario().inflows[i]))
      place->before -= volumes[i] - place->before;
  }
}

std::vector<double> Recorder::brought(const Simulation& simulation,
                                      const std::vector<SavedPlace>& places) const {
  const double now = simulation.report().time;
  const std::vector<SectionReport> sections = simulation.section_reports();
  auto place = first_inflow(places);
  std::vector<double> volumes;
  std::size_t measured = 0;
  for (std::size_t i = 0; i < simulation.scenario().inflows.size(); ++i, ++place) {
    const Inflow& inflow = simulation.scenario().inflows[i];
    const bool is_measured = measured < measured_.size() && measured_[measured] == i;
    if (brings_what_is_asked(inflow))
      volumes.push_back(asked_of(inflow, *place, now));
    else if (is_one_told_)
      volumes.push_back(place->before + water_of_the_one(simulation));
    else if (is_measured)
      volumes.push_back(
          place->before +
          water_of(simulation, inflow, sections[places_.first_around_inflows() + measured++].volume));
    else
      volumes.push_back(no_reading);
  }
  return volumes;
}

void Recorder::record(const Simulation& simulation) {
  const Report report = simulation.report();
  // The end falls on an interval, or a run goes on where a row was written.
  if (!rows_.times.empty() && rows_.times.back() == report.time) return;
  rows_.times.push_back(report.time);
  for (const Gauge& gauge : places_.gauges) {
    const Reading reading = reading_at(simulation, gauge);
    rows_.values.insert(rows_.values.end(),
                        {reading.depth, reading.level, reading.speed, no_reading, no_reading, no_reading});
  }
  const Scenario& scenario = simulation.scenario();
  const std::vector<SectionReport> sections = simulation.section_reports();
  for (std::size_t i = 0; i < places_.first_around_inflows(); ++i) {
    const bool is_edge = i >= places_.sections.size() && i < places_.first_bridge();
    add_volume(is_edge ? -sections[i].volume : sections[i].volume, no_reading);
  }
  for (const double volume : brought(simulation, rows_.places)) add_volume(volume, no_reading);
  const std::vector<BarrierReport> barriers = simulation.barrier_reports();
  for (std::size_t i = 0; i < places_.barriers; ++i)
    add_volume(barriers[i].volume,
               scenario.barriers[i].growth.width > 0 ? barriers[i].breach_width : no_reading);
  for (const StructureReport& structure : simulation.structure_reports())
    add_volume(structure.forwards - structure.backwards, no_reading);
  for (const DomainVolume& domain : domain_volumes) add_volume(report.volumes.*domain.volume, no_reading);
}

}  // namespace spate
