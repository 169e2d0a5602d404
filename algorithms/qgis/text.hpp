// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and numbers for users, as Qt strings: the same translation, filling in and number formats as in
// solver/core/text.hpp.
#pragma once

#include <QString>
#include <string>

#include "solver/core/text.hpp"

namespace spate {

inline std::string utf8(const QString& text) {
  return text.toStdString();
}
template <class Argument>
std::string utf8(const Argument& argument) {
  return shown(argument);
}

// tr() of solver/core/text.hpp; the arguments may be QStrings, too.
template <class... Arguments>
QString qtr(const char* source, const Arguments&... arguments) {
  return QString::fromStdString(tr(source, utf8(arguments)...));
}

// number() of solver/core/text.hpp.
template <class Number, class... Digits>
QString qnumber(Number value, Digits... digits) {
  return QString::fromStdString(number(value, digits...));
}
inline QString qfixed(double value, int decimals) {
  return QString::fromStdString(fixed(value, decimals));
}

}  // namespace spate
