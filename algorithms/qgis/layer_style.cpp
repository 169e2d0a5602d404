// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_style.hpp"

#include <QDomDocument>
#include <QFileInfo>

#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/legend_labels.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsmaplayer.h"
#include "qgsprocessingfeedback.h"
#include "qgsproject.h"

namespace spate {

Style::Style(const char* name) {
  const std::string_view text = style_text(name);
  qml_ = QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

Style Style::fromQml(const std::string& qml) {
  Style style;
  style.qml_ = QString::fromStdString(qml);
  return style;
}

QString stylePath(const QString& style) {
  return QStringLiteral(":/spate/styles/%1.qml").arg(style);
}

void writeStyleBeside(const QString& path, const Style& style, QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  write_style_beside(path.toStdString(), style.qml().toStdString(), log);
}

void LoadedResult::postProcessLayer(QgsMapLayer* layer, QgsProcessingContext& context,
                                    QgsProcessingFeedback* feedback) {
  layer->reload();  // the project may have had it, with what was in its file before
  if (!style_.isEmpty()) {
    QDomDocument document;
    QString message;
    document.setContent(style_.qml());
    translateLegend(document);
    if (layer->importNamedStyle(document, message))
      layer->triggerRepaint();
    else if (feedback)
      warn(feedback, "style_not_applied",
           qtr("The style of '%1' could not be applied: %2", layer->name(), message));
  }
  if (!context.project()) return;
  if (group_)
    group_->take(*layer, result_, *context.project());
  else
    standAlone(*layer, *context.project());
  tidyLegend(*layer, *context.project());
}

void styleWhenLoaded(const QString& id, const Style& style, QgsProcessingContext& context) {
  groupWhenLoaded(id, style, nullptr, {}, context);
}

void groupWhenLoaded(const QString& id, const Style& style, const std::shared_ptr<ResultGroup>& group,
                     GroupedResult result, QgsProcessingContext& context) {
  if (!context.willLoadLayerOnCompletion(id)) return;
  QgsProcessingContext::LayerDetails& details = context.layerToLoadOnCompletionDetails(id);
  // QGIS names a result after its parameter or the title of that; any other name was chosen by the user.
  const bool isNamed =
      !details.name.isEmpty() && details.name != details.outputName && details.name != result.title;
  if (isNamed) result.title.clear();
  details.setPostProcessor(new LoadedResult(id, style, group, std::move(result)));
}

void styleSink(const QString& id, bool ownsFile, const Style& style, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) {
  const QString file = id.section('|', 0, 0);
  if (ownsFile && QFileInfo(file).isFile()) writeStyleBeside(file, style, feedback);
  styleWhenLoaded(id, style, context);
}

}  // namespace spate
