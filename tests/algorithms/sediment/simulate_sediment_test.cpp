// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulatesediment: maps, series, balance, and what it refuses.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:simulatesediment");

class SimulateSediment : public testing::Test {
 protected:
  SimulateSediment() {
    const QVariant dem = valley.base().value("DEM");
    parameters = {{"DEM", dem},
                  {"ALPHA", 2},
                  {"BETA", 5},
                  {"DURATION", 20},
                  {"DEVICE", "cpu"},
                  {"THREADS", 1},
                  {"BED_CHANGE", valley.path("change.tif")},
                  {"SAND_FRACTION", valley.path("sand.tif")},
                  {"BED", valley.path("bed.tif")},
                  {"SAND_CHANGE", valley.path("sand_change.tif")},
                  {"SERIES", valley.path("series.csv")}};
  }
  Outcome run(const QVariantMap& changes = {}) {
    return runAlgorithm(id, changed(parameters, changes), valley.project());
  }
  void refuses(const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(id, changed(parameters, changes), key, parts);
  }
  std::vector<float> map(const char* file) { return readBand(valley.path(file)); }

  FloodCase valley;
  QVariantMap parameters;
};

double sum(const std::vector<float>& values) {
  double sum = 0;
  for (const float value : values) sum += static_cast<double>(value);
  return sum;
}

TEST_F(SimulateSediment, ClosedSidesKeepAllSediment) {
  const Outcome outcome = run();
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  EXPECT_LT(outcome.results["SAND_ERROR"].toDouble(), 1e-12);
  EXPECT_LT(outcome.results["MUD_ERROR"].toDouble(), 1e-12);
  EXPECT_GT(outcome.results["ERODED"].toDouble(), 1);
  EXPECT_EQ(0, outcome.results["SAND_OUT"].toDouble());
  const std::vector<float> change = map("change.tif"), sand = map("sand.tif"), bed = map("bed.tif");
  ASSERT_EQ(1200u, change.size());
  EXPECT_NEAR(100 * sum(change),
              outcome.results["DEPOSITED"].toDouble() - outcome.results["ERODED"].toDouble(), 0.1);
  // The V-shaped valley fills along its middle.
  EXPECT_GT(change[15 * 40 + 20], 0);
  const std::vector<float> dem = readBand(parameters["DEM"].toString());
  for (std::size_t cell = 0; cell < bed.size(); ++cell) {
    EXPECT_NEAR(dem[cell] + change[cell], bed[cell], 1e-4f);
    EXPECT_TRUE(sand[cell] >= 0 && sand[cell] <= 1);
  }
  EXPECT_NEAR(100 * 0.65 * sum(map("sand_change.tif")), outcome.results["SAND_GAINED"].toDouble(), 0.1);
  EXPECT_EQ(outcome.results["STEPS"].toString(), metadata(valley.path("sand.tif"), "SPATE_STEPS"));
  EXPECT_EQ("conservative", metadata(valley.path("sand.tif"), "SPATE_PARAMETER_SCHEME").toStdString());
  EXPECT_EQ("2", metadata(valley.path("sand.tif"), "SPATE_INPUT_ALPHA").toStdString());
  EXPECT_TRUE(QFile::exists(valley.path("change.qml")));
  QFile series(valley.path("series.csv"));
  ASSERT_TRUE(series.open(QIODevice::ReadOnly));
  EXPECT_EQ(102, series.readAll().count('\n'));
}

TEST_F(SimulateSediment, SuppliesAndTheSeaComeFromLayersAndTables) {
  const QString river =
      valley.layer(QStringLiteral("Point?crs=EPSG:32633&field=sand_m3a:double&field=mud_m3a:double"),
                   {{QStringLiteral("POINT(500205 5300155)"), {30, 20}}});
  const QString sea = valley.text("sea.csv", "time_a,level_m,supply_factor\n0,90,1\n10,90,1\n20,104,3\n");
  const Outcome outcome = run({{"SUPPLIES", river}, {"SEA_TABLE", sea}, {"EAST", "open"}, {"WEST_MUD", 0.1}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(30 * (10 + 20), outcome.results["SAND_IN"].toDouble(), 1e-9);
  EXPECT_NEAR((20 + 0.1 * 300) * (10 + 20), outcome.results["MUD_IN"].toDouble(), 1e-9);
  EXPECT_LT(outcome.results["MUD_ERROR"].toDouble(), 1e-12);
  EXPECT_NE(0, outcome.results["MUD_OUT"].toDouble());
}

// A raster of coefficients that do nothing in the west.
TEST_F(SimulateSediment, CoefficientsComeFromRasters) {
  const auto halves = [](int column, int) { return column < 20 ? 0.0 : 4.0; };
  const Outcome outcome = run({{"ALPHA_RASTER", valley.raster("alpha.tif", {}, halves)},
                               {"BETA_RASTER", valley.raster("beta.tif", {}, halves)}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const std::vector<float> change = map("change.tif");
  for (std::size_t cell = 0; cell < change.size(); ++cell) {
    const bool is_western = cell % 40 < 19, is_in_valley = cell / 40 == 15 && cell % 40 > 20;
    EXPECT_TRUE(!is_western || change[cell] == 0) << cell;
    EXPECT_TRUE(!is_in_valley || change[cell] != 0) << cell;
  }
}

// Nothing creeps: what comes in stays in the cells of the polygon, a share in each.
TEST_F(SimulateSediment, PolygonsShareTheirSupplyAmongTheirCells) {
  const QString fan =
      valley.layer(QStringLiteral("Polygon?crs=EPSG:32633&field=sand_m3a:double&field=mud_m3a:double"),
                   {{QStringLiteral("POLYGON((500100 5300100,500150 5300100,500150 5300140,500100 5300140,"
                                    "500100 5300100))"),
                     {30, 20}}});
  const Outcome outcome = run({{"SUPPLIES", fan}, {"ALPHA", 0}, {"BETA", 0}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_NEAR(30 * 20, outcome.results["SAND_IN"].toDouble(), 1e-9);
  EXPECT_NEAR(20 * 20, outcome.results["MUD_IN"].toDouble(), 1e-9);
  const std::vector<float> change = map("change.tif");
  ASSERT_EQ(1200u, change.size());
  constexpr double thickness = 20 * (30 / 0.65 + 20 / 0.5) / (20 * 100);  // m; 20 years, 20 cells of 100 m2
  for (std::size_t cell = 0; cell < change.size(); ++cell) {
    const std::size_t column = cell % 40, row = cell / 40;
    const bool is_inside = column >= 10 && column < 15 && row >= 16 && row < 20;
    EXPECT_NEAR(is_inside ? thickness : 0, change[cell], 1e-4) << cell;
  }
}

// Where it has no data SAND holds.
TEST_F(SimulateSediment, SandFractionsComeFromARaster) {
  const QString given = valley.raster("fraction.tif", {}, [](int column, int row) {
    return row < 3 ? std::nan("") : column < 20 ? 0.25 : 0.875;
  });
  const Outcome outcome = run({{"SAND_RASTER", given}, {"SAND", 0.375}, {"ALPHA", 0}, {"BETA", 0}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const std::vector<float> sand = map("sand.tif");
  ASSERT_EQ(1200u, sand.size());
  for (std::size_t cell = 0; cell < sand.size(); ++cell)
    EXPECT_EQ(cell < 120 ? 0.375f : cell % 40 < 20 ? 0.25f : 0.875f, sand[cell]) << cell;
}

// Below a level of 104 m nothing creeps: the valley's bottom lies lower from column 20 on, its rims later.
TEST_F(SimulateSediment, SeaLevelIsANumber) {
  const QVariantMap still = {{"SEA_LEVEL", 104}, {"ALPHA_SEA", 0}, {"BETA_SEA", 0}};
  const Outcome outcome = run(still);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_EQ("", outcome.warnings.toStdString());
  const std::vector<float> dem = readBand(parameters["DEM"].toString()), change = map("change.tif");
  int moved = 0;
  for (std::size_t cell = 0; cell < change.size(); ++cell) {
    EXPECT_TRUE(dem[cell] > 103.5f || change[cell] == 0) << cell;
    moved += dem[cell] > 104.5f && change[cell] != 0;
  }
  EXPECT_GT(moved, 30);

  // A table of levels is stronger, and one of factors alone has none.
  const QString factors = valley.text("factors.csv", "time_a,supply_factor\n0,2\n");
  EXPECT_EQ("", run(changed(still, {{"SEA_TABLE", factors}})).warnings.toStdString());
  EXPECT_EQ(change, map("change.tif"));
  const QString levels = valley.text("levels.csv", "time_a,level_m\n0,50\n");
  const Outcome twice = run(changed(still, {{"SEA_TABLE", levels}}));
  ASSERT_TRUE(twice.ok) << twice.error.toStdString();
  EXPECT_TRUE(mentions(twice.warnings, "sea_level_twice"));
  const std::vector<float> by_table = map("change.tif");
  EXPECT_TRUE(run().ok);
  EXPECT_EQ(map("change.tif"), by_table);  // a sea at 50 m covers nothing
}

TEST_F(SimulateSediment, PrintedSchemeIsWarnedOf) {
  const Outcome outcome = run({{"SCHEME", "printed"}, {"DURATION", 1}});
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(mentions(outcome.warnings, "sediment_not_conserved"));
  EXPECT_FALSE(mentions(outcome.warnings, "sand_fraction_left_limits"));
  // Pure sand becomes more than pure where it is eroded.
  const Outcome pure = run({{"SCHEME", "printed"}, {"SAND", 1}});
  ASSERT_TRUE(pure.ok) << pure.error.toStdString();
  EXPECT_TRUE(mentions(pure.warnings, "sand_fraction_left_limits"));
  EXPECT_EQ("", run({{"SAND", 1}}).warnings.toStdString());
}

TEST_F(SimulateSediment, RefusesWhatMakesNoSense) {
  refuses({{"DURATION", 0}}, "sediment_duration_impossible");
  refuses({{"SERIES_INTERVAL", 0.00001}}, "series_interval_too_short");
  refuses({{"SAND_RASTER", valley.raster("percent.tif", {}, [](int, int) { return 40.0; })}},
          "sand_fraction_impossible");
  refuses({{"ALPHA_RASTER", valley.raster("below.tif", {}, [](int, int) { return -1.0; })}},
          "diffusion_coefficient_impossible");
  refuses({{"ACTIVE_LAYER", 0}}, "active_layer_impossible");
  refuses({{"SEA_TABLE", valley.text("hours.csv", "time_h,level_m\n0,1\n")}}, "sea_time_missing");
  refuses({{"SEA_TABLE", valley.text("bare.csv", "time_a,note\n0,1\n")}}, "sea_values_missing");
  refuses({{"SEA_TABLE", valley.text("back.csv", "time_a,level_m\n5,1\n2,1\n")}}, "times_not_in_order");
  const QString uri = QStringLiteral("Point?crs=EPSG:32633&field=sand_m3a:double&field=mud_m3a:double");
  refuses({{"SUPPLIES", valley.layer(uri, {{QStringLiteral("POINT(600000 5300155)"), {30, 20}}})}},
          "supply_outside_dem");
  refuses({{"SUPPLIES", valley.layer(uri, {{QStringLiteral("POINT(500205 5300155)"), {-30, 20}}})}},
          "supply_negative", {"-30"});
}

}  // namespace
}  // namespace spate::test
