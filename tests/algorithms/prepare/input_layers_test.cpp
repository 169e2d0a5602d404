// SPDX-License-Identifier: GPL-3.0-or-later
// spate:inputlayers: layers that can be drawn in, and that a simulation takes as they are.
#include <gtest/gtest.h>

#include <QFile>
#include <map>
#include <set>

#include "algorithms/case/scenario/flood_bridges.hpp"
#include "algorithms/case/scenario/flood_inlets.hpp"
#include "algorithms/case/scenario/lines_across.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "qgsdefaultvalue.h"
#include "qgseditorwidgetsetup.h"
#include "qgsfieldconstraints.h"
#include "qgsvaluemapfieldformatter.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"
#include "qgsvectorlayerutils.h"
#include "solver/core/check.hpp"
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
  for (const char* output : {"INFLOWS", "BARRIERS", "STRUCTURES", "INLETS", "BOUNDARIES", "WATER_BODIES",
                             "RAIN_PLACES", "GAUGES", "SECTIONS", "BUILDINGS"}) {
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
  EXPECT_EQ(5, boundaries->editorWidgetSetup(kind).config()["map"].toList().size());
  EXPECT_EQ("'open'", boundaries->defaultValueDefinition(kind).expression().toStdString());
  const auto bodies = open("WATER_BODIES");
  EXPECT_TRUE(bodies->fieldConstraints(bodies->fields().lookupField("level")) &
              QgsFieldConstraints::ConstraintNotNull);
  const auto rain = open("RAIN_PLACES");
  EXPECT_TRUE(rain->fieldConstraints(rain->fields().lookupField("station")) &
              QgsFieldConstraints::ConstraintNotNull);
  const auto barriers = open("BARRIERS");
  const int soil = barriers->fields().lookupField("breach_soil");
  EXPECT_EQ(3, barriers->editorWidgetSetup(soil).config()["map"].toList().size());
  for (const char* field : {"breach_width", "breach_velocity", "breach_at"})
    EXPECT_GE(barriers->fields().lookupField(field), 0) << field;
  const auto buildings = open("BUILDINGS");
  const int curve = buildings->fields().lookupField("class");
  EXPECT_GE(buildings->editorWidgetSetup(curve).config()["map"].toList().size(), 50);
  EXPECT_EQ("0", buildings->defaultValueDefinition(buildings->fields().lookupField("floor_m")).expression());
}

// The form has every field that a simulation reads, and no other.
TEST_F(InputLayers, HaveAllFieldsOfStructuresAndInlets) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  const auto structures = open("STRUCTURES");
  std::set<std::string> fields;
  for (const QgsField& field : structures->fields()) fields.insert(field.name().toStdString());
  fields.erase("fid");
  const FeatureQuery query = structures_query();
  EXPECT_EQ(std::set<std::string>(query.optional.begin(), query.optional.end()), fields);
  const auto inlets = open("INLETS");
  fields.clear();
  for (const QgsField& field : inlets->fields()) fields.insert(field.name().toStdString());
  fields.erase("fid");
  const FeatureQuery ofInlets = inlets_query();
  EXPECT_EQ(std::set<std::string>(ofInlets.optional.begin(), ofInlets.optional.end()), fields);
  EXPECT_TRUE(inlets->fieldConstraints(inlets->fields().lookupField("capacity_m3s")) &
              QgsFieldConstraints::ConstraintNotNull);
  const auto choices = [&](const char* field) {
    return structures->editorWidgetSetup(structures->fields().lookupField(field)).config()["map"].toList();
  };
  EXPECT_EQ(6 + 2, choices("type").size());
  EXPECT_EQ(1 + 3, choices("shape").size());
  EXPECT_EQ(1 + 2, choices("material").size());
  EXPECT_EQ(1 + 7, choices("inlet").size());
  EXPECT_EQ(2, choices("flap").size());
  const auto usual = [&](const char* field) {
    return structures->defaultValueDefinition(structures->fields().lookupField(field)).expression();
  };
  EXPECT_EQ("'culvert'", usual("type"));
  EXPECT_EQ("1", usual("barrels"));
  EXPECT_EQ("0", usual("flap"));
}

// Every word of the lists is one that a simulation knows, for some shape and material.
TEST_F(InputLayers, OfferWordsThatTheSimulationKnows) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  const auto structures = open("STRUCTURES");
  const auto words = [&](const char* field) {
    std::vector<std::string> found;
    const int index = structures->fields().lookupField(field);
    for (const QVariant& choice : structures->editorWidgetSetup(index).config()["map"].toList()) {
      const QString word = choice.toMap().first().toString();
      found.push_back(word == QgsValueMapFieldFormatter::NULL_VALUE ? "" : word.toStdString());
    }
    return found;
  };
  const auto isKnown = [](std::map<std::string, io::Attribute> fields) {
    try {
      read_structure_fields({"structure 1", {}, std::move(fields)});
      return true;
    } catch (const Error&) {
      return false;
    }
  };
  const auto inlets = words("inlet");
  std::set<std::string> known;
  for (const std::string& shape : words("shape"))
    for (const std::string& material : words("material")) {
      const std::map<std::string, io::Attribute> barrel = {
          {"shape", shape}, {"material", material}, {"diameter", 1.0}, {"width", 1.0}, {"height", 1.0}};
      EXPECT_TRUE(isKnown(barrel)) << shape << ' ' << material;
      for (const std::string& inlet : inlets) {
        std::map<std::string, io::Attribute> whole = barrel;
        whole["inlet"] = inlet;
        if (isKnown(std::move(whole))) known.insert(inlet);
      }
    }
  EXPECT_EQ(std::set<std::string>(inlets.begin(), inlets.end()), known);
  for (const std::string& type : words("type"))
    EXPECT_TRUE(
        is_bridge({"structure 1", {}, {{"type", type}}}) || is_crest({"structure 1", {}, {{"type", type}}}) ||
        isKnown({{"type", type}, {"diameter", 1.0}, {"width", 1.0}, {"height", 1.0}, {"discharge_m3s", 1.0}}))
        << type;
  EXPECT_FALSE(isKnown({{"type", std::string("siphon")}}));
}

TEST_F(InputLayers, AreTakenByTheSimulation) {
  ASSERT_TRUE(made.ok) << made.error.toStdString();
  draw("INFLOWS", "LineString(500055 5300140, 500055 5300170)", {{"discharge_m3s", 5.0}});
  draw("BARRIERS", "LineString(500200 5300000, 500200 5300300)", {{"name", "wall"}});
  draw("STRUCTURES", "LineString(500195 5300155, 500215 5300155)", {{"name", "pipe"}, {"diameter", 0.6}});
  draw("INLETS", "Point(500095 5300155)", {{"name", "grate"}, {"capacity_m3s", 0.1}, {"width", 0.9}});
  draw("RAIN_PLACES", "Point(500105 5300155)", {{"station", "mill"}});
  draw("BOUNDARIES", "LineString(500000 5300000, 500000 5300300)", {{"kind", "wall"}});
  draw("WATER_BODIES", "Polygon((500300 5300100, 500340 5300100, 500340 5300200, 500300 5300200))",
       {{"level", 102.5}});
  draw("BUILDINGS", "Polygon((500120 5300140, 500140 5300140, 500140 5300160, 500120 5300160))",
       {{"structure_value", 1e5}});
  QVariantMap parameters = valley.base();
  for (const char* name : {"INFLOWS", "BARRIERS", "STRUCTURES", "INLETS", "BOUNDARIES", "WATER_BODIES",
                           "RAIN_PLACES", "BUILDINGS"})
    parameters[name] = made.results[name];
  parameters["RAIN_TABLE"] = valley.text("rain.csv", "station,time_min,rain_mmh\nmill,0,36\nmill,60,36\n");
  parameters["GAUGE_SERIES"] = valley.path("series.csv");
  const Outcome run = runAlgorithm("spate:simulateflood", parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(run.results["VOLUME_IN"].toDouble(), 5 * 360);
  QFile series(valley.path("series.csv"));
  ASSERT_TRUE(series.open(QIODevice::ReadOnly));
  const QString rows = QString::fromUtf8(series.readAll());
  for (const char* name : {"pipe", "grate"}) EXPECT_TRUE(rows.contains(name)) << name;

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
