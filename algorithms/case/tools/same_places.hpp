// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two layers number the same buildings alike. Features' own ids and places are not those of
// buildings: each format counts them in its own way.
#pragma once

#include <cmath>
#include <optional>
#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate {

class SamePlaces {
 public:
  // Of two features of the same number, in one CRS.
  void add(const std::optional<MapPlace>& one, const std::optional<MapPlace>& other) {
    if (!one || !other) return;
    constexpr double near = 1;  // m
    ++pairs_;
    if (std::hypot(one->x - other->x, one->y - other->y) > near) ++apart_;
  }
  // Throws Error, with the names of the layers, when most are elsewhere; a few may have been moved.
  void must_match(const std::string& one, const std::string& other) const {
    if (2 * apart_ <= pairs_) return;
    throw Error("buildings_without_common_ids", tr("%1 and %2 number their buildings otherwise", one, other),
                tr("%1 of %2 {feature|features} of the same id lie elsewhere", apart_, pairs_),
                tr("Choose an ID_FIELD that both layers have."));
  }

 private:
  std::size_t pairs_ = 0, apart_ = 0;
};

}  // namespace spate
