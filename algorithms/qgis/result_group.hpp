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
  int order = 0;  // from the top; 0 = the result that is shown, < 0 = above it
};

// Announces the source of a layer that QGIS will load, as long as it lives: where a run or a model fails,
// QGIS loads nothing. Until ResultGroup::take() or standAlone() the layer may lie anywhere in the tree, at
// the top since QGIS 3.36. For any thread.
class AwaitedLayer {
 public:
  explicit AwaitedLayer(QString source);
  AwaitedLayer(const AwaitedLayer&) = delete;
  AwaitedLayer& operator=(const AwaitedLayer&) = delete;
  ~AwaitedLayer();

 private:
  const QString source_;
};

// The group of a run's layers, for the main thread. It stands above other groups, but below the points, lines
// and results without a run that are on top of the tree. Its layers arrive in any order and are sorted by
// GroupedResult::order, and they are named "<run>: <title>". The first is ticked (or all are), and so are
// points and lines, which hide no water. Of the maps one is shown at a time, so that none shines through
// another where that has no data: among other results they stand in a group of their own. For the same reason
// only the run that was computed last is shown, in whatever order QGIS loads those of a model.
class ResultGroup {
 public:
  enum class Shown { first, all };

  // runName: empty = "Run" with the next number that is free in the project.
  explicit ResultGroup(QString runName, Shown shown = Shown::first);

  // Moves a layer, which must be in the tree, into the group.
  void take(QgsMapLayer& layer, const GroupedResult& result, QgsProject& project);

 private:
  QgsLayerTreeGroup* makeGroup(QgsLayerTree& root) const;
  void gatherMaps();
  void showFirst();

  QString runName_;
  Shown shown_;
  qint64 time_;  // when the group was made, ms since the epoch
  QPointer<QgsLayerTreeGroup> group_;
  QPointer<QgsLayerTreeGroup> maps_;  // within it, once it holds other results too
};

// Moves a result that belongs to no run above the groups of runs, if QGIS has put it into or below one.
void standAlone(const QgsMapLayer& layer, const QgsProject& project);

// Opens the legend of a layer, and names a map there as its band, instead of "Band 1: ... (Gray)".
void tidyLegend(QgsMapLayer& layer, const QgsProject& project);

}  // namespace spate
