// SPDX-License-Identifier: GPL-3.0-or-later
// What all parts of a process share in the memory of the host.
#pragma once

#include <array>
#include <memory>

#include "solver/backend/initial_cells.hpp"
#include "solver/backend/outline.hpp"
#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct CudaInput {
  // watch: hears of the first 0.6 of the work. told: as of make_cuda_part; only read here.
  CudaInput(std::shared_ptr<const Scenario> of, const Numerics& chosen, const Watch& watch,
            const RunState* from, const Outline* told);
  StaticFields fields() const { return {*scenario, edges, bed, numerics}; }
  // Whether the ground of the whole grid is known here, or only what the forcing names of it.
  bool has_ground() const { return initial_cells != nullptr; }

  const std::shared_ptr<const Scenario> scenario;
  const Numerics numerics;
  const Edges edges;
  const Bed bed;
  const Forcing forcing;
  const std::uint8_t varying;  // Outline::varying
  // As those of the scenario, and packed; not those of the scenario, which others may be reading.
  const SharedField<float> manning;
  const std::array<SharedField<float>, soil_numbers> soil;
  const std::unique_ptr<const InitialCells> initial_cells;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
