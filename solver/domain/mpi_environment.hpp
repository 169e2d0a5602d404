// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a launcher of MPI has started this process. MPI itself is not asked, since a process that is alone
// should not have to wait for it to start.
#pragma once

#include <cstdlib>

namespace spate {

inline bool has_mpi_launcher() {
  // Open MPI; MPICH, Intel MPI and Slurm's PMI; PMIx.
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMI_RANK", "PMIX_RANK"})
    if (std::getenv(name) != nullptr) return true;
  return false;
}

}  // namespace spate
