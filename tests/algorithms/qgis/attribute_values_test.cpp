// SPDX-License-Identifier: GPL-3.0-or-later
// How attributes are read: null is nothing, and a text whose comma could mean two things is no number.
#include "algorithms/qgis/attribute_values.hpp"

#include <gtest/gtest.h>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QVariant nullInteger = qgis::null(qgis::wholeField);

TEST(AttributeValues, NullIsNoText) {
  for (const qgis::FieldType type : {qgis::wholeField, qgis::longField, qgis::realField, qgis::textField})
    EXPECT_EQ("", io::text_of(attributeOf(qgis::null(type)))) << "type " << type;
  EXPECT_EQ("", io::text_of(attributeOf(QVariant())));
  EXPECT_EQ("0", io::text_of(attributeOf(0)));
  EXPECT_EQ("1", io::text_of(attributeOf(true))) << "as OGR has it";
  EXPECT_EQ("0", io::text_of(attributeOf(false)));
  EXPECT_EQ("a b", io::text_of(attributeOf(" a b ")));
}

TEST(AttributeValues, NumbersWithOneMeaning) {
  const std::pair<QVariant, double> numbers[] = {
      {10, 10},         {2.5, 2.5},       {"10.5", 10.5},         {" 10,5 ", 10.5},
      {"0,125", 0.125}, {"-0,500", -0.5}, {"1250,125", 1250.125}, {"1.250", 1.25},
      {"1e3", 1000}};
  for (const auto& [value, number] : numbers) {
    std::string doubt;
    EXPECT_EQ(number, io::number_of(attributeOf(value), &doubt).value_or(-1))
        << value.toString().toStdString();
    EXPECT_EQ("", doubt);
  }
  for (const QVariant& nothing : {nullInteger, QVariant(), QVariant(""), QVariant("  ")}) {
    std::string doubt;
    EXPECT_FALSE(io::number_of(attributeOf(nothing), &doubt).has_value());
    EXPECT_EQ("", doubt);
  }
  for (const char* ambiguous : {"100,000", "1,250", "-11,900"}) {
    std::string doubt;
    EXPECT_FALSE(io::number_of(attributeOf(ambiguous), &doubt).has_value()) << ambiguous;
    EXPECT_FALSE(doubt.empty()) << ambiguous;
  }
  for (const char* text : {"12 m", "1,250.5", "1,250,000", "nan", "inf"}) {
    std::string doubt;
    EXPECT_FALSE(io::number_of(attributeOf(text), &doubt).has_value()) << text;
    EXPECT_FALSE(doubt.empty()) << text;
  }
}

// Null in fields of integers, whose text would be "0", through the algorithms that read texts.
class NullIntegers : public testing::Test {
 protected:
  static QString square(int i) {
    const int west = 500000 + 100 * i;
    return QStringLiteral("Polygon((%1 5300100, %2 5300100, %2 5300150, %1 5300150, %1 5300100))")
        .arg(west)
        .arg(west + 50);
  }
  Outcome run(const char* id, const QVariantMap& parameters) {
    return runAlgorithm(id, parameters, valley.project());
  }
  FloodCase valley;
};

TEST_F(NullIntegers, AreNoLandCover) {
  const QString cover = valley.layer("Polygon?crs=EPSG:32633&field=class:integer",
                                     {{square(0), {nullInteger}}, {square(1), {10}}});
  const Outcome outcome =
      run("spate:manningfromlandcover", {{"DEM", valley.path("dem.tif")},
                                         {"LAND_COVER_POLYGONS", cover},
                                         {"LEGEND", "own"},
                                         {"TABLE", valley.text("own.csv", "class,manning\n0,0.5\n10,0.1\n")},
                                         {"MANNING", valley.path("n.tif")}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ(25, outcome.results["UNKNOWN_CELLS"].toInt());
}

TEST_F(NullIntegers, AreNoClassOfBuildings) {
  const QString buildings = valley.layer("Polygon?crs=EPSG:32633&field=class:integer&field=worth:string",
                                         {{square(0), {nullInteger, "100"}}, {square(1), {0, "100,000"}}});
  const QString classes = valley.text("classes.csv", "class,curve_id\n0,RES2\n");
  const QString depth = valley.raster("depth.tif", {}, [](int, int) { return 1.0; });
  const Outcome outcome = run("spate:buildingdamage", {{"BUILDINGS", buildings},
                                                       {"MAX_DEPTH", depth},
                                                       {"CLASS_FIELD", "class"},
                                                       {"CLASS_CURVES", classes},
                                                       {"STRUCTURE_VALUE_FIELD", "worth"},
                                                       {"FLOOR_HEIGHT", 0.3},
                                                       {"DAMAGE", valley.path("damage.gpkg")}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  QgsVectorLayer layer(valley.path("damage.gpkg"), "damage", "ogr");
  QStringList flags;
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) flags << feature.attribute("flag").toString();
  EXPECT_EQ("no_curve no_value", flags.join(' ').toStdString());
  EXPECT_TRUE(mentions(outcome.warnings, "structure_value_missing"));
}

TEST_F(NullIntegers, AreNoIds) {
  const char* uri = "Polygon?crs=EPSG:32633&field=id:integer&field=damage_total:double";
  const QString layer = valley.layer(uri, {{square(0), {0, 1.0}}, {square(1), {nullInteger, 1.0}}});
  const Outcome expected = run("spate:expectedannualdamage", {{"LAYERS", QStringList{layer, layer}},
                                                              {"RETURN_PERIODS", "10, 100"},
                                                              {"ID_FIELD", "id"},
                                                              {"EAD", valley.path("ead.gpkg")}});
  EXPECT_FALSE(expected.ok);
  EXPECT_TRUE(mentions(expected.error, "id_missing", {" 2,", "'id'"}));
  const QString depth = valley.raster("depth.tif", {}, [](int, int) { return 1.0; });
  const Outcome compared = run("spate:comparescenarios", {{"DEPTH_WITHOUT", depth},
                                                          {"DEPTH_WITH", depth},
                                                          {"BUILDINGS_WITHOUT", layer},
                                                          {"BUILDINGS_WITH", layer},
                                                          {"ID_FIELD", "id"},
                                                          {"DEPTH_CHANGE", valley.path("change.tif")}});
  EXPECT_FALSE(compared.ok);
  EXPECT_TRUE(mentions(compared.error, "id_missing", {"BUILDINGS_WITHOUT", " 2,"}));
}

TEST_F(NullIntegers, AreNoSetOfBarriers) {
  QVariantMap parameters = valley.withInflow();
  parameters["BARRIERS"] =
      valley.layer("LineString?crs=EPSG:32633&field=name:integer&field=set:integer&field=crest:string",
                   {{"LineString(500200 5299990, 500200 5300310)", {nullInteger, nullInteger, "120,000"}}});
  const Outcome outcome = run("spate:simulateflood", parameters);
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "attribute_not_a_number", {"barrier 1 ", "crest", "'120,000'"}))
      << "and not: barrier 1 '0'";
}

}  // namespace
}  // namespace spate::test
