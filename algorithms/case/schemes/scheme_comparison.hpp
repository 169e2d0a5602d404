// SPDX-License-Identifier: GPL-3.0-or-later
// One flood with several schemes and integrators, one after the other: what each costs, and by how much their
// depths differ from each other and from observations.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

ParameterList scheme_comparison_parameters();

struct SchemeRun {
  std::string name;    // "hwp14 hancock"
  const char* scheme;  // as SCHEME has it
  Integrator integrator;
  std::string error;  // why it did not come to its end; empty = it did
  Report report;
  double seconds = 0;            // of wall time in the time loop
  std::vector<float> max_depth;  // m, by cells; never wet: 0
  double wet_area = 0;           // m2, ever deeper than DRY_DEPTH
  double deepest = 0;            // m
  // At the observed points, m, simulated less observed; NaN without any.
  double observed_l1 = std::numeric_limits<double>::quiet_NaN();
  double observed_bias = std::numeric_limits<double>::quiet_NaN();

  bool is_done() const { return error.empty(); }
};

struct SchemeComparison {
  std::vector<SchemeRun> runs;
  std::string device;
  double duration = 0;            // s
  std::size_t observed = 0;       // points
  std::vector<Message> warnings;  // of all runs, each once

  // The mean difference of the greatest depths of two runs over all cells that either wets, m; NaN where one
  // of them failed.
  double l1(const SchemeRun& a, const SchemeRun& b) const;
  io::Layer table() const;
};

// values: with their defaults. A run that fails is noted with its cause, and the others go on. Throws Error
// when something does not make sense or no run can begin, and Cancelled when the log is cancelled.
SchemeComparison compare_schemes(const Inputs& inputs, Values values, Log& log);

// Throws Error when a page cannot be written there: for use before the runs.
void check_scheme_page(const std::string& path);
// Writes the comparison as a page (HTML).
void write_scheme_page(const SchemeComparison& comparison, const std::string& path);

}  // namespace spate
