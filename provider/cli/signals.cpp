// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/signals.hpp"

#include <atomic>
#include <csignal>

namespace spate::cli {
namespace {

// A handler can reach nothing else than such a flag, which is one for the process.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "only then may a handler write it");

extern "C" void interrupt(int signal) {
  interrupted = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

void watch_signals() {
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
#ifdef SIGXFSZ
  std::signal(SIGXFSZ,
              SIG_IGN);  // what is written beyond the largest size of a file fails, as on a full disk
#endif
}

bool is_interrupted() {
  return interrupted;
}

}  // namespace spate::cli
