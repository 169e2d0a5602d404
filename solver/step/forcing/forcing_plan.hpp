// SPDX-License-Identifier: GPL-3.0-or-later
// Plans the forcing of one step: inflows, rain, infiltration, imposed edges, structures and barriers, with
// the tallies of barriers and sections. Functions that every backend shares, bit for bit.
//
// Workers offer each(count, f), which calls f(i) for every i and returns when all is done; all(loops), the
// same for several loops (step/loops.hpp) none of which depends on another; and largest(count, f), the
// largest f(i), at least 0. A thread of the CPU is a worker, and so are the threads of a GPU's block. On a
// GPU nearly all that planning takes is the way of one thread through its instructions, so whatever does not
// depend on each other is done at once. Workers::for_places: whether they plan runs that are forced at places
// (ForcingTables::has_places()) too; else the code for those is left out, which is many times that of all
// other decisions. Workers::are_helped: they leave the loops over inflows, sources and structures to others,
// whom they tell by ask(call): nothing else here depends on these, which may be done later, though before
// the next ones, and before sources act in the stage.
#pragma once

#include <cmath>

#include "solver/schemes/dispatch.hpp"
#include "solver/step/barriers/barrier_plan.hpp"
#include "solver/step/barriers/bridge_plan.hpp"
#include "solver/step/forcing/forcing_tables.hpp"
#include "solver/step/forcing/line_plan.hpp"
#include "solver/step/links/link_plan.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Work at all places for those who help; what it depends on beside the tables and the plan's arrays.
struct PlacesCall {
  bool accepts;  // the last plan; else it plans
  double time, dt;
};

// The speed of a wave on the deepest water that is imposed between two times (s), m/s.
template <class Workers>
SPATE_FUNCTION double imposed_speed(const Workers& workers, const ForcingTables& tables, double from,
                                    double to) {
  // An imposed discharge has its critical depth.
  const double at_edges = workers.largest(tables.line_count, [&](int i) {
    const ForcedLine& line = tables.lines[i];
    if (line.faces == 0) return 0.0;
    const double most = tables.series(line.series).largest(from, to);
    return (line.is_level ? most : tables.series(line.critical).value(most)) - line.lowest_bed;
  });
  const double inside = workers.largest(tables.inflow_count, [&](int i) {
    const ForcedInflow& inflow = tables.inflows[i];
    return inflow.is_level ? tables.series(inflow.series).largest(from, to) - inflow.lowest_bed : 0.0;
  });
  return std::sqrt(tables.gravity * (at_edges < inside ? inside : at_edges));
}

// The longest step (s) for rain and discharges into cells, as they are at most between two times.
template <class Workers>
SPATE_FUNCTION double source_step(const Workers& workers, const ForcingTables& tables, double from,
                                  double to) {
  double rain = tables.series(tables.rain).largest(from, to);
  if constexpr (Workers::for_places) rain += tables.rain_field.largest_rate(from, to);
  const double area = tables.spacing * tables.spacing;
  const double rate = workers.largest(tables.rise_count, [&](int i) {
    const FastestRise& rise = tables.rises[i];
    double sum = rain * rise.rained;
    for (std::uint32_t p = rise.first_part; p < rise.first_part + rise.parts; ++p) {
      const double most = tables.series(tables.inflows[tables.parts[p].inflow].series).largest(from, to);
      if (most > 0) sum += most * tables.parts[p].share / area;
    }
    return sum;
  });
  return rate > 0 ? source_time_step(rate, tables.cfl, tables.spacing, tables.gravity) : 1e300;
}

// A step (s) that longest_step() never shortens, whenever it begins: most steps of most runs are shorter, and
// nothing has to be searched for them. A little less than what the largest of all values allow, for rounding.
template <class Workers>
SPATE_FUNCTION double safe_step(const Workers& workers, const ForcingTables& tables) {
  const double by_sources = source_step(workers, tables, -HUGE_VAL, HUGE_VAL);
  const double by_waves = tables.cfl * tables.spacing / imposed_speed(workers, tables, -HUGE_VAL, HUGE_VAL);
  return (1 - 1e-9) * (by_sources < by_waves ? by_sources : by_waves);
}

// The longest step (s) from time, at most dt, for which neither a source nor an imposed level or discharge
// makes a wave beyond the CFL number: it must hold even where all is still dry.
template <class Workers>
SPATE_FUNCTION double longest_step(const Workers& workers, const ForcingTables& tables, double time,
                                   double dt) {
  if (tables.empty() || dt <= tables.safe_step) return dt;
  const double reach = tables.cfl * tables.spacing;
  // Ever fewer values lie within the step, so this ends; the bound is the number of halvings until nothing
  // is left of it. Later peaks do not shorten the step.
  for (int halving = 0; halving < 60; ++halving) {
    const double longest = source_step(workers, tables, time, time + dt);
    if (!(longest < dt)) break;
    dt = longest > 0.5 * dt ? longest : 0.5 * dt;
  }
  if constexpr (Workers::for_places)
    for (int halving = 0; halving < 60 && dt * imposed_speed(workers, tables, time, time + dt) > reach;
         ++halving)
      dt *= 0.5;
  return dt;
}

SPATE_FUNCTION void plan_inflow(const ForcingTables& tables, ForcingPlan& plan, double time, double dt,
                                int i) {
  const ForcedInflow& inflow = tables.inflows[i];
  const SeriesView series = tables.series(inflow.series);
  plan.inflow[i] = inflow.is_level ? series.value(time + dt)
                                   : series.integral(time, time + dt) / (tables.spacing * tables.spacing);
}

// The rain at a source, and what it gets of roofs, m within the step: whole quanta.
SPATE_FUNCTION Real rain_at(const ForcingTables& tables, const ForcingPlan& plan,
                            const ForcedSource& source) {
  return tables.rain_field.zones > 0 ? plan.rain_field.depths[source.zone] : plan.rain;
}
SPATE_FUNCTION Real roof_rain_of(const ForcingTables& tables, const ForcingPlan& plan, std::uint32_t source) {
  return tables.sources[source].roofs * rain_at(tables, plan, tables.sources[source]);
}

// Once the inflows are planned.
SPATE_FUNCTION void plan_source(const ForcingTables& tables, ForcingPlan& plan, std::uint32_t s) {
  const ForcedSource& source = tables.sources[s];
  SourceValue& value = plan.sources[s];
  double gain = plan.pending.gain[0][s], taken = plan.pending.taken[0][s];
  value.depth = -1;
  for (std::uint32_t p = source.first_part; p < source.first_part + source.parts; ++p) {
    const ForcedPart& part = tables.parts[p];
    const double amount = plan.inflow[part.inflow];
    if (tables.inflows[part.inflow].is_level)
      value.depth = static_cast<Real>(with_scheme(tables.scheme, [&](auto scheme) {
        return decltype(scheme)::depth(amount - source.bed, source.relief);
      }));
    else
      (amount >= 0 ? gain : taken) += part.share * std::fabs(amount);
  }
  value.gain = take_quanta(gain);
  value.taken = take_quanta(taken);
  const Real rain = rain_at(tables, plan, source);
  value.roof_rain = (source.roofs - source.roofs_on_soil) * rain;
  value.roofs_on_soil = source.roofs_on_soil * rain;
  plan.pending.gain[1][s] = gain;
  plan.pending.taken[1][s] = taken;
}

// The most rain of any zone, and the sum of all, once the zones are planned.
template <class Workers>
SPATE_FUNCTION void sum_zones(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan) {
  const RainTables& field = tables.rain_field;
  const Real* depths = plan.rain_field.depths;
  const double most = workers.largest(field.zones, [&](int z) { return static_cast<double>(depths[z]); });
  const double sum = sum_of(workers, plan.partial, field.zones,
                            [&](int z) { return static_cast<double>(depths[z]) * field.cells[z]; });
  workers.each(1, [&](int) {
    plan.rain = static_cast<Real>(most);
    plan.rained = sum;
  });
}

// What is the same everywhere.
SPATE_FUNCTION void plan_everywhere(const ForcingTables& tables, ForcingPlan& plan, double time, double dt) {
  PendingDepths& pending = plan.pending;
  pending.infiltration[1] = pending.infiltration[0] + tables.infiltration * dt;
  plan.infiltration = take_quanta(pending.infiltration[1]);
  pending.evaporation[1] =
      pending.evaporation[0] + tables.series(tables.evaporation).integral(time, time + dt);
  plan.evaporation = take_quanta(pending.evaporation[1]);
  pending.rain[1] = pending.rain[0] + tables.series(tables.rain).integral(time, time + dt);
  plan.rain = take_quanta(pending.rain[1]);
  plan.rained = static_cast<double>(plan.rain) * tables.rained_cells;
}

// Loops over places alone, with each() and all() of their workers.
template <class Workers, class Depths>
SPATE_FUNCTION void plan_places(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                double time, double dt, const Depths& depths) {
  workers.each(tables.inflow_count, [&](int i) { plan_inflow(tables, plan, time, dt, i); });
  const Loop sources{tables.planned_count, [&](int i) { plan_source(tables, plan, tables.planned[i]); }};
  plan_links(workers, tables, plan, time, dt, depths, sources);
}
SPATE_FUNCTION void accept_source(const ForcingTables& tables, ForcingPlan& plan, int i) {
  const std::uint32_t s = tables.planned[i];
  plan.pending.gain[0][s] = plan.pending.gain[1][s];
  plan.pending.taken[0][s] = plan.pending.taken[1][s];
}
template <class Workers>
SPATE_FUNCTION void accept_places(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                  double time, double dt) {
  const Loop sources{tables.planned_count, [&](int i) { accept_source(tables, plan, i); }};
  accept_links(workers, tables.links, plan.links, time, dt, sources);
}

// Plans the step [time, time + dt], s; depths.of(cell) and of_link(i) (link_plan.hpp) are those at its start,
// m. May be repeated with another dt; accept_forcing makes the last plan final.
template <class Workers, class Depths>
SPATE_FUNCTION void plan_forcing(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                 double time, double dt, const Depths& depths) {
  if (tables.empty()) return;
  const Loop everywhere{1, [&](int) { plan_everywhere(tables, plan, time, dt); }};
  if constexpr (!Workers::for_places) {
    workers.all(everywhere);
  } else {
    const auto depth = [&](std::uint64_t cell) { return depths.of(cell); };
    const BarrierTables& barriers = tables.barriers;
    const PlannedSteps before = barriers.barrier_count > 0 ? *plan.barriers.steps : PlannedSteps{0, 0, 0};
    const std::uint32_t step = before.last + 1;
    const bool was_rejected = before.last != before.accepted;
    const RainTables& field = tables.rain_field;
    const int interval = field.zones > 0 ? field.interval(time) : 0;
    workers.all(
        everywhere, Loop{2 * tables.line_count, [&](int i) { plan_line(tables, plan, time, dt, i); }},
        Loop{Workers::are_helped ? 0 : tables.inflow_count,
             [&](int i) { plan_inflow(tables, plan, time, dt, i); }},
        Loop{barriers.barrier_count,
             [&](int b) { plan_barrier(barriers, plan.barriers, tables.scheme, step, time, depth, b); }},
        Loop{was_rejected ? barriers.cell_count : 0,
             [&](int k) { forget_overtopping(barriers, plan.barriers, before.last, k); }},
        Loop{tables.sections.section_count, [&](int s) { plan_section(plan.sections, s); }},
        Loop{field.zones, [&](int z) { plan_zone(field, plan.rain_field, interval, time, dt, z); }});

    if (field.zones > 0) sum_zones(workers, tables, plan);
    if (barriers.barrier_count > 0 && plan.barriers.steps->changed == step)
      plan_sills(workers, barriers, plan.barriers, tables.scheme);
    const bool has_links = tables.links.structure_count > 0;
    const Loop sources{tables.planned_count, [&](int i) { plan_source(tables, plan, tables.planned[i]); }};
    workers.all(Loop{tables.face_count, [&](int f) { plan_face_of_level(tables, plan, f); }},
                Loop{barriers.span_count,
                     [&](int i) { plan_span(barriers, plan.barriers, tables.scheme, dt, depth, i); }},
                Loop{Workers::are_helped || has_links ? 0 : sources.count, sources.body},
                Loop{barriers.barrier_count > 0 ? 1 : 0, [&](int) { plan.barriers.steps->last = step; }});
    if constexpr (Workers::are_helped)
      workers.ask({false, time, dt});
    else if (has_links)
      plan_links(workers, tables, plan, time, dt, depths, sources);
    plan_discharges(workers, tables, plan, depth);
  }
}

template <class Workers>
SPATE_FUNCTION void accept_forcing(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                   double time, double dt) {
  if (tables.empty()) return;
  const Loop everywhere{1, [&](int) {
                          PendingDepths& pending = plan.pending;
                          pending.rain[0] = pending.rain[1];
                          pending.infiltration[0] = pending.infiltration[1];
                          pending.evaporation[0] = pending.evaporation[1];
                        }};
  if constexpr (!Workers::for_places) {
    workers.all(everywhere);
  } else {
    const BarrierTables& barriers = tables.barriers;
    RainPlan& zones = plan.rain_field;
    const bool has_links = tables.links.structure_count > 0;
    workers.all(
        everywhere,
        Loop{barriers.barrier_count, [&](int b) { accept_barrier(barriers, plan.barriers, time, dt, b); }},
        Loop{barriers.barrier_count > 0 ? 1 : 0,
             [&](int) { plan.barriers.steps->accepted = plan.barriers.steps->last; }},
        Loop{barriers.bridge_count, [&](int b) { accept_bridge(barriers, plan.barriers, time, dt, b); }},
        Loop{tables.sections.section_count, [&](int s) { accept_section(plan.sections, time, dt, s); }},
        Loop{tables.rain_field.zones, [&](int z) { zones.pending[0][z] = zones.pending[1][z]; }},
        Loop{Workers::are_helped || has_links ? 0 : tables.planned_count,
             [&](int i) { accept_source(tables, plan, i); }});
    if constexpr (Workers::are_helped)
      workers.ask({true, time, dt});
    else if (has_links)
      accept_places(workers, tables, plan, time, dt);
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
