// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace spate::io {

// How far the nearest marked cell is from each cell of a window, centre to centre, in cells; infinity where
// none is marked. Exact, by the lower envelope of parabolas (Felzenszwalb and Huttenlocher 2012, Theory of
// Computing 8).
std::vector<float> cell_distances(const std::vector<std::uint8_t>& marked, int columns, int rows);

}  // namespace spate::io
