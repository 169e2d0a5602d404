// SPDX-License-Identifier: GPL-3.0-or-later
// What rank 0 alone has, for the ranks that ask for it: items of one size, each of which has a number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "solver/domain/exchange.hpp"

namespace spate {

// give(number, item) writes an item at rank 0, in several threads; take(number, item) reads it elsewhere.
using GiveItem = std::function<void(std::uint32_t, char*)>;
using TakeItem = std::function<void(std::uint32_t, const char*)>;
// How rank 0 shares the work of giving: calls the function for each of so many indices.
using ShareGiving = std::function<void(std::size_t, const std::function<void(std::size_t)>&)>;

class Asking {
 public:
  // The exchange must outlive this object.
  explicit Asking(Exchange& exchange) : exchange_(exchange) {}

  // Called by all ranks. wanted: what this one asks for, nothing at rank 0; items of so many bytes are taken
  // in that order. Those that nobody wants do not travel.
  void ask(const std::vector<std::uint32_t>& wanted, std::size_t bytes, const ShareGiving& share,
           const GiveItem& give, const TakeItem& take);

 private:
  Exchange& exchange_;
  std::vector<char> items_;
};

}  // namespace spate
