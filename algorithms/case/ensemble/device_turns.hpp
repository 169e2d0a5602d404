// SPDX-License-Identifier: GPL-3.0-or-later
// Which device a member is computed on, where there are several: the one with the fewest at the time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace spate {

class DeviceTurns {
 public:
  explicit DeviceTurns(std::vector<std::string> devices)
      : devices_(std::move(devices)), members_(devices_.size()) {}

  // A member's, as long as it lives.
  class Turn {
   public:
    explicit Turn(DeviceTurns& turns) : turns_(turns), place_(turns.begin()) {}
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn() { turns_.end(place_); }
    const std::string& device() const { return turns_.devices_[place_]; }

   private:
    DeviceTurns& turns_;
    const std::size_t place_;
  };

 private:
  std::size_t begin() {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto fewest = std::min_element(members_.begin(), members_.end());
    ++*fewest;
    return static_cast<std::size_t>(fewest - members_.begin());
  }
  void end(std::size_t place) {
    const std::lock_guard<std::mutex> lock(mutex_);
    --members_[place];
  }

  const std::vector<std::string> devices_;
  std::mutex mutex_;
  std::vector<int> members_;  // on each device
};

}  // namespace spate
