// SPDX-License-Identifier: GPL-3.0-or-later
// Work of all ranks that ends in the same way for all of them.
#pragma once

#include <functional>
#include <string>

#include "solver/domain/exchange.hpp"

namespace spate {

// Work during which the ranks do not hear of each other. Where it fails, rank 0 throws the failure of the
// first rank, and the others are told: returns whether all went well.
bool work_apart(Exchange& exchange, const std::function<void()>& work);

// The same, but where it fails the others throw, too: OutOfMemory where that rank has, else an Error.
void fail_together(Exchange& exchange, const std::function<void()>& work);

// Work during which they do, and after which all are done or all have failed with the same Error. Where
// something else happens to one rank, all are abandoned.
void work_together(Exchange& exchange, const std::function<void()>& work);

// From rank 0 to all.
void share(Exchange& exchange, std::string& text);

}  // namespace spate
