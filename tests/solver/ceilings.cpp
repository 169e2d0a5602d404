// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/ceilings.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <thread>
#include <vector>

namespace ceilings {

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

template <class Work>
double best_time(int threads, int repetitions, Work work) {
  double best = 1e30;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> team;
    team.reserve(static_cast<std::size_t>(threads));
    for (int thread = 0; thread < threads; ++thread) team.emplace_back(work, thread);
    for (std::thread& member : team) member.join();
    best = std::min(best, seconds_since(start));
  }
  return best;
}

volatile float sink;

}  // namespace

double triad_bandwidth(int threads) {
  constexpr std::size_t count = std::size_t{1} << 25;  // 128 MiB each: beyond the caches
  std::vector<float> a(count), b(count, 1.f), c(count, 2.f);
  const double time = best_time(threads, 5, [&](int thread) {
    const auto begin = count * static_cast<std::size_t>(thread) / static_cast<std::size_t>(threads);
    const auto end = count * static_cast<std::size_t>(thread + 1) / static_cast<std::size_t>(threads);
    const float* from = b.data();
    const float* with = c.data();
    float* to = a.data();
    for (std::size_t i = begin; i < end; ++i) to[i] = from[i] + 3.f * with[i];
  });
  sink = a[count / 2];
  return 12.0 * static_cast<double>(count) / time;
}

#if defined(__AVX512F__)
constexpr std::size_t vector_bytes = 64;
#elif defined(__AVX__)
constexpr std::size_t vector_bytes = 32;
#else
constexpr std::size_t vector_bytes = 16;
#endif

double peak_flops(int threads) {
  using Vector __attribute__((vector_size(vector_bytes))) = float;
  constexpr int rounds = 20'000'000, chains = 12;
  const double time = best_time(threads, 3, [](int thread) {
    // Independent chains in registers, enough to hide the latencies of multiplication and addition.
    const Vector zero{}, m = zero + 0.999999f, s = zero + 1e-6f, x = zero + static_cast<float>(thread);
    Vector a = x, b = x + 1, c = x + 2, d = x + 3, e = x + 4, f = x + 5;
    Vector g = x + 6, h = x + 7, i = x + 8, j = x + 9, k = x + 10, l = x + 11;
    for (int round = 0; round < rounds; ++round) {
      a = a * m + s, b = b * m + s, c = c * m + s, d = d * m + s, e = e * m + s, f = f * m + s;
      g = g * m + s, h = h * m + s, i = i * m + s, j = j * m + s, k = k * m + s, l = l * m + s;
    }
    const Vector sum = a + b + c + d + e + f + g + h + i + j + k + l;
    sink = sum[0];
  });
  return 2.0 * chains * rounds * threads * vector_bytes / sizeof(float) / time;
}

}  // namespace ceilings
