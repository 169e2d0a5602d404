// SPDX-License-Identifier: GPL-3.0-or-later
// Every scheme, once, new ones at the end: X(enumerator, class). The class, in the file of the enumerator's
// name, holds all that is known of the scheme; the list yields the enum, the choices in QGIS, the
// instantiations, the dispatch and the tests.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#define SPATE_SCHEMES(X) \
  X(hwp14, Hwp14)        \
  X(kp07, Kp07)          \
  X(hr, Hr)              \
  X(kl02, Kl02)          \
  X(kll05, Kll05)        \
  X(lxf, Lxf)

namespace spate {

enum class SchemeId : std::uint8_t {
#define SPATE_SCHEME_ENUMERATOR(id, type) id,
  SPATE_SCHEMES(SPATE_SCHEME_ENUMERATOR)
#undef SPATE_SCHEME_ENUMERATOR
};

#define SPATE_SCHEME_ONE(id, type) +1
inline constexpr std::size_t scheme_count = SPATE_SCHEMES(SPATE_SCHEME_ONE);
#undef SPATE_SCHEME_ONE

// The properties of a scheme that users see and choose.
struct SchemeInfo {
  SchemeId id;
  const char* name;   // of the enumerator: in parameters and files
  const char* title;  // for users
  double default_cfl;
  double largest_cfl;                // that the scheme bears
  double default_desingularisation;  // K, m
  bool predicts;                     // whether steps with a predictor suit it
  bool cell_bed;                     // whether its bed is that of the cells of the elevation model
  const char* caution;               // what it cannot do, if it is here to be compared with; otherwise null
  bool first_order;                  // in time
};

extern const std::array<SchemeInfo, scheme_count> scheme_list;  // in the order of SchemeId

inline const SchemeInfo& scheme_info(SchemeId id) {
  return scheme_list[static_cast<std::size_t>(id)];
}

}  // namespace spate
