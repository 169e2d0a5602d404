// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/text.hpp"

#include <QRegularExpression>
#include <cmath>

namespace spate {
namespace {

// "1,250" is 1.25 here and 1250 there; "0,125" and "1,25" can only have a decimal comma.
bool isAmbiguous(const QString& text) {
  static const QRegularExpression thousands(QStringLiteral("^[+-]?[1-9]\\d{0,2},\\d{3}$"));
  return thousands.match(text).hasMatch();
}

}  // namespace

QString cutName(const QString& name) {
  return name.left(10);
}

int findField(const QgsFields& fields, const QStringList& names) {
  for (const QString& name : names)
    if (const int index = fields.lookupField(name); index >= 0) return index;
  for (const QString& name : names)
    if (const int index = fields.lookupField(cutName(name)); index >= 0) return index;
  return -1;
}

QString textOf(const QVariant& value) {
  return value.isNull() ? QString() : value.toString().trimmed();
}

std::optional<double> numberOf(const QVariant& value, QString* doubt) {
  QString text = textOf(value);
  if (text.isEmpty()) return std::nullopt;
  QString why = qtr("it must be a number");
  if (isAmbiguous(text)) {
    why = qtr("its comma could separate decimals or thousands");
  } else {
    bool isNumber = false;
    const double number = value.type() == QVariant::String ? text.replace(',', '.').toDouble(&isNumber)
                                                           : value.toDouble(&isNumber);
    if (isNumber && std::isfinite(number)) return number;
  }
  if (doubt) *doubt = why;
  return std::nullopt;
}

}  // namespace spate
