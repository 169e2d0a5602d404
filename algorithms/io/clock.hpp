// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace spate::io {

// "2026-11-22T01:05:25Z": the time now, as ISO 8601 has it. From any thread.
std::string utc_now();

}  // namespace spate::io
