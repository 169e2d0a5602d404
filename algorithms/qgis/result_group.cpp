// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/result_group.hpp"

#include <QDateTime>
#include <QMutex>
#include <algorithm>
#include <cstdlib>

#include "algorithms/qgis/legend_labels.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgslayertree.h"
#include "qgslayertreelayer.h"
#include "qgslayertreemodellegendnode.h"
#include "qgsmaplayer.h"
#include "qgsmaplayerlegend.h"
#include "qgsproject.h"
#include "qgsrasterlayer.h"
#include "qgsrasterrenderer.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

const QString orderProperty = QStringLiteral("spate/order");
const QString runProperty = QStringLiteral("spate/run");      // of a group: when it was computed
const QString aloneProperty = QStringLiteral("spate/alone");  // of a layer that belongs to no run

int orderOf(const QgsLayerTreeNode& node) {
  return node.customProperty(orderProperty, 1000).toInt();  // layers of the user stay below
}

// The wanted name, or "Run 3" if it is empty; with a number if a group has that name already.
QString freeName(const QString& wanted, QgsLayerTree& root) {
  for (int number = 1;; ++number) {
    QString name = wanted.isEmpty() ? qtr("Run %1", number)
                   : number == 1    ? wanted
                                    : QStringLiteral("%1 (%2)").arg(wanted, QString::number(number));
    if (!root.findGroup(name)) return name;
  }
}

// "Levee: maximum depth (m)", and in German, whose nouns have a capital, "Deich: Maximale Wassertiefe (m)".
QString titleInRun(const QString& run, QString title) {
  const bool isGerman = qtr("en") == QLatin1String("de");
  if (!isGerman && title.size() > 1 && title[1].isLower()) title[0] = title[0].toLower();
  return QStringLiteral("%1: %2").arg(run, title);
}

// "Maximum depth" of "Band 1: Maximum depth (Gray)".
QString bandDescription(const QString& bandName) {
  const QString text = bandName.section(QStringLiteral(": "), 1);
  const auto end = text.lastIndexOf(QStringLiteral(" ("));
  return end < 0 ? text : text.left(end);
}

QgsMapLayer* layerOf(const QgsLayerTreeNode* node) {
  const auto* entry = qobject_cast<const QgsLayerTreeLayer*>(node);
  return entry ? entry->layer() : nullptr;
}

bool hasPointsOrLines(const QgsLayerTreeNode* node) {
  const auto* layer = qobject_cast<const QgsVectorLayer*>(layerOf(node));
  return layer &&
         (layer->geometryType() == qgis::pointGeometry || layer->geometryType() == qgis::lineGeometry);
}

// Whether a layer is meant to be seen above water: gauges, walls, streets, buildings with their damage.
bool staysAbove(const QgsLayerTreeNode* node) {
  return hasPointsOrLines(node) ||
         (qobject_cast<const QgsVectorLayer*>(layerOf(node)) && node->customProperty(aloneProperty).toBool());
}

// When the run of a group was computed, ms since the epoch; 0 = not the group of a run.
qint64 runTime(const QgsLayerTreeNode* node) {
  return node->customProperty(runProperty).toLongLong();
}

bool isMap(const QgsLayerTreeNode* node) {
  return qobject_cast<const QgsRasterLayer*>(layerOf(node));
}

// The sources of results that were announced and are not in their place yet: QGIS loads all results of a
// model together.
struct Awaited {
  QMutex mutex;
  QStringList sources;
};
Awaited& awaited() {
  static Awaited all;
  return all;
}
bool comesFrom(const QgsMapLayer& layer, const QString& source) {
  // The source of a mesh has more around the path.
  return layer.source() == source || layer.source().contains('"' + source + '"');
}
bool isAwaited(const QgsLayerTreeNode* node) {
  const QgsMapLayer* layer = layerOf(node);
  const QMutexLocker lock(&awaited().mutex);
  const QStringList& sources = awaited().sources;
  return layer && std::any_of(sources.begin(), sources.end(),
                              [&](const QString& source) { return comesFrom(*layer, source); });
}
void awaitNoMore(const QgsMapLayer& layer) {
  const QMutexLocker lock(&awaited().mutex);
  QStringList& sources = awaited().sources;
  sources.erase(std::remove_if(sources.begin(), sources.end(),
                               [&](const QString& source) { return comesFrom(layer, source); }),
                sources.end());
}

// Moves a layer by a copy of its node, since the tree cannot move nodes.
QgsLayerTreeLayer* moved(QgsLayerTreeLayer& node, QgsLayerTreeGroup& to, int place) {
  QgsLayerTreeLayer* placed = node.clone();
  to.insertChildNode(place, placed);
  static_cast<QgsLayerTreeGroup*>(node.parent())->removeChildNode(&node);
  return placed;
}

// Takes away a group of a run, and that of its maps, once nothing is left there.
void removeIfEmpty(QgsLayerTreeNode* group) {
  while (group && group->children().isEmpty() && group->parent()) {
    auto* above = static_cast<QgsLayerTreeGroup*>(group->parent());
    if (!runTime(group) && !runTime(above)) return;
    above->removeChildNode(group);
    group = above;
  }
}

// Where a result of that order belongs among those of a group. own: its node, which QGIS may have put there.
int placeFor(int order, const QgsLayerTreeGroup& group, const QgsLayerTreeNode* own = nullptr) {
  const QList<QgsLayerTreeNode*> others = group.children();
  const auto below = std::find_if(others.begin(), others.end(), [&](const QgsLayerTreeNode* other) {
    return other != own && orderOf(*other) > order;
  });
  return static_cast<int>(below - others.begin());
}

}  // namespace

ResultGroup::ResultGroup(QString runName, Shown shown)
    : runName_(std::move(runName)), shown_(shown), time_(QDateTime::currentMSecsSinceEpoch()) {}

AwaitedLayer::AwaitedLayer(QString source) : source_(std::move(source)) {
  const QMutexLocker lock(&awaited().mutex);
  awaited().sources << source_;
}

AwaitedLayer::~AwaitedLayer() {
  const QMutexLocker lock(&awaited().mutex);
  awaited().sources.removeOne(source_);
}

QgsLayerTreeGroup* ResultGroup::makeGroup(QgsLayerTree& root) const {
  const QList<QgsLayerTreeNode*> nodes = root.children();
  const auto isLater = [&](const QgsLayerTreeNode* node) { return runTime(node) > time_; };
  const auto belowLater = std::find_if(nodes.rbegin(), nodes.rend(), isLater).base();
  const auto below = std::find_if(belowLater, nodes.end(), [&](const QgsLayerTreeNode* node) {
    return !isAwaited(node) && !staysAbove(node);
  });
  QgsLayerTreeGroup* group =
      root.insertGroup(static_cast<int>(below - nodes.begin()), freeName(runName_, root));
  if (shown_ == Shown::all) return group;
  group->setCustomProperty(runProperty, time_);
  const bool isLast = std::none_of(nodes.begin(), nodes.end(), isLater);
  for (QgsLayerTreeNode* node : isLast ? nodes : QList<QgsLayerTreeNode*>{group}) {
    if (!runTime(node)) continue;
    node->setItemVisibilityChecked(false);
    node->setExpanded(false);
  }
  return group;
}

void ResultGroup::take(QgsMapLayer& layer, const GroupedResult& result, QgsProject& project) {
  QgsLayerTree* root = project.layerTreeRoot();
  QgsLayerTreeLayer* loaded = root->findLayer(layer.id());
  if (!loaded) return;
  if (!group_) {
    const AwaitedLayer self(layer.source());
    group_ = makeGroup(*root);
    runName_ = group_->name();
  }
  if (!result.title.isEmpty()) layer.setName(titleInRun(runName_, result.title));

  QgsLayerTreeGroup& target = maps_ && isMap(loaded) ? *maps_ : *group_;
  target.setIsMutuallyExclusive(false);
  // A result in the file of an earlier one is its layer, which leaves the group of that run.
  QPointer<QgsLayerTreeNode> before = loaded->parent();
  QgsLayerTreeLayer* placed = moved(*loaded, target, placeFor(result.order, target, loaded));
  if (before != &target) removeIfEmpty(before);
  placed->setName(layer.name());
  placed->setCustomProperty(orderProperty, result.order);
  awaitNoMore(layer);

  if (shown_ == Shown::all) return;
  gatherMaps();
  showFirst();
}

// Moves maps that stand among other results to a group of their own.
void ResultGroup::gatherMaps() {
  QList<QgsLayerTreeLayer*> maps;
  for (QgsLayerTreeNode* node : group_->children())
    if (isMap(node)) maps << static_cast<QgsLayerTreeLayer*>(node);
  if (maps.isEmpty() || maps.size() == group_->children().size()) return;
  if (!maps_)
    maps_ = group_->insertGroup(static_cast<int>(group_->children().indexOf(maps.front())), qtr("Maps"));
  maps_->setIsMutuallyExclusive(false);
  for (QgsLayerTreeLayer* map : maps) moved(*map, *maps_, placeFor(orderOf(*map), *maps_));
}

// Ticks the first result with the points and lines above it, and of the maps one at a time.
void ResultGroup::showFirst() {
  const QList<QgsLayerTreeLayer*> all = group_->findLayers();
  QgsLayerTreeLayer* const shown = *std::min_element(
      all.begin(), all.end(),
      [](const auto* a, const auto* b) { return std::abs(orderOf(*a)) < std::abs(orderOf(*b)); });
  if (maps_) {
    maps_->setIsMutuallyExclusive(false);
    maps_->setCustomProperty(orderProperty, orderOf(*maps_->children().front()));
    maps_->setItemVisibilityChecked(shown->parent() == maps_);
  }
  for (QgsLayerTreeLayer* node : all) node->setItemVisibilityChecked(node == shown || hasPointsOrLines(node));
  QgsLayerTreeGroup& maps = maps_ ? *maps_ : *group_;
  const QList<QgsLayerTreeNode*> nodes = maps.children();
  if (std::all_of(nodes.begin(), nodes.end(), isMap))
    maps.setIsMutuallyExclusive(
        true, static_cast<int>(std::find(nodes.begin(), nodes.end(), shown) - nodes.begin()));
}

void standAlone(const QgsMapLayer& layer, const QgsProject& project) {
  awaitNoMore(layer);
  QgsLayerTreeLayer* node = project.layerTreeRoot()->findLayer(layer.id());
  if (!node) return;
  node->setCustomProperty(aloneProperty, true);
  QgsLayerTreeNode* run = node->parent();  // or the group of its maps
  while (run && !runTime(run)) run = run->parent();
  const bool isAmong = run != nullptr;
  auto* above = static_cast<QgsLayerTreeGroup*>(isAmong ? run->parent() : node->parent());
  const QList<QgsLayerTreeNode*> nodes = above->children();
  const auto place =
      isAmong ? nodes.indexOf(run) : std::find_if(nodes.begin(), nodes.end(), runTime) - nodes.begin();
  if (isAmong || place < nodes.indexOf(node))
    moved(*node, *above, static_cast<int>(place))->setItemVisibilityChecked(true);
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
  // The entry is renamed rather than left out: leaving it out would fix the number of classes shown, since
  // QGIS keeps a list of the entries to show.
  QgsMapLayerLegendUtils::setLegendNodeUserLabel(
      node, 0, translatedLabel(bandDescription(raster->bandName(raster->renderer()->usesBands().first()))));
  emit layer.legendChanged();
}

}  // namespace spate
