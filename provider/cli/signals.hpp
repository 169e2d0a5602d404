// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace spate::cli {

// From now on Ctrl-C and a request to terminate cancel what runs; the second one ends the process at once.
void watch_signals();
bool is_interrupted();

}  // namespace spate::cli
