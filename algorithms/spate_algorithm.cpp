// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/spate_algorithm.hpp"

#include <exception>
#include <new>

#include "qgsexception.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

template <typename Body>
auto guarded(Body&& body) {
  try {
    return body();
  } catch (const QgsProcessingException&) {
    throw;
  } catch (const QgsException& error) {
    throw QgsProcessingException(error.what());
  } catch (const std::bad_alloc&) {
    throw inputError(QStringLiteral("There is not enough memory"), QStringLiteral("an allocation failed"),
                     QStringLiteral("Use larger cells, a smaller area, or fewer arrival depths."));
  } catch (const std::exception& error) {
    throw QgsProcessingException(QString::fromUtf8(error.what()));
  } catch (...) {
    throw QgsProcessingException(QStringLiteral("An unknown error occurred."));
  }
}

}  // namespace

QgsProcessingException inputError(const QString& problem, const QString& why, const QString& suggestion) {
  return QgsProcessingException(QStringLiteral("%1 (%2). %3").arg(problem, why, suggestion));
}

bool SpateAlgorithm::checkParameterValues(const QVariantMap& parameters, QgsProcessingContext& context,
                                          QString* message) const {
  // Ours first: QGIS says only which value is wrong, not why.
  try {
    guarded([&] { checkValues(parameters, context); });
  } catch (const QgsProcessingException& error) {
    if (message) *message = error.what();
    return false;
  }
  return QgsProcessingAlgorithm::checkParameterValues(parameters, context, message);
}

bool SpateAlgorithm::prepareAlgorithm(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  guarded([&] { prepare(parameters, context, feedback); });
  return true;
}

QVariantMap SpateAlgorithm::processAlgorithm(const QVariantMap& parameters, QgsProcessingContext& context,
                                             QgsProcessingFeedback* feedback) {
  return guarded([&] {
    checkValues(parameters, context);
    return compute(parameters, context, feedback);
  });
}

void SpateAlgorithm::add(QgsProcessingParameterDefinition* definition, const char* help, Rank rank) {
  definition->setHelp(QString::fromUtf8(help));
  if (rank == Rank::rare)
    definition->setFlags(definition->flags() | QgsProcessingParameterDefinition::FlagAdvanced);
  addParameter(definition);
}

bool isGiven(const QVariantMap& parameters, const char* name) {
  const QVariant value = parameters.value(name);
  return value.isValid() && !value.isNull() && value != QVariant(QString());
}

}  // namespace spate
