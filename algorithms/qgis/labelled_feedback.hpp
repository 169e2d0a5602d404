// SPDX-License-Identifier: GPL-3.0-or-later
// Adds the titles of parameters to messages: these name parameters by the identifiers of scripts, but users
// of the dialog know only titles.
#pragma once

#include <QString>

#include "qgsprocessingalgorithm.h"
#include "qgsprocessingfeedback.h"

namespace spate {

// "Inflows (INFLOWS)" for each parameter that a message names by its identifier.
QStringList labelsIn(const QString& message, const QgsProcessingAlgorithm& algorithm);

// A text of full_text() (solver/core/check.hpp) with these titles before its key: "RAIN is much. In the
// dialog: Rain (RAIN). [much_rain]"
QString labelled(const QString& text, const QgsProcessingAlgorithm& algorithm);

// Passes everything on to another feedback, warnings with labels.
class LabelledFeedback : public QgsProcessingFeedback {
 public:
  LabelledFeedback(const QgsProcessingAlgorithm& algorithm, QgsProcessingFeedback* other);

  void setProgressText(const QString& text) override { other_->setProgressText(text); }
  void reportError(const QString& error, bool fatalError) override { other_->reportError(error, fatalError); }
  void pushWarning(const QString& warning) override { other_->pushWarning(labelled(warning, algorithm_)); }
  void pushInfo(const QString& info) override { other_->pushInfo(info); }
  void pushCommandInfo(const QString& info) override { other_->pushCommandInfo(info); }
  void pushDebugInfo(const QString& info) override { other_->pushDebugInfo(info); }
  void pushConsoleInfo(const QString& info) override { other_->pushConsoleInfo(info); }
  QString htmlLog() const override { return other_->htmlLog(); }
  QString textLog() const override { return other_->textLog(); }

 private:
  const QgsProcessingAlgorithm& algorithm_;
  QgsProcessingFeedback* other_;
};

}  // namespace spate
