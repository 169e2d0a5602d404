// SPDX-License-Identifier: GPL-3.0-or-later
// Measured ceilings of the machine, to which the speed of the solver is compared.
#pragma once

namespace ceilings {

// Bytes per second of a stream triad a = b + s c with the given threads: 12 bytes for each float (the
// read of a that a plain store causes is not counted).
double triad_bandwidth(int threads);

// Multiplications and additions of floats per second, in registers, with the given threads.
double peak_flops(int threads);

}  // namespace ceilings
