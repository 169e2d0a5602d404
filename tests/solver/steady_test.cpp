// SPDX-License-Identifier: GPL-3.0-or-later
// Steady flows in channels: over a bump without friction, and MacDonald's with friction and with rain.
#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;
using spate::Side;

constexpr int width = 2;  // cells across the channel

struct Channel {
  Scenario scenario;
  std::vector<float> exact;  // m, depths
};

// A channel whose cells hold the means of the rows of a table (x, bed, depth).
Channel channel_from(const data::Table& table, int cells, double length, double manning,
                     bool depth_is_level = false) {
  const std::size_t group = table.rows() / static_cast<std::size_t>(cells);
  std::vector<double> bed, depth;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cells); ++i) {
    double bed_sum = 0, depth_sum = 0;
    for (std::size_t j = i * group; j < (i + 1) * group; ++j) {
      bed_sum += table(j, 1);
      depth_sum += table(j, 2) - (depth_is_level ? table(j, 1) : 0);
    }
    bed.push_back(bed_sum / static_cast<double>(group));
    depth.push_back(depth_sum / static_cast<double>(group));
  }
  const auto cell = [&](double x) { return static_cast<std::size_t>(x / length * cells); };
  Channel channel{make_scenario(
                      cells, width, length / cells, [&](double x, double) { return bed[cell(x)]; }, manning),
                  {}};
  channel.exact = at_centres(channel.scenario.terrain.grid, [&](double x, double) { return depth[cell(x)]; });
  return channel;
}

void flow_in(Channel& channel, double unit_discharge) {
  set_side(channel.scenario, Side::west, EdgeKind::discharge,
           Series(unit_discharge * width * channel.scenario.terrain.grid.spacing));
}

class Steady : public EveryScheme {
 protected:
  std::unique_ptr<Simulation> settle(const Scenario& scenario, double duration) const {
    spate::Parameters parameters = parameters_for(scheme(), duration);
    if (scheme() == SchemeId::kp07) parameters.numerics.desingularisation = 0.01;
    return simulate(scenario, parameters);
  }

  // The largest relative error of the unit discharge along the channel.
  static double discharge_error(const Simulation& simulation, const std::function<double(double)>& exact) {
    const spate::Grid& grid = simulation.scenario().terrain.grid;
    const std::vector<float> discharge = simulation.field(Field::discharge_x);
    double error = 0;
    for (int column = 0; column < grid.columns; ++column) {
      const double expected = exact(grid.x_centre(column));
      error = larger_error(error,
                           static_cast<double>(discharge[static_cast<std::size_t>(column)]) / expected - 1);
    }
    return error;
  }

  void expect_close(const std::string& name, const Channel& channel, const Simulation& simulation,
                    double limit) {
    figure_at_most(label(name) + ", relative L1 of the depth",
                   relative_l1(simulation.field(Field::depth), channel.exact), limit);
  }
};

// --- bumps, 25 m -------------------------------------------------------------------------------

Channel bump(const char* table, int cells, double unit_discharge, double level) {
  Channel channel = channel_from(data::Table(std::string("analytic/tables/") + table), cells, 25, 0);
  flow_in(channel, unit_discharge);
  channel.scenario.initial_level.assign(channel.scenario.terrain.grid.cells(), static_cast<float>(level));
  set_side(channel.scenario, Side::east, EdgeKind::level, Series(level));
  return channel;
}

TEST_P(Steady, SubcriticalBump) {
  double errors[2];
  for (int i = 0; i < 2; ++i) {
    const Channel channel = bump("bump_subcritical_q4.42_hout2.csv", 100 << i, 4.42, 2);
    const auto simulation = settle(channel.scenario, 150);
    expect_close("bump, subcritical, " + text(100 << i) + " cells", channel, *simulation, 2e-3);
    figure_at_most(
        label("bump, subcritical, " + text(100 << i) + " cells, largest relative error of the discharge"),
        discharge_error(*simulation, [](double) { return 4.42; }), 0.02);
    errors[i] = relative_l1(simulation->field(Field::depth), channel.exact);
  }
  figure_at_least(label("bump, subcritical, order"), std::log2(errors[0] / errors[1]), 1);
}

TEST_P(Steady, TranscriticalBump) {
  double errors[2];
  for (int i = 0; i < 2; ++i) {
    Channel channel = bump("bump_transcritical_q1.53.csv", 100 << i, 1.53, 0.66);
    set_side(channel.scenario, Side::east, EdgeKind::open);
    // Dry below the bump: else nothing would choose the supercritical one of the two steady flows.
    channel.scenario.initial_level = at_centres(
        channel.scenario.terrain.grid, [](double x, double) { return x < 10 ? 0.66 : std::nan(""); });
    const auto simulation = settle(channel.scenario, 150);
    expect_close("bump, transcritical, " + text(100 << i) + " cells", channel, *simulation, 0.01);
    figure_at_most(
        label("bump, transcritical, " + text(100 << i) + " cells, largest relative error of the discharge"),
        discharge_error(*simulation, [](double) { return 1.53; }), 0.05);
    errors[i] = relative_l1(simulation->field(Field::depth), channel.exact);
  }
  figure_at_least(label("bump, transcritical, order"), std::log2(errors[0] / errors[1]), 0.9);
}

TEST_P(Steady, BumpWithShock) {
  const int cells = 250;
  const Channel channel = bump("bump_shock_q0.18_hout0.33.csv", cells, 0.18, 0.33);
  const auto simulation = settle(channel.scenario, 200);
  expect_close("bump, shock, 250 cells", channel, *simulation, 0.02);
  // The shock lies where the depth passes the mean of its two sides, 0.07597 and 0.25932 m.
  const std::vector<float> depth = simulation->field(Field::depth);
  const double jump = (0.07597 + 0.25932) / 2;
  double shock = 0;
  for (int column = 105; column + 1 < cells && shock == 0; ++column) {
    const double h = static_cast<double>(depth[static_cast<std::size_t>(column)]);
    const double next = static_cast<double>(depth[static_cast<std::size_t>(column) + 1]);
    if (h < jump && next >= jump) shock = (column + 0.5 + (jump - h) / (next - h)) * 0.1;
  }
  figure_near(label("bump, position of the shock (m)"), shock, 11.6656, 0.1);
}

// --- MacDonald, 1000 m -------------------------------------------------------------------------

// Starts dry; the level at x = 1000 m is the exact one.
std::unique_ptr<Simulation> macdonald(Channel& channel, double unit_discharge, double rain, SchemeId scheme) {
  const std::vector<float> bed = channel.scenario.terrain.zb.values();
  const auto last = static_cast<std::size_t>(channel.scenario.terrain.grid.columns) - 1;
  const double end = 1.5 * static_cast<double>(bed[last]) - 0.5 * static_cast<double>(bed[last - 1]);
  const double depth = std::cbrt(4 / gravity) * (1 + 0.5 * std::exp(-4.0));
  flow_in(channel, unit_discharge);
  set_side(channel.scenario, Side::east, EdgeKind::level, Series(end + depth));
  channel.scenario.rain = Series(rain);
  spate::Parameters parameters = parameters_for(scheme, 3000);
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = 0.01;
  return simulate(channel.scenario, parameters);
}

TEST_P(Steady, MacDonald) {
  double errors[3];
  for (int i = 0; i < 3; ++i) {
    Channel channel = channel_from(data::Table("analytic/tables/macdonald_long_sub_q2_n0.033_L1000.csv"),
                                   50 << i, 1000, 0.033);
    const auto simulation = macdonald(channel, 2, 0, scheme());
    errors[i] = relative_l1(simulation->field(Field::depth), channel.exact);
    figure_at_most(label("MacDonald, " + text(50 << i) + " cells, relative L1 of the depth"), errors[i],
                   0.02 / (1 << i));
    if (i == 2)
      figure_at_most(label("MacDonald, 200 cells, largest relative error of the discharge"),
                     discharge_error(*simulation, [](double) { return 2.0; }), 0.01);
  }
  figure_at_least(label("MacDonald, order over three grids"), std::log2(errors[0] / errors[2]) / 2,
                  scheme() == SchemeId::hr ? 1.9 : 1.2);
  if (scheme() == SchemeId::hr)
    figure_at_most(label("MacDonald, 200 cells, relative L1 of the depth"), errors[2], 2.8e-5);
}

TEST_P(Steady, MacDonaldWithRain) {
  double errors[3];
  for (int i = 0; i < 3; ++i) {
    Channel channel =
        channel_from(data::Table("analytic/tables/macdonald_long_sub_rain_q1_R0.001_n0.033_L1000.csv"),
                     50 << i, 1000, 0.033);
    const auto simulation = macdonald(channel, 1, 1e-3, scheme());
    errors[i] = relative_l1(simulation->field(Field::depth), channel.exact);
    figure_at_most(label("MacDonald with rain, " + text(50 << i) + " cells, relative L1 of the depth"),
                   errors[i], 0.02 / (1 << i));
    if (i == 2)
      figure_at_most(label("MacDonald with rain, 200 cells, largest relative error of the discharge"),
                     discharge_error(*simulation, [](double x) { return 1 + 1e-3 * x; }), 0.01);
  }
  figure_at_least(label("MacDonald with rain, order over three grids"), std::log2(errors[0] / errors[2]) / 2,
                  1.2);
}

// MacDonald's channel whose depth passes through the critical one in its middle and shoots below it
// (Delestre et al. 2013, sec. 3.2.1.3): n 0.0218, 2 m2/s. Its bed follows from its depth.
double shooting_depth(double x) {
  const double t = x / 1000 - 0.5;
  return std::cbrt(4 / gravity) * (1 - (t < 0 ? std::tanh(3 * t) / 3 : std::tanh(6 * t) / 6));
}
double shooting_slope(double x) {
  const double t = x / 1000 - 0.5, h = shooting_depth(x), rate = t < 0 ? 3 : 6,
               sech = 1 / std::cosh(rate * t);
  const double dh = -std::cbrt(4 / gravity) * sech * sech / 1000;
  return (1 - 4 / (gravity * h * h * h)) * dh + 0.0218 * 0.0218 * 4 / std::pow(h, 10.0 / 3);
}

TEST_P(Steady, MacDonaldIntoShootingFlow) {
  double errors[3];
  for (int i = 0; i < 3; ++i) {
    const int cells = 50 << i, parts = 6400;  // of the channel, for the integral of the slope
    std::vector<double> bed(parts + 1, 0.0);
    for (int k = parts; k-- > 0;)
      bed[static_cast<std::size_t>(k)] =
          bed[static_cast<std::size_t>(k) + 1] + shooting_slope((k + 0.5) * 1000 / parts) * 1000 / parts;
    const auto bed_at = [&](double x) {
      const double at = x / 1000 * parts;
      const auto k = static_cast<std::size_t>(at);
      return bed[k] + (at - static_cast<double>(k)) * (bed[k + 1] - bed[k]);
    };
    Scenario scenario = make_scenario(
        cells, width, 1000.0 / cells, [](double, double) { return 0.0; }, 0.0218);
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.terrain.zb = cell_means(
        grid, [&](double x, double) { return bed_at(x); }, 16);
    Channel channel{scenario, cell_means(
                                  grid, [](double x, double) { return shooting_depth(x); }, 16)};
    flow_in(channel, 2);
    set_side(channel.scenario, Side::east, EdgeKind::open);
    const auto simulation = settle(channel.scenario, 3000);
    errors[i] = relative_l1(simulation->field(Field::depth), channel.exact);
    figure_at_most(label("MacDonald into shooting flow, " + text(cells) + " cells, relative L1 of the depth"),
                   errors[i], 0.02 / (1 << i));
    figure_at_most(label("MacDonald into shooting flow, " + text(cells) +
                         " cells, largest relative error of the discharge"),
                   discharge_error(*simulation, [](double) { return 2.0; }), 0.02);
  }
  figure_at_least(label("MacDonald into shooting flow, order over three grids"),
                  std::log2(errors[0] / errors[2]) / 2, scheme() == SchemeId::hr ? 1.9 : 1.2);
  if (scheme() == SchemeId::hr)
    figure_at_most(label("MacDonald into shooting flow, 200 cells, relative L1 of the depth"), errors[2],
                   2e-5);
}

// The beds of SWASHES' own discrete solution differ from the smooth ones by up to 0.026 m.
TEST_P(Steady, MacDonaldOnTheBedsOfSwashes) {
  Channel dry = channel_from(data::Table("analytic/macdonald/mcdo_norain.csv"), 200, 1000, 0.033, true);
  const auto without_rain = macdonald(dry, 2, 0, scheme());
  expect_close("MacDonald, bed of SWASHES", dry, *without_rain, 0.01);
  Channel wet = channel_from(data::Table("analytic/macdonald/mcdo_rain.csv"), 200, 1000, 0.033, true);
  const auto with_rain = macdonald(wet, 1, 1e-3, scheme());
  expect_close("MacDonald with rain, bed of SWASHES", wet, *with_rain, 0.01);
}

SPATE_TEST_FLOOD_SCHEMES(Steady);

}  // namespace
