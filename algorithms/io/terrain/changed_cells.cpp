// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/changed_cells.hpp"

#include <algorithm>

namespace spate::io {

Band with_changes(GridBand& dem, const std::vector<ChangedCell>& cells, const Watch& watch) {
  return {"elevation", "m", [&](std::int32_t begin, std::int32_t end, float* values) {
            const Grid& grid = dem.reference().grid;
            watch(1 - static_cast<double>(end) / grid.rows);  // from north to south
            dem.read(begin, end, values);
            const std::size_t first = grid.index(0, begin), past = grid.index(0, end);
            auto cell = std::lower_bound(cells.begin(), cells.end(), first,
                                         [](const ChangedCell& a, std::size_t b) { return a.cell < b; });
            for (; cell != cells.end() && cell->cell < past; ++cell)
              values[cell->cell - first] = static_cast<float>(cell->level);
          }};
}

}  // namespace spate::io
