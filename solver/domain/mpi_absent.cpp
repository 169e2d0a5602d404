// SPDX-License-Identifier: GPL-3.0-or-later
// In place of mpi_ranks.cpp where Spate is built without MPI.
#include "solver/core/check.hpp"
#include "solver/domain/mpi_environment.hpp"
#include "solver/domain/mpi_ranks.hpp"

namespace spate {

std::unique_ptr<Exchange> mpi_ranks() {
  check(!has_mpi_launcher() || launched_processes() == 1, "mpi_missing",
        "Several processes cannot share a simulation", "this build of Spate does not know MPI",
        "Start one process, or build Spate where MPI is installed.");
  return nullptr;
}

}  // namespace spate
