// SPDX-License-Identifier: GPL-3.0-or-later
// Names of columns as people write them.
#pragma once

#include <string>

namespace spate::io {

// The key that a header stands for: "Time (min)" and "t [minutes]" are time_min, "Q (m³/s)" is discharge_m3s,
// "Stage (m)" level_m, "Rainfall (mm/h)" rain_mmh. Every other one is itself, in lower case and without
// blanks around it: a quantity without its unit stands for nothing.
std::string column_key(const std::string& header);

}  // namespace spate::io
