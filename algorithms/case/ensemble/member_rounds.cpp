// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/member_rounds.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

#include "algorithms/case/ensemble/member_reports.hpp"

namespace spate {

// One alone goes on as soon as a member is finished. Several come at the same time, since those that come
// early would take processors from the members while they wait.
void MemberRounds::wait() {
  using std::chrono::milliseconds;
  if (processes_.is_alone())
    pool_.wait_for_end(milliseconds(100));
  else
    std::this_thread::sleep_for(milliseconds(50));
}

bool MemberRounds::meet(bool cancel) {
  wait();
  constexpr double scale = 1e9;  // of shares, as whole numbers
  const auto ranks = static_cast<std::size_t>(processes_.ranks()),
             own = static_cast<std::size_t>(processes_.rank());
  // In this order: who is free has reported, and what is reported counts in the first process from then on.
  const auto free = static_cast<std::uint64_t>(pool_.free());
  const auto done = static_cast<std::uint64_t>(std::llround(scale * reports_.done()));
  const std::string report = processes_.leads() ? std::string() : take_reports(reports_);
  std::vector<std::uint64_t> sums = {cancel && processes_.leads() ? 1u : 0u, done,
                                     static_cast<std::uint64_t>(pool_.threads())};
  std::vector<std::uint64_t> each(2 * ranks);  // free threads, then sizes of reports
  each[own] = free;
  each[ranks + own] = report.size();
  sums.insert(sums.end(), each.begin(), each.end());
  processes_.sum(sums.data(), sums.size());
  done_ = static_cast<double>(sums[1]) / scale;
  std::copy(sums.begin() + 3, sums.end(), each.begin());
  const std::vector<std::uint64_t> all_free(each.begin(), each.begin() + processes_.ranks());
  send_reports(report, {each.begin() + processes_.ranks(), each.end()});
  if (sums[0] > 0) {
    reports_.cancel();
    next_ = to_do_.size();
  }
  std::uint64_t threads = sums[2];
  for (const std::uint64_t count : all_free) threads -= count;
  const bool none_is_computed = threads == 0;
  if (next_ == to_do_.size() && none_is_computed) return false;
  share_out(all_free);
  return true;
}

void MemberRounds::share_out(std::vector<std::uint64_t> free) {
  const auto own = static_cast<std::size_t>(processes_.rank());
  for (; next_ < to_do_.size(); ++next_) {
    const auto most = std::max_element(free.begin(), free.end());
    if (*most == 0) return;
    --*most;
    if (most == free.begin() + static_cast<std::ptrdiff_t>(own)) pool_.give(to_do_[next_]);
  }
}

void MemberRounds::send_reports(const std::string& own, const std::vector<std::uint64_t>& sizes) {
  std::vector<std::string> texts(sizes.size());
  texts[static_cast<std::size_t>(processes_.rank())] = own;
  std::vector<Parcel> out, in;
  for (std::size_t rank = 1; rank < sizes.size(); ++rank) {
    if (sizes[rank] == 0) continue;
    texts[rank].resize(sizes[rank]);
    const bool is_own = static_cast<int>(rank) == processes_.rank();
    if (is_own) out.push_back({0, texts[rank].data(), texts[rank].size()});
    if (processes_.leads()) in.push_back({static_cast<int>(rank), texts[rank].data(), texts[rank].size()});
  }
  processes_.swap(out, in);
  if (processes_.leads())
    for (const std::string& text : texts) put_reports(text, reports_);
}

}  // namespace spate
