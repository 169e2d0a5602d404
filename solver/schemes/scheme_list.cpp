// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/schemes/scheme_list.hpp"

#include "solver/schemes/dispatch.hpp"

namespace spate {
namespace {

template <class Scheme>
constexpr SchemeInfo info_of(SchemeId id, const char* name) {
  static_assert(0 < Scheme::default_cfl && Scheme::default_cfl <= Scheme::largest_cfl);
  return {id,
          name,
          Scheme::title,
          Scheme::default_cfl,
          Scheme::largest_cfl,
          Scheme::default_desingularisation,
          Scheme::predicts,
          Scheme::cell_bed,
          Scheme::caution,
          Scheme::first_order};
}

}  // namespace

const std::array<SchemeInfo, scheme_count> scheme_list{{
#define SPATE_SCHEME_INFO(id, type) info_of<type>(SchemeId::id, #id),
    SPATE_SCHEMES(SPATE_SCHEME_INFO)
#undef SPATE_SCHEME_INFO
}};

}  // namespace spate
