// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "solver/backend/cpu/worker_threads.hpp"
#include "solver/core/processors.hpp"
#include "solver/studies/sediment/stepper.hpp"

namespace spate::sediment {
namespace {

class CpuStepper : public Stepper {
 public:
  CpuStepper(Start start, int threads)
      : start_(std::move(start)),
        next_(start_.fields),
        left_(start_.outlets.size()),
        rates_(start_.rows),
        threads_(threads) {}

  double attempt(const Step& step) override {
    const Planes planes = planes_now();
    if (start_.scheme == Scheme::conservative) {
      each_cell([&](std::size_t i) { return step_cell(planes, step, i); });
      return largest_rate();
    }
    each_cell([&](std::size_t i) { return step_printed_bed(planes, step, i); });
    const double rate = largest_rate();
    each_cell([&](std::size_t i) {
      step_printed_sand(planes, step, i);
      return 0.0;
    });
    return rate;
  }

  void accept(const Step& step, double supply_time) override {
    const Planes planes = planes_now();
    for (std::size_t k = 0; k < left_.size(); ++k) {
      const Left left =
          left_into(planes, step, start_.scheme, start_.outlets[k].ghost, start_.outlets[k].inner);
      left_[k].sand += left.sand;
      left_[k].mud += left.mud;
    }
    for (std::size_t k = 0; k < start_.supplied.size(); ++k)
      supply_cell(planes, step, start_.supply[k], supply_time, start_.supplied[k]);
    std::swap(start_.fields, next_);
  }

  Fields fields() const override { return start_.fields; }
  std::vector<Left> left() const override { return left_; }

 private:
  Planes planes_now() {
    const Fields& now = start_.fields;
    return {now.bed.data(),   now.sand.data(),   now.buried.data(),   start_.alpha.data(), start_.beta.data(),
            next_.bed.data(), next_.sand.data(), next_.buried.data(), start_.columns + 2};
  }

  // f returns a limiting rate.
  template <class F>
  void each_cell(const F& f) {
    const std::size_t columns = start_.columns;
    threads_.run(static_cast<std::int64_t>(start_.rows), [&](int, std::int64_t row) {
      const std::size_t begin = (static_cast<std::size_t>(row) + 1) * (columns + 2) + 1;
      double rate = 0;
      for (std::size_t i = begin; i < begin + columns; ++i) rate = larger(rate, f(i));
      rates_[static_cast<std::size_t>(row)] = rate;
    });
  }
  double largest_rate() const { return *std::max_element(rates_.begin(), rates_.end()); }

  Start start_;  // its fields: those of now
  Fields next_;
  std::vector<Left> left_;
  std::vector<double> rates_;  // the largest of each row
  WorkerThreads threads_;
};

}  // namespace

std::unique_ptr<Stepper> make_cpu_stepper(Start start, int threads) {
  const int cores = usable_processor_count();
  return std::make_unique<CpuStepper>(std::move(start), threads > 0 ? threads : cores);
}

}  // namespace spate::sediment
