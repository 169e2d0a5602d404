// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_style.hpp"

#include <QFileInfo>

#include "algorithms/case/style_files.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsmaplayer.h"
#include "qgsprocessingfeedback.h"

namespace spate {

QString stylePath(const QString& style) {
  return QStringLiteral(":/spate/styles/%1.qml").arg(style);
}

void writeStyleBeside(const QString& path, const QString& style, QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  write_style_beside(path.toStdString(), style.toStdString(), log);
}

void styleWhenLoaded(const QString& id, const QString& style, QgsProcessingContext& context) {
  if (context.willLoadLayerOnCompletion(id))
    context.layerToLoadOnCompletionDetails(id).setPostProcessor(new ApplyStyle(style));
}

void ApplyStyle::postProcessLayer(QgsMapLayer* layer, QgsProcessingContext&,
                                  QgsProcessingFeedback* feedback) {
  bool loaded = false;
  const QString message = layer->loadNamedStyle(stylePath(style_), loaded);
  if (loaded)
    layer->triggerRepaint();
  else if (feedback)
    feedback->pushWarning(qtr("The style '%1' could not be applied: %2", style_, message));
}

void styleSink(const QString& id, const QString& style, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) {
  const QString file = id.section('|', 0, 0);
  if (QFileInfo(file).isFile()) writeStyleBeside(file, style, feedback);
  styleWhenLoaded(id, style, context);
}

}  // namespace spate
