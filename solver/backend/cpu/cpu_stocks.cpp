// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cpu/cpu_stocks.hpp"

#include <cstdint>
#include <vector>

namespace spate {
inline namespace SPATE_PRECISION {

// Always where a survey takes no time to speak of, else so seldom that it takes a hundredth of the time.
bool CpuStocks::is_due() const {
  constexpr double unnoticed = 1e-3, share = 0.01;  // s; of the time
  double due = seconds_ < unnoticed || seconds_ < share * seconds_since(when_) ? 1 : 0;
  if (!exchange_.leads()) due = 0;
  exchange_.largest(&due, 1);
  return due > 0;
}

bool CpuStocks::sum(const OfPart& own, bool wanted, const std::function<Stock()>& survey) {
  const bool surveys = is_due() || wanted;
  Stock stock;
  if (surveys) {
    const auto begin = Clock::now();
    stock = survey();
    when_ = Clock::now();
    seconds_ = seconds_since(begin);
  }
  std::vector<std::uint64_t> sums{static_cast<std::uint64_t>(stock.finite ? 0 : 1),
                                  static_cast<std::uint64_t>(stock.wet_cells),
                                  static_cast<std::uint64_t>(own.memory)};
  counted_ = own.counted;
  initial_ = own.initial;
  std::vector<DepthSum*> depths{&initial_, &stock.depth};
  for (DepthSum& sum : counted_.sums) depths.push_back(&sum);
  for (const DepthSum* depth : depths)
    for (const std::int64_t part : {depth->coarse, depth->fine})
      sums.push_back(static_cast<std::uint64_t>(part));
  exchange_.sum(sums.data(), sums.size());
  const std::uint64_t* next = sums.data();
  stock.finite = *next++ == 0;
  stock.wet_cells = static_cast<std::int64_t>(*next++);
  memory_ = static_cast<double>(*next++);
  for (DepthSum* depth : depths) {
    depth->coarse = static_cast<std::int64_t>(*next++);
    depth->fine = static_cast<std::int64_t>(*next++);
    depth->add(DepthSum{});  // so that equal sums have equal parts
  }
  if (surveys) surveyed_ = stock;
  return surveys;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
