// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a run in the project, as QGIS Desktop loads them.
#include <gtest/gtest.h>

#include <QThread>
#include <memory>

#include "algorithms/qgis/result_group.hpp"
#include "qgsapplication.h"
#include "qgslayertree.h"
#include "qgslayertreelayer.h"
#include "qgslayertreemodel.h"
#include "qgslayertreemodellegendnode.h"
#include "qgsprocessingregistry.h"
#include "qgsprocessingutils.h"
#include "qgsrasterlayer.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/ensemble/ensemble_case.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

// When QGIS calls the post-processor of a result: once it is loaded or, since 3.36, once all results are.
enum class Handed { each, atTheEnd };

// Runs it, and loads its results in the order of their files, each on top of the others.
void runInDesktop(const QVariantMap& parameters, QgsProject& project, Handed handed = Handed::each,
                  const QString& id = QStringLiteral("spate:simulateflood")) {
  const std::unique_ptr<QgsProcessingAlgorithm> algorithm(
      QgsApplication::processingRegistry()->createAlgorithmById(id));
  QgsProcessingContext context;
  context.setProject(&project);
  Feedback feedback;
  bool ok = false;
  algorithm->run(parameters, context, &feedback, &ok);
  ASSERT_TRUE(ok) << feedback.errors.join('\n').toStdString();
  const QStringList files = context.layersToLoadOnCompletion().keys();
  std::vector<std::pair<QgsProcessingLayerPostProcessorInterface*, QgsMapLayer*>> left;
  for (const QString& file : files) {
    QgsProcessingContext::LayerDetails& details = context.layerToLoadOnCompletionDetails(file);
    QgsMapLayer* layer = QgsProcessingUtils::mapLayerFromString(file, context, true, details.layerTypeHint);
    ASSERT_NE(nullptr, layer) << file.toStdString();
    details.setOutputLayerName(layer);
    context.temporaryLayerStore()->takeMapLayer(layer);
    project.addMapLayer(layer);
    ASSERT_NE(nullptr, details.postProcessor());
    left.emplace_back(details.postProcessor(), layer);
    if (handed == Handed::atTheEnd && file != files.back()) continue;
    for (const auto& [processor, one] : left) processor->postProcessLayer(one, context, &feedback);
    left.clear();
  }
  EXPECT_EQ("", feedback.warnings.join('\n').toStdString());
}

QStringList names(const QgsLayerTreeGroup& group) {
  QStringList list;
  for (const QgsLayerTreeNode* node : group.children())
    list << (node->itemVisibilityChecked() ? "*" : "") + node->name();
  return list;
}

QVariant loaded(const QString& file, QgsProject* project) {
  return QVariant::fromValue(QgsProcessingOutputLayerDefinition(file, project));
}

QgsVectorLayer* added(const char* kind, const char* name, QgsProject& project) {
  auto* layer = new QgsVectorLayer(QString(kind) + "?crs=EPSG:32633", name, "memory");
  project.addMapLayer(layer);
  return layer;
}

class ResultGroupTest : public testing::Test {
 protected:
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();

  void SetUp() override {
    toNewFiles();
    inputs_ = names(tree());
  }
  void toNewFiles() {
    ++runs_;
    for (const char* map : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "MAX_LEVEL"})
      parameters[map] = loaded(
          valley.path(QStringLiteral("%1_%2.tif").arg(QString(map).toLower()).arg(runs_)), valley.project());
  }
  QgsLayerTree& tree() { return *valley.project()->layerTreeRoot(); }
  // The topmost group; the inflow, a point, stands above it.
  QgsLayerTreeGroup* group() {
    for (QgsLayerTreeNode* node : tree().children())
      if (auto* found = dynamic_cast<QgsLayerTreeGroup*>(node)) return found;
    return nullptr;
  }
  // What stands at the top level, without the inputs of the valley.
  QStringList topLevel() {
    QStringList list;
    for (const QString& name : names(tree()))
      if (!inputs_.contains(name)) list << name;
    return list;
  }

 private:
  int runs_ = 0;
  QStringList inputs_;
};

TEST_F(ResultGroupTest, HoldsTheMapsInOrderAndShowsTheDepth) {
  parameters["RUN_NAME"] = "Levee";
  runInDesktop(parameters, *valley.project());
  QgsLayerTreeGroup* const group = this->group();
  ASSERT_NE(nullptr, group);
  EXPECT_EQ("Levee", group->name().toStdString());
  EXPECT_EQ(
      "*Levee: maximum depth (m); Levee: arrival time (s); Levee: maximum speed (m/s); "
      "Levee: maximum water level (m)",
      names(*group).join("; ").toStdString());
  for (QgsLayerTreeNode* node : group->children())
    EXPECT_TRUE(node->isExpanded()) << node->name().toStdString();

  // One at a time: none shines through another.
  EXPECT_TRUE(group->isMutuallyExclusive());
  group->children()[1]->setItemVisibilityChecked(true);
  EXPECT_EQ("Levee: maximum depth (m); *Levee: arrival time (s)",
            names(*group).mid(0, 2).join("; ").toStdString());
}

// As QGIS does with a result in the file of a layer that the project has.
TEST_F(ResultGroupTest, IsTheSameForResultsInTheSameFiles) {
  parameters["BARRIERS"] = valley.layer("LineString?crs=EPSG:32633&field=name:string&field=height:double",
                                        {{"LineString(500100 5300000, 500100 5300300)", {"wall", 0.2}}});
  parameters["BARRIER_REPORT"] = loaded(valley.path("report.gpkg"), valley.project());
  runInDesktop(parameters, *valley.project());
  const QStringList before = names(*group());
  const QString depths = valley.path("max_depth_1.tif");
  const double first = largest(readBand(depths));
  parameters["DURATION"] = 0.02;
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("*Run 2", topLevel().join("; ").toStdString());
  EXPECT_EQ(before.size(), names(*group()).size());
  const double second = largest(readBand(depths));
  ASSERT_LT(second, 0.9 * first);
  // What the layer shows is what the file holds.
  for (QgsLayerTreeLayer* node : group()->findLayers())
    if (auto* map = qobject_cast<QgsRasterLayer*>(node->layer()); map && map->source() == depths) {
      const QgsRasterBandStats shown = map->dataProvider()->bandStatistics(1);
      EXPECT_NEAR(second, shown.maximumValue, 1e-6);
    }
}

// Each run in files of its own.
TEST_F(ResultGroupTest, HasANumberUnlessItIsNamed) {
  runInDesktop(parameters, *valley.project());
  toNewFiles();
  runInDesktop(parameters, *valley.project());
  parameters["RUN_NAME"] = "Run 1";
  toNewFiles();
  runInDesktop(parameters, *valley.project());
  QStringList groups;
  for (const QgsLayerTreeNode* node : tree().children())
    if (node->nodeType() == QgsLayerTreeNode::NodeGroup) groups << node->name();
  EXPECT_EQ("Run 1 (2); Run 2; Run 1", groups.join("; ").toStdString());
}

TEST_F(ResultGroupTest, MayHaveAPercentSignInItsName) {
  parameters["RUN_NAME"] = "Variant %2";
  for (int run = 0; run < 2; ++run) {
    runInDesktop(parameters, *valley.project());
    toNewFiles();
  }
  EXPECT_NE(nullptr, tree().findGroup("Variant %2"));
  EXPECT_NE(nullptr, tree().findGroup("Variant %2 (2)"));
}

TEST_F(ResultGroupTest, KeepsTheNameThatAModelGives) {
  auto depth = parameters["MAX_DEPTH"].value<QgsProcessingOutputLayerDefinition>();
  depth.destinationName = "Depth without";
  parameters["MAX_DEPTH"] = QVariant::fromValue(depth);
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("*Depth without", names(*group()).front().toStdString());
}

TEST_F(ResultGroupTest, PutsTheBarriersAboveTheMaps) {
  parameters["BARRIERS"] = valley.layer("LineString?crs=EPSG:32633&field=name:string&field=height:double",
                                        {{"LineString(500100 5300000, 500100 5300300)", {"wall", 0.2}}});
  parameters["RUN_NAME"] = "Levee";
  // Loaded before, between and after the maps.
  for (const char* file : {"a_report", "max_report", "z_report"})
    for (const Handed handed : {Handed::each, Handed::atTheEnd}) {
      SCOPED_TRACE(file);
      parameters["BARRIER_REPORT"] = loaded(
          valley.path(QString(file) + (handed == Handed::each ? "1.gpkg" : "2.gpkg")), valley.project());
      runInDesktop(parameters, *valley.project(), handed);
      QgsLayerTreeGroup* const group = this->group();
      ASSERT_NE(nullptr, group);
      QString run = group->name();
      EXPECT_EQ(("*" + run + ": barrier report; *Maps").toStdString(),
                names(*group).join("; ").toStdString());
      // One map at a time, and the barriers with any of them.
      auto* maps = dynamic_cast<QgsLayerTreeGroup*>(group->children().last());
      ASSERT_NE(nullptr, maps);
      EXPECT_EQ(QString("*%1: maximum depth (m); %1: arrival time (s); %1: maximum speed (m/s); "
                        "%1: maximum water level (m)")
                    .arg(run)
                    .toStdString(),
                names(*maps).join("; ").toStdString());
      EXPECT_FALSE(group->isMutuallyExclusive());
      EXPECT_TRUE(maps->isMutuallyExclusive());
      maps->children()[2]->setItemVisibilityChecked(true);
      EXPECT_EQ((run + ": maximum speed (m/s)").toStdString(),
                names(*maps).filter("*").join("; ").mid(1).toStdString());
      EXPECT_TRUE(group->children()[0]->itemVisibilityChecked());
    }
  // A layer that QGIS adds among the maps leaves the run.
  QgsVectorLayer* damage = added("Polygon", "Damage", *valley.project());
  QgsLayerTreeLayer* node = tree().findLayer(damage->id());
  dynamic_cast<QgsLayerTreeGroup*>(group()->children().last())->insertChildNode(1, node->clone());
  tree().removeChildNode(node);
  standAlone(*damage, *valley.project());
  EXPECT_EQ(&tree(), tree().findLayer(damage->id())->parent());
}

// Whatever QGIS loads first.
TEST_F(ResultGroupTest, PutsPointsAboveLinesAndTablesLast) {
  const QString crs = "?crs=EPSG:32633&field=name:string";
  parameters["GAUGES"] = valley.layer("Point" + crs, {{"Point(500105 5300155)", {"bridge"}}});
  parameters["SECTIONS"] =
      valley.layer("LineString" + crs, {{"LineString(500155 5300000, 500155 5300300)", {"mill"}}});
  parameters["BARRIERS"] = valley.layer("LineString" + crs + "&field=height:double",
                                        {{"LineString(500100 5300000, 500100 5300300)", {"wall", 0.2}}});
  parameters["RUN_NAME"] = "Levee";
  for (const char* layer : {"BARRIER_REPORT", "GAUGE_PEAKS", "GAUGE_SERIES", "SECTION_PEAKS"})
    parameters[layer] = loaded(valley.path(QString(layer).toLower() + ".gpkg"), valley.project());
  parameters["SERIES"] = loaded(valley.path("flood.nc"), valley.project());
  runInDesktop(parameters, *valley.project());
  QgsLayerTreeGroup* const group = this->group();
  ASSERT_NE(nullptr, group);
  QStringList found = names(*group);
  ASSERT_EQ(6, found.size()) << found.join("; ").toStdString();
  std::sort(found.begin() + 1, found.begin() + 3);
  EXPECT_EQ(
      "*Levee: peaks at gauges; *Levee: barrier report; *Levee: peaks at sections; Levee: flood over time; "
      "*Maps; Levee: series at gauges and sections",
      found.join("; ").toStdString());
}

TEST_F(ResultGroupTest, LeavesPointsAndLinesAboveTheWater) {
  added("Polygon", "Parks", *valley.project());
  added("LineString", "Walls", *valley.project());
  added("Point", "Gauges", *valley.project());
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("*Gauges; *Walls; *Run 1; *Parks", topLevel().join("; ").toStdString());
  toNewFiles();
  runInDesktop(parameters, *valley.project(), Handed::atTheEnd);
  EXPECT_EQ("*Gauges; *Walls; *Run 2; Run 1; *Parks", topLevel().join("; ").toStdString());
}

// Two depths on top of each other look like a third one.
TEST_F(ResultGroupTest, SwitchesEarlierRunsOff) {
  QgsLayerTreeGroup* own = tree().addGroup("Own");
  runInDesktop(parameters, *valley.project());
  toNewFiles();
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("*Run 2; Run 1; *Own", topLevel().join("; ").toStdString());
  EXPECT_TRUE(own->isExpanded());
  EXPECT_FALSE(tree().findGroup("Run 1")->isExpanded());
}

// QGIS loads the results of a model by the names of their files.
TEST_F(ResultGroupTest, ShowsWhatWasComputedLast) {
  const auto map = [&](spate::ResultGroup& run, const char* name) {
    QgsVectorLayer* layer = added("Polygon", name, *valley.project());
    run.take(*layer, {"Extent"}, *valley.project());
  };
  spate::ResultGroup without("Without");
  QThread::msleep(2);
  spate::ResultGroup with("With");
  map(with, "b");
  map(without, "a");
  EXPECT_EQ("*With; Without", topLevel().join("; ").toStdString());
}

// QGIS adds a layer beside the current one: among the maps of a run, where it does not belong.
TEST_F(ResultGroupTest, IsLeftByLayersOfOtherAlgorithms) {
  runInDesktop(parameters, *valley.project());
  QgsLayerTreeGroup* group = tree().findGroup("Run 1");
  QgsVectorLayer* damage = added("Polygon", "Damage", *valley.project());
  QgsLayerTreeLayer* node = tree().findLayer(damage->id());
  group->insertChildNode(1, node->clone());
  tree().removeChildNode(node);
  standAlone(*damage, *valley.project());
  EXPECT_EQ("*Damage; *Run 1", topLevel().join("; ").toStdString());
  node = tree().findLayer(damage->id());
  tree().addChildNode(node->clone());
  tree().removeChildNode(node);
  standAlone(*damage, *valley.project());
  EXPECT_EQ("*Damage; *Run 1", topLevel().join("; ").toStdString());
  EXPECT_EQ(4, group->children().size());
  toNewFiles();
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("*Damage; *Run 2; Run 1", topLevel().join("; ").toStdString()) << "the next run comes below it";

  QgsLayerTreeGroup* own = tree().insertGroup(0, "Own");
  node = tree().findLayer(damage->id());
  own->addChildNode(node->clone());
  tree().removeChildNode(node);
  standAlone(*damage, *valley.project());
  EXPECT_EQ("*Damage", names(*own).join("; ").toStdString()) << "it stays in a group of the user's";
}

TEST(ResultGroupOfAnEnsemble, HoldsItsMapsInOrderAndShowsTheFirst) {
  EnsembleCase valley;
  QVariantMap parameters = valley.ensemble(threeScenarios);
  parameters["RUN_NAME"] = "Storms";
  for (const char* map : {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "MEDIAN_ARRIVAL"})
    parameters[map] = loaded(parameters[map].toString(), valley.project());
  parameters["MEMBERS"] = loaded(valley.path("members.gpkg"), valley.project());
  runInDesktop(parameters, *valley.project(), Handed::each, QStringLiteral("spate:simulateensemble"));
  const auto* group = valley.project()->layerTreeRoot()->findGroup("Storms");
  ASSERT_NE(nullptr, group);
  EXPECT_EQ("*Maps; Storms: members", names(*group).join("; ").toStdString());
  const auto* maps = dynamic_cast<const QgsLayerTreeGroup*>(group->children().first());
  ASSERT_NE(nullptr, maps);
  EXPECT_EQ(
      "*Storms: mean depth (m); Storms: maximum depth (m); Storms: probability of flooding; "
      "Storms: median arrival (s)",
      names(*maps).join("; ").toStdString());
}

// The headings of the legends of rasters, in order.
std::string headings(QgsLayerTree& tree) {
  QgsLayerTreeModel model(&tree);
  QStringList found;
  for (QgsLayerTreeLayer* layer : tree.findLayers())
    if (qobject_cast<QgsRasterLayer*>(layer->layer()))
      for (QgsLayerTreeModelLegendNode* entry : model.layerLegendNodes(layer))
        if (!qobject_cast<QgsRasterSymbolLegendNode*>(entry))
          found << entry->data(Qt::DisplayRole).toString();
  found.sort();
  return found.join("; ").toStdString();
}

TEST_F(ResultGroupTest, HasLegendsWithoutTheNameOfTheBand) {
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("Arrival time of 0.1 m; Maximum depth; Maximum speed; Maximum water level", headings(tree()));
}

TEST_F(ResultGroupTest, HasLegendsInTheLanguageOfTheUser) {
  const InLocale language("de_DE");
  runInDesktop(parameters, *valley.project());
  EXPECT_EQ("Ankunftszeit von 0,1 m; Maximale Geschwindigkeit; Maximale Wassertiefe; Maximaler Wasserstand",
            headings(tree()));
}

}  // namespace
}  // namespace spate::test
