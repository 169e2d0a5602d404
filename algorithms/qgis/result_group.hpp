// SPDX-License-Identifier: GPL-3.0-or-later
// The results of one run in the project's tree of layers.
#pragma once

#include <QPointer>
#include <QString>

#include "qgslayertreegroup.h"

class QgsLayerTree;
class QgsMapLayer;
class QgsProject;

namespace spate {

struct GroupedResult {
  QString title;  // of the result, e.g. "Maximum depth (m)"; empty = the layer keeps its name
  int order = 0;  // from the top; 0 is the one that is shown, and less lies above it
};

// One group on top of the others, below points, lines and results without a run that stand there, whose
// layers come in any order: they stand in theirs, the first is ticked (or all are), and they are called
// "<run>: <title>". A group of maps shows one of them at a time, so that none shines through another where
// that one has no data; for the same reason only the run that was computed last is shown, in whichever order
// QGIS loads those of a model. In the main thread.
class ResultGroup {
 public:
  enum class Shown { first, all };

  // runName: empty = "Run" with the next number that is free in the project.
  explicit ResultGroup(QString runName, Shown shown = Shown::first);

  // A layer will come from there: until it is taken or stands alone QGIS has it anywhere in the tree, at the
  // top since 3.36. From any thread.
  static void awaits(const QString& source);
  // A layer that stands in the tree already.
  void take(QgsMapLayer& layer, const GroupedResult& result, QgsProject& project);

 private:
  QgsLayerTreeGroup* makeGroup(QgsLayerTree& root) const;

  QString runName_;
  Shown shown_;
  qint64 time_;  // when it was made, ms
  QPointer<QgsLayerTreeGroup> group_;
};

// A result that belongs to no run: where QGIS has put it among the layers of one, or below them, it comes to
// stand above them.
void standAlone(const QgsMapLayer& layer, const QgsProject& project);

// Opens the legend of a layer; a map is called there what its band is: not "Band 1: ... (Gray)".
void tidyLegend(QgsMapLayer& layer, const QgsProject& project);

}  // namespace spate
