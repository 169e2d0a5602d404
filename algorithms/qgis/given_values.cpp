// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/given_values.hpp"

#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingcontext.h"
#include "qgsprocessingparameters.h"
#include "qgsproperty.h"

namespace spate {
namespace {

// The option that a value means: a word, regardless of case, or the index in the list.
QString optionOf(const QgsProcessingParameterEnum& choice, const QVariant& value) {
  const QString text = value.toString().trimmed();
  for (const QString& option : choice.options())
    if (option.compare(text, Qt::CaseInsensitive) == 0) return option;
  bool isNumber = false;
  const double place = text.toDouble(&isNumber);
  if (isNumber && place >= 0 && place < static_cast<double>(choice.options().size()) &&
      place == std::floor(place))
    return choice.options().at(static_cast<int>(place));
  throw inputError("unknown_choice", qtr("%1 '%2' is not known", choice.name(), text),
                   qtr("its values are %1", choice.options().join(QStringLiteral(", "))),
                   qtr("Choose one of them."));
}

Error wrongValue(const QgsProcessingParameterDefinition& definition, const QVariant& value,
                 const QString& why) {
  return inputError("value_out_of_limits", qtr("%1 is %2", definition.name(), value.toString()), why,
                    qtr("Correct the value of %1.", definition.name()));
}

QVariant evaluated(const QgsProcessingParameterDefinition& definition, const QgsProperty& property,
                   QgsProcessingContext& context) {
  bool hasValue = false;
  const QVariant value = property.value(context.expressionContext(), QVariant(), &hasValue);
  if (!hasValue) throw wrongValue(definition, property.asExpression(), qtr("the expression has no value"));
  return value;
}

double numberOf(const QgsProcessingParameterNumber& definition, const QVariant& value) {
  std::string doubt = tr("it must be a number");
  const std::optional<double> number = io::number_of(value.toString().toStdString(), &doubt);
  if (!number) throw wrongValue(definition, value, QString::fromStdString(doubt));
  return *number;
}

bool flagOf(const QgsProcessingParameterBoolean& definition, const QVariant& value) {
  const std::optional<bool> flag = flag_of_text(value.toString().trimmed().toStdString());
  if (!flag) throw wrongValue(definition, value, qtr("it must be true or false"));
  return *flag;
}

QString limitsOf(const QgsProcessingParameterNumber& number) {
  constexpr double most = std::numeric_limits<double>::max() / 2;  // limits of QGIS beyond this mean no limit
  if (number.minimum() < -most) return qtr("it must be a finite number");
  if (number.maximum() > most) return qtr("it must be a finite number of at least %1", number.minimum());
  return qtr("it must lie between %1 and %2", number.minimum(), number.maximum());
}

}  // namespace

QVariantMap withReadValues(const QgsProcessingAlgorithm& algorithm, QVariantMap parameters,
                           QgsProcessingContext& context) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    if (!isGiven(parameters, definition->name().toUtf8())) continue;
    QVariant& value = parameters[definition->name()];
    if (value.userType() == qMetaTypeId<QgsProperty>())
      value = evaluated(*definition, value.value<QgsProperty>(), context);
    const bool isText = value.userType() == QMetaType::QString;
    if (const auto* choice = dynamic_cast<const QgsProcessingParameterEnum*>(definition))
      value = optionOf(*choice, value);
    else if (const auto* number = dynamic_cast<const QgsProcessingParameterNumber*>(definition)) {
      if (isText) value = numberOf(*number, value);
    } else if (const auto* flag = dynamic_cast<const QgsProcessingParameterBoolean*>(definition)) {
      if (isText) value = flagOf(*flag, value);
    }
  }
  return parameters;
}

void checkNumbers(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                  QgsProcessingContext& context) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const auto* number = dynamic_cast<const QgsProcessingParameterNumber*>(definition);
    if (!number || !isGiven(parameters, number->name().toUtf8())) continue;
    const double value = QgsProcessingParameters::parameterAsDouble(number, parameters, context);
    const bool isWhole = number->dataType() != qgis::whole || value == std::floor(value);
    if (value >= number->minimum() && value <= number->maximum() && std::isfinite(value) && isWhole) continue;
    throw wrongValue(*number, value, isWhole ? limitsOf(*number) : qtr("it must be a whole number"));
  }
}

}  // namespace spate
