// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a launcher of MPI has started this process. MPI itself is not asked, since a process that is alone
// should not have to wait for it to start.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace spate {

inline bool has_mpi_launcher() {
  // Open MPI; MPICH, Intel MPI and Slurm's PMI; PMIx.
  constexpr const char* names[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMI_RANK", "PMIX_RANK"};
  return std::any_of(std::begin(names), std::end(names),
                     [](const char* name) { return std::getenv(name) != nullptr; });
}

// How many processes it says that it has started; 0 where it does not say.
inline int launched_processes() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"})
    if (const char* count = std::getenv(name)) return std::atoi(count);
  return 0;
}

}  // namespace spate
