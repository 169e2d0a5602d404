// SPDX-License-Identifier: GPL-3.0-or-later
// The base class of every algorithm of the provider. It stands between QGIS, where only a
// QgsProcessingException may leave an algorithm, and our code, which throws spate::Error: any other exception
// that escapes ends the whole program.
#pragma once

#include <QIcon>
#include <QString>

#include "algorithms/qgis/definitions.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingalgorithm.h"
#include "qgsprocessingfeedback.h"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"

namespace spate {

Error inputError(const char* key, const QString& problem, const QString& why, const QString& remedy);

// Where the guide's pages lie, in the user's language; empty = nowhere.
void setHelpFolder(const QString& path);

// Throws when the user has cancelled. For long computations, before anything is written.
void stopIfCancelled(const QgsProcessingFeedback* feedback);

class SpateAlgorithm : public QgsProcessingAlgorithm {
 public:
  // The toolbox sorts groups by their titles: a number puts them in the order of the work. The ids are the
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

  // Throws for impossible values, as far as that can be judged without layers. Called for the dialog and
  // before a run; values may still be missing or of the wrong type, which QGIS reports itself.
  virtual void checkValues(const QVariantMap& /*parameters*/, QgsProcessingContext& /*context*/) const {}
  // In the main thread: the work that needs the project's layers.
  virtual void prepare(const QVariantMap& /*parameters*/, QgsProcessingContext& /*context*/,
                       QgsProcessingFeedback* /*feedback*/) {}
  // In a worker thread: the work.
  virtual QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                              QgsProcessingFeedback* feedback) = 0;

  // For initAlgorithm.
  void add(Definitions definitions);
};

// Whether an optional parameter has a value: the rule of Values::is_given(). A missing one, a null and an
// empty text (as in "--BARRIERS=") all mean that it has none; QGIS would make the number 0 of them.
bool isGiven(const QVariantMap& parameters, const char* name);

}  // namespace spate
