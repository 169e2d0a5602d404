// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/result_group.hpp"

#include <algorithm>
#include <cstdlib>

#include "algorithms/qgis/text.hpp"
#include "qgslayertree.h"
#include "qgslayertreelayer.h"
#include "qgslayertreemodellegendnode.h"
#include "qgsmaplayer.h"
#include "qgsmaplayerlegend.h"
#include "qgsproject.h"
#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"

namespace spate {
namespace {

const QString orderProperty = QStringLiteral("spate/order");

int orderOf(const QgsLayerTreeNode& node) {
  return node.customProperty(orderProperty, 1000).toInt();  // what the user adds later stays below
}

// The name, or "Run 3"; with a number where a group has that name already.
QString freeName(const QString& wanted, QgsLayerTree& root) {
  for (int number = 1;; ++number) {
    QString name = wanted.isEmpty() ? qtr("Run %1", number)
                   : number == 1    ? wanted
                                    : QStringLiteral("%1 (%2)").arg(wanted).arg(number);
    if (!root.findGroup(name)) return name;
  }
}

// "Levee: maximum depth (m)"
QString titleInRun(const QString& run, QString title) {
  if (title.size() > 1 && title[1].isLower()) title[0] = title[0].toLower();
  return QStringLiteral("%1: %2").arg(run, title);
}

// "Maximum depth" of "Band 1: Maximum depth (Gray)".
QString bandDescription(const QString& bandName) {
  const QString text = bandName.section(QStringLiteral(": "), 1);
  const auto end = text.lastIndexOf(QStringLiteral(" ("));
  return end < 0 ? text : text.left(end);
}

bool isMap(const QgsLayerTreeNode* node) {
  const auto* layer = qobject_cast<const QgsLayerTreeLayer*>(node);
  return layer && qobject_cast<QgsRasterLayer*>(layer->layer());
}

}  // namespace

void ResultGroup::take(QgsMapLayer& layer, const GroupedResult& result, QgsProject& project) {
  QgsLayerTree* root = project.layerTreeRoot();
  QgsLayerTreeLayer* loaded = root->findLayer(layer.id());
  if (!loaded) return;
  if (!group_) {
    group_ = root->insertGroup(0, freeName(runName_, *root));
    runName_ = group_->name();
  }
  if (!result.title.isEmpty()) layer.setName(titleInRun(runName_, result.title));

  group_->setIsMutuallyExclusive(false);
  QgsLayerTreeLayer* placed = loaded->clone();  // the tree cannot move a node
  placed->setName(layer.name());
  placed->setCustomProperty(orderProperty, result.order);
  const QList<QgsLayerTreeNode*> others = group_->children();
  const auto below = std::find_if(others.begin(), others.end(), [&](const QgsLayerTreeNode* other) {
    return other != loaded && orderOf(*other) > result.order;  // QGIS may have put it here, anywhere
  });
  group_->insertChildNode(static_cast<int>(below - others.begin()), placed);
  static_cast<QgsLayerTreeGroup*>(loaded->parent())->removeChildNode(loaded);

  if (shown_ == Shown::all) return;
  const QList<QgsLayerTreeNode*> all = group_->children();
  const auto shown = std::min_element(all.begin(), all.end(), [](const auto* a, const auto* b) {
    return std::abs(orderOf(*a)) < std::abs(orderOf(*b));
  });
  for (QgsLayerTreeNode* node : all) node->setItemVisibilityChecked(node == *shown);
  if (std::all_of(all.begin(), all.end(), isMap))
    group_->setIsMutuallyExclusive(true, static_cast<int>(shown - all.begin()));
}

void tidyLegend(QgsMapLayer& layer, const QgsProject& project) {
  QgsLayerTreeLayer* node = project.layerTreeRoot()->findLayer(layer.id());
  if (!node) return;
  node->setExpanded(true);
  const auto* raster = qobject_cast<const QgsRasterLayer*>(&layer);
  if (!raster || !raster->legend() || raster->renderer()->usesBands().isEmpty()) return;
  const QList<QgsLayerTreeModelLegendNode*> entries = layer.legend()->createLayerTreeModelLegendNodes(node);
  const bool hasTitle = !entries.isEmpty() && !qobject_cast<QgsRasterSymbolLegendNode*>(entries.front());
  qDeleteAll(entries);
  if (!hasTitle) return;
  // To leave it out would fix how many classes are shown: QGIS knows only a list of those that are.
  QgsMapLayerLegendUtils::setLegendNodeUserLabel(
      node, 0, bandDescription(raster->bandName(raster->renderer()->usesBands().first())));
  emit layer.legendChanged();
}

}  // namespace spate
