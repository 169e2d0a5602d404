// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/number_lists.hpp"

#include <algorithm>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

// A kind of numbers, each of which must be greater than 0.
struct NumberList {
  const char* missing;  // why an empty list is wrong
  double most;
  const char* limits;
  const char* remedy;  // %1 = the example
  const char* example;
};

constexpr NumberList depthList = {"at least one depth is needed", 1000,
                                  "each must be a depth above 0 m, up to %1 m",
                                  "Write depths with commas between them, as in %1", "0.1, 0.3, 0.5"};
constexpr NumberList shareList = {"at least one share is needed", 1, "each must be a share above 0, up to %1",
                                  "Write shares with commas between them, as in %1", "0.05, 0.5, 0.95"};
constexpr NumberList periodList = {"at least one return period is needed", 1e7,
                                   "each must be a number of years above 0, up to %1",
                                   "Write return periods with commas between them, as in %1", "10, 30, 100"};

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
      throw inputError(qtr("%1 holds '%2'", name, part.trimmed()), qtr(list.limits, list.most),
                       qtr(list.remedy, list.example));
    values.push_back(value);
  }
  if (values.empty())
    throw inputError(qtr("%1 is empty", name), qtr(list.missing), qtr(list.remedy, list.example));
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
  if (value.type() != QVariant::List && value.type() != QVariant::StringList)
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
    throw inputError(qtr("%1 holds a number twice", name),
                     qtr("two floods of one probability have one damage"),
                     qtr("Keep one layer for each return period."));
  return periods;
}

}  // namespace spate
