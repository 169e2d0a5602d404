// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
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

// The right to run kernels that wait for others on other cards, which one run of a process has at a time.
class Hearing {
 public:
  Hearing() = default;
  Hearing(const Hearing&) = delete;
  Hearing& operator=(const Hearing&) = delete;
  ~Hearing() {
    if (mine_) taken() = false;
  }
  // Whether this one has it, from now on as long as it lives.
  bool claim() {
    mine_ = mine_ || !taken().exchange(true);
    return mine_;
  }

 private:
  static std::atomic<bool>& taken() {
    static std::atomic<bool> taken{false};
    return taken;
  }
  bool mine_ = false;
};

}  // namespace spate
