// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/studies/cese/cpu_tube.hpp"

namespace spate::cese {

template Ran run_on_cpu(Tube<Euler<float>>&, double);
template Ran run_on_cpu(Tube<Euler<double>>&, double);
template Ran run_on_cpu(Tube<ShallowWater<float>>&, double);
template Ran run_on_cpu(Tube<ShallowWater<double>>&, double);

}  // namespace spate::cese
