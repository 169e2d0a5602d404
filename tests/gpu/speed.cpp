// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a GPU computes: cell-steps (full time steps of cells in computed tiles) per second, time to
// solution, and how run time follows the flood. Prints tables in Markdown. An argument selects the cases
// whose names contain it; sharing, city, Malpasset and radial (the dam break to 100 s): that table.
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/backend/backend.hpp"
#include "tests/gpu/ceilings.hpp"
#include "tests/gpu/speed_cases.hpp"
#include "tests/solver/basin.hpp"
#include "tests/solver/brodtkorb.hpp"
#include "tests/solver/city.hpp"
#include "tests/solver/malpasset.hpp"
#include "tests/solver/radial.hpp"

namespace {

using spate::Backend;
using spate::Field;
using spate::Numerics;
using spate::Report;
using spate::Scenario;
using spate::SchemeId;
using namespace speed_cases;

std::string filter;
int card = 0;  // the first that can compute

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// A scenario that is made when a case first needs it: large ones take many seconds.
class OnDemand {
 public:
  using Made = std::shared_ptr<const Scenario>;
  explicit OnDemand(std::function<Made()> make) : make_(std::move(make)) {}
  const Made& get() const {
    if (!made_) made_ = make_();
    return made_;
  }

 private:
  std::function<Made()> make_;
  mutable Made made_;
};

struct Timing {
  Report report;
  double seconds = 0;
};

Numerics numerics_of(SchemeId scheme, bool fast) {
  Numerics numerics;
  numerics.scheme = scheme;
  numerics.fast_math = fast;
  return spate::with_defaults(numerics);
}

Numerics hwp14_rk2() {
  Numerics numerics = numerics_of(SchemeId::hwp14, false);
  numerics.integrator = spate::Integrator::rk2;
  return numerics;
}

std::string label(const Numerics& numerics) {
  return std::string(spate::scheme_info(numerics.scheme).name) + ", " + spate::name_of(numerics.integrator) +
         " | " + (numerics.fast_math ? "fast" : "reproducible") +
         (numerics.precision == spate::Precision::float64 ? ", double" : "");
}

void speed_of(const std::string& what, const OnDemand& scenario, const Numerics& numerics, double duration) {
  if (what.find(filter) == std::string::npos) return;
  // The best of the runs that fit into a while: a card that was at rest is slow at first.
  constexpr double a_while = 0.3;  // s
  Timing best;
  double spent = 0;
  do {
    const std::unique_ptr<Backend> backend = spate::make_cuda_backend(scenario.get(), numerics, {card});
    const double begin = seconds_now();
    backend->advance(duration, 1e9);
    const double seconds = seconds_now() - begin;
    if (spent == 0 || seconds < best.seconds) best = {backend->report(), seconds};
    spent += seconds;
  } while (spent < a_while);
  const auto& [report, seconds] = best;
  const auto steps = static_cast<double>(report.steps);
  std::printf("| %s | %s | %.0f | %.3f | %.1f | %.2f | %.2f |\n", what.c_str(), label(numerics).c_str(),
              steps, seconds, 1e6 * seconds / steps,
              1e-9 * static_cast<double>(report.cell_updates) / seconds, 1e-9 * report.memory);
  std::fflush(stdout);
}

// The dam break over water against the radial solution.
void accuracy_of(const std::shared_ptr<const Scenario>& scenario, const Numerics& numerics,
                 const std::vector<double>& reference, double reference_spacing) {
  const spate::Grid& grid = scenario->terrain.grid;
  const std::unique_ptr<Backend> backend = spate::make_cuda_backend(scenario, numerics, {card});
  const double begin = seconds_now();
  backend->advance(100, 1e9);
  const double seconds = seconds_now() - begin;
  std::vector<float> depth(grid.cells());
  backend->read(Field::depth, 0, 0, grid.rows, depth.data());
  const double centre = 0.5 * grid.columns * spacing;
  double sum = 0;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      const double r =
          std::hypot(grid.x_centre(column) - centre, grid.y_centre(row) - centre) / reference_spacing - 0.5;
      const auto i = static_cast<std::size_t>(std::max(r, 0.0));
      const double exact = i + 1 < reference.size() ? reference[i] + (r - static_cast<double>(i)) *
                                                                         (reference[i + 1] - reference[i])
                                                    : reference.back();
      sum += std::fabs(static_cast<double>(depth[grid.index(column, row)]) - exact);
    }
  const Report report = backend->report();
  std::printf("| %s | %.0f | %.2f | %.5f | %.1e |\n", label(numerics).c_str(),
              static_cast<double>(report.steps), seconds, sum / static_cast<double>(grid.cells()),
              report.volumes.mass_error());
  std::fflush(stdout);
}

// A long dam break: how steps and their speed go as it spreads, to each of the times.
void follow(const std::shared_ptr<const Scenario>& scenario, const Numerics& numerics,
            const std::vector<double>& times) {
  const std::unique_ptr<Backend> backend = spate::make_cuda_backend(scenario, numerics, {card});
  Report before = backend->report();
  for (const double until : times) {
    const double begin = seconds_now();
    backend->advance(until, 1e9);
    const double seconds = seconds_now() - begin;
    const Report now = backend->report();
    const auto steps = static_cast<double>(now.steps - before.steps);
    std::printf("| %s | %.0f to %.0f s | %.0f | %.2f | %.0f | %.2f | %.1f |\n", label(numerics).c_str(),
                before.time, now.time, steps, seconds, steps / seconds,
                1e-9 * static_cast<double>(now.cell_updates - before.cell_updates) / seconds,
                100 * static_cast<double>(now.tiles) / static_cast<double>(now.tiles_total));
    std::fflush(stdout);
    before = now;
  }
}

// The city of Horvath et al. 2016, its figure 18: ten floods over a mobile wall, the highest first, each on
// the first card that is free.
void ensemble(const std::string& what, const Numerics& numerics, const std::map<int, std::string>& cards) {
  if (what.find(filter) == std::string::npos) return;
  constexpr int side = 1620;
  std::atomic<int> left = city::members;
  std::mutex printing;
  double all = 0, steps_of_all = 0;
  const auto compute = [&](int on) {
    for (int member = --left; member >= 0; member = --left) {
      const auto scenario = std::make_shared<const Scenario>(city::flood(side, side, city::peak(member)));
      const std::unique_ptr<Backend> backend = spate::make_cuda_backend(scenario, numerics, {on});
      const double begin = seconds_now();
      backend->advance(city::flood_duration, 1e9);
      const double seconds = seconds_now() - begin;
      const Report report = backend->report();
      const spate::BarrierReport wall = backend->barrier_reports().front();
      const auto steps = static_cast<double>(report.steps);
      const std::lock_guard<std::mutex> lock(printing);
      std::printf("| %s | %.2f | %.0f | %.1f | %.0f | %.2f | %.1e |\n", what.c_str(), city::peak(member),
                  steps, seconds, steps / seconds, 1e-6 * wall.volume, report.volumes.mass_error());
      std::fflush(stdout);
      all += seconds;
      steps_of_all += steps;
    }
  };
  std::vector<std::thread> threads;
  for (const auto& [number, name] : cards) threads.emplace_back(compute, number);
  for (std::thread& thread : threads) thread.join();
  std::printf("| %s | together | %.0f | %.1f | | | |\n", what.c_str(), steps_of_all, all);
}

// Whether the members of an ensemble gain by sharing the card: four of them one after the other, and at once.
void share(int side, double duration) {
  std::printf("| %d x %d |", side, side);
  for (const bool together : {false, true}) {
    std::vector<std::unique_ptr<Backend>> members;
    for (int member = 0; member < 4; ++member)
      members.push_back(spate::make_cuda_backend(std::make_shared<const Scenario>(city::flood(
                                                     side, side, city::peak(2 * member + 2), 10 * duration)),
                                                 numerics_of(SchemeId::hwp14, false), {card}));
    const double begin = seconds_now();
    std::vector<std::thread> threads;
    for (const auto& member : members) {
      threads.emplace_back([&member, duration] { member->advance(duration, 1e9); });
      if (!together) threads.back().join();
    }
    if (together)
      for (std::thread& thread : threads) thread.join();
    std::printf(" %.2f |", seconds_now() - begin);
    std::fflush(stdout);
  }
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  const spate::CudaDevices devices = spate::cuda_devices();
  if (devices.names.empty()) {
    std::printf("No GPU: %s\n", devices.reason.c_str());
    return 1;
  }
  filter = argc > 1 ? argv[1] : "";
  card = devices.names.begin()->first;
  const bool all = filter.empty(), of_city = filter.rfind("city", 0) == 0;
  if (all)
    std::printf("%s, CUDA %s; measured: copy %.2f TB/s, float multiply-add %.1f Tflop/s\n\n",
                devices.names.begin()->second.c_str(), ceilings::driver().c_str(),
                1e-12 * ceilings::copy_bandwidth(), 1e-12 * ceilings::peak_flops());

  if (!of_city && filter != "sharing" && filter != "Malpasset" && filter != "radial")
    std::printf(
        "| case | scheme | arithmetic | steps | seconds | us/step | G cell-steps/s | GB "
        "|\n|---|---|---|---|---|---|---|---|\n");
  const OnDemand wet([] { return circular_dam(4096, 1, 1000); }),
      dry([] { return circular_dam(4096, 0, 1000); }), small([] { return circular_dam(256, 1, 62.5); }),
      streets([] { return town(2048); });
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07, SchemeId::hr})
    for (const bool fast : {false, true}) {
      Numerics numerics = numerics_of(scheme, fast);
      speed_of("4096 x 4096, all wet", wet, numerics, 30);
      speed_of("4096 x 4096, dry around the dam", dry, numerics, 30);
      speed_of("2048 x 2048, a town half under water", streets, numerics, 60);
      speed_of("256 x 256, all wet", small, numerics, 30);
      if (fast) continue;
      if (spate::has_double_precision()) {
        numerics.precision = spate::Precision::float64;
        speed_of("4096 x 4096, all wet", wet, numerics, 10);
        speed_of("256 x 256, all wet", small, numerics, 30);
        numerics.precision = spate::Precision::float32;
      }
      if (scheme != SchemeId::hwp14) continue;
      numerics.tile_size = 4;
      speed_of("256 x 256, all wet, by marches", small, numerics, 30);
      for (const int height : {8, 16, 64}) {
        numerics.tile_size = height;
        speed_of("4096 x 4096, all wet, tiles " + std::to_string(height) + " rows high", wet, numerics, 10);
      }
    }
  speed_of("4096 x 4096, all wet", wet, hwp14_rk2(), 30);
  speed_of("4096 x 4096, dry around the dam", dry, hwp14_rk2(), 30);
  speed_of("2048 x 2048, a town half under water", streets, hwp14_rk2(), 60);
  speed_of("256 x 256, all wet", small, hwp14_rk2(), 30);
  for (const SchemeId scheme : {SchemeId::kl02, SchemeId::kll05, SchemeId::lxf})
    speed_of("4096 x 4096, all wet", wet, numerics_of(scheme, false), 30);
  for (const int n : {512, 1024, 2048}) {  // figure 11 of Brodtkorb et al. 2011
    const OnDemand valley([n] { return std::make_shared<const Scenario>(brodtkorb::dam_above_a_valley(n)); });
    for (const SchemeId scheme : {SchemeId::kl02, SchemeId::kll05, SchemeId::kp07})
      for (const spate::Precision precision : {spate::Precision::float32, spate::Precision::float64}) {
        if (precision == spate::Precision::float64 && !spate::has_double_precision()) continue;
        Numerics numerics = numerics_of(scheme, false);
        numerics.precision = precision;
        speed_of("Brodtkorb 2011, case 3, " + std::to_string(n), valley, numerics, 10);
      }
  }
  for (const bool roofs_drain : {false, true})
    speed_of(roofs_drain ? "2048 x 2048, a town in the rain, roofs drain" : "2048 x 2048, a town in the rain",
             OnDemand([=] { return rainy_town(2048, roofs_drain); }), numerics_of(SchemeId::hwp14, false),
             300);
  const OnDemand basin([] { return basin::wet(2048); });
  const std::string what = "2048 x 2048, a wet basin";
  constexpr double ten_minutes = 600;  // s; in one the beginning and the end of a run would count
  for (const Numerics& numerics : {numerics_of(SchemeId::hwp14, false), hwp14_rk2()}) {
    speed_of(what, basin, numerics, ten_minutes);
    speed_of(what + ", 10,000 structures",
             OnDemand([&] { return basin::with_structures(*basin.get(), 10000); }), numerics, ten_minutes);
    speed_of(what + ", 5,000 inlets", OnDemand([&] { return basin::with_inlets(*basin.get(), 5000); }),
             numerics, ten_minutes);
    speed_of(what + ", both", OnDemand([&] { return basin::with_both(*basin.get(), 10000, 5000); }), numerics,
             ten_minutes);
  }
  // Takes minutes and 30 GB of the host's memory: only when asked for.
  if (filter == "40000 x 40000")
    speed_of("40000 x 40000, 5 % wet", OnDemand([] { return circular_dam(40000, 0, 12616); }),
             numerics_of(SchemeId::hwp14, false), 20);
  if (of_city) {
    std::printf(
        "\nTen floods of 2 h over a mobile wall (crest 11.90 m) into a city of 1620 x 1620 cells of 3 m\n\n"
        "| scheme | peak (m) | steps | seconds | steps/s | 10^6 m3 over the wall | mass error |\n"
        "|---|---|---|---|---|---|---|\n");
    ensemble("city, hwp14", numerics_of(SchemeId::hwp14, false), devices.names);
    ensemble("city, hwp14, rk2", hwp14_rk2(), devices.names);
    ensemble("city, hr", numerics_of(SchemeId::hr, false), devices.names);
    Numerics kp07 = numerics_of(SchemeId::kp07, false);
    kp07.desingularisation = 0.4;
    ensemble("city, kp07, K 0.4 m", kp07, devices.names);
    kp07.desingularisation = 0.02;
    ensemble("city, kp07, K 0.02 m", kp07, devices.names);
  }
  if (filter == "sharing") {
    std::printf("\n| cells of the city | four members in turn, s | at once, s |\n|---|---|---|\n");
    share(200, 200);
    share(800, 100);
  }
  const char* columns =
      "| scheme | arithmetic | time | steps | seconds | steps/s | G cell-steps/s | tiles, % "
      "|\n|---|---|---|---|---|---|---|---|\n";
  if (all || filter == "Malpasset") {  // figures 13 to 16 of Horvath et al. 2016
    std::printf("\nThe dam break of Malpasset, 1149 x 612 cells of 15 m, n 0.033 s m^(-1/3)\n\n%s", columns);
    const auto valley = std::make_shared<const Scenario>(malpasset::dam_break(0.033));
    Numerics kp07 = numerics_of(SchemeId::kp07, false);
    kp07.desingularisation = malpasset::desingularisation;
    for (const Numerics& numerics : {numerics_of(SchemeId::hwp14, false), hwp14_rk2(), kp07})
      follow(valley, numerics, {1000, 2000, 3000, 4000, 5600, 7000, 8500, 10000});
  }
  if (!all && filter != "radial") return 0;

  std::printf(
      "\nCircular dam break, 4096 x 4096 cells of 2.5 m, to 100 s; L1 of depth against a radial "
      "solution\n\n");
  std::printf("| scheme | arithmetic | steps | seconds | L1 (m) | mass error |\n|---|---|---|---|---|---|\n");
  constexpr double fine = 0.5;  // m
  const std::vector<double> reference = radial::solve({inside, 1, 1000, manning, 100, 3000, fine});
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07, SchemeId::hr})
    for (const bool fast : {false, true}) accuracy_of(wet.get(), numerics_of(scheme, fast), reference, fine);
  accuracy_of(wet.get(), hwp14_rk2(), reference, fine);
  if (!all) return 0;

  std::printf("\nDam break over real terrain, 2560 x 3320 cells of 0.125 m\n\n%s", columns);
  const auto terrain = real_terrain();
  for (const SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07, SchemeId::hr})
    for (const bool fast : {false, true}) follow(terrain, numerics_of(scheme, fast), {5, 20, 60});
  return 0;
}
