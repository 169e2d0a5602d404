// SPDX-License-Identifier: GPL-3.0-or-later
// What must not stand in a result, a page or a log.
#pragma once

#include <string>

namespace spate::io {

// A text without the passwords and tokens of the sources that it names: *** stands in their place. It knows
// password='...' of databases, quoted or not, also within the literals of a program; user:password@host in
// addresses; user/password@ of Oracle; and tokens and signatures in the query of an address, also
// percent-encoded. Where the end of one cannot be told it takes away too much rather than too little.
std::string without_secrets(const std::string& text);

}  // namespace spate::io
