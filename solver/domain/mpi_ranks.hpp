// SPDX-License-Identifier: GPL-3.0-or-later
// The processes of one command that mpirun or a cluster's scheduler has started, as ranks.
#pragma once

#include <memory>

#include "solver/domain/exchange.hpp"

namespace spate {

// Null where this process was started alone. To be called once, and kept to the end of the process. Throws
// Error where there are several and this build does not know MPI, or not theirs.
std::unique_ptr<Exchange> mpi_ranks();

}  // namespace spate
