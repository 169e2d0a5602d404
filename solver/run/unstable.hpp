// SPDX-License-Identifier: GPL-3.0-or-later
// Where a simulation became unstable.
#pragma once

#include "solver/core/check.hpp"

namespace spate {

class Backend;
struct Grid;

// The error of a backend with a place: the middle of the cells whose water is not finite, from where it
// spread to all sides; where all is finite, the cell with the fastest water. Reads all cells.
Error with_place(const Error& error, const Backend& backend, const Grid& grid);

}  // namespace spate
