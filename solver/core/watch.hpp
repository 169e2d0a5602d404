// SPDX-License-Identifier: GPL-3.0-or-later
// What takes long before the first step asks whether to go on.
#pragma once

#include <functional>

namespace spate {

// Called for every row of the grid or every tile; throws to end what is being done.
using Watch = std::function<void()>;
inline void no_watch() {}

}  // namespace spate
