// SPDX-License-Identifier: GPL-3.0-or-later
// Features that are not saved yet have negative ids in QGIS. People see them counted from 1, in every
// message.
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <iostream>

#include "algorithms/case/inputs/inputs.hpp"
#include "qgsfeature.h"
#include "qgsgeometry.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/damage/damage_case.hpp"

namespace spate::test {
namespace {

class UnsavedFeatures : public DamageCase {
 protected:
  // As FloodCase::layer, but the features are still in the layer's edit buffer.
  QString unsaved(const QString& uri, const std::vector<FloodCase::Feature>& features) {
    const QString layerId = valley_.layer(uri, {});
    auto* layer = qobject_cast<QgsVectorLayer*>(valley_.project()->mapLayer(layerId));
    EXPECT_TRUE(layer->startEditing());
    for (const FloodCase::Feature& given : features) {
      QgsFeature feature(layer->fields());
      feature.setGeometry(QgsGeometry::fromWkt(given.wkt));
      feature.setAttributes(given.attributes.toVector());
      EXPECT_TRUE(layer->addFeature(feature));
    }
    QgsFeature first;
    layer->getFeatures().nextFeature(first);
    EXPECT_LT(first.id(), 0) << "or the test shows nothing";
    return layerId;
  }

  // What the algorithm says: has the key and these parts, and no negative number.
  void says(const char* algorithm, const QVariantMap& parameters, const char* key, const QStringList& parts) {
    SCOPED_TRACE(algorithm);
    const Outcome outcome = runAlgorithm(algorithm, parameters, valley_.project());
    const QString text = outcome.warnings + '\n' + outcome.error;
    std::cout << text.trimmed().toStdString() << "\n";
    EXPECT_TRUE(mentions(text, key, parts));
    EXPECT_FALSE(text.contains(QRegularExpression(QStringLiteral("[ '(]-\\d")))) << text.toStdString();
  }
};

TEST_F(UnsavedFeatures, AreCountedInMessages) {
  const QString uri = "Polygon?crs=EPSG:32633" + fieldsOfBuildings;
  const QString houses =
      unsaved(uri, {{box(500040, 5300100), {"a", "jrc_europe_residential", 5.0, 10.0, 0.0}},
                    {box(500140, 5300100), {"b", "jrc_europe_residential", null, 10.0, 0.0}}});
  says("spate:buildingdamage", parameters(houses), "structure_value_missing", {" 2."});

  const QString losses =
      unsaved("Polygon?crs=EPSG:32633&field=damage_total:string", {{box(500040, 5300100), {"many"}}});
  says("spate:expectedannualdamage",
       {{"LAYERS", QStringList{losses, losses}},
        {"RETURN_PERIODS", "10, 100"},
        {"EAD", valley_.path("e.gpkg")}},
       "damage_not_a_number", {"'many'", " 1:"});

  const QString points = unsaved("Point?crs=EPSG:32633&field=mark:string",
                                 {{"Point(500025 5300295)", {"1"}}, {"Point(500035 5300295)", {"high"}}});
  says("spate:samplepoints",
       {{"RESULTS", QStringList{depth_}},
        {"POINTS", points},
        {"OBSERVED_FIELD", "mark"},
        {"SAMPLES", valley_.path("samples.gpkg")}},
       "attribute_not_a_number", {" 2 ", "'high'"});

  const QString results = unsaved("Polygon?crs=EPSG:32633&field=id:string&field=damage_total:double",
                                  {{box(500040, 5300100), {"a", 1.0}}, {box(500140, 5300100), {"a", 1.0}}});
  says("spate:comparescenarios",
       {{"DEPTH_WITHOUT", depth_},
        {"DEPTH_WITH", depth_},
        {"BUILDINGS_WITHOUT", results},
        {"BUILDINGS_WITH", results},
        {"ID_FIELD", "id"},
        {"DEPTH_CHANGE", valley_.path("change.tif")},
        {"BUILDING_CHANGE", valley_.path("change.gpkg")}},
       "id_twice", {"'a'", " 1 ", " 2)"});
}

// Without a field of ids, buildings are known by their numbers on the page, too.
TEST_F(UnsavedFeatures, AreCountedOnPages) {
  const QString uri = "Polygon?crs=EPSG:32633&field=damage_total:double";
  const std::vector<FloodCase::Feature> houses = {{box(500040, 5300100), {900.0}},
                                                  {box(500140, 5300100), {2000.0}}};
  const QString page = valley_.path("page.html");
  const Outcome outcome =
      runAlgorithm("spate:comparescenarios",
                   {{"DEPTH_WITHOUT", depth_},
                    {"DEPTH_WITH", depth_},
                    {"BUILDINGS_WITHOUT", unsaved(uri, houses)},
                    {"BUILDINGS_WITH", unsaved(uri, {{houses[0].wkt, {100.0}}, {houses[1].wkt, {0.0}}})},
                    {"DEPTH_CHANGE", valley_.path("change.tif")},
                    {"PAGE", page}},
                   valley_.project());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ(2, outcome.results["BUILDINGS_BETTER"].toInt());
  QFile file(page);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(file.readAll());
  const auto row = [&](int onMaps, int house) {
    return text.contains(QRegularExpression(
        QStringLiteral("<t[dh][^>]*>%1</t[dh]>\\s*<t[dh][^>]*>%2</t[dh]>").arg(onMaps).arg(house)));
  };
  EXPECT_TRUE(row(1, 2) && row(2, 1)) << "the second changes most\n" << text.toStdString();
  EXPECT_FALSE(text.contains(QRegularExpression("<t[dh][^>]*>-[0-9]{1,2}</t[dh]>"))) << text.toStdString();
}

TEST_F(UnsavedFeatures, HaveTheNumberOfTheirPlace) {
  EXPECT_EQ("7", number_of_row(7, 2));
  EXPECT_EQ("0", number_of_row(0, 2));
  EXPECT_EQ("3", number_of_row(-1, 2));
  EXPECT_EQ("3", number_of_row({}, 2));
}

}  // namespace
}  // namespace spate::test
