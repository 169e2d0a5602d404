// SPDX-License-Identifier: GPL-3.0-or-later
// Styles of result layers. They are part of the library (styles/), so that no path can be wrong.
#pragma once

#include <QString>

#include "qgsprocessingcontext.h"

namespace spate {

// The style of that name in the library, e.g. "max_depth".
QString stylePath(const QString& style);

// Writes <path without suffix>.qml, which QGIS applies whenever it opens the file. A failure is only a
// warning, since the results exist.
void writeStyleBeside(const QString& path, const QString& style, QgsProcessingFeedback* feedback);

// Applies a style to a layer that is loaded after a run, whatever the user's default style is.
class ApplyStyle : public QgsProcessingLayerPostProcessorInterface {
 public:
  explicit ApplyStyle(QString style) : style_(std::move(style)) {}
  void postProcessLayer(QgsMapLayer* layer, QgsProcessingContext& context,
                        QgsProcessingFeedback* feedback) override;

 private:
  QString style_;
};

// Sets that up for a result that QGIS is about to load.
void styleWhenLoaded(const QString& id, const QString& style, QgsProcessingContext& context);

// Both, for a result that is a file or, by its id, a layer in memory.
void styleSink(const QString& id, const QString& style, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback);

}  // namespace spate
