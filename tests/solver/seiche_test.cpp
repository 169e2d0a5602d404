// SPDX-License-Identifier: GPL-3.0-or-later
// A wave of a millimetre that runs to and fro in a basin without friction. hancock and rk2 damp it. euler,
// one step forwards from fluxes of second order, amplifies it until the limiters stop it, whatever the step's
// length: it is there to be compared with, and runs say so.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

class Seiche : public EveryScheme {};

// The largest depth less the smallest one, m, after some hundred seconds.
double height_after(SchemeId scheme, spate::Integrator integrator, double duration, double cfl = 0) {
  constexpr double length = 50, height = 0.001;
  Scenario scenario = flat(10, 10, length / 10);
  scenario.terrain.manning = {0};
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double) {
    return 1 + height * std::cos(std::acos(-1.0) * x / length);
  });
  spate::Parameters parameters = parameters_for(scheme, duration);
  parameters.numerics.integrator = integrator;
  parameters.numerics.cfl = cfl;
  // The highest of a minute, so that it does not matter in which phase the run ends.
  parameters.snapshot_interval = 2;
  double highest = 0;
  Snapshots look([&](const Simulation& now) {
    if (now.report().time < duration - 60) return;
    const std::vector<float> depth = now.field(Field::depth);
    const auto [low, high] = std::minmax_element(depth.begin(), depth.end());
    highest = std::max(highest, static_cast<double>(*high - *low));
  });
  simulate(scenario, parameters, &look);
  return highest;
}

TEST_P(Seiche, IsDampedAndOnlyEulerMakesItGrow) {
  constexpr double at_first = 0.00198;  // 2 mm, less what the outer cells' centres are inside the walls
  for (const spate::Integrator integrator : {spate::Integrator::hancock, spate::Integrator::rk2})
    figure_at_most(label(std::string("seiche of 2 mm after 20 minutes, height (m), ") + name_of(integrator)),
                   height_after(scheme(), integrator, 1200), at_first);
  figure_at_least(label("seiche of 2 mm after 20 minutes, height (m), euler"),
                  height_after(scheme(), spate::Integrator::euler, 1200), 0.1);
  figure_at_most(label("seiche of 2 mm after 20 minutes, height (m), euler with CFL 0.01"),
                 height_after(scheme(), spate::Integrator::euler, 1200, 0.01), at_first);
}

SPATE_TEST_FLOOD_SCHEMES(Seiche);

}  // namespace
