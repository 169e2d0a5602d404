// SPDX-License-Identifier: GPL-3.0-or-later
// What the process returns.
#pragma once

namespace spate::cli {

constexpr int status_done = 0;
constexpr int status_failed = 1;
constexpr int status_wrong_use = 2;
constexpr int status_cancelled = 130;  // as shells have it for Ctrl-C

}  // namespace spate::cli
