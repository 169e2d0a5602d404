// SPDX-License-Identifier: GPL-3.0-or-later
// Legends in the user's language. A style is the same in every language where it lies as a file; in a project
// its labels are translated, as texts of the source with their numbers as arguments: "0.1 - 0.5 m less" is
// "%1 - %2 m less".
#pragma once

#include <QDomDocument>
#include <QString>

namespace spate {

// A word is a number where nothing but digits, with a decimal point or in groups, stands in it; what is tied
// to it by a no-break space, such as a currency, belongs to it.
QString translatedLabel(const QString& label);

void translateLegend(QDomDocument& style);

}  // namespace spate
