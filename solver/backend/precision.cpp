// SPDX-License-Identifier: GPL-3.0-or-later
// The seam's functions that depend on the precision of a run: those compiled for it do the work.
#include <utility>

#include "solver/backend/part.hpp"
#include "solver/core/check.hpp"

namespace spate {

#if defined(SPATE_HAS_DOUBLE)
namespace double_precision {

std::unique_ptr<Part> make_cpu_part_here(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                         const Watch& watch, const RunState* from, Exchange& exchange,
                                         const Outline* outline);
double cpu_memory_here(const Scenario& scenario, const Numerics& numerics);

}  // namespace double_precision

bool has_double_precision() {
  return true;
}
#else
namespace double_precision = single_precision;  // never asked for

bool has_double_precision() {
  return false;
}
#endif

bool in_double(const Numerics& numerics) {
  if (numerics.precision == Precision::float32) return false;
  check(has_double_precision(), "double_precision_missing", "Double precision is not available",
        "this build has been made without it", "Choose single precision.");
  return true;
}

std::unique_ptr<Part> make_cpu_part(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                    const Watch& watch, const RunState* from, Exchange& exchange,
                                    const Outline* outline) {
  return in_double(numerics) ? double_precision::make_cpu_part_here(std::move(scenario), numerics, watch,
                                                                    from, exchange, outline)
                             : single_precision::make_cpu_part_here(std::move(scenario), numerics, watch,
                                                                    from, exchange, outline);
}

double cpu_memory_when_all_wet(const Scenario& scenario, const Numerics& numerics) {
  return in_double(numerics) ? double_precision::cpu_memory_here(scenario, numerics)
                             : single_precision::cpu_memory_here(scenario, numerics);
}

RunState Backend::save() const {
  SavedCells all;
  const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
  RunState state = save([&](const SavedCells& some) {
    append(all.blocks, some.blocks);
    append(all.values, some.values);
    append(all.double_values, some.double_values);
  });
  all.planes = state.cells.planes;
  state.cells = std::move(all);
  return state;
}

}  // namespace spate
