// SPDX-License-Identifier: GPL-3.0-or-later
// The precision of a run on GPUs, as backend/precision.cpp for CPUs.
#include <utility>

#include "solver/backend/part.hpp"
#include "solver/core/check.hpp"
#include "solver/core/real.hpp"

namespace spate {

#define SPATE_IN_ITS_PRECISION                                                                             \
  std::unique_ptr<Part> make_cuda_part_here(                                                               \
      std::shared_ptr<const Scenario> scenario, const Numerics& numerics, const std::vector<int>& devices, \
      const Watch& watch, const RunState* from, Exchange& exchange, const Outline* outline);               \
  double cuda_memory_here(const Scenario& scenario, const Numerics& numerics);
inline namespace single_precision {
SPATE_IN_ITS_PRECISION
}
#if defined(SPATE_HAS_DOUBLE)
namespace double_precision {
SPATE_IN_ITS_PRECISION
}
#else
namespace double_precision = single_precision;  // never asked for
#endif
#undef SPATE_IN_ITS_PRECISION

std::unique_ptr<Part> make_cuda_part(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                     const std::vector<int>& devices, const Watch& watch,
                                     const RunState* from, Exchange& exchange, const Outline* outline) {
  return in_double(numerics) ? double_precision::make_cuda_part_here(std::move(scenario), numerics, devices,
                                                                     watch, from, exchange, outline)
                             : single_precision::make_cuda_part_here(std::move(scenario), numerics, devices,
                                                                     watch, from, exchange, outline);
}

double cuda_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  return in_double(numerics) ? double_precision::cuda_memory_here(scenario, numerics)
                             : single_precision::cuda_memory_here(scenario, numerics);
}

}  // namespace spate
