// SPDX-License-Identifier: GPL-3.0-or-later
// Marks a text of the source that is translated later, where it is shown: a title in a table, or one of
// several that are chosen between. tests/translations.py finds the texts to translate by this mark, and in
// the calls that it names, such as tr("...").
#pragma once

namespace spate {

constexpr const char* translatable(const char* source) {
  return source;
}

}  // namespace spate
