// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/structure_checks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/check/bridge_checks.hpp"
#include "algorithms/case/check/structure_inflows.hpp"
#include "algorithms/case/check/structure_sizes.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/texts.hpp"
#include "solver/step/links/rating.hpp"

namespace spate {
namespace {

constexpr double gravity = 9.81;  // m/s2

class Checks {
 public:
  Checks(const Scenario& scenario, const io::GeoReference& reference, const ComputedBed& bed,
         const StructureChecks& wanted, Log& log)
      : scenario_(scenario),
        reference_(reference),
        bed_(bed),
        wanted_(wanted),
        log_(log),
        ground_(scenario) {}

  void run(const Watch& watch) {
    const std::size_t count = scenario_.structures.size();
    if (count == 0) return;
    for (std::size_t s = 0; s < count; ++s) {
      crests_.push_back(std::numeric_limits<double>::infinity());
      if (is_inlet(scenario_.structures[s])) continue;  // of which there are thousands: together below
      watch(static_cast<double>(s) / static_cast<double>(count));
      crests_.back() = look_at(scenario_.structures[s]);
    }
    look_at_inlets();
    compare_with_inflows();
  }

 private:
  static bool is_weir(const Structure& s) {
    return s.kind == StructureKind::weir || s.kind == StructureKind::gate;
  }
  static bool is_inlet(const Structure& s) { return s.kind == StructureKind::inlet; }
  static bool is_culvert(const Structure& s) { return s.kind == StructureKind::culvert; }

  void warn(const Structure& structure, const char* field, std::size_t at, double value,
            const Message& message, Severity severity = Severity::warning, const char* unit = "m") {
    log_.finding({severity, message, value, unit, {{reference_.centre_of(at)}}, structure.name, field});
  }

  // The level over which water passes without the structure, m.
  double look_at(const Structure& s) {
    std::size_t inlet = s.paths.front().from, outlet = s.paths.front().to;
    const bool leaves = outlet == StructurePath::out;
    for (const StructurePath& path : s.paths) {  // a wide one has room in the lowest of its cells
      if (ground_.ground(path.from) < ground_.ground(inlet)) inlet = path.from;
      if (!leaves && ground_.ground(path.to) < ground_.ground(outlet)) outlet = path.to;
    }
    if (is_culvert(s)) look_at_culvert(s, inlet, outlet);
    const double over = leaves ? std::numeric_limits<double>::infinity() : ground_.pass(inlet, outlet);
    const bool is_beside = !is_weir(s) && look_at_inlet(s, inlet, leaves ? inlet : outlet);
    if (!leaves && !is_beside && s.kind != StructureKind::pump) look_between(s, inlet, over);
    if (!leaves && !is_weir(s)) look_at_outlet(s, outlet);
    return over;
  }

  // Inlets of the street drainage whose pipes rise to their outlets.
  void look_at_inlets() {
    WorstSpots uphill;
    for (const Structure& s : scenario_.structures)
      if (is_inlet(s) && s.paths.front().to != StructurePath::out && s.invert_down > s.invert_up)
        uphill.add(s.paths.front().from, s.invert_down - s.invert_up);
    if (uphill.count() == 0) return;
    std::vector<Spot> spots = uphill.spots(reference_);
    const double worst = *spots.front().value;
    log_.finding(
        {Severity::warning,
         {"inlet_below_its_outlet",
          tr("%1 {inlet lies lower than its outlet|inlets lie lower than their outlets}", uphill.count()),
          with_rest(
              tr("by up to %1 m: so high water must stand over it before any flows off", fixed(worst, 2)),
              uphill.count()),
          tr("Lead them to a lower place, or out of the domain. A pump is one of STRUCTURES.")},
         worst,
         "m",
         std::move(spots)});
  }

  void look_at_culvert(const Structure& s, std::size_t inlet, std::size_t outlet) {
    look_at_end(s, "invert_up", s.invert_up, inlet, false);
    look_at_end(s, "invert_down", s.invert_down, outlet, true);
    look_at_bed(s, inlet, outlet);
    const double falls = s.invert_up - s.invert_down;
    if (s.length > 0 && s.length < 0.5 * std::fabs(falls))
      warn(s, "length", inlet, std::fabs(falls) / s.length,
           {"culvert_steep", tr("%1 is steeper than a culvert", s.name),
            tr("it falls %1 m over %2 m", fixed(falls, 2), fixed(s.length, 1)),
            tr("Check 'invert_up', 'invert_down' and 'length'.")},
           Severity::warning, "");
    if (falls < -0.05)
      warn(s, "invert_down", outlet, -falls,
           {"culvert_uphill", tr("%1 rises towards its outlet", s.name),
            tr("from %1 m at its inlet to %2 m", fixed(s.invert_up, 2), fixed(s.invert_down, 2)),
            tr("Draw it the other way round, or check whether its ends lie in the channel and not on the "
               "embankment.")});
  }

  // A culvert whose end does not meet the ground of the elevation model there.
  void look_at_end(const Structure& s, const char* field, double invert, std::size_t cell, bool is_outlet) {
    const double ground = ground_.ground(cell);
    if (invert > ground + 0.5 * s.height)
      warn(s, field, cell, invert - ground,
           {"culvert_above_ground", tr("%1 begins or ends above the ground", s.name),
            is_outlet ? tr("its %1 is %2 m, the ground of DEM there %3 m: it hangs in the air", field,
                           fixed(invert, 2), fixed(ground, 2))
                      : tr("its %1 is %2 m, the ground of DEM there %3 m: water must rise by the difference",
                           field, fixed(invert, 2), fixed(ground, 2)),
            tr("Check %1, and whether its end lies in the channel.", field)});
    if (invert + s.height < ground)
      warn(s, field, cell, ground - invert - s.height,
           {"culvert_buried", tr("%1 lies below the ground at one end", s.name),
            tr("its crown there is at %1 m, the ground of DEM at %2 m", fixed(invert + s.height, 2),
               fixed(ground, 2)),
            tr("Check %1, and whether DEM still has the embankment where its end is drawn.", field)});
  }

  // A culvert whose end lies where the bed of vertices, a mean with the cells around, is higher than the
  // ground (StructureEnds).
  void look_at_bed(const Structure& s, std::size_t inlet, std::size_t outlet) {
    const auto raised = [&](std::size_t cell) {
      return bed_.of_cell(cell) + scenario_.terrain.datum - ground_.ground(cell);
    };
    const bool is_outlet = raised(outlet) > raised(inlet);
    const std::size_t cell = is_outlet ? outlet : inlet;
    if (!(raised(cell) > std::max(0.1, 0.5 * s.height))) return;
    warn(s, is_outlet ? "invert_down" : "invert_up", cell, raised(cell),
         {"culvert_on_raised_bed", tr("%1 begins or ends where the computed ground is too high", s.name),
          tr("it lies %1 m above that of DEM, as a mean with the ground beside it: less water passes",
             fixed(raised(cell), 2)),
          tr("Draw the line longer by a cell, or choose hr as SCHEME, which computes on DEM itself.")});
  }

  // Whether the elevation model lets the water pass where the structure does.
  void look_between(const Structure& s, std::size_t inlet, double over) {
    if (is_weir(s) && ground_.ground(inlet) > s.invert_up + 0.05)
      warn(s, "level", inlet, ground_.ground(inlet) - s.invert_up,
           {"crest_below_ground", tr("The crest or sill of %1 lies below the ground", s.name),
            tr("it is at %1 m, the ground of DEM at its inlet at %2 m", fixed(s.invert_up, 2),
               fixed(ground_.ground(inlet), 2)),
            tr("Check 'level', and whether the inlet lies where the water comes from.")});
    const double holds = is_weir(s) ? s.invert_up - 0.05 : s.invert_up + 0.5 * s.height;
    if (!(over < holds)) return;
    warn(s, is_weir(s) ? "level" : "invert_up", inlet, holds - over,
         {"dem_already_open", tr("Water passes %1 over the ground, too", s.name),
          tr("the ground and barriers nearby let it through from %1 m on, while %2 m is its floor or crest: "
             "it would pass twice",
             fixed(over, 2), fixed(s.invert_up, 2)),
          tr("Close the embankment in DEM or with a line of BARRIERS, or leave the structure out.")});
  }

  // Where its line is too short, it begins on the slope of the embankment, and the water stays in front of
  // it.
  bool look_at_inlet(const Structure& s, std::size_t inlet, std::size_t outlet) {
    const double missed = is_culvert(s) ? std::max(0.1, 0.25 * s.height) : 0.25;
    const std::size_t lowest = ground_.runs_to(inlet, outlet);
    const double below = ground_.ground(inlet) - ground_.ground(lowest);
    if (!(below > missed)) return false;
    const MapPlace place = reference_.centre_of(lowest);
    warn(s, "invert_up", inlet, below,
         {"inlet_beside_low_point", tr("The inlet of %1 does not lie at the low point", s.name),
          tr("water there runs on to x %1, y %2, %3 m lower: so far it must fill up first", fixed(place.x, 1),
             fixed(place.y, 1), fixed(below, 2)),
          tr("Move the inlet there, or draw the line longer, to beyond the foot of the embankment.")});
    return true;
  }

  void look_at_outlet(const Structure& s, std::size_t outlet) {
    const double rise = ground_.rise_to_leave(outlet);
    if (!(rise > std::max(0.3, 0.5 * s.height))) return;
    const bool is_closed = !std::isfinite(rise);
    warn(s, "invert_down", outlet, is_closed ? 0 : rise,
         {"outlet_in_hollow", tr("The outlet of %1 lies in a hollow", s.name),
          is_closed ? tr("walls, buildings or nodata enclose it: no water leaves")
                    : tr("water must rise by %1 m there before it runs on, and stands against the outlet",
                         fixed(rise, 2)),
          tr("Move the outlet to the channel, or check DEM there.")});
  }

  // The level at which the capacity counts: below that at which water passes without the structure.
  double headwater(std::size_t number) const {
    const Structure& s = scenario_.structures[number];
    const double asked = s.invert_up + wanted_.headwater * s.height;
    return crests_[number] > s.invert_up ? std::min(asked, crests_[number]) : asked;
  }
  double capacity(std::size_t number) const {
    const Structure& s = scenario_.structures[number];
    if (s.kind == StructureKind::pump || s.kind == StructureKind::sink) return s.discharge.largest();
    if (s.kind == StructureKind::weir || is_inlet(s)) return 0;
    return rated_discharge(s, headwater(number), s.invert_down, gravity);
  }

  void compare_with_inflows() {
    const StructureInflows inflows = inflows_of_structures(scenario_, ground_);
    std::vector<double> capacities, together(scenario_.structures.size(), 0);
    std::vector<bool> has_weir(scenario_.structures.size(), false);
    for (std::size_t s = 0; s < together.size(); ++s) {
      const bool counts = wanted_.capacities || inflows.discharge[s] > 0;
      capacities.push_back(counts ? capacity(s) : 0);
      together[inflows.beside[s]] += capacities[s];
      if (scenario_.structures[s].kind == StructureKind::weir) has_weir[inflows.beside[s]] = true;
    }
    for (std::size_t s = 0; s < together.size(); ++s) {
      const Structure& structure = scenario_.structures[s];
      if (is_inlet(structure)) continue;
      const std::size_t at = structure.paths.front().from;
      const bool has_height = has_barrels(structure.kind) || structure.kind == StructureKind::gate;
      if (structure.kind != StructureKind::weir && wanted_.capacities)
        warn(structure, "", at, capacities[s],
             {"structure_capacity",
              tr("%1 passes %2 m³/s", structure.name, number(capacities[s], 3)),
              has_height
                  ? tr("with the water at %1 m in front of it and a free outlet", fixed(headwater(s), 2))
                  : tr("as its discharge says"),
              {}},
             Severity::note, "m³/s");
      const double comes = inflows.discharge[s], passes = together[inflows.beside[s]];
      if (comes > passes && inflows.beside[s] == s && !has_weir[s])
        warn(structure, "", at, comes,
             {"structure_too_small", tr("%1 cannot pass the inflows that come to it", structure.name),
              tr("their peaks sum to %1 m³/s; it passes %2, with those beside it, before water stands "
                 "higher than %3 m",
                 number(comes, 3), number(passes, 3), fixed(headwater(s), 2)),
              tr("That may be meant: the rest is held back or flows over. Else check its size, and the "
                 "hydrographs.")},
             Severity::warning, "m³/s");
      if (wanted_.capacities && !scenario_.inflows.empty() && !(comes > 0) && inflows.all_followed)
        warn(structure, "", at, 0,
             {"structure_without_inflow", tr("No inflow comes to %1", structure.name),
              tr("the water of INFLOWS runs past it"),
              tr("Right where rain comes to it. Else check its inlet.")},
             Severity::note, "m³/s");
    }
    if (wanted_.capacities && !inflows.all_followed)
      log_.finding({Severity::note,
                    {"inflows_not_followed",
                     tr("Not all inflows were followed down to structures"),
                     tr("their ways are too long for this check"),
                     {}}});
  }

  const Scenario& scenario_;
  const io::GeoReference& reference_;
  const ComputedBed& bed_;
  const StructureChecks& wanted_;
  Log& log_;
  StructureGround ground_;
  std::vector<double> crests_;  // of each structure: the level over which water passes without it, m
};

}  // namespace

void check_structures(const Scenario& scenario, const io::GeoReference& reference, const ComputedBed& bed,
                      const StructureChecks& wanted, const Watch& watch, Log& log) {
  check_sizes(scenario.structures, reference, log);
  Checks(scenario, reference, bed, wanted, log).run(watch);
  check_bridges(scenario, reference, log);
}

}  // namespace spate
