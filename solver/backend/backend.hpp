// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the time loop and what computes. A backend owns the state and advances it; the
// state, the time step and the accumulators never leave it but through read() and report().
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/model/scenario.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/report.hpp"

namespace spate {

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
