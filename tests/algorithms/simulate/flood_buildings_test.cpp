// SPDX-License-Identifier: GPL-3.0-or-later
// The three modes of BUILDINGS of spate:simulateflood.
#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class FloodBuildings : public testing::Test {
 protected:
  static constexpr int columns = 12, rows = 10;

  // Flat ground at 10 m between walls; 36 mm of rain in 0.1 h, so 3.6 m3 on each cell of 10 m.
  QVariantMap rainOnAPlain() {
    QVariantMap parameters = valley.base();
    parameters["DEM"] = valley.raster("plain.tif", {columns, rows, 500000, 5300300, 10, 32633},
                                      [](int, int) { return 10.0; });
    for (const char* side : {"WEST", "EAST", "NORTH", "SOUTH"}) parameters[side] = "wall";
    parameters["RAIN"] = 360;
    parameters["MAX_LEVEL"] = valley.path("max_level.tif");
    return parameters;
  }
  // Cells of columns 3 to 4 and rows 2 to 3 from the north (4 cells); of columns 7 and 8 in row 5 (2 cells:
  // half of the second one is covered, its centre is on the outline; of the third, less).
  QString buildings(const QString& field = {}, const QVariant& first = {}, const QVariant& second = {}) {
    const QString uri = QStringLiteral("Polygon?crs=EPSG:32633") + (field.isEmpty() ? "" : "&field=") + field;
    const QVariantList none;
    return valley.layer(
        uri, {{"Polygon((500030 5300260, 500050 5300260, 500050 5300280, 500030 5300280, 500030 5300260))",
               field.isEmpty() ? none : QVariantList{first}},
              {"Polygon((500068 5300240, 500085 5300240, 500085 5300250, 500068 5300250, 500068 5300240))",
               field.isEmpty() ? none : QVariantList{second}}});
  }
  static constexpr std::size_t inFirst = 2 * columns + 3, inSecond = 5 * columns + 7,
                               besides = 5 * columns + 6;

  Outcome run(const QVariantMap& parameters) {
    Outcome outcome = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    EXPECT_TRUE(outcome.ok) << outcome.error.toStdString();
    return outcome;
  }
  std::vector<float> band(const Outcome& outcome, const char* name) {
    auto* dataset = static_cast<GDALDataset*>(
        GDALOpen(outcome.results[name].toString().toUtf8().constData(), GA_ReadOnly));
    if (!dataset) return {};
    const int width = dataset->GetRasterXSize();
    const int height = dataset->GetRasterYSize();
    std::vector<float> values(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    EXPECT_EQ(CE_None, dataset->GetRasterBand(1)->RasterIO(GF_Read, 0, 0, width, height, values.data(), width,
                                                           height, GDT_Float32, 0, 0));
    GDALClose(dataset);
    return values;
  }

  FloodCase valley;
};

TEST_F(FloodBuildings, BlockTakesThemOutOfTheFlow) {
  for (const bool named : {false, true}) {
    QVariantMap parameters = rainOnAPlain();
    parameters["BUILDINGS"] = buildings();
    if (named) parameters["BUILDING_MODE"] = "block";  // the default, as in models made before
    const Outcome outcome = run(parameters);
    EXPECT_TRUE(logged(outcome.log, {" 2,", " 6 "}));
    EXPECT_EQ(-9999, band(outcome, "MAX_DEPTH")[inFirst]);
  }
}

TEST_F(FloodBuildings, TheRainOnBlockedOnesComesToTheGroundUnlessItIsLost) {
  QVariantMap parameters = rainOnAPlain();
  parameters["BUILDINGS"] = buildings();
  for (const double infiltration : {0.0, 30.0}) {
    parameters["INFILTRATION"] = infiltration;
    parameters["ROOF_RAIN"] = "nearest";
    const Outcome kept = run(parameters);
    EXPECT_TRUE(logged(kept.log, {"21.6 m³", "5.0 %"}));
    EXPECT_NEAR(3.6 * 120, kept.results["VOLUME_IN"].toDouble(), 0.02);
    EXPECT_NEAR(infiltration / 360 * 3.6 * 114, kept.results["VOLUME_OUT"].toDouble(), 0.1);
    EXPECT_LE(std::abs(kept.results["MASS_ERROR"].toDouble()), 1e-6);
    parameters["ROOF_RAIN"] = "lost";
    const Outcome lost = run(parameters);
    EXPECT_TRUE(logged(lost.log, {"21.6 m³", "5.0 %"}));
    EXPECT_NEAR(3.6 * (120 - 6), lost.results["VOLUME_IN"].toDouble(), 0.02);
    EXPECT_LE(std::abs(lost.results["MASS_ERROR"].toDouble()), 1e-6);
  }
}

TEST_F(FloodBuildings, DepthsStandOnTheBedThatIsComputedOn) {
  QVariantMap parameters = rainOnAPlain();
  parameters["DEM"] =
      valley.raster("rough.tif", {columns, rows, 500000, 5300300, 10, 32633},
                    [](int column, int row) { return 10 + 0.4 * ((3 * column + 5 * row) % 7); });
  parameters["RAIN"] = 10000;
  parameters["DURATION"] = 1;
  parameters["BED"] = valley.path("bed.tif");
  parameters["BUILDINGS"] = buildings();
  const Outcome outcome = run(parameters);
  const std::vector<float> bed = band(outcome, "BED"), level = band(outcome, "MAX_LEVEL"),
                           depth = band(outcome, "MAX_DEPTH");
  EXPECT_EQ(-9999, bed[inFirst]) << "a building is no bed";
  std::size_t wet = 0;
  for (std::size_t cell = 0; cell < bed.size(); ++cell) {
    if (depth[cell] == -9999) continue;
    ++wet;
    ASSERT_NEAR(level[cell], bed[cell] + depth[cell], 1e-4) << cell;
  }
  EXPECT_EQ(114u, wet);
}

TEST_F(FloodBuildings, RaiseLiftsTheGround) {
  QVariantMap parameters = rainOnAPlain();
  parameters["BUILDINGS"] = buildings("height:string", QVariant(), "2,5");
  parameters["BUILDING_MODE"] = "raise";
  parameters["BUILDING_HEIGHT"] = 4;
  const Outcome outcome = run(parameters);
  EXPECT_TRUE(logged(outcome.log, {" 2,", " 6 ", "2.5", "4 m"}));
  EXPECT_NEAR(3.6 * 120, outcome.results["VOLUME_IN"].toDouble(), 0.02) << "rain falls on roofs";
  const std::vector<float> level = band(outcome, "MAX_LEVEL");
  EXPECT_NEAR(14, level[inFirst], 0.05);
  EXPECT_NEAR(12.5, level[inSecond], 0.05);
  EXPECT_NEAR(10.038, level[besides], 0.02) << "what runs off the roofs stands on the ground";
  EXPECT_LT(band(outcome, "MAX_DEPTH")[inFirst], 0.03f) << "water runs off";
}

TEST_F(FloodBuildings, RaisedOnesStandInTheWaterUntilItIsHigher) {
  QVariantMap parameters = rainOnAPlain();
  parameters["RAIN"] = 0;
  parameters["BUILDINGS"] = buildings("height:double", 1.5, 4);
  parameters["BUILDING_MODE"] = "raise";
  parameters["WATER_BODIES"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=level:double",
      {{"Polygon((500000 5300200, 500120 5300200, 500120 5300300, 500000 5300300, 500000 5300200))", {12}}});
  const Outcome outcome = run(parameters);
  // A lake of 2 m at rest: half a metre over one building, 2 m beside it, the other one dry.
  EXPECT_NEAR(100 * (2 * 114 + 0.5 * 4), outcome.results["VOLUME_STORED"].toDouble(), 0.5);
  const std::vector<float> depth = band(outcome, "MAX_DEPTH");
  EXPECT_NEAR(0.5, depth[inFirst], 1e-4);
  EXPECT_EQ(-9999, depth[inSecond]);
  EXPECT_NEAR(2, depth[besides], 1e-4);
  EXPECT_LT(band(outcome, "MAX_SPEED")[besides], 1e-3f);
}

TEST_F(FloodBuildings, RoughSlowsTheFlow) {
  // A block of houses across the valley; the flow passes it, slower than open ground.
  QVariantMap parameters = valley.withInflow();
  parameters["BUILDINGS"] = valley.layer(
      "Polygon?crs=EPSG:32633&field=manning:double",
      {{"Polygon((500150 5300000, 500250 5300000, 500250 5300300, 500150 5300300, 500150 5300000))",
        {qgis::null(qgis::realField)}}});
  parameters["BUILDING_MODE"] = "rough";
  const Outcome houses = run(parameters);
  EXPECT_TRUE(logged(houses.log, {" 1,", " 300 ", "n = 0.3"}));
  const std::size_t within = 14 * 40 + 18;
  const float speed = band(houses, "MAX_SPEED")[within];
  const float depth = band(houses, "MAX_DEPTH")[within];
  parameters.remove("BUILDINGS");
  const Outcome open = run(parameters);
  EXPECT_GT(speed, 0) << "water passes through";
  EXPECT_LT(speed, 0.5f * band(open, "MAX_SPEED")[within]);
  EXPECT_GT(depth, band(open, "MAX_DEPTH")[within]);
}

TEST_F(FloodBuildings, RoughTakesTheirOwnRoughness) {
  QVariantMap parameters = rainOnAPlain();
  parameters["BUILDINGS"] = buildings("manning:double", 0.1, 0.5);
  parameters["BUILDING_MODE"] = "rough";
  const Outcome outcome = run(parameters);
  EXPECT_TRUE(logged(outcome.log, {" 6 ", "n = 0.1", "0.5"}));
  EXPECT_NEAR(3.6 * 120, outcome.results["VOLUME_IN"].toDouble(), 0.02);
}

TEST_F(FloodBuildings, WithoutGeometryAreLeftOut) {
  QVariantMap parameters = rainOnAPlain();
  const char* square =
      "Polygon((500030 5300260, 500050 5300260, 500050 5300280, 500030 5300280, 500030 5300260))";
  parameters["BUILDINGS"] = valley.layer("Polygon?crs=EPSG:32633", {{"", {}}, {square, {}}, {"", {}}});
  const Outcome outcome = run(parameters);
  EXPECT_TRUE(logged(outcome.log, {" 1,", " 4 "}));
  EXPECT_TRUE(mentions(outcome.warnings, "features_without_geometry", {"BUILDINGS", "2 ", "building 1"}));
  EXPECT_EQ(1, outcome.warnings.split('\n').size());
}

TEST_F(FloodBuildings, AreRefusedWhenTheyMakeNoSense) {
  const auto refuses = [&](const QVariantMap& changes, const char* key, const QStringList& parts) {
    valley.refuses(QStringLiteral("spate:simulateflood"), changed(rainOnAPlain(), changes), key, parts);
  };
  refuses({{"BUILDING_MODE", "float"}}, "unknown_choice", {"BUILDING_MODE", "float"});
  refuses({{"BUILDING_HEIGHT", 0}}, "value_out_of_limits", {"BUILDING_HEIGHT", " 0 "});
  refuses({{"BUILDING_MANNING", 2}}, "value_out_of_limits", {"BUILDING_MANNING", " 2 "});
  refuses({{"BUILDING_MODE", "raise"}, {"BUILDINGS", buildings("height:string", "tall", "1")}},
          "attribute_not_a_number", {"building 1", "height", "'tall'"});
  refuses({{"BUILDING_MODE", "raise"}, {"BUILDINGS", buildings("height:double", 3, -1)}},
          "building_value_out_of_limits", {"building 2", "height", "-1"});
  refuses({{"BUILDING_MODE", "rough"}, {"BUILDINGS", buildings("manning:double", 3, 0.1)}},
          "building_value_out_of_limits", {"building 1", "manning 3", "1 s m^-1/3"});
}

}  // namespace
}  // namespace spate::test
