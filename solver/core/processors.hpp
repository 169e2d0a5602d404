// SPDX-License-Identifier: GPL-3.0-or-later
// The processors that a process may use, which whoever started it may have chosen, and its share of them.
#pragma once

#include <cstdint>
#include <vector>

namespace spate {

inline constexpr std::size_t most_processors = 1024;  // that are told apart

// Of each processor 1 where this process may use it, else 0.
std::vector<std::int32_t> usable_processors();

// How many those are, at least 1.
int usable_processor_count();

// How many threads a process should have: each of its processors is shared by all that may use it; at
// least 1. users: of each processor, how many processes may use it.
int share_of_processors(const std::vector<std::int32_t>& usable, const std::vector<std::int32_t>& users);

}  // namespace spate
