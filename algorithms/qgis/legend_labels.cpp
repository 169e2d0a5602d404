// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/legend_labels.hpp"

#include <QRegularExpression>
#include <QStringList>
#include <string>
#include <vector>

#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

// A number of a file in the user's locale, with the same number of decimals.
std::string shownNumber(QString digits) {
  digits.remove(QChar(QChar::Nbsp));
  const auto point = digits.indexOf('.');
  return fixed(digits.toDouble(), point < 0 ? 0 : static_cast<int>(digits.size() - point - 1));
}

void translateBelow(QDomElement element) {
  const QString name = QStringLiteral("label");
  if (!element.attribute(name).isEmpty())
    element.setAttribute(name, translatedLabel(element.attribute(name)));
  for (QDomElement child = element.firstChildElement(); !child.isNull(); child = child.nextSiblingElement())
    translateBelow(child);
}

}  // namespace

QString translatedLabel(const QString& label) {
  static const QRegularExpression number(
      QStringLiteral("^(|.*?\u00a0)(-?(?:\\d{1,3}(?:\u00a0\\d{3})+|\\d+(?:\\.\\d+)?))$"));
  std::vector<std::string> numbers;
  QStringList words = label.split(' ');
  for (QString& word : words) {
    const QRegularExpressionMatch match = number.match(word);
    if (!match.hasMatch()) continue;
    numbers.push_back(match.captured(1).toStdString() + shownNumber(match.captured(2)));
    word = QStringLiteral("%") + QString::number(numbers.size());
  }
  return QString::fromStdString(fill(translated(words.join(' ').toUtf8().constData()), numbers));
}

void translateLegend(QDomDocument& style) {
  translateBelow(style.documentElement());
}

}  // namespace spate
