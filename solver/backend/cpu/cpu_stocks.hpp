// SPDX-License-Identifier: GPL-3.0-or-later
// What all parts of a run hold together. Sums are of whole numbers: they do not depend on how a domain is
// cut.
#pragma once

#include <functional>

#include "solver/backend/cpu/cpu_stages.hpp"
#include "solver/core/clock.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/step/volumes.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class CpuStocks {
 public:
  struct OfPart {
    const CountedWater& counted;
    const DepthSum& initial;
    double memory;  // bytes, whole ones
  };

  // exchange must outlive this object.
  explicit CpuStocks(Exchange& exchange) : exchange_(exchange) {}

  // Sums what the parts hold: all call it alike. survey: of the tiles of this part, asked for where that is
  // wanted, and where the leader finds it due. Returns whether it was.
  bool sum(const OfPart& own, bool wanted, const std::function<Stock()>& survey);

  const CountedWater& counted() const { return counted_; }
  const DepthSum& initial() const { return initial_; }
  double memory() const { return memory_; }            // bytes
  const Stock& surveyed() const { return surveyed_; }  // when the tiles were surveyed last

 private:
  bool is_due() const;

  Exchange& exchange_;
  CountedWater counted_{};
  DepthSum initial_{};
  double memory_ = 0;
  Stock surveyed_;
  Clock::time_point when_ = Clock::now();  // that was
  double seconds_ = 0;                     // how long it took
};

}  // namespace SPATE_PRECISION
}  // namespace spate
