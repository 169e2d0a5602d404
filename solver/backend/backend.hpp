// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the time loop and the hardware. A backend owns the state and advances it; the state, the
// time step and the accumulators leave it only through read() and report().
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"
#include "solver/step/field.hpp"
#include "solver/step/numerics.hpp"
#include "solver/step/report.hpp"
#include "solver/step/run_state.hpp"

namespace spate {

class Exchange;  // solver/domain/exchange.hpp

class Backend {
 public:
  virtual ~Backend() = default;
  Backend() = default;
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;

  // Takes steps until the simulated time target (s), on which the last one lands exactly. Returns earlier
  // once wall_seconds (s) have passed or a step has ended at `look` (s, simulated) or later; a GPU takes some
  // steps more. Takes at least one step. An early return does not change the results. Throws Error when the
  // state is not finite.
  virtual void advance(double target, double wall_seconds, double look) = 0;
  void advance(double target, double wall_seconds) {
    advance(target, wall_seconds, std::numeric_limits<double>::infinity());
  }
  virtual Report report() const = 0;
  // Brings the wet cells and volumes of the report up to date, where advance() has returned early.
  virtual void survey() {}
  // Rows [row_begin, row_end) of a field, row-major; arrival: index into Numerics::arrival_depths. Field::bed
  // any thread may read, at any time.
  virtual void read(Field field, std::size_t arrival, std::int32_t row_begin, std::int32_t row_end,
                    float* values) const = 0;
  virtual std::vector<BarrierReport> barrier_reports() const = 0;
  virtual std::vector<SectionReport> section_reports() const = 0;
  virtual std::vector<BridgeReport> bridge_reports() const = 0;
  virtual std::vector<StructureReport> structure_reports() const = 0;
  // The state between two calls of advance, from which any backend continues the run to the same bits. The
  // cells go to take in portions instead of into the result, so that memory need not hold them twice.
  virtual RunState save(const TakeCells& take) const = 0;
  RunState save() const;  // with the cells
  virtual std::string device_name() const = 0;
};

// watch: called while the tiles are made. from: the state that another run of the scenario has saved; null to
// begin with the scenario. Throws Error when the state is not from such a run.
// processes: the ranks that compute it together with this one, which is the first, while they serve_parts();
// null to compute it alone.
std::unique_ptr<Backend> make_cpu_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                          const Watch& watch = no_watch, const RunState* from = nullptr,
                                          Exchange* processes = nullptr);
// Computes parts of simulations at the orders of rank 0, until that ends them. assist: what is done whenever
// rank 0 asks for something else, may be null where it does not.
void serve_parts(Exchange& exchange, const std::function<void()>& assist) noexcept;
void ask_to_assist(Exchange& exchange);       // by rank 0
void end_parts(Exchange& exchange) noexcept;  // by rank 0
bool has_double_precision();                  // whether this build can compute in double
bool in_double(const Numerics& numerics);     // throws Error when it should and cannot
double cpu_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics);  // bytes

// The usable GPUs, by number; if there are none, the reason, its key (solver/core/check.hpp) and a remedy.
struct CudaDevices {
  std::map<int, std::string> names;
  std::string key, reason, remedy;
};
CudaDevices cuda_devices();
// devices: those that compute it together, each at least one part of the domain, and all as many as
// Numerics::parts. Throws Error when one of them fails or its memory is too small. processes: as above; those
// of a machine take its devices in turn, one each.
std::unique_ptr<Backend> make_cuda_backend(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                           const std::vector<int>& devices, const Watch& watch = no_watch,
                                           const RunState* from = nullptr, Exchange* processes = nullptr);
double cuda_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics);  // bytes
double cuda_memory_free(int device);  // bytes; throws Error when the device fails

}  // namespace spate
