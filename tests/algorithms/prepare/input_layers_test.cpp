// SPDX-License-Identifier: GPL-3.0-or-later
// spate:inputlayers: layers that can be drawn in, and that a simulation takes as they are.
#include <gtest/gtest.h>

#include <QFile>

#include "qgsdefaultvalue.h"
#include "qgseditorwidgetsetup.h"
#include "qgsfieldconstraints.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "qgsvectorlayerutils.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class InputLayers : public testing::Test {
 protected:
  FloodCase valley;
  Outcome made = runAlgorithm(QStringLiteral("spate:inputlayers"),
                              {{"DEM", valley.base()["DEM"]}, {"INPUTS", valley.path("inputs.gpkg")}});

  // The layer as QGIS opens it, with the form that the GeoPackage holds.
  std::unique_ptr<QgsVectorLayer> open(const char* output) {
    auto layer = std::make_unique<QgsVectorLayer>(made.results[output].toString(), output, "ogr");
    EXPECT_TRUE(layer->isValid()) << output;
    return layer;
  }
  // A feature with the defaults of the form, changed.
  void draw(const char* output, const QString& wkt, const QVariantMap& changed) {
    const auto layer = open(output);
    QgsGeometry geometry = QgsGeometry::fromWkt(wkt);
    geometry.convertToMultiType();
    QgsFeature feature = QgsVectorLayerUtils::createFeature(layer.get(), geometry);
    for (auto value = changed.begin(); value != changed.end(); ++value)
      feature.setAttribute(value.key(), value.value());
    EXPECT_TRUE(layer->dataProvider()->addFeature(feature)) << output;
  }
};

TEST_F(InputLayers, HaveTheFieldsFormsAndDefaults) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  for (const char* output :
       {"INFLOWS", "BARRIERS", "BOUNDARIES", "WATER_BODIES", "GAUGES", "SECTIONS", "BUILDINGS"}) {
    SCOPED_TRACE(output);
    const auto layer = open(output);
    EXPECT_EQ("EPSG:32633", layer->crs().authid().toStdString());
    EXPECT_EQ(0, layer->featureCount());
    for (const QgsField& field : layer->fields())
      EXPECT_TRUE(field.name() == "fid" || !field.alias().isEmpty()) << field.name().toStdString();
  }
  const auto boundaries = open("BOUNDARIES");
  const int kind = boundaries->fields().lookupField("kind");
  EXPECT_EQ("ValueMap", boundaries->editorWidgetSetup(kind).type().toStdString());
  EXPECT_EQ(4, boundaries->editorWidgetSetup(kind).config()["map"].toList().size());
  EXPECT_EQ("'open'", boundaries->defaultValueDefinition(kind).expression().toStdString());
  const auto bodies = open("WATER_BODIES");
  EXPECT_TRUE(bodies->fieldConstraints(bodies->fields().lookupField("level")) &
              QgsFieldConstraints::ConstraintNotNull);
  const auto buildings = open("BUILDINGS");
  const int curve = buildings->fields().lookupField("class");
  EXPECT_GE(buildings->editorWidgetSetup(curve).config()["map"].toList().size(), 50);
  EXPECT_EQ("0", buildings->defaultValueDefinition(buildings->fields().lookupField("floor_m")).expression());
}

TEST_F(InputLayers, AreTakenByTheSimulation) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  draw("INFLOWS", "LineString(500055 5300140, 500055 5300170)", {{"discharge_m3s", 5.0}});
  draw("BARRIERS", "LineString(500200 5300000, 500200 5300300)", {{"name", "wall"}});
  draw("BOUNDARIES", "LineString(500000 5300000, 500000 5300300)", {{"kind", "wall"}});
  draw("WATER_BODIES", "Polygon((500300 5300100, 500340 5300100, 500340 5300200, 500300 5300200))",
       {{"level", 102.5}});
  draw("BUILDINGS", "Polygon((500120 5300140, 500140 5300140, 500140 5300160, 500120 5300160))",
       {{"structure_value", 1e5}});
  QVariantMap parameters = valley.base();
  for (const char* name : {"INFLOWS", "BARRIERS", "BOUNDARIES", "WATER_BODIES", "BUILDINGS"})
    parameters[name] = made.results[name];
  const Outcome run = runAlgorithm("spate:simulateflood", parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(run.results["VOLUME_IN"].toDouble(), 5 * 360);

  const Outcome damage = runAlgorithm("spate:buildingdamage",
                                      {{"BUILDINGS", made.results["BUILDINGS"]},
                                       {"MAX_DEPTH", run.results["MAX_DEPTH"]},
                                       {"CLASS_FIELD", "class"},
                                       {"STRUCTURE_VALUE_FIELD", "structure_value"},
                                       {"FLOOR_HEIGHT_FIELD", "floor_m"},
                                       {"DAMAGE", valley.path("damage.gpkg")}},
                                      valley.project());
  ASSERT_TRUE(damage.ok) << damage.error.toStdString();
  EXPECT_GT(damage.results["DAMAGE_TOTAL"].toDouble(), 0);
}

TEST_F(InputLayers, AreNeverOverwritten) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  draw("INFLOWS", "LineString(500055 5300140, 500055 5300170)", {{"discharge_m3s", 5.0}});
  const Outcome again = runAlgorithm(QStringLiteral("spate:inputlayers"),
                                     {{"DEM", valley.base()["DEM"]}, {"INPUTS", valley.path("inputs.gpkg")}});
  EXPECT_FALSE(again.ok);
  EXPECT_TRUE(mentions(again.error, "inputs_exist", {"INPUTS"}));
  EXPECT_EQ(1, open("INFLOWS")->featureCount());
}

}  // namespace
}  // namespace spate::test
