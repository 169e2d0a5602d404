// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks of numbers as the filters shuffle and deflate of HDF5 store them.
#pragma once

#include <cstddef>
#include <vector>

namespace spate::io {

// Any thread may call it.
std::vector<unsigned char> packed(const float* values, std::size_t count);

}  // namespace spate::io
