// SPDX-License-Identifier: GPL-3.0-or-later
// Plans the forcing of one step: inflows, rain, infiltration, imposed edges, structures and barriers, with
// the tallies of barriers and sections. Functions that every backend shares, bit for bit.
//
// Workers offer each(count, f), which calls f(i) for every i and returns when all is done; all(loops), the
// same for several loops (step/loops.hpp) none of which depends on another; and largest(count, f), the
// largest f(i), at least 0. A thread of the CPU is a worker, and so are the threads of a GPU's block. Those
// of a GPU's block may leave the loops over places to another kernel (helped). Workers::for_places: whether
// they plan runs that are forced at places (ForcingTables::has_places()) too; else the code for those is left
// out, which is many times that of all other decisions.
#pragma once

#include <cmath>

#include "solver/schemes/dispatch.hpp"
#include "solver/step/barriers/barrier_plan.hpp"
#include "solver/step/barriers/bridge_plan.hpp"
#include "solver/step/forcing/forcing_tables.hpp"
#include "solver/step/links/link_plan.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Work at all places that others may share: what it depends on beside the tables and the plan's arrays.
struct PlacesCall {
  bool accepts;  // the last plan; else it plans
  double time, dt;
};
// The workers that do it: these alone, where nothing else is said. With others it may be done later, though
// before the next such work, and before sources act in the stage: nothing else here depends on it.
template <class Workers>
SPATE_FUNCTION const Workers& helped(const Workers& workers, const PlacesCall&) {
  return workers;
}

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

// The longest step (s) from time, at most dt, for which neither a source nor an imposed level or discharge
// makes a wave beyond the CFL number: it must hold even where all is still dry.
template <class Workers>
SPATE_FUNCTION double longest_step(const Workers& workers, const ForcingTables& tables, double time,
                                   double dt) {
  if (tables.empty()) return dt;
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

template <class Workers>
SPATE_FUNCTION void plan_inflows(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                 double time, double dt) {
  const double area = tables.spacing * tables.spacing;
  workers.each(tables.inflow_count, [&](int i) {
    const ForcedInflow& inflow = tables.inflows[i];
    const SeriesView series = tables.series(inflow.series);
    plan.inflow[i] = inflow.is_level ? series.value(time + dt) : series.integral(time, time + dt) / area;
  });
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

// The sum of term(i) for i below count, in the same order on every backend. Between two of them the workers
// must meet, since partial is read by all.
template <class Workers, class Term>
SPATE_FUNCTION double sum_of(const Workers& workers, double* partial, int count, const Term& term) {
  const int used = count < summands ? count : summands;
  workers.each(used, [&](int s) {
    double sum = 0;
    for (int i = s; i < count; i += summands) sum += term(i);
    partial[s] = sum;
  });
  double sum = 0;
  for (int s = 0; s < used; ++s) sum += partial[s];
  return sum;
}

// Rain in zones, in whole quanta, and the most of it.
template <class Workers>
SPATE_FUNCTION void plan_zones(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                               double time, double dt) {
  const RainTables& field = tables.rain_field;
  if (field.zones == 0) return;
  plan_rain(workers, field, plan.rain_field, time, dt);
  const Real* depths = plan.rain_field.depths;
  const double most = workers.largest(field.zones, [&](int z) { return static_cast<double>(depths[z]); });
  const double sum = sum_of(workers, plan.partial, field.zones,
                            [&](int z) { return static_cast<double>(depths[z]) * field.cells[z]; });
  workers.each(1, [&](int) {
    plan.rain = static_cast<Real>(most);
    plan.rained = sum;
  });
}

template <class Workers, class Depth>
SPATE_FUNCTION void plan_edges(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                               double time, double dt, const Depth& depth) {
  for (int i = 0; i < tables.line_count; ++i) {
    const ForcedLine& line = tables.lines[i];
    const SeriesView series = tables.series(line.series);
    const int faces = static_cast<int>(line.faces);
    const ForcedFace* face = tables.faces + line.first_face;
    EdgeValue *first = plan.edges[0] + line.first_face, *second = plan.edges[1] + line.first_face;
    if (line.is_level) {
      const auto level_of = [&](int stage) {
        return series.value(time + edge_time(tables.integrator, stage) * dt);
      };
      const double levels[] = {level_of(0), level_of(1)};
      workers.each(faces, [&](int f) {
        const auto depth_at = [&](double level) { return static_cast<Real>(level - face[f].bed); };
        first[f] = {true, depth_at(levels[0])};
        second[f] = {true, depth_at(levels[1])};
      });
      continue;
    }
    // A line's discharge is split by the conveyance h^(5/3) / n below one level: that at which its water
    // would lie, or, where that is less, the level at which the discharge passes at critical depth. So a line
    // that is dry fills from its lowest face on.
    const double mean = dt > 0 ? series.integral(time, time + dt) / dt : series.value(time);
    const double water =
        sum_of(workers, plan.partial, faces, [&](int f) { return static_cast<double>(depth(face[f].cell)); });
    const double filled = tables.series(line.filled).value(water);
    const double critical = tables.series(line.critical).value(mean);
    const double level = filled < critical ? critical : filled;
    double* conveyance = plan.conveyance + line.first_face;
    workers.each(faces, [&](int f) {
      const double h = level > face[f].bed ? level - face[f].bed : 0.0;
      const double root = cube_root(h);
      conveyance[f] = h * (root * root) / face[f].conveyance_n;
    });
    const double sum = sum_of(workers, plan.partial, faces, [&](int f) { return conveyance[f]; });
    workers.each(faces, [&](int f) {
      const double part = sum > 0 ? conveyance[f] / sum : 0.0;
      first[f] = second[f] = {false, static_cast<Real>(mean * part / tables.spacing)};
    });
  }
}

// Loops over places alone, with each() and all() of their workers.
template <class Workers, class Depths>
SPATE_FUNCTION void plan_places(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                double time, double dt, const Depths& depths) {
  plan_inflows(workers, tables, plan, time, dt);
  const Loop sources{tables.planned_count, [&](int i) { plan_source(tables, plan, tables.planned[i]); }};
  plan_links(workers, tables, plan, time, dt, depths, sources);
}
template <class Workers>
SPATE_FUNCTION void accept_places(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                  double time, double dt) {
  const Loop sources{tables.planned_count, [&](int i) {
                       const std::uint32_t s = tables.planned[i];
                       plan.pending.gain[0][s] = plan.pending.gain[1][s];
                       plan.pending.taken[0][s] = plan.pending.taken[1][s];
                     }};
  accept_links(workers, tables.links, plan.links, time, dt, sources);
}

// Plans the step [time, time + dt], s; depths.of(cell) and of_link(i) (link_plan.hpp) are those at its start,
// m. May be repeated with another dt; accept_forcing makes the last plan final.
template <class Workers, class Depths>
SPATE_FUNCTION void plan_forcing(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                 double time, double dt, const Depths& depths) {
  if (tables.empty()) return;
  const auto depth = [&](std::uint64_t cell) { return depths.of(cell); };
  workers.each(1, [&](int) {
    PendingDepths& pending = plan.pending;
    pending.infiltration[1] = pending.infiltration[0] + tables.infiltration * dt;
    plan.infiltration = take_quanta(pending.infiltration[1]);
    pending.evaporation[1] =
        pending.evaporation[0] + tables.series(tables.evaporation).integral(time, time + dt);
    plan.evaporation = take_quanta(pending.evaporation[1]);
    pending.rain[1] = pending.rain[0] + tables.series(tables.rain).integral(time, time + dt);
    plan.rain = take_quanta(pending.rain[1]);
    plan.rained = static_cast<double>(plan.rain) * tables.rained_cells;
  });
  if constexpr (!Workers::for_places) return;
  plan_zones(workers, tables, plan, time, dt);
  plan_places(helped(workers, {false, time, dt}), tables, plan, time, dt, depths);
  plan_edges(workers, tables, plan, time, dt, depth);
  plan_barriers(workers, tables.barriers, plan.barriers, tables.scheme, time, depth);
  plan_bridges(workers, tables.barriers, plan.barriers, tables.scheme, dt, depth);
  plan_sections(workers, tables.sections, plan.sections);
}

template <class Workers>
SPATE_FUNCTION void accept_forcing(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                   double time, double dt) {
  if (tables.empty()) return;
  PendingDepths& pending = plan.pending;
  workers.each(1, [&](int) {
    pending.rain[0] = pending.rain[1];
    pending.infiltration[0] = pending.infiltration[1];
    pending.evaporation[0] = pending.evaporation[1];
  });
  if constexpr (!Workers::for_places) return;
  accept_barriers(workers, tables.barriers, plan.barriers, time, dt);
  accept_bridges(workers, tables.barriers, plan.barriers, time, dt);
  accept_sections(workers, tables.sections, plan.sections, time, dt);
  accept_places(helped(workers, {true, time, dt}), tables, plan, time, dt);
  accept_rain(workers, tables.rain_field, plan.rain_field);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
