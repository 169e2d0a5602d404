// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/terminal.hpp"

#include <cstdio>
#include <locale>
#include <stdexcept>

#include "solver/core/text.hpp"

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#define SPATE_HAS_ISATTY 1
#endif

namespace spate::cli {

bool is_terminal() {
#ifdef SPATE_HAS_ISATTY
  return ::isatty(::fileno(stderr)) != 0;
#else
  return false;  // no progress bar, which is all that depends on it
#endif
}

void use_locale() {
  try {
    const std::locale locale("");
    const auto& numbers = std::use_facet<std::numpunct<char>>(locale);
    Language language;
    language.decimal_point = std::string(1, numbers.decimal_point());
    // A separator that is no ASCII (a narrow space) cannot be told by one char.
    const bool grouped = !numbers.grouping().empty() && numbers.thousands_sep() > 0;
    if (grouped) language.group_separator = std::string(1, numbers.thousands_sep());
    set_language(language);
  } catch (const std::runtime_error&) {  // a locale that is not installed: numbers as in the source
  }
}

}  // namespace spate::cli
