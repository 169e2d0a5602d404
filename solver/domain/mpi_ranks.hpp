// SPDX-License-Identifier: GPL-3.0-or-later
// The processes of one command that mpirun or a cluster's scheduler has started, as ranks.
#pragma once

#include <cstdlib>
#include <memory>

#include "solver/domain/exchange.hpp"
#include "solver/domain/mpi_environment.hpp"

namespace spate {

// Null where this process was started alone. To be called once, and kept to the end of the process. Throws
// Error where there are several and this build does not know MPI, or not theirs.
std::unique_ptr<Exchange> mpi_ranks();

// How many processes Slurm has started that no launcher of MPI tells of each other; 1 where there is none.
inline int unconnected_processes() {
  const char* count = has_mpi_launcher() ? nullptr : std::getenv("SLURM_STEP_NUM_TASKS");
  return count != nullptr ? std::atoi(count) : 1;
}

}  // namespace spate
