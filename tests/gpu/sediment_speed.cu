// SPDX-License-Identifier: GPL-3.0-or-later
// Tables 2 and 3 of Su et al. 2013 on this GPU: the printed scheme in double, kernel by kernel, and in one
// pass; and the sediment model itself. All results are compared with the CPU's, bit by bit. Prints tables in
// Markdown. Arguments: the cells along a side (4096), and "bits" to leave out the timing. Returns 1 where
// bits differ, 77 without a GPU.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "solver/backend/backend.hpp"
#include "solver/backend/cuda/device_memory.cuh"
#include "solver/studies/sediment/sediment_model.hpp"
#include "tests/gpu/ceilings.hpp"
#include "tests/gpu/sediment_kernels.cuh"

namespace {

using namespace sediment_study;
using spate::DeviceArray;

// As the paper counts them.
constexpr double bed_operations = 55, share_operations = 34;
constexpr Factors factors = {0.011, 0.014, 0.011, 1.5};

struct Host {
  explicit Host(int side) : columns(side), rows(side) {
    const std::size_t width = static_cast<std::size_t>(side) + 2;
    for (std::vector<double>* field : {&h, &s, &alpha, &beta}) field->resize(width * width);
    unsigned state = 1;
    const auto random = [&state] {
      state = state * 1664525u + 1013904223u;
      return static_cast<double>(state >> 8) / static_cast<double>(1u << 24);
    };
    for (std::size_t i = 0; i < h.size(); ++i) {
      h[i] = 0.01 * static_cast<double>(i % width) + random();
      s[i] = 0.2 + 0.6 * random();
      alpha[i] = 1 + random();
      beta[i] = 2 + random();
    }
    next_h = h;
    next_s = s;
    const Planes planes = {h.data(),      s.data(),      alpha.data(), beta.data(),
                           next_h.data(), next_s.data(), side,         side};
    each([&](std::size_t i) { bed_of_cell<Plain>(planes, factors, i, width); });
    each([&](std::size_t i) { share_of_cell<Plain>(planes, factors, i, width); });
  }
  template <class F>
  void each(const F& f) const {
    const std::size_t width = static_cast<std::size_t>(columns) + 2;
    for (std::size_t y = 1; y + 1 < width; ++y)
      for (std::size_t x = 1; x + 1 < width; ++x) f(y * width + x);
  }
  int columns, rows;
  std::vector<double> h, s, alpha, beta, next_h, next_s;
};

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Study {
  Study(const Host& from, bool timed)
      : host(from),
        is_timed(timed),
        h(from.h),
        s(from.s),
        alpha(from.alpha),
        beta(from.beta),
        next_h(from.h),
        next_s(from.s) {
    if (is_timed) bandwidth = ceilings::copy_bandwidth();
  }

  Planes planes() const {
    return {h.data(),      s.data(),      alpha.data(), beta.data(),
            next_h.data(), next_s.data(), host.columns, host.rows};
  }
  // Empty where the bits are the CPU's.
  std::string differs(bool bed, bool share) {
    const auto same = [](const DeviceArray<double>& there, const std::vector<double>& here) {
      const std::vector<double> values = there.to_host();
      return std::memcmp(values.data(), here.data(), here.size() * sizeof(double)) == 0;
    };
    const bool is_same = (!bed || same(next_h, host.next_h)) && (!share || same(next_s, host.next_s));
    failed = failed || !is_same;
    return is_same ? "same" : "DIFFERENT";
  }

  // values: of eight bytes that each cell must at least be read from or written to memory.
  template <class Kernel>
  void measure(const char* equation, const char* name, Kernel kernel, dim3 block, int cells_x, int cells_y,
               double operations, double values, bool bed, bool share) {
    const dim3 grid(static_cast<unsigned>((host.columns + cells_x - 1) / cells_x),
                    static_cast<unsigned>((host.rows + cells_y - 1) / cells_y));
    // The share's kernels alone find the new bed that they need; everything else begins anew.
    next_h = DeviceArray<double>(bed ? host.h : host.next_h);
    next_s = DeviceArray<double>(host.s);
    const auto run = [&] { kernel<<<grid, block>>>(planes(), factors); };
    run();
    spate::check_cuda(cudaDeviceSynchronize(), "computing a step");
    const std::string bits = differs(bed, share);
    if (!is_timed) {
      std::printf("%s, %s: %s\n", equation, name, bits.c_str());
      return;
    }
    double best = 1e9;
    for (int repetition = 0; repetition < 5; ++repetition) {
      constexpr int launches = 20;
      const double begin = seconds_now();
      for (int k = 0; k < launches; ++k) run();
      spate::check_cuda(cudaDeviceSynchronize(), "computing a step");
      best = std::min(best, (seconds_now() - begin) / launches);
    }
    cudaFuncAttributes attributes{};
    int blocks = 0, most = 0;
    const int threads = static_cast<int>(block.x * block.y);
    spate::check_cuda(cudaFuncGetAttributes(&attributes, kernel), "computing a step");
    spate::check_cuda(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, 0),
                      "computing a step");
    cudaDeviceGetAttribute(&most, cudaDevAttrMaxThreadsPerMultiProcessor, 0);
    const double cells = static_cast<double>(host.columns) * host.rows, bytes = 8 * values * cells / best;
    std::printf("| %s | %s | %u x %u | %.1f | %.0f | %.2f | %.0f | %d | %zu | %.2f | %s |\n", equation, name,
                block.x, block.y, 1e6 * best, 1e-9 * operations * cells / best, 1e-12 * bytes,
                100 * bytes / bandwidth, attributes.numRegs, attributes.sharedSizeBytes,
                static_cast<double>(blocks * threads) / most, bits.c_str());
    std::fflush(stdout);
  }

  const Host& host;
  const bool is_timed;
  double bandwidth = 1;
  bool failed = false;
  DeviceArray<double> h, s, alpha, beta, next_h, next_s;
};

// (3) reads four fields and writes one; (4) likewise; both in one pass read four and write two.
bool study(int side, bool timed) {
  const Host host(side);
  Study study(host, timed);
  if (timed)
    std::printf(
        "%d x %d cells, double; copy %.2f TB/s. Operations as in the paper: 55 for (3), 34 for (4).\n\n"
        "| equation | way | block | us | GFLOP/s | TB/s | %% of copy | registers | shared, bytes | occupancy "
        "| bits "
        "|\n|---|---|---|---|---|---|---|---|---|---|---|\n",
        side, side, 1e-12 * study.bandwidth);
  const dim3 plain(block_x, block_y), halo(block_x + 2, block_y + 2);
  const auto bed = [&](const char* name, auto kernel, dim3 block) {
    study.measure("(3)", name, kernel, block, block_x, block_y, bed_operations, 5, true, false);
  };
  bed("baseline", bed_by_cell<Plain>, plain);
  bed("read-only cache", bed_by_cell<ReadOnly>, plain);
  bed("shared memory", by_shared_memory<true>, plain);
  bed("halo threads", by_halo_threads<true>, halo);
  const auto share = [&](const char* name, auto kernel, dim3 block) {
    study.measure("(4)", name, kernel, block, block_x, block_y, share_operations, 5, false, true);
  };
  share("baseline", share_by_cell<Plain>, plain);
  share("read-only cache", share_by_cell<ReadOnly>, plain);
  share("shared memory", by_shared_memory<false>, plain);
  share("halo threads", by_halo_threads<false>, halo);
  const auto both = [&](const char* name, auto kernel, dim3 block, int cells_x, int cells_y) {
    study.measure("both", name, kernel, block, cells_x, cells_y, bed_operations + share_operations, 6, true,
                  true);
  };
  both("one pass, tiles", both_by_tile, dim3(tile_x + 4, tile_y + 4), tile_x, tile_y);
  both("one pass, march of 32 rows", both_by_march<32>, dim3(march_threads), march_cells, 32);
  both("one pass, march of 128 rows", both_by_march<128>, dim3(march_threads), march_cells, 128);
  return !study.failed;
}

// Steps of the model as users run it, with limits of the step, coasts and what lies beneath.
void model(int side) {
  using namespace spate::sediment;
  std::printf("\n| the model | us a step | G cells/s |\n|---|---|---|\n");
  for (const Scheme scheme : {Scheme::conservative, Scheme::printed}) {
    Basin basin;
    basin.grid = {side, side, 50, 0, 0};
    basin.bed.resize(basin.grid.cells());
    for (std::size_t cell = 0; cell < basin.bed.size(); ++cell)
      basin.bed[cell] = 10 - 0.002 * static_cast<double>(cell % static_cast<std::size_t>(side));
    basin.alpha = {60};
    basin.beta = {200};
    basin.alpha_sea = 6;
    basin.beta_sea = 30;
    basin.sea_level = spate::Series(5.0);
    Choices choices;
    choices.scheme = scheme;
    choices.gpu = 0;
    Model model(basin, choices);
    int steps = 0;
    double begin = 0;
    struct Enough {};
    try {
      model.advance(1e9, [&](double) {
        if (++steps == 10) begin = seconds_now();
        if (steps == 210) throw Enough();
      });
    } catch (const Enough&) {
      const double each = (seconds_now() - begin) / 200;
      std::printf("| %s | %.1f | %.2f |\n",
                  scheme == Scheme::printed ? "printed, two passes" : "conservative, one pass", 1e6 * each,
                  1e-9 * static_cast<double>(basin.grid.cells()) / each);
    }
  }
}

}  // namespace

int main(int argc, char** argv) try {
  const spate::CudaDevices devices = spate::cuda_devices();
  if (devices.names.empty()) {
    std::printf("No GPU: %s\n", devices.reason.c_str());
    return 77;
  }
  const int side = argc > 1 ? std::atoi(argv[1]) : 4096;
  const bool timed = argc <= 2;
  if (timed)
    std::printf("%s. The K20 of the paper: 88 to 190 GFLOP/s for (3), 68 to 123 for (4), 165 for both.\n\n",
                devices.names.begin()->second.c_str());
  const bool is_same = study(side, timed);
  if (timed) model(side);
  return is_same ? 0 : 1;
} catch (const std::exception& error) {
  std::printf("%s\n", error.what());
  return 1;
}
