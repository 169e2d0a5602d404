// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as a file of a disk that may fail.
#pragma once

#include <string>
#include <string_view>

namespace spate::io {

// Writes a file, stores it and reads it again. Empty, or why it does not hold these bytes.
std::string store_bytes(const std::string& path, std::string_view bytes);

}  // namespace spate::io
