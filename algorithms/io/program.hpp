// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs of the machine. Only the source of this starts any; where there is no POSIX (Windows) it
// finds none.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace spate::io {

// The path of a program by its name, from the folders of PATH; empty = there is none.
std::string find_program(const std::string& name);

struct ProgramEnd {
  bool succeeded = false;
  std::string said;  // on both of its outputs
};

// Runs the program in a folder to its end. meanwhile is called several times a second; when it throws, the
// program is ended and the exception goes on.
ProgramEnd run_program(const std::string& path, const std::vector<std::string>& arguments,
                       const std::string& folder, const std::function<void()>& meanwhile);

// As a shell reads it again.
std::string quoted_argument(const std::string& argument);

}  // namespace spate::io
