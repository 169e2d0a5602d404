// SPDX-License-Identifier: GPL-3.0-or-later
// What the standard library does not say about the machine and its disks. Only the
// sources of this and of folder_lock.hpp call POSIX in this layer; where there is none (Windows) their other
// halves do as much as can be done portably.
#pragma once

#include <string>

namespace spate::io {

int process_number();  // of this process, unlike that of any other that runs

// Bytes that this process can still get, from memory and swap, or below its own limit; infinite if not known.
double free_memory();

// Waits until the file is really stored: disks that accept everything until then speak up here. Empty, or why
// not.
std::string store(const std::string& path);

}  // namespace spate::io
