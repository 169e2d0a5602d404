// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the time loop and what computes. A backend owns the state and advances it; the
// state, the time step and the accumulators never leave it but through read() and report().
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/grid/scenario.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {

enum class Integrator : std::uint8_t { euler, rk2 };  // rk2: Heun's SSP Runge-Kutta scheme

inline constexpr int largest_tile_size = 90;

// Numerical choices. Every depth and time is in m and s.
struct Numerics {
  SchemeId scheme = SchemeId::hwp14;
  Integrator integrator = Integrator::rk2;
  double cfl = 0;         // 0 = the scheme's default
  double theta = 1.3;     // generalized minmod, 1 (most damped) to 2
  double gravity = 9.81;  // m/s2
  double dry_depth =
      1e-3;  // shallower counts as dry in maps, durations and wet area; the flow does not use it
  double film_depth = 1e-6;                    // shallower water has no momentum of its own
  double desingularisation = 0;                // K of the scheme, m; 0 = its default (HWP14 1e-5, KP07 0.4)
  std::vector<double> arrival_depths = {0.1};  // increasing; one map of first arrival for each
  int tile_size = 0;   // cells along a tile's side; 0 = the backend's default. Results do not depend on it
  bool sparse = true;  // false: every tile exists and is computed. Results do not depend on it
  int threads = 0;     // 0 = all cores. Results do not depend on it
  // GPU only: faster arithmetic, whose results differ from the CPU's in the last digits.
  bool fast_math = false;
  double gpu_memory = 0;  // bytes that tiles may take on a GPU; 0 = all that is free
  std::string
      instruction_set;  // of the CPU: SSE2, AVX2, AVX-512; empty = the best. Results do not depend on it
};

enum class Field : std::uint8_t {
  bed,                 // m above the datum, as the scheme sees it; NaN at walls
  depth,               // m, 0 when dry
  level,               // m above the datum, NaN when dry
  discharge_x,         // m2/s, eastward (papers: hu)
  discharge_y,         // m2/s, northward (papers: hv)
  max_depth,           // m
  max_level,           // m above the datum
  max_speed,           // m/s, while not dry
  max_unit_discharge,  // m2/s
  time_of_max_depth,   // s
  wet_duration,        // s deeper than dry_depth
  arrival_time         // s, first time deeper than the numbered arrival depth; NaN = never
};                     // maxima, times and durations are NaN where the cell never got wet

// Volumes in m3 since the start.
struct Volumes {
  double initial = 0;
  double inflow = 0;      // by inflows: discharges > 0 and imposed levels
  double abstracted = 0;  // by inflows: discharges < 0 and imposed levels
  double edges_in = 0;    // through the domain's edge
  double edges_out = 0;
  double rain = 0;
  double infiltrated = 0;
  double clipped = 0;  // water made by setting negative depths to 0; always 0 with HWP14
  double stored = 0;   // now in the domain

  double supplied() const { return initial + inflow + edges_in + rain; }
  // (what is there) - (what should be), relative to all water that was ever there
  double mass_error() const {
    const double should = supplied() - abstracted - edges_out - infiltrated;
    return supplied() > 0 ? (stored - should) / supplied() : stored - should;
  }
};

// What a barrier has met since the start, until it opens: after a breach too. What crosses a face goes to the
// barrier with the highest crest there. A line is crossed by what flows across it, in either direction; a
// band of cells by what flows onto it and leaves it again, on whichever side.
struct BarrierReport {
  double first_overtopping = -1;  // s, when water first flowed across a line or onto a band; < 0: none
  double volume = 0;              // m3 that crossed
  double peak_discharge = 0;      // m3/s, of all its faces together
  // m from the water beside it to its own crest, < 0 when that was higher; NaN where no water came
  double min_freeboard = 0;
  double overtopped_length = 0;  // m of its crest: where water flowed across a line or onto a band
};

struct Report {
  double time = 0;  // s, simulated
  std::int64_t steps = 0;
  double time_step = 0;           // s, the last one
  std::int64_t cell_updates = 0;  // full time steps of cells in computed tiles
  std::int64_t wet_cells = 0;     // deeper than dry_depth
  std::int64_t tiles = 0;         // computed in the last step
  std::int64_t tiles_total = 0;   // when dense
  double memory = 0;              // bytes of state and accumulators now
  Volumes volumes;
};

class Backend {
 public:
  virtual ~Backend() = default;
  Backend() = default;
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;

  // Takes steps until target (s), the last one landing exactly on it, or until wall_seconds have
  // passed; at least one step. Throws Error when the state is not finite.
  virtual void advance(double target, double wall_seconds) = 0;
  virtual Report report() const = 0;
  // Rows [row_begin, row_end) of a field, row-major; arrival counts Numerics::arrival_depths.
  virtual void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
                    float* values) const = 0;
  virtual std::vector<BarrierReport> barrier_reports() const = 0;
  virtual std::string device_name() const = 0;
};

// The scheme's own values where 0 says so.
Numerics with_defaults(Numerics numerics);

std::unique_ptr<Backend> make_cpu_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics);
double cpu_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics);  // bytes

// The GPUs that can compute, by number; where there are none, why, and what to do about it.
struct CudaDevices {
  std::map<int, std::string> names;
  std::string reason, remedy;
};
CudaDevices cuda_devices();
// Throws Error when the device fails or its memory is too small.
std::unique_ptr<Backend> make_cuda_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                           int device);
double cuda_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics);  // bytes
double cuda_memory_free(int device);  // bytes; throws Error when the device fails

}  // namespace spate
