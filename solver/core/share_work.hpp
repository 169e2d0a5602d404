// SPDX-License-Identifier: GPL-3.0-or-later
// Short work of many equal pieces, in several threads, so that a run waits for it less long.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "solver/core/processors.hpp"

namespace spate {

// Calls work(i) for each i in [0, count), in at most `threads` threads (0 = one for each processor that the
// process may use), the caller's among them, and returns when all is done. Throws the first of what work
// threw; not all pieces are done then.
template <class Work>
void share_work(std::size_t count, int threads, const Work& work) {
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::exception_ptr error;
  const auto take_pieces = [&] {
    try {
      for (std::size_t i = next++; i < count; i = next++) work(i);
    } catch (...) {
      next = count;
      const std::lock_guard<std::mutex> lock(mutex);
      if (!error) error = std::current_exception();
    }
  };
  const auto wanted = static_cast<std::size_t>(threads > 0 ? threads : usable_processor_count());
  std::vector<std::thread> others;
  try {
    while (others.size() + 1 < wanted && others.size() + 1 < count) others.emplace_back(take_pieces);
  } catch (const std::system_error&) {  // the system gives no more
  }
  take_pieces();
  for (std::thread& other : others) other.join();
  if (error) std::rethrow_exception(error);
}

}  // namespace spate
