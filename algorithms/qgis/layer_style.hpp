// SPDX-License-Identifier: GPL-3.0-or-later
// Styles of result layers, which are part of the library (styles/) or made from the data.
#pragma once

#include <QString>
#include <memory>

#include "algorithms/qgis/result_group.hpp"
#include "qgsprocessingcontext.h"

namespace spate {

class Style {
 public:
  Style() = default;                 // none
  explicit Style(const char* name);  // of styles/, e.g. "max_depth"
  static Style fromQml(const std::string& qml);

  bool isEmpty() const { return qml_.isEmpty(); }
  const QString& qml() const { return qml_; }

 private:
  QString qml_;
};

// The style of that name as a file of the library.
QString stylePath(const QString& style);

// Writes <path without suffix>.qml, which QGIS applies whenever it opens the file. A failure is only a
// warning, since the results exist.
void writeStyleBeside(const QString& path, const Style& style, QgsProcessingFeedback* feedback);

// Sets up a result once QGIS has loaded it: its style, whatever the user's default style is; an open legend;
// and its place among the results of the run.
class LoadedResult : public QgsProcessingLayerPostProcessorInterface {
 public:
  LoadedResult(const QString& source, Style style, std::shared_ptr<ResultGroup> group, GroupedResult result)
      : awaited_(source), style_(std::move(style)), group_(std::move(group)), result_(std::move(result)) {}
  void postProcessLayer(QgsMapLayer* layer, QgsProcessingContext& context,
                        QgsProcessingFeedback* feedback) override;

 private:
  AwaitedLayer awaited_;
  Style style_;
  std::shared_ptr<ResultGroup> group_;  // null = it belongs to no run
  GroupedResult result_;
};

// Registers a LoadedResult for a result that QGIS will load.
void styleWhenLoaded(const QString& id, const Style& style, QgsProcessingContext& context);
// The same for one of several results of a run; result.title is not used if the user, or a model, has named
// the result.
void groupWhenLoaded(const QString& id, const Style& style, const std::shared_ptr<ResultGroup>& group,
                     GroupedResult result, QgsProcessingContext& context);

// Styles a result that is a file or, by its id, a layer in memory: beside the file, if that holds nothing
// else (QGIS would draw all of its layers with it), and when it is loaded.
void styleSink(const QString& id, bool ownsFile, const Style& style, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback);

}  // namespace spate
