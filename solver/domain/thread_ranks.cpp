// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/domain/thread_ranks.hpp"

#include <algorithm>
#include <cstring>

namespace spate {

class ThreadRanks::Member final : public Exchange {
 public:
  Member(ThreadRanks& all, int rank) : all_(all), rank_(rank) {}

  int rank() const override { return rank_; }
  int ranks() const override { return all_.count(); }
  int ranks_on_machine() const override { return all_.count(); }
  int rank_on_machine() const override { return rank_; }
  int processors() const override { return std::max(alone().processors() / all_.count(), 1); }
  bool shares_memory() const override { return true; }

  void largest(double* values, std::size_t count) override {
    reduce(values, count, largest_, [](double a, double b) { return std::max(a, b); });
  }
  void sum(std::uint64_t* values, std::size_t count) override {
    reduce(values, count, sums_, [](std::uint64_t a, std::uint64_t b) { return a + b; });
  }

  void swap(const std::vector<Parcel>& out, const std::vector<Parcel>& in) override {
    out_ = &out;
    std::vector<std::size_t> next(all_.members_.size(), 0);  // of the parcels of each rank
    all_.meet();
    for (const Parcel& mine : in) {
      const auto from = static_cast<std::size_t>(mine.rank);
      const std::vector<Parcel>& theirs = *all_.members_[from]->out_;
      while (theirs.at(next[from]).rank != rank_) ++next[from];
      const Parcel& sent = theirs[next[from]++];
      if (mine.bytes > 0) std::memcpy(mine.data, sent.data, mine.bytes);
    }
    all_.meet();
  }

  void broadcast(void* data, std::size_t bytes) override {
    shown_ = data;
    all_.meet();
    if (!leads() && bytes > 0) std::memcpy(data, all_.members_.front()->shown_, bytes);
    all_.meet();
  }

  void abandon(const std::string& why) noexcept override {
    const std::lock_guard<std::mutex> lock(all_.mutex_);
    if (!all_.is_abandoned_) all_.why_ = why;
    all_.is_abandoned_ = true;
    all_.met_.notify_all();
  }

 private:
  // Between two meetings the others read what this rank shows, so that nothing may be thrown there.
  template <class T, class F>
  void reduce(T* values, std::size_t count, std::vector<T>& result, const F& join) {
    shown_ = values;
    result.assign(values, values + count);
    all_.meet();
    for (const auto& member : all_.members_) {
      if (member.get() == this) continue;
      const T* other = static_cast<const T*>(member->shown_);
      for (std::size_t i = 0; i < count; ++i) result[i] = join(result[i], other[i]);
    }
    all_.meet();
    std::copy(result.begin(), result.end(), values);
  }

  ThreadRanks& all_;
  const int rank_;
  void* shown_ = nullptr;
  const std::vector<Parcel>* out_ = nullptr;
  std::vector<double> largest_;
  std::vector<std::uint64_t> sums_;
};

ThreadRanks::ThreadRanks(int ranks) {
  for (int rank = 0; rank < ranks; ++rank) members_.push_back(std::make_unique<Member>(*this, rank));
}

ThreadRanks::~ThreadRanks() = default;

Exchange& ThreadRanks::operator[](int rank) {
  return *members_[static_cast<std::size_t>(rank)];
}

void ThreadRanks::meet() {
  std::unique_lock<std::mutex> lock(mutex_);
  if (is_abandoned_) throw Abandoned(why_);
  const unsigned meeting = meetings_;
  if (++waiting_ == count()) {
    waiting_ = 0;
    ++meetings_;
    met_.notify_all();
    return;
  }
  met_.wait(lock, [&] { return meetings_ != meeting || is_abandoned_; });
  if (meetings_ == meeting) throw Abandoned(why_);
}

}  // namespace spate
