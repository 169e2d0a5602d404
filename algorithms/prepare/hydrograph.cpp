// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/hydrograph.hpp"

namespace spate {

QStringList HydrographAlgorithm::tags() const {
  return qtr("hydrograph,design flood,discharge,inflow,peak,volume,gamma,nash,check,plot,time series")
      .split(',');
}

QString HydrographAlgorithm::shortDescription() const {
  return qtr("Designs a hydrograph from its peak, time to peak and volume; checks and plots hydrographs.");
}

QString HydrographAlgorithm::shortHelpString() const {
  return qtr(
      "<p>Makes the table of <i>hydrographs</i> that <i>Simulate flood</i> reads, checks it and plots it.</p>"
      "<p><strong>Design</strong>: give peak and time to peak, and the volume where it is known. The shape "
      "is that of a gamma function (a cascade of equal reservoirs, Nash 1957): q = base + (peak - base) "
      "(t/tp)^n exp(n (1 - t/tp)); n follows from the volume. The table, linear between its rows as in the "
      "simulation, has the given volume, and the peak is one of its rows. Values that no such shape can have "
      "are refused, with the volumes that are possible.</p>"
      "<p><strong>Check</strong>: give a table of hydrographs. The log and the page report the peak, time of "
      "peak and volume of each, and jumps, gaps, negative discharges and missing limbs. A design that is "
      "given as well is added to the table.</p>"
      "<p><strong>Units</strong>: m³/s, hours, m³; levels in m.</p>");
}

}  // namespace spate
