// SPDX-License-Identifier: GPL-3.0-or-later
// A backend that computes one part of a domain. All ranks call its functions in the same order and with the
// same arguments; what they return is whole at rank 0 only. Where it throws Error, it throws the same in all
// ranks; anything else means that this rank alone cannot go on.
#pragma once

#include "solver/backend/backend.hpp"
#include "solver/backend/initial_cells.hpp"
#include "solver/backend/outline.hpp"
#include "solver/domain/exchange.hpp"

namespace spate {

class Part : public Backend {
 public:
  // Comes first: whoever makes a part hears nothing of the others.
  virtual void begin() = 0;
  // For them to be made from: of the first part, before it begins.
  virtual Outline outline() const = 0;
  // Rows of one of the values stored of each cell (Stored), as read() gives fields, but in full precision.
  virtual void read_stored(int stored, std::int32_t row_begin, std::int32_t row_end,
                           double* values) const = 0;
  virtual RunState save_but_cells() const = 0;
};

// As make_cpu_backend, in the precision of the numerics; exchange must outlive the part, and from must live
// until it has begun. outline: what the first part has told, of which no part is made from the scenario's
// fields; null for that one.
std::unique_ptr<Part> make_cpu_part(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                    const Watch& watch, const RunState* from, Exchange& exchange,
                                    const Outline* outline);

// The same on a GPU: where it is alone, one or more parts on each of these devices; else one part on one of
// them, which the ranks of a machine take in turn.
std::unique_ptr<Part> make_cuda_part(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                     const std::vector<int>& devices, const Watch& watch,
                                     const RunState* from, Exchange& exchange, const Outline* outline);

inline namespace SPATE_PRECISION {

// make_cpu_part and cpu_memory_when_all_wet in this precision.
std::unique_ptr<Part> make_cpu_part_here(std::shared_ptr<const Scenario> scenario, const Numerics& numerics,
                                         const Watch& watch, const RunState* from, Exchange& exchange,
                                         const Outline* outline);
double cpu_memory_here(const Scenario& scenario, const Numerics& numerics);

}  // namespace SPATE_PRECISION
}  // namespace spate
