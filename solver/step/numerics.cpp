// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/numerics.hpp"

#include "solver/mesh/bed.hpp"

namespace spate {

BedNodes bed_nodes(SchemeId scheme) {
  return scheme_info(scheme).cell_bed ? BedNodes::cells : BedNodes::vertices;
}

Numerics with_defaults(Numerics numerics) {
  const SchemeInfo& scheme = scheme_info(numerics.scheme);
  if (numerics.cfl <= 0) numerics.cfl = scheme.default_cfl;
  if (numerics.desingularisation <= 0) numerics.desingularisation = scheme.default_desingularisation;
  if (predicts(numerics.integrator) && !scheme.predicts)
    numerics.integrator = scheme.first_order ? Integrator::euler : Integrator::rk2;
  return numerics;
}

}  // namespace spate
