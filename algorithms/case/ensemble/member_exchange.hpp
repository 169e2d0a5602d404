// SPDX-License-Identifier: GPL-3.0-or-later
// How the threads of the members report to the ensemble (member_reports.hpp: from other processes).
#pragma once

#include <atomic>
#include <deque>
#include <mutex>
#include <utility>
#include <vector>

#include "algorithms/case/ensemble/concurrent_members.hpp"

namespace spate {

// Shared by the threads of the members and the thread that waits for them. Members use it as a silent log,
// which is cancelled when the ensemble is.
class MemberExchange : public Log {
 public:
  struct Finished {
    std::size_t member;
    MemberRecord record;
    std::vector<Message> warnings;
  };
  // A message of a member that is still computed.
  struct Notice {
    std::size_t member;
    Severity severity;  // warning or note
    Message message;    // its problem is put behind the name of the member
  };

  explicit MemberExchange(std::size_t members) : done_(members) {}

  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return cancelled_; }

  void cancel() { cancelled_ = true; }
  void set_done(std::size_t member, double share) { done_[member] = share; }
  double done() const {  // members, with the shares of those that are computed
    double sum = 0;
    for (const auto& share : done_) sum += share;
    return sum;
  }

  void finish(Finished finished) {
    done_[finished.member] = 1;
    const std::lock_guard<std::mutex> lock(mutex_);
    finished_.push_back(std::move(finished));
  }
  std::vector<Finished> take_finished() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return std::exchange(finished_, {});
  }

  void post(Notice notice) {
    const std::lock_guard<std::mutex> lock(mutex_);
    notices_.push_back(std::move(notice));
  }
  std::vector<Notice> take_notices() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return std::exchange(notices_, {});
  }

 private:
  std::atomic<bool> cancelled_{false};
  std::deque<std::atomic<double>> done_;  // 0 to 1
  std::mutex mutex_;
  std::vector<Finished> finished_;
  std::vector<Notice> notices_;
};

}  // namespace spate
