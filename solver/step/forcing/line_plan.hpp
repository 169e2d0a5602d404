// SPDX-License-Identifier: GPL-3.0-or-later
// Levels and discharges that are imposed on lines of faces, as numbers for one step. Functions that every
// backend shares, bit for bit; workers as in forcing_plan.hpp.
#pragma once

#include "solver/core/math.hpp"
#include "solver/step/forcing/forcing_tables.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

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

// i: twice the number of the line, and one more for what the second worker does.
SPATE_FUNCTION void plan_line(const ForcingTables& tables, ForcingPlan& plan, double time, double dt, int i) {
  const ForcedLine& line = tables.lines[i / 2];
  const SeriesView series = tables.series(line.series);
  const int stage = i % 2;
  LineValue& value = plan.lines[i / 2];
  if (line.is_level) {
    value.level[stage] = series.value(time + edge_time(tables.integrator, stage) * dt);
  } else if (stage == 0) {
    value.discharge = dt > 0 ? series.integral(time, time + dt) / dt : series.value(time);
    value.critical = tables.series(line.critical).value(value.discharge);
  }
}

// Plans a face of a line with a level, once that is planned.
SPATE_FUNCTION void plan_face_of_level(const ForcingTables& tables, ForcingPlan& plan, int f) {
  const ForcedFace& face = tables.faces[f];
  if (!tables.lines[face.line].is_level) return;
  for (int stage = 0; stage < 2; ++stage)
    plan.edges[stage][f] = {true, static_cast<Real>(plan.lines[face.line].level[stage] - face.bed)};
}

// A line's discharge is split by the conveyance h^(5/3) / n below one level: that at which its water would
// lie, or, where that is less, the level at which the discharge passes at critical depth. So a line that is
// dry fills from its lowest face on.
template <class Workers, class Depth>
SPATE_FUNCTION void plan_discharges(const Workers& workers, const ForcingTables& tables, ForcingPlan& plan,
                                    const Depth& depth) {
  for (int i = 0; i < tables.line_count; ++i) {
    const ForcedLine& line = tables.lines[i];
    if (line.is_level) continue;
    const LineValue& value = plan.lines[i];
    const int faces = static_cast<int>(line.faces);
    const ForcedFace* face = tables.faces + line.first_face;
    EdgeValue *first = plan.edges[0] + line.first_face, *second = plan.edges[1] + line.first_face;
    const double water =
        sum_of(workers, plan.partial, faces, [&](int f) { return static_cast<double>(depth(face[f].cell)); });
    const double filled = tables.series(line.filled).value(water);
    const double level = filled < value.critical ? value.critical : filled;
    double* conveyance = plan.conveyance + line.first_face;
    workers.each(faces, [&](int f) {
      const double h = level > face[f].bed ? level - face[f].bed : 0.0;
      const double root = cube_root(h);
      conveyance[f] = h * (root * root) / face[f].conveyance_n;
    });
    const double sum = sum_of(workers, plan.partial, faces, [&](int f) { return conveyance[f]; });
    workers.each(faces, [&](int f) {
      const double part = sum > 0 ? conveyance[f] / sum : 0.0;
      first[f] = second[f] = {false, static_cast<Real>(value.discharge * part / tables.spacing)};
    });
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
