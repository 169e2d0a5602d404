// SPDX-License-Identifier: GPL-3.0-or-later
// Rain that differs from place to place (model/rain.hpp) as a depth of each zone in one step. Plain data and
// functions that every backend shares, bit for bit.
#pragma once

#include <cmath>

#include "solver/equations/sources.hpp"
#include "solver/model/rain.hpp"

namespace spate {

// Constant through a run.
struct RainTables {
  const double* times;   // s, the bounds of the intervals
  const float* rates;    // m/s, of each interval those of all sources
  const float* largest;  // m/s, of each interval
  const std::uint32_t* first_part;
  const RainPart* parts;
  const double* cells;   // of each zone, whose rain enters the flow
  int intervals, zones;  // zones: 0 if rain does not differ
  std::uint32_t sources;
  double factor;  // on all rates

  // The interval of a time, or the first or the last one.
  SPATE_FUNCTION int interval(double time) const {
    int low = 0, high = intervals - 1;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (times[middle] <= time)
        low = middle;
      else
        high = middle - 1;
    }
    return low;
  }
  // Of a zone in an interval, m/s.
  SPATE_FUNCTION double rate(int zone, int k) const {
    double sum = 0;
    const float* of_interval = rates + static_cast<std::size_t>(k) * sources;
    for (std::uint32_t p = first_part[zone]; p < first_part[zone + 1]; ++p)
      sum += static_cast<double>(parts[p].share) * static_cast<double>(of_interval[parts[p].source]);
    return factor * sum;
  }
  // That falls on a zone between two times (s), m. first: interval(from).
  SPATE_FUNCTION double depth(int zone, int first, double from, double to) const {
    double sum = 0;
    for (int k = first; k < intervals && times[k] < to; ++k) {
      const double begin = from < times[k] ? times[k] : from, end = times[k + 1] < to ? times[k + 1] : to;
      if (begin < end) sum += rate(zone, k) * (end - begin);
    }
    return sum;
  }
  // Of all zones between two times (s), at most, m/s.
  SPATE_FUNCTION double largest_rate(double from, double to) const {
    float most = 0;
    for (int k = zones == 0 ? intervals : interval(from); k < intervals && times[k] < to; ++k)
      if (times[k + 1] > from && most < largest[k]) most = largest[k];
    return factor * static_cast<double>(most);
  }
};

inline namespace SPATE_PRECISION {

struct RainPlan {
  Real* depths;        // m within the step, of each zone
  double* pending[2];  // m, as PendingDepths
};

// Plans the depth of a zone in [time, time + dt], s. first: tables.interval(time).
SPATE_FUNCTION void plan_zone(const RainTables& tables, RainPlan& plan, int first, double time, double dt,
                              int z) {
  double pending = plan.pending[0][z] + tables.depth(z, first, time, time + dt);
  plan.depths[z] = take_quanta(pending);
  plan.pending[1][z] = pending;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
