// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/numerics.hpp"

#include "solver/schemes/dispatch.hpp"

namespace spate {

Numerics with_defaults(Numerics numerics) {
  if (numerics.cfl <= 0) numerics.cfl = scheme_info(numerics.scheme).default_cfl;
  if (numerics.desingularisation <= 0)
    numerics.desingularisation =
        with_scheme(numerics.scheme, [](auto scheme) { return decltype(scheme)::default_desingularisation; });
  return numerics;
}

}  // namespace spate
