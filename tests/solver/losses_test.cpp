// SPDX-License-Identifier: GPL-3.0-or-later
// Soils on a single cell against the worked examples of their sources and columns computed by hand.
#include "solver/core/check.hpp"
#include "solver/step/soil.hpp"
#include "tests/solver/cases.hpp"
#include "tests/solver/errors.hpp"

namespace {

using namespace cases;
using spate::LossMethod;

constexpr double hour = 3600, centimetre = 0.01, inch = 0.0254;
constexpr double cm_per_hour = centimetre / hour, inch_per_hour = inch / hour;

class Losses : public EveryScheme {};

Scenario soil(LossMethod method, double initial, double rate, double extra, double decay = 0) {
  Scenario scenario = flat(1, 1, 10, 0.03);
  scenario.losses.method = method;
  scenario.losses.soil = {{{static_cast<float>(initial)},
                           {static_cast<float>(rate)},
                           {static_cast<float>(extra)},
                           {static_cast<float>(decay)}}};
  return scenario;
}
void pond(Scenario& scenario, double depth) {
  scenario.initial_depth = {static_cast<float>(depth)};
}
double infiltrated(const Scenario& scenario, SchemeId scheme, double duration) {
  const auto simulation = simulate(scenario, scheme, duration);
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_LE(std::abs(volumes.mass_error()), 1e-7);
  const double mapped = static_cast<double>(simulation->field(Field::infiltrated)[0]);
  EXPECT_NEAR(volumes.infiltrated / 100, mapped, 1e-6 * mapped + 1e-12);
  return mapped;
}
// F of Green and Ampt: F - S ln(1 + F/S) = K (t - time) + F0 - S ln(1 + F0/S).
double green_ampt(double K, double S, double seconds, double before = 0) {
  const double right = K * seconds + before - S * std::log(1 + before / S);
  double F = before + K * seconds;
  for (int i = 0; i < 200; ++i) F = right + S * std::log(1 + F / S);
  return F;
}

// Chow, Maidment and Mays (1988), Applied Hydrology, example 4.3.1: a silt loam at 30 % effective saturation,
// K = 0.65 cm/h, psi = 16.7 cm, deficit 0.340, ponded: F = 3.17 cm after an hour.
constexpr double silt_K = 0.65 * cm_per_hour, silt_S = 16.7 * centimetre * 0.340;

TEST_P(Losses, GreenAmptOfAPondedSoilIsThatOfTheTextbook) {
  Scenario scenario = soil(LossMethod::green_ampt, 0, silt_K, silt_S);
  pond(scenario, 0.2);
  const double F = infiltrated(scenario, scheme(), hour);
  figure_near(label("Green-Ampt, ponded for an hour (cm), Chow et al. example 4.3.1"), F / centimetre, 3.17,
              0.005);
  figure_at_most(label("Green-Ampt, relative error against the implicit equation"),
                 std::abs(F / green_ampt(silt_K, silt_S, hour) - 1), 2e-4);
}

// The same soil beneath deep water, which sinks by what infiltrates: dF/dt = K (B + (1 - d) F) / F with the
// deficit d and B = d (psi + h), so K t = F / a - (B / a^2) ln(1 + a F / B), a = 1 - d. By hand, after an
// hour beneath 0.5 m: 5.7194 cm; without what presses from above 3.166 cm.
TEST_P(Losses, GreenAmptBeneathDeepWaterTakesMore) {
  const std::vector<std::pair<double, double>> by_hand{{0.1, 3.72707}, {0.5, 5.71937}, {2.0, 10.07486}};
  double most = 0;
  for (const auto& [depth, expected] : by_hand) {
    Scenario scenario = soil(LossMethod::green_ampt, 0, silt_K, silt_S, 0.340);
    pond(scenario, depth);
    const double F = infiltrated(scenario, scheme(), hour) / centimetre;
    std::printf("  Green-Ampt beneath %.1f m of water: %.5f cm, by hand %.5f\n", depth, F, expected);
    most = larger_error(most, F / expected - 1);
  }
  figure_at_most(label("Green-Ampt beneath water, relative error of the column"), most, 2e-4);
}

// Examples 5.4.1 and 5.4.2: under rain of 5 cm/h the soil takes all of it for 0.17 h, up to 0.85 cm, and 3.02
// cm in an hour.
TEST_P(Losses, GreenAmptUnderRainPondsWhenTheTextbookSaysSo) {
  Scenario scenario = soil(LossMethod::green_ampt, 0, silt_K, silt_S);
  const double rain = 5 * cm_per_hour, ponding = silt_K * silt_S / (rain * (rain - silt_K));
  figure_near(label("Green-Ampt, time of ponding (h), Chow et al. example 5.4.1"), ponding / hour, 0.17,
              0.005);
  scenario.rain = Series(rain);
  const auto before = simulate(scenario, scheme(), 0.9 * ponding);
  EXPECT_LE(before->field(Field::depth)[0], 1e-5f);
  const double F = infiltrated(scenario, scheme(), hour);
  figure_near(label("Green-Ampt, 5 cm/h for an hour (cm), Chow et al. example 5.4.2"), F / centimetre, 3.02,
              0.005);
  const double exact = green_ampt(silt_K, silt_S, hour - ponding, rain * ponding);
  figure_at_most(label("Green-Ampt under rain, relative error"), std::abs(F / exact - 1), 1e-3);
}

TEST(GreenAmpt, HardlyDependsOnTheStep) {
  const spate::SoilKind<float> kind{0, static_cast<float>(silt_K), static_cast<float>(silt_S), 0};
  double previous = 0;
  for (const int steps : {10, 100, 1000}) {
    float taken = 0, rest = 0;
    const float dt = 3600.0f / static_cast<float>(steps);
    for (int step = 0; step < steps; ++step)
      spate::add_to(taken, rest, green_ampt_loss(kind, taken, 0.0f, dt));
    previous = std::abs(static_cast<double>(taken) / green_ampt(silt_K, silt_S, hour) - 1);
    print_figure("Green-Ampt, " + std::to_string(steps) + " steps an hour, relative error", previous);
    EXPECT_LE(previous, 0.06 / steps);
  }
  // Nothing without conductivity, the conductivity without suction.
  EXPECT_EQ(green_ampt_loss(spate::SoilKind<float>{0, 0, 0.1f, 0}, 0.0f, 0.0f, 1.0f), 0);
  EXPECT_FLOAT_EQ(green_ampt_loss(spate::SoilKind<float>{0, 1e-5f, 0, 0}, 0.0f, 0.0f, 1.0f), 1e-5f);
  EXPECT_FLOAT_EQ(green_ampt_loss(spate::SoilKind<float>{0, 1e-5f, 0, 0}, 0.3f, 0.0f, 1.0f), 1e-5f);
}

// Chow et al., problem 4.3.1: f0 = 3.0 in/h, fc = 0.53 in/h, k = 4.182 1/h, ponded; the column is the
// integral of the equation.
TEST_P(Losses, HortonOfAPondedSoilIsItsIntegral) {
  const double f0 = 3.0, fc = 0.53, k = 4.182;  // inches, hours
  Scenario scenario = soil(LossMethod::horton, 0, fc * inch_per_hour, (f0 - fc) * inch_per_hour, k / hour);
  pond(scenario, 0.1);
  double most = 0;
  for (const double t : {0.25, 0.5, 1.0, 1.5, 2.0}) {
    const double expected = fc * t + (f0 - fc) / k * (1 - std::exp(-k * t));
    const double F = infiltrated(scenario, scheme(), t * hour) / inch;
    std::printf("  Horton, %.2f h: %.5f in, by hand %.5f\n", t, F, expected);
    most = larger_error(most, F / expected - 1);
  }
  figure_at_most(label("Horton, ponded, relative error of the column"), most, 1e-5);
}

// Below the final rate no rain changes what the soil takes later; above it, as much as exceeds that rate.
TEST_P(Losses, HortonRemembersWhatExceedsTheFinalRate) {
  const double fc = 1e-6, f0 = 2e-5, k = 1e-3;
  Scenario scenario = soil(LossMethod::horton, 0, fc, f0 - fc, k);
  const double rain = 5e-6;  // all of it infiltrates until the rate has fallen to that
  scenario.rain = Series(rain);
  const double until = (f0 - rain) / (k * (rain - fc));
  EXPECT_NEAR(infiltrated(scenario, scheme(), 0.95 * until), rain * 0.95 * until, 1e-5);
  const double more = 2000;
  const double expected = rain * until + fc * more + (rain - fc) / k * (1 - std::exp(-k * more));
  figure_at_most(label("Horton under rain, relative error"),
                 std::abs(infiltrated(scenario, scheme(), until + more) / expected - 1), 2e-3);
}

// Chow et al., example 5.5.2: CN 80, S = 2.50 in, Ia = 0.5 in; the rain of each hour and what of it runs off.
TEST_P(Losses, CurveNumberIsThatOfTheTextbook) {
  const std::vector<double> rained{0.20, 0.90, 1.27, 2.31, 4.65, 5.29, 5.36};  // inches, each hour
  const std::vector<double> book{0, 0.06, 0.18, 0.76, 2.59, 3.15, 3.21};
  Scenario scenario = soil(LossMethod::curve_number, 0.5 * inch, 0, 2.5 * inch);
  std::vector<double> times, rates;
  for (std::size_t i = 0; i < rained.size(); ++i) {
    const double of_hour = rained[i] - (i > 0 ? rained[i - 1] : 0);
    times.insert(times.end(), {hour * static_cast<double>(i), hour * static_cast<double>(i + 1) - 1e-3});
    rates.insert(rates.end(), {of_hour * inch_per_hour, of_hour * inch_per_hour});
  }
  scenario.rain = Series(times, rates);
  for (std::size_t i = 0; i < rained.size(); ++i) {
    const double runs_off =
        rained[i] - infiltrated(scenario, scheme(), hour * static_cast<double>(i + 1)) / inch;
    figure_near(label("curve number, runoff (in) after hour " + std::to_string(i + 1)), runs_off, book[i],
                0.006);
    const double beyond = std::max(rained[i] - 0.5, 0.0);
    EXPECT_NEAR(runs_off, beyond * beyond / (beyond + 2.5), 2e-4);
  }
}

// The rain of three roofs that comes to the ground beside them is rain there: P = 4 x 2 in on CN 80. By hand:
// (8 - 0.5)^2 / (8 + 2) = 5.625 in run off. What an inlet takes of it does not come to the ground.
TEST_P(Losses, CurveNumberTakesOfTheRainOfRoofs) {
  Scenario scenario = soil(LossMethod::curve_number, 0.5 * inch, 0, 2.5 * inch);
  scenario.rain = Series(inch_per_hour);
  scenario.roof_rain = {{0, 3}};
  figure_near(label("curve number beside roofs, runoff (in)"),
              8 - infiltrated(scenario, scheme(), 2 * hour) / inch, 5.625, 2e-3);
  spate::Structure inlet;
  inlet.name = "inlet";
  inlet.kind = spate::StructureKind::inlet;
  inlet.paths = {{0, spate::StructurePath::out, 1}};
  inlet.width = 1;
  inlet.grate.on_ground = inlet.grate.takes_roofs = true;
  inlet.grate.capacity = 1;
  scenario.structures = {inlet};
  const double of_ground = 2 - 1.5 * 1.5 / (1.5 + 2.5);
  figure_near(label("curve number beside an inlet of roofs, loss (in)"),
              infiltrated(scenario, scheme(), 2 * hour) / inch, of_ground, 2e-3);
}

TEST_P(Losses, CurveNumberTakesRainAlone) {
  Scenario scenario = soil(LossMethod::curve_number, 0.01, 0, 0.05);
  pond(scenario, 0.2);
  EXPECT_EQ(infiltrated(scenario, scheme(), 600), 0);
}

TEST_P(Losses, InitialAndContinuingLoss) {
  const double initial = 0.004, rate = 2e-6, rain = 1e-5;
  Scenario scenario = soil(LossMethod::constant, initial, rate, 0);
  scenario.rain = Series(rain);
  EXPECT_NEAR(infiltrated(scenario, scheme(), 300), 300 * rain, 1e-5);
  const double expected = initial + rate * (1800 - initial / rain);
  figure_at_most(label("initial and continuing loss, error (m)"),
                 std::abs(infiltrated(scenario, scheme(), 1800) - expected), 1.2e-4);  // of a step
}

// Bursts of rain with a day between them: the soil that dries takes the second one nearly as the first.
TEST_P(Losses, SoilsDryBetweenBursts) {
  for (const LossMethod method : {LossMethod::green_ampt, LossMethod::horton}) {
    Scenario scenario =
        method == LossMethod::horton ? soil(method, 0, 1e-6, 2e-5, 1e-3) : soil(method, 0, silt_K, silt_S);
    scenario.rain = Series({0, 1800, 1800.001, 88200, 88200.001, 90000}, {2e-5, 2e-5, 0, 0, 2e-5, 2e-5});
    // Takes the water that stands, so that the soil is dry between the bursts.
    scenario.inflows = {
        {"pump", spate::InflowKind::discharge, Series({1800, 1801, 5000, 5001}, {0, -1, -1, 0}), {{0, 1}}}};
    const double first = infiltrated(scenario, scheme(), 1800);
    const double stays_wet = infiltrated(scenario, scheme(), 90000) - first;
    EXPECT_LT(stays_wet, 0.8 * first);
    double before = stays_wet;
    for (const double drying : {20.0 * 86400, 4.0 * 86400, 0.5 * 86400}) {
      scenario.losses.drying = drying;
      const double second = infiltrated(scenario, scheme(), 90000) - first;
      std::printf("  %s, drying in %.1f days: %.2f mm after %.2f mm\n",
                  method == LossMethod::horton ? "Horton" : "Green-Ampt", drying / 86400, 1000 * second,
                  1000 * first);
      EXPECT_GT(second, before);
      before = second;
    }
    EXPECT_NEAR(before, first, 0.02 * first);
  }
}

// m that a soil which loses all water at once remembers after so long a rain (m/s, s) in steps of dt. Rain
// waits until it makes a quantum: in short steps most bring none.
double remembered(const spate::Losses& losses, const spate::SoilKind<float>& kind, double rain,
                  double duration, double dt) {
  const spate::LossRules rules = spate::loss_rules(losses);
  spate::Soil<float> soil{};
  spate::CellState<float> cell{};
  double waits = 0;
  for (double time = 0; time < duration; time += dt) {
    waits += rain * dt;
    const float falls = spate::take_quanta(waits);
    const spate::StageNumbers stage =
        spate::stage_numbers(time, dt, 0, spate::Integrator::hancock, 10, 9.81, falls, 0);
    cell.h += falls;
    spate::infiltrate(cell, soil, kind, rules, stage, falls, 0.0f, 0.0f);
  }
  return static_cast<double>(soil.store) + static_cast<double>(soil.store_rest);
}

TEST(Soils, RainInQuantaIsTheRainThatItIs) {
  constexpr double mm_per_hour = 1e-3 / hour;
  spate::Losses horton, green_ampt;
  horton.method = LossMethod::horton;
  green_ampt.method = LossMethod::green_ampt;
  green_ampt.drying = 24 * hour;
  for (const double dt : {0.22, 2.0, 10.0}) {
    // Below the final rate nothing is remembered.
    const spate::SoilKind<float> sand{0, static_cast<float>(7.5 * mm_per_hour),
                                      static_cast<float>(67.5 * mm_per_hour), static_cast<float>(4 / hour)};
    figure_at_most("Horton, 6 h of rain below the final rate in steps of " + text(dt) + " s, remembered (m)",
                   remembered(horton, sand, 5 * mm_per_hour, 6 * hour, dt), 1e-5);
    const spate::SoilKind<float> silt{0, static_cast<float>(silt_K), static_cast<float>(silt_S), 0};
    for (const double rain : {5.0, 2.0, 0.2})
      figure_near("Green-Ampt that dries, 12 h of " + text(rain) + " mm/h in steps of " + text(dt) +
                      " s, remembered (mm)",
                  1000 * remembered(green_ampt, silt, rain * mm_per_hour, 12 * hour, dt), 12 * rain, 0.02);
  }
}

TEST_P(Losses, EvaporationTakesItsDepthAndIsCounted) {
  Scenario scenario = flat(1, 1, 10, 0.03);
  pond(scenario, 0.01);
  scenario.losses.evaporation = Series({0, 100}, {0, 2e-6});
  const spate::Volumes volumes = simulate(scenario, scheme(), 1000)->report().volumes;
  figure_at_most(label("evaporation, relative error"), std::abs(volumes.evaporated / 0.19 - 1), 3e-3);
  EXPECT_EQ(volumes.infiltrated, 0);
  EXPECT_LE(std::abs(volumes.mass_error()), 1e-7);
  scenario.losses.evaporation = Series(1e-3);  // more than there is
  const spate::Volumes all = simulate(scenario, scheme(), 100)->report().volumes;
  EXPECT_LE(all.stored, 0.01);  // Heun's scheme leaves the half in each step
  EXPECT_NEAR(all.evaporated, 1 - all.stored, 1e-6);
}

TEST(LossFunctions, ExponentialIsCloseEnough) {
  double most = 0;
  for (double x = 0; x < 60; x += 0.01)
    most = std::max(most, std::abs(static_cast<double>(spate::exp_of_minus(static_cast<float>(x))) /
                                       std::exp(-static_cast<double>(static_cast<float>(x))) -
                                   1));
  figure_at_most("exp(-x), relative error", most, 3e-5);
  EXPECT_LT(spate::exp_of_minus(1e9f), 1e-34f);
}

TEST(LossesOfAScenario, MustBePossible) {
  const auto refuses = [](const Scenario& scenario, const char* key) {
    expect_error([&] { simulate(scenario, SchemeId::hwp14, 1); }, key);
  };
  Scenario scenario = soil(LossMethod::constant, 0, 1e-6, 0);
  scenario.losses.soil[spate::soil_rate] = {-1e-6f};
  refuses(scenario, "soil_impossible");
  scenario.losses.soil[spate::soil_rate] = {1e-6f, 1e-6f};
  refuses(scenario, "soil_size");
  scenario.losses.soil[spate::soil_rate] = {1e-6f};
  scenario.losses.drying = -1;
  refuses(scenario, "drying_time_negative");
  scenario.losses.drying = 0;
  scenario.losses.evaporation = Series(-1e-6);
  refuses(scenario, "evaporation_negative");
}

SPATE_TEST_EVERY_SCHEME(Losses);

}  // namespace
