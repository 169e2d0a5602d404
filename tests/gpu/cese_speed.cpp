// SPDX-License-Identifier: GPL-3.0-or-later
// Run times of the CE/SE method over mesh size, CFL number and block size, as in figures 5.2 to 5.11 of the
// thesis, on one thread of the CPU and on the first GPU, where there is one. Prints tables in Markdown. An
// argument selects the cases whose names contain it; a second one, "gpu", leaves out the CPU, which takes
// minutes.
#include <chrono>
#include <cstdio>
#include <ctime>
#include <initializer_list>
#include <string>

#include "solver/backend/backend.hpp"
#include "tests/solver/studies/cese/planes.hpp"
#include "tests/solver/studies/cese/tubes.hpp"

namespace {

using namespace spate::cese;

int device = 0;
bool with_gpu = false, gpu_alone = false;
std::string filter;

template <class F>
double seconds(const F& f) {
  const auto begin = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}
// The CPU's one thread may share its core with other work.
template <class F>
double processor_seconds(const F& f) {
  const std::clock_t begin = std::clock();
  f();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// with_cpu: it may take minutes.
template <class Waves>
void time(const std::string& what, const Waves& start, double until, bool with_cpu,
          std::initializer_list<unsigned> blocks) {
  if (what.find(filter) == std::string::npos) return;
  with_cpu = with_cpu && !gpu_alone;
  const auto points = [&](const Ran& ran) {
    return static_cast<double>(start.points.size()) * static_cast<double>(ran.steps);
  };
  Ran ran;
  double on_cpu = 0;
  if (with_cpu) {
    Waves waves = start;
    on_cpu = processor_seconds([&] { ran = run_on_cpu(waves, until); });
    std::printf("| %s | %.2f | | %lld | %.3f | | | %.4f |\n", what.c_str(),
                static_cast<double>(start.courant), ran.steps, on_cpu, 1e-9 * points(ran) / on_cpu);
  }
  for (const unsigned threads : blocks) {
    if (!with_gpu) break;
    Waves first = start, waves = start;
    run_on_cuda(first, 1e-3 * until, device, threads);  // the first launch loads the code
    const double on_gpu = seconds([&] { ran = run_on_cuda(waves, until, device, threads); });
    std::printf("| %s | %.2f | %u | %lld | | %.3f | ", what.c_str(), static_cast<double>(start.courant),
                threads, ran.steps, on_gpu);
    if (with_cpu) std::printf("%.1f ", on_cpu / on_gpu);
    std::printf("| %.3f |\n", 1e-9 * points(ran) / on_gpu);
  }
  std::fflush(stdout);
}

template <class Real>
void tubes_of(const char* real) {
  const tubes::Case sod = tubes::table().front();
  for (const int cells : {1000, 4000, 16000, 64000})
    time("Sod, " + std::to_string(cells) + ", " + real, tubes::tube_of<Real>(sod, cells), sod.until,
         cells <= 16000, {128});
  for (const double courant : {0.1, 0.2, 0.4}) {
    Tube<Euler<Real>> tube = tubes::tube_of<Real>(sod, 4000);
    tube.courant = static_cast<Real>(courant);
    time(std::string("Sod, 4000, ") + real, tube, sod.until, true, {128});
  }
  time(std::string("Sod, 64000, ") + real, tubes::tube_of<Real>(sod, 64000), sod.until, false,
       {32, 64, 256, 512});
}

template <class Real>
void planes_of(const char* real) {
  for (const int cells : {125, 250, 500, 1000, 2000})
    time("Riemann, " + std::to_string(cells) + " squared, " + real, planes::riemann<Real>(cells), 0.3,
         cells <= 250, {128});
  for (const double courant : {0.1, 0.25}) {
    Plane<PlaneEuler<Real>> plane = planes::riemann<Real>(250);
    plane.courant = static_cast<Real>(courant);
    time(std::string("Riemann, 250 squared, ") + real, plane, 0.3, true, {128});
  }
  time(std::string("Riemann, 1000 squared, ") + real, planes::riemann<Real>(1000), 0.3, false, {32, 64, 256});
}

}  // namespace

int main(int argc, char** argv) try {
  filter = argc > 1 ? argv[1] : "";
  gpu_alone = argc > 2 && std::string(argv[2]) == "gpu";
  const spate::CudaDevices devices = spate::cuda_devices();
  with_gpu = !devices.names.empty();
  if (with_gpu) device = devices.names.begin()->first;
  std::printf(
      "%s\n\n| case | CFL | block | steps | CPU, s | GPU, s | times as fast | G points/s |\n"
      "|---|---|---|---|---|---|---|---|\n",
      with_gpu ? devices.names.begin()->second.c_str() : ("The CPU alone: " + devices.reason).c_str());
  tubes_of<double>("double");
  tubes_of<float>("float");
  planes_of<double>("double");
  planes_of<float>("float");
  return 0;
} catch (const std::exception& error) {
  std::printf("%s\n", error.what());
  return 1;
}
