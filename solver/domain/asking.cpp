// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/domain/asking.hpp"

#include <algorithm>
#include <numeric>

namespace spate {

void Asking::ask(const std::vector<std::uint32_t>& wanted, std::size_t bytes, const ShareGiving& share,
                 const GiveItem& give, const TakeItem& take) {
  const auto ranks = static_cast<std::size_t>(exchange_.ranks()),
             own = static_cast<std::size_t>(exchange_.rank());
  const bool gives = exchange_.leads();
  std::vector<std::uint64_t> first(ranks + 1);  // of what each rank wants, among all of it
  first[own + 1] = wanted.size();
  exchange_.sum(first.data(), first.size());
  std::partial_sum(first.begin(), first.end(), first.begin());
  const std::size_t all = first.back();
  if (all == 0) return;
  const auto parcels = [&](auto* data, std::size_t begin, std::size_t end, std::size_t size) {
    std::vector<Parcel> parcels;
    for (std::size_t rank = 1; rank < ranks; ++rank) {
      const std::size_t from = std::max<std::size_t>(first[rank], begin),
                        to = std::min<std::size_t>(first[rank + 1], end);
      if (from >= to || (!gives && rank != own)) continue;
      parcels.push_back({gives ? static_cast<int>(rank) : 0, data + (from - begin) * size,
                         (to - from) * size * sizeof *data});
    }
    return parcels;
  };
  std::vector<std::uint32_t> numbers(all);  // those of this rank at least
  std::copy(wanted.begin(), wanted.end(), numbers.begin() + static_cast<std::ptrdiff_t>(first[own]));
  const std::vector<Parcel> lists = parcels(numbers.data(), 0, all, 1), none;
  exchange_.swap(gives ? none : lists, gives ? lists : none);

  constexpr std::size_t bytes_at_once = std::size_t{4} << 20;
  const std::size_t at_once = std::max<std::size_t>(bytes_at_once / bytes, 1);
  items_.resize(std::max(items_.size(), std::min(at_once, all) * bytes));
  for (std::size_t begin = 0; begin < all; begin += at_once) {
    const std::size_t end = std::min(begin + at_once, all);
    const auto item = [&](std::size_t i) { return items_.data() + (i - begin) * bytes; };
    if (gives) share(end - begin, [&](std::size_t k) { give(numbers[begin + k], item(begin + k)); });
    const std::vector<Parcel> items = parcels(items_.data(), begin, end, bytes);
    exchange_.swap(gives ? items : none, gives ? none : items);
    if (gives) continue;
    for (std::size_t i = std::max<std::size_t>(begin, first[own]);
         i < std::min<std::size_t>(end, first[own + 1]); ++i)
      take(numbers[i], item(i));
  }
}

}  // namespace spate
