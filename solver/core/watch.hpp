// SPDX-License-Identifier: GPL-3.0-or-later
// Lets long preparations before the first step be aborted.
#pragma once

#include <functional>

namespace spate {

// Called for every row of the grid or every tile; throws to abort the work.
using Watch = std::function<void()>;
inline void no_watch() {}

}  // namespace spate
