// SPDX-License-Identifier: GPL-3.0-or-later
// Measured ceilings of the GPU, to which the speed of the solver is compared.
#pragma once

#include <string>

namespace ceilings {

double copy_bandwidth();  // bytes/s, read and written, of a large copy
double peak_flops();      // float multiply-adds count as two
std::string driver();     // the CUDA version that the driver supports

}  // namespace ceilings
