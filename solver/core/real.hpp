// SPDX-License-Identifier: GPL-3.0-or-later
// The precision in which a flow is computed. What depends on it is compiled once for each, in a namespace of
// its own, so that both live in one process: a file that names Real, or a type that contains some, opens
// SPATE_PRECISION. Which of the two computes a run is chosen in backend/precision.cpp.
#pragma once

#if defined(SPATE_DOUBLE)
#define SPATE_PRECISION double_precision
#else
#define SPATE_PRECISION single_precision
#endif

namespace spate {
inline namespace SPATE_PRECISION {

#if defined(SPATE_DOUBLE)
using Real = double;
#else
using Real = float;
#endif

}  // namespace SPATE_PRECISION
}  // namespace spate
