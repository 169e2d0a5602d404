// SPDX-License-Identifier: GPL-3.0-or-later
// The base class of every algorithm of the provider. It turns spate::Error and all other exceptions into
// QgsProcessingException, the only one that may leave an algorithm: any other would end QGIS.
#pragma once

#include <QIcon>
#include <QString>
#include <vector>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingalgorithm.h"
#include "qgsprocessingfeedback.h"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {

Error inputError(const char* key, const QString& problem, const QString& why, const QString& remedy);

// Sets the folder of the guide's pages in the user's language; empty = no guide.
void setHelpFolder(const QString& path);

// Throws when the user has cancelled. For long computations that have written nothing yet.
void stopIfCancelled(const QgsProcessingFeedback* feedback);

class SpateAlgorithm : public QgsProcessingAlgorithm {
 public:
  // The toolbox sorts groups by their titles, so a number puts them in the order of the work. Ids are the
  // same in all languages.
  QString group() const override { return qtr(groupTitle()); }
  QString groupId() const override { return QString(groupTitle()).section(' ', -1).toLower(); }
  QString helpUrl() const override;  // the guide's page of this algorithm
  QString svgIconPath() const override { return QStringLiteral(":/spate/icons/%1.svg").arg(name()); }
  QIcon icon() const override { return QIcon(svgIconPath()); }

  virtual const char* groupTitle() const { return ""; }  // a text of the source, e.g. "2. Simulation"

  bool checkParameterValues(const QVariantMap& parameters, QgsProcessingContext& context,
                            QString* message) const final;

 protected:
  bool prepareAlgorithm(const QVariantMap& parameters, QgsProcessingContext& context,
                        QgsProcessingFeedback* feedback) final;
  QVariantMap processAlgorithm(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback* feedback) final;

  // An algorithm implements the following. Each may throw any exception, whose text reaches the user.

  // Throws for impossible values, as far as they can be judged without layers. Called for the dialog and
  // before a run; values may still be missing or of the wrong type, which QGIS reports itself.
  virtual void checkValues(const QVariantMap& /*parameters*/, QgsProcessingContext& /*context*/) const {}
  // Does the work that needs the project's layers, in the main thread.
  virtual void prepare(const QVariantMap& /*parameters*/, QgsProcessingContext& /*context*/,
                       QgsProcessingFeedback* /*feedback*/) {}
  // Does the rest, in a worker thread.
  virtual QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                              QgsProcessingFeedback* feedback) = 0;

  // Adds parameters and outputs; for initAlgorithm.
  void add(const ParameterList& parameters, const std::vector<NumberInfo>& numbers = {});
};

// Whether an optional parameter has a value, by the rule of Values::is_given(): it has none if it is missing,
// null or an empty text (as in "--BARRIERS="), of which QGIS would make the number 0.
bool isGiven(const QVariantMap& parameters, const char* name);

// Numbers and texts among the results, by their names.
void addNumbers(const Numbers& numbers, QVariantMap& results);

}  // namespace spate
