// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/number_lists.hpp"

#include <algorithm>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

// What a list of numbers may hold, beside that each is greater than 0.
struct NumberList {
  const char* noun;
  double most;
  const char* limits;
  const char* example;
};

constexpr NumberList depthList = {"depth", 1000, "a depth above 0 m, up to 1000 m", "0.1, 0.3, 0.5"};
constexpr NumberList shareList = {"share", 1, "a share above 0, up to 1", "0.05, 0.5, 0.95"};
constexpr NumberList periodList = {"return period", 1e7, "a number of years above 0", "10, 30, 100"};

std::vector<double> parseNumbers(const NumberList& list, const QString& name, const QString& text) {
  // With semicolons between the numbers a comma can only be a decimal comma.
  QString numbers = text.trimmed();
  const QChar separator = numbers.contains(';') ? ';' : ',';
  if (separator == ';') numbers.replace(',', '.');
  std::vector<double> values;
  for (const QString& part : numbers.split(separator, Qt::SkipEmptyParts)) {
    bool isNumber = false;
    const double value = part.trimmed().toDouble(&isNumber);
    if (!isNumber || !(value > 0) || value > list.most)
      throw inputError(
          QStringLiteral("%1 holds '%2'").arg(name, part.trimmed()),
          QStringLiteral("each must be %1").arg(list.limits),
          QStringLiteral("Write %1s with commas between them, as in %2").arg(list.noun, list.example));
    values.push_back(value);
  }
  if (values.empty())
    throw inputError(QStringLiteral("%1 is empty").arg(name),
                     QStringLiteral("at least one %1 is needed").arg(list.noun),
                     QStringLiteral("Write at least one, as in %1").arg(list.example));
  return values;
}

std::vector<double> sorted(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context) {
  const QVariant value = parameters.value(name);
  if (value.userType() != QMetaType::QVariantList && value.userType() != QMetaType::QStringList)
    return QgsProcessingParameters::parameterAsString(algorithm.parameterDefinition(name), parameters,
                                                      context);
  return value.toStringList().join(QStringLiteral("; "));  // a Python list of numbers
}

}  // namespace

std::vector<double> parseDepths(const QString& name, const QString& text) {
  return sorted(parseNumbers(depthList, name, text));
}

std::vector<double> depthsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context) {
  return parseDepths(name, listText(algorithm, name, parameters, context));
}

std::vector<double> sharesParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context) {
  return sorted(parseNumbers(shareList, name, listText(algorithm, name, parameters, context)));
}

std::vector<double> periodsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                     const QVariantMap& parameters, QgsProcessingContext& context) {
  std::vector<double> periods =
      parseNumbers(periodList, name, listText(algorithm, name, parameters, context));
  if (sorted(periods).size() != periods.size())
    throw inputError(QStringLiteral("%1 holds a number twice").arg(name),
                     QStringLiteral("two floods of one probability have one damage"),
                     QStringLiteral("Keep one layer for each return period."));
  return periods;
}

}  // namespace spate
