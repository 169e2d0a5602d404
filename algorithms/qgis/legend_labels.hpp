// SPDX-License-Identifier: GPL-3.0-or-later
// Legends in the user's language. The file of a style is the same in every language; its labels are
// translated when it is loaded into a project, as source texts with their numbers as arguments: "0.1 - 0.5 m
// less" is
// "%1 - %2 m less".
#pragma once

#include <QDomDocument>
#include <QString>

namespace spate {

// A word counts as a number if it consists of digits only, with a decimal point or in groups. What a no-break
// space joins to it, such as a currency, belongs to it.
QString translatedLabel(const QString& label);

void translateLegend(QDomDocument& style);

}  // namespace spate
