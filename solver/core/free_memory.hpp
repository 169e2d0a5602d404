// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that is left.
#pragma once

namespace spate {

// Bytes that this process can still get: from memory and swap, below its own limit and that of its container;
// infinite if not known. unwritten: those of its memory that it has not written to, for which the system has
// reserved nothing yet.
double free_memory(double unwritten = 0);

}  // namespace spate
