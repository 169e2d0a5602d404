// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/labelled_feedback.hpp"

#include <QRegularExpression>

#include "algorithms/qgis/text.hpp"

namespace spate {

QStringList labelsIn(const QString& message, const QgsProcessingAlgorithm& algorithm) {
  QStringList labels;
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const QRegularExpression whole(QStringLiteral("(?<![\\w'/.-])%1(?![\\w'/.-])").arg(definition->name()));
    if (!message.contains(whole)) continue;
    QString title = definition->description();
    static const QRegularExpression unit(QStringLiteral(" \\([^()]*\\)$"));
    labels << QStringLiteral("%1 (%2)").arg(title.remove(unit), definition->name());
  }
  return labels;
}

QString labelled(const QString& text, const QgsProcessingAlgorithm& algorithm) {
  const QStringList labels = labelsIn(text, algorithm);
  if (labels.isEmpty()) return text;
  static const QRegularExpression key(QStringLiteral(" \\[[a-z0-9_]+\\]$"));
  const auto end = text.indexOf(key);
  const QString message = end < 0 ? text : text.left(end);
  return qtr("%1 In the dialog: %2.", message, labels.join(QStringLiteral(", "))) +
         (end < 0 ? QString() : text.mid(end));
}

LabelledFeedback::LabelledFeedback(const QgsProcessingAlgorithm& algorithm, QgsProcessingFeedback* other)
    : QgsProcessingFeedback(false), algorithm_(algorithm), other_(other) {
  connect(other, &QgsFeedback::canceled, this, &QgsFeedback::cancel, Qt::DirectConnection);
  connect(
      this, &QgsFeedback::progressChanged, other,
      [other](double percent) {
        other->setProgress(percent);
        // setProgress emits this signal only for each 0.1 %, and qgis_process looks for Ctrl-C on it.
        emit other->progressChanged(percent);
      },
      Qt::DirectConnection);
  if (other->isCanceled()) cancel();
}

}  // namespace spate
