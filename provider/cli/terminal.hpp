// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace spate::cli {

// Whether people read what is written to the standard error, and not a file or another program.
bool is_terminal();

// Numbers in texts as the user's locale writes them.
void use_locale();

}  // namespace spate::cli
