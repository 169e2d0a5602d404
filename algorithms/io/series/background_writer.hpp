// SPDX-License-Identifier: GPL-3.0-or-later
// Writes in a thread of its own what a run hands over, so that the run need not wait for the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace spate::io {

// Things are written one after the other, in the order in which they came. At most two wait: a disk that is
// too slow makes the run wait, rather than fill the memory.
template <class Thing>
class BackgroundWriter {
 public:
  explicit BackgroundWriter(std::function<void(Thing&)> write)
      : write_(std::move(write)), thread_([this] { work(); }) {}
  BackgroundWriter(const BackgroundWriter&) = delete;
  BackgroundWriter& operator=(const BackgroundWriter&) = delete;
  ~BackgroundWriter() { end(); }

  // Throws what writing an earlier thing threw; nothing is written after that.
  void push(Thing thing) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.size() < most_waiting || error_; });
    if (error_) std::rethrow_exception(error_);
    waiting_.push_back(std::move(thing));
    changed_.notify_all();
  }

  // A thing that was written, or a new one: its memory may be used again, which costs less than what the
  // system must clear first.
  Thing spare() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (spares_.empty()) return Thing();
    Thing one = std::move(spares_.back());
    spares_.pop_back();
    return one;
  }

  // Waits until everything that was pushed is written. Throws as push() does.
  void wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return (waiting_.empty() && !is_writing_) || error_; });
    if (error_) std::rethrow_exception(error_);
  }

  // Waits likewise; nothing may be pushed afterwards.
  void finish() {
    end();
    if (error_) std::rethrow_exception(error_);
  }

 private:
  static constexpr std::size_t most_waiting = 2;

  void end() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      is_ending_ = true;
      changed_.notify_all();
    }
    if (thread_.joinable()) thread_.join();
  }

  void work() {
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return !waiting_.empty() || is_ending_; });
      if (waiting_.empty()) return;
      Thing thing = std::move(waiting_.front());
      waiting_.pop_front();
      is_writing_ = true;
      changed_.notify_all();
      lock.unlock();
      std::exception_ptr error;
      try {
        write_(thing);
      } catch (...) {
        error = std::current_exception();
      }
      lock.lock();
      if (spares_.size() <= most_waiting) spares_.push_back(std::move(thing));
      is_writing_ = false;
      changed_.notify_all();
      if (error) {
        error_ = error;
        waiting_.clear();
        return;
      }
    }
  }

  const std::function<void(Thing&)> write_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Thing> waiting_;
  std::vector<Thing> spares_;
  std::exception_ptr error_;
  bool is_ending_ = false, is_writing_ = false;
  std::thread thread_;  // the last, since it uses the others
};

}  // namespace spate::io
