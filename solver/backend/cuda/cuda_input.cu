// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/cuda_input.cuh"

#include <algorithm>

namespace spate {
inline namespace SPATE_PRECISION {
namespace {
std::array<SharedField<float>, soil_numbers> packed(
    const std::array<SharedField<float>, soil_numbers>& soil) {
  std::array<SharedField<float>, soil_numbers> all;
  std::transform(soil.begin(), soil.end(), all.begin(),
                 [](const SharedField<float>& numbers) { return numbers.packed(); });
  return all;
}
}  // namespace

CudaInput::CudaInput(std::shared_ptr<const Scenario> of, const Numerics& chosen, const Watch& watch,
                     const RunState* from, const Outline* told)
    : scenario(std::move(of)),
      numerics(chosen),
      edges(told == nullptr ? find_edges(*scenario, part_of(watch, 0, 0.2))
                            : edges_of(*told, scenario->terrain.grid)),
      bed(told == nullptr ? Bed(*scenario, edges, bed_nodes(numerics.scheme), part_of(watch, 0.2, 0.5))
                          : Bed(scenario->terrain.grid, bed_nodes(numerics.scheme), told->heights)),
      forcing(*scenario, edges, bed, numerics, part_of(watch, 0.5, 0.6), from,
              told != nullptr ? &told->of_cells : nullptr),
      varying(told == nullptr ? varying_fields(*scenario) : told->varying),
      manning(scenario->terrain.manning.packed()),
      soil(packed(scenario->losses.soil)),
      initial_cells(told == nullptr ? std::make_unique<const InitialCells>(
                                          fields(), from != nullptr ? &from->cells : nullptr)
                                    : nullptr) {}

}  // namespace SPATE_PRECISION
}  // namespace spate
