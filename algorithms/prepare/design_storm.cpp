// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/design_storm.hpp"

namespace spate {

QStringList DesignStorm::tags() const {
  return qtr("flood,rain,storm,design storm,hyetograph,chicago,alternating block,euler,idf,depth "
             "duration,pluvial")
      .split(',');
}

QString DesignStorm::shortDescription() const {
  return qtr("Makes a design storm from depths of rain by duration, or from a formula of their intensity.");
}

QString DesignStorm::shortHelpString() const {
  return qtr(
      "<p>Makes the table of rain that <i>Simulate flood</i> reads from the rain statistics of a place: "
      "depths "
      "by duration for a return period, or the coefficients of a formula of intensity.</p>"
      "<p><strong>Shapes</strong>: <i>chicago</i> (Keifer and Chu 1957): within each duration around the "
      "peak "
      "falls just the depth of that duration; the table holds the means of the time steps. "
      "<i>alternating_block</i> (Chow, Maidment and Mays 1988): what falls in each step more than in shorter "
      "durations, the largest in the place of the peak, the others by turns after and before it. "
      "<i>euler_2</i> (Euler type II of DWA-A 118): the largest block begins at 0.3 of the duration, rounded "
      "down to a whole step; before it the next smaller ones backwards, after it the rest. <i>uniform</i>: "
      "the same rate throughout.</p>"
      "<p>All shapes have the depth of the whole duration. Between the durations of a table depths follow "
      "straight lines of their logarithms. In the table rain changes within a second from step to step.</p>");
}

}  // namespace spate
