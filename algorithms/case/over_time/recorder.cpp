// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/recorder.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

struct DomainVolume {
  const char* name;
  double Volumes::*volume;
};
constexpr DomainVolume domain_volumes[] = {
    {"inflow", &Volumes::inflow},     {"abstracted", &Volumes::abstracted},
    {"edges_in", &Volumes::edges_in}, {"edges_out", &Volumes::edges_out},
    {"rain", &Volumes::rain},         {"infiltrated", &Volumes::infiltrated},
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
  if (is_dry) return {0, nothing, 0};
  reading.level = value_at(simulation, Field::level, gauge) + simulation.scenario().terrain.datum;
  reading.speed = std::hypot(value_at(simulation, Field::discharge_x, gauge),
                             value_at(simulation, Field::discharge_y, gauge)) /
                  reading.depth;
  return reading;
}

// What others bring depends on the water there.
bool is_recorded(const Inflow& inflow) {
  return inflow.kind == InflowKind::discharge && inflow.series.smallest() >= 0;
}

std::vector<const Inflow*> recorded_inflows(const Scenario& scenario) {
  std::vector<const Inflow*> recorded;
  for (const Inflow& inflow : scenario.inflows)
    if (is_recorded(inflow)) recorded.push_back(&inflow);
  return recorded;
}

// Until a time (s), m3.
double brought_by(const Inflow& inflow, const SavedPlace& place, double time) {
  const double since = inflow.series.integral(place.since, time);
  return place.since > 0 ? place.before + since : since;
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
  for (std::size_t i = 0; i < scenario.sections.size(); ++i)
    all.push_back({i < places.sections.size() ? "section" : "edge", scenario.sections[i].name,
                   faces_fingerprint(scenario.sections[i].faces)});
  for (const Inflow* inflow : recorded_inflows(scenario)) all.push_back({"inflow", inflow->name, {}});
  for (std::size_t i = 0; i < places.barriers; ++i) all.push_back({"barrier", scenario.barriers[i].name, {}});
  for (const DomainVolume& domain : domain_volumes) all.push_back({"domain", domain.name, {}});
  return all;
}

}  // namespace

Recorder::Recorder(RecordedPlaces places, const Scenario& scenario, std::string start_time)
    : places_(std::move(places)), start_time_(std::move(start_time)) {
  rows_.places = all_places(places_, scenario);
}

SavedRows Recorder::saved(const Simulation& simulation) const {
  SavedRows saved = rows_;
  auto place = first_inflow(saved.places);
  for (const Inflow* inflow : recorded_inflows(simulation.scenario())) {
    place->brought = brought_by(*inflow, *place, simulation.report().time);
    ++place;
  }
  return saved;
}

void Recorder::go_on(const SavedRows& saved, const Scenario& scenario, double time) {
  for (const auto& [kind, parameter] : {std::pair("gauge", "GAUGES"), std::pair("section", "SECTIONS")})
    if (where_of(kind, saved.places) != where_of(kind, rows_.places))
      throw Error("resume_with_other_places", tr("%1 are others than in the run that goes on", parameter),
                  tr("what was recorded until the checkpoint is of other places"),
                  tr("Give the same %1, or simulate from the start.", parameter));

  const std::vector<std::size_t> before = places_before(saved.places, rows_.places);
  const std::size_t none = saved.places.size(), times = saved.times.size();
  auto place = first_inflow(rows_.places);
  for (const Inflow* inflow : recorded_inflows(scenario)) {
    const std::size_t i = before[static_cast<std::size_t>(place - rows_.places.begin())];
    const SavedPlace was = i == none ? SavedPlace() : saved.places[i];
    place->since = was.since;
    place->before = was.before;
    if (brought_by(*inflow, *place, time) != was.brought) {
      place->since = time;
      place->before = was.brought;
    }
    ++place;
  }
  rows_.times = saved.times;
  for (std::size_t row = 0; row < times; ++row)
    for (const std::size_t from : before)
      for (std::size_t quantity = 0; quantity < quantities; ++quantity)
        rows_.values.push_back(from == none ? nothing
                                            : saved.values[(row * none + from) * quantities + quantity]);
}

void Recorder::add_volume(double volume) {
  const std::size_t at = rows_.values.size(), each = values_each_time();
  const std::vector<double>& times = rows_.times;
  const double discharge =
      at < each ? nothing
                : (volume - rows_.values[at - each + of_volume]) / (times.back() - times[times.size() - 2]);
  rows_.values.insert(rows_.values.end(), {nothing, nothing, nothing, discharge, volume});
}

void Recorder::record(const Simulation& simulation) {
  const Report report = simulation.report();
  // The end falls on an interval, or a run goes on where a row was written.
  if (!rows_.times.empty() && rows_.times.back() == report.time) return;
  rows_.times.push_back(report.time);
  for (const Gauge& gauge : places_.gauges) {
    const Reading reading = reading_at(simulation, gauge);
    rows_.values.insert(rows_.values.end(), {reading.depth, reading.level, reading.speed, nothing, nothing});
  }
  const Scenario& scenario = simulation.scenario();
  const std::vector<SectionReport> sections = simulation.section_reports();
  for (std::size_t i = 0; i < sections.size(); ++i)
    add_volume(i < places_.sections.size() ? sections[i].volume : -sections[i].volume);
  auto place = first_inflow(rows_.places);
  for (const Inflow* inflow : recorded_inflows(scenario))
    add_volume(brought_by(*inflow, *place++, report.time));
  const std::vector<BarrierReport> barriers = simulation.barrier_reports();
  for (std::size_t i = 0; i < places_.barriers; ++i) add_volume(barriers[i].volume);
  for (const DomainVolume& domain : domain_volumes) add_volume(report.volumes.*domain.volume);
}

}  // namespace spate
