// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

#include "solver/core/check.hpp"
#include "solver/domain/exchange.hpp"

namespace spate {

// Work on the cards of this process. Where it fails among several processes, only this one knows.
template <class F>
void on_own_cards(const Exchange& exchange, const F& work) {
  try {
    work();
  } catch (const Error& error) {
    if (exchange.is_alone()) throw;
    throw std::runtime_error(error.what());
  }
}

}  // namespace spate
