// SPDX-License-Identifier: GPL-3.0-or-later
// Every scheme, once: X(enumerator, class, name in parameters, title that users see, default CFL, largest
// CFL). The list yields the enum, the choices in QGIS, the instantiations, the dispatch and the tests.
#pragma once

#include <array>
#include <cstdint>

#define SPATE_SCHEMES(X)                                             \
  X(hwp14, Hwp14, "hwp14", "HWP14 (Horvath et al. 2015)", 0.45, 0.5) \
  X(kp07, Kp07, "kp07", "KP07 (Kurganov and Petrova 2007)", 0.25, 0.25)

namespace spate {

enum class SchemeId : std::uint8_t {
#define SPATE_SCHEME_ENUMERATOR(id, type, name, title, cfl, largest_cfl) id,
  SPATE_SCHEMES(SPATE_SCHEME_ENUMERATOR)
#undef SPATE_SCHEME_ENUMERATOR
};

struct SchemeInfo {
  SchemeId id;
  const char* name;
  const char* title;
  double default_cfl;
  double largest_cfl;  // for which depths stay positive
};

inline constexpr std::array scheme_list{
#define SPATE_SCHEME_INFO(id, type, name, title, cfl, largest_cfl) \
  SchemeInfo{SchemeId::id, name, title, cfl, largest_cfl},
    SPATE_SCHEMES(SPATE_SCHEME_INFO)
#undef SPATE_SCHEME_INFO
};

constexpr const SchemeInfo& scheme_info(SchemeId id) {
  return scheme_list[static_cast<std::size_t>(id)];
}

}  // namespace spate
