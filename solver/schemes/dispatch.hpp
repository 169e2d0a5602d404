// SPDX-License-Identifier: GPL-3.0-or-later
// From a scheme's identifier to its type.
#pragma once

#include <utility>

#include "solver/core/macros.hpp"
#include "solver/schemes/hr.hpp"
#include "solver/schemes/hwp14.hpp"
#include "solver/schemes/kl02.hpp"
#include "solver/schemes/kll05.hpp"
#include "solver/schemes/kp07.hpp"
#include "solver/schemes/lxf.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Calls f(Scheme{}) with the scheme of the identifier.
template <class F>
SPATE_FUNCTION auto with_scheme(SchemeId scheme, F&& f) {
  switch (scheme) {
#define SPATE_SCHEME_CASE(id, type) \
  case SchemeId::id:                \
    return f(type{});
    SPATE_SCHEMES(SPATE_SCHEME_CASE)
#undef SPATE_SCHEME_CASE
  }
  return f(Hwp14{});  // not reached: every enumerator has its case
}

}  // namespace SPATE_PRECISION
}  // namespace spate
