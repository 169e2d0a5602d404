// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:simulateflood warns about: inputs that are accepted but rarely intended.
#include <gtest/gtest.h>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

TEST(FloodWarnings, WarnsAboutWhatIsSeldomMeant) {
  FloodCase valley;
  QVariantMap dry = valley.base();
  dry["RAIN_TABLE"] = valley.text("dry.csv", "time_h,rain_mmh\n0,0\n");
  Outcome run = runAlgorithm(simulateFlood, dry, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "no_water"));
  EXPECT_TRUE(mentions(run.warnings, "nothing_wet"));
  EXPECT_EQ(0, run.results["WET_AREA"].toDouble());

  QVariantMap parameters = valley.withInflow();
  parameters["HYDROGRAPHS"] = valley.text("two.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n0,spare,1\n");
  parameters["INFLOWS"] = valley.layer("Point?field=hydrograph:string", {{"Point(500055 5300155)", {"q1"}},
                                                                         {"Point(500155 5300155)", {"q1"}}});
  run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "hydrographs_unused", {"'spare'"}));
  EXPECT_TRUE(mentions(run.warnings, "hydrograph_used_twice", {"'q1'", " 2 "}));
  EXPECT_TRUE(mentions(run.warnings, "crs_unknown", {"INFLOWS"}));

  parameters = valley.withInflow();
  parameters["DEM"] =
      valley.raster("plain.tif", {40, 30, 500000, 5300300, 10, 0}, [](int, int) { return 1.0; });
  run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "dem_without_crs"));
}

TEST(FloodWarnings, WarnsWhereTheCrsStretchesLengths) {
  FloodCase valley;
  QVariantMap parameters = valley.base();
  parameters["RAIN"] = 1;
  // Three zones east of its own.
  parameters["DEM"] = valley.raster("stretched.tif", {40, 30, 1700000, 5300300, 10, 32633},
                                    [](int, int row) { return 100.0 + row; });
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_TRUE(mentions(run.warnings, "dem_lengths_inexact", {"1000 m", "EPSG:32633", "98"}));
}

// One warning for all of them.
TEST(FloodWarnings, ManyUnusedHydrographsAreOneWarning) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  QByteArray table = "time_s,hydrograph,discharge_m3s\n";
  for (int i = 0; i < 2000; ++i) table += "0,q" + QByteArray::number(i) + ",1\n";
  parameters["HYDROGRAPHS"] = valley.text("many.csv", table);
  const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
  EXPECT_EQ("", run.error.toStdString());
  EXPECT_TRUE(mentions(run.warnings, "hydrographs_unused", {"'q0'", "1,994"}));
  EXPECT_EQ(1, run.warnings.split('\n').filter("'q0'").size());
  EXPECT_FALSE(run.warnings.contains("'q1999'"));
}

}  // namespace
}  // namespace spate::test
