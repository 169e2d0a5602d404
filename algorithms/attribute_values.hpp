// SPDX-License-Identifier: GPL-3.0-or-later
// What an attribute of a feature says, as text or as a number.
#pragma once

#include <QString>
#include <QVariant>
#include <optional>

namespace spate {

// Without blanks around it. Empty for null, whose text would be "0" in a field of numbers.
QString textOf(const QVariant& value);

// Nothing for null, empty text, and what is no finite number; doubt then says why something that is there is
// none. Text may have a decimal comma, but not one that may as well separate thousands.
std::optional<double> numberOf(const QVariant& value, QString* doubt = nullptr);

}  // namespace spate
