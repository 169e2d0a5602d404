// SPDX-License-Identifier: GPL-3.0-or-later
// A finding on the inputs before a run: something wrong, doubtful or worth knowing, and its places.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/check.hpp"

namespace spate {

// error: the run would refuse it. warning: allowed, but seldom meant. note: good to know.
enum class Severity : std::uint8_t { error, warning, note };

using io::MapPlace;

struct Spot {
  MapPlace place;
  std::optional<double> value = {};  // at this place, in the unit of the finding
};

struct Finding {
  Severity severity = Severity::note;
  Message message;
  std::optional<double> value = {};  // the number that the message is about
  std::string unit = {};             // its unit, e.g. "m"; empty = a count or a ratio
  std::vector<Spot> spots = {};      // the worst first, only some of many; empty = no particular place
  std::string feature = {};          // the name of the one that it is about, and its field; empty = none
  std::string field = {};
};

}  // namespace spate
