// SPDX-License-Identifier: GPL-3.0-or-later
// spate:compareschemes: a row for each run, differences, observations, the page, and what it refuses.
#include <gtest/gtest.h>

#include <QFile>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:compareschemes");

class CompareSchemes : public testing::Test {
 protected:
  CompareSchemes() {
    parameters = {{"DEM", valley.base().value("DEM")},
                  {"RAIN", 60},
                  {"DURATION", 0.1},
                  {"DEVICE", "cpu"},
                  {"THREADS", 1},
                  {"SCHEMES", "hwp14, hwp14 rk2; kp07, lxf"},
                  {"COMPARISON", valley.path("schemes.csv")},
                  {"PAGE", valley.path("schemes.html")}};
  }
  void refuses(const QVariantMap& changes, const char* key, const QStringList& parts = {}) {
    valley.refuses(id, changed(parameters, changes), key, parts);
  }
  QString text(const char* file) {
    QFile read(valley.path(file));
    EXPECT_TRUE(read.open(QIODevice::ReadOnly));
    return QString::fromUtf8(read.readAll());
  }

  FloodCase valley;
  QVariantMap parameters;
};

TEST_F(CompareSchemes, GiveARowForEachRun) {
  const Outcome outcome = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(outcome.warnings.contains("[scheme_only_to_compare]")) << outcome.warnings.toStdString();
  const QStringList lines = text("schemes.csv").trimmed().split('\n');
  ASSERT_EQ(5, lines.size()) << lines.join('\n').toStdString();
  const QStringList head = lines[0].trimmed().split(',');
  const QStringList names = {"hwp14 hancock", "hwp14 rk2", "kp07 rk2", "lxf euler"};
  for (int run = 0; run < 4; ++run) {
    const QStringList row = lines[run + 1].trimmed().split(',');
    EXPECT_EQ(names[run], row[head.indexOf("run")]);
    EXPECT_GT(row[head.indexOf("steps")].toDouble(), 10);
    EXPECT_LT(std::fabs(row[head.indexOf("mass_error")].toDouble()), 1e-6);
    // No difference from itself, and the same in both directions.
    for (int other = 0; other < 4; ++other) {
      const int column = head.indexOf("l1_" + QString(names[other]).replace(' ', '_') + "_m");
      ASSERT_GE(column, 0) << head.join(',').toStdString();
      const double l1 = row[column].toDouble();
      EXPECT_EQ(run == other, l1 == 0) << run << ' ' << other;
      const int mirrored = head.indexOf("l1_" + QString(names[run]).replace(' ', '_') + "_m");
      EXPECT_EQ(l1, lines[other + 1].trimmed().split(',')[mirrored].toDouble());
    }
  }
  const QString page = text("schemes.html");
  for (const QString& name : names) EXPECT_TRUE(page.contains(name)) << name.toStdString();
}

TEST_F(CompareSchemes, MeasureAgainstObservations) {
  // More than the rain can bring: every run is too low there, by nearly all of it.
  parameters["OBSERVED_POINTS"] =
      valley.layer("Point?crs=EPSG:32633&field=depth:double", {{"Point(500205 5300155)", {100.0}}});
  const Outcome outcome = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  const QStringList lines = text("schemes.csv").trimmed().split('\n');
  const QStringList head = lines[0].trimmed().split(','), row = lines[1].trimmed().split(',');
  const double l1 = row[head.indexOf("observed_l1_m")].toDouble();
  EXPECT_GT(l1, 99);
  EXPECT_EQ(-l1, row[head.indexOf("observed_bias_m")].toDouble());
}

// Hills and holes of 50 m from cell to cell, a third of them under up to 20 m of water: kll05, which is no
// scheme for fronts on dry ground, gets faster than sound there.
TEST_F(CompareSchemes, GoOnWhenOneFails) {
  const auto chance = [](int column, int row, int seed) {
    const std::uint64_t number = static_cast<std::uint64_t>(column) * 7919 +
                                 static_cast<std::uint64_t>(row) * 104729 +
                                 static_cast<std::uint64_t>(seed) * 1299709;
    return static_cast<double>(static_cast<std::uint32_t>(number * 2654435761)) / 4294967296.0;
  };
  parameters["DEM"] =
      valley.raster("rough.tif", {}, [&](int column, int row) { return 50 * chance(column, row, 1); });
  parameters["INITIAL_DEPTH"] = valley.raster("depth.tif", {}, [&](int column, int row) {
    return 20 * std::max(0.0, chance(column, row, 11) - 0.7) / 0.3;
  });
  for (const char* side : {"WEST", "EAST", "SOUTH", "NORTH"}) parameters[side] = "wall";
  parameters["SCHEMES"] = "hwp14, kll05, lxf";
  parameters["DURATION"] = 0.02;
  const Outcome outcome = runAlgorithm(id, parameters, valley.project());
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(outcome.warnings.contains("[scheme_run_failed]")) << outcome.warnings.toStdString();
  const QgsVectorLayer table(valley.path("schemes.csv"), "schemes", "ogr");
  ASSERT_EQ(3, table.featureCount());
  QgsFeatureIterator rows = table.getFeatures();
  std::map<QString, QgsFeature> runs;
  for (QgsFeature row; rows.nextFeature(row);) runs[row.attribute("scheme").toString()] = row;
  const QString why = runs["kll05"].attribute("error").toString();
  std::printf("  kll05: %s\n", why.toUtf8().constData());
  EXPECT_TRUE(why.contains("500")) << "where it failed";
  EXPECT_TRUE(runs["kll05"].attribute("steps").toString().isEmpty());
  for (const char* scheme : {"hwp14", "lxf"}) {
    EXPECT_TRUE(runs[scheme].attribute("error").toString().isEmpty());
    EXPECT_GT(runs[scheme].attribute("steps").toDouble(), 100);
    EXPECT_TRUE(runs[scheme].attribute("l1_kll05_rk2_m").toString().isEmpty());
  }
  EXPECT_GT(runs["hwp14"].attribute("l1_lxf_euler_m").toDouble(), 0);
  EXPECT_TRUE(text("schemes.html").contains(why.toHtmlEscaped().replace("&quot;", "\"")));
}

// What no scheme can do is an error of the whole, and leaves no table.
TEST_F(CompareSchemes, FailWhereNoneCanBegin) {
  const QString pipe = valley.layer("LineString?crs=EPSG:32633&field=diameter:double&field=manning:double",
                                    {{"LineString(500195 5300155, 500215 5300155)", {1.0, -0.01}}});
  refuses({{"STRUCTURES", pipe}}, "structure_number_impossible", {"-0.01"});
}

TEST_F(CompareSchemes, RefuseWhatMakesNoSense) {
  refuses({{"SCHEMES", "hwp14"}}, "schemes_too_few");
  refuses({{"SCHEMES", "hwp14, best"}}, "unknown_choice", {"'best'"});
  refuses({{"SCHEMES", "hwp14, kp07 leapfrog"}}, "unknown_choice", {"'leapfrog'"});
  refuses({{"SCHEMES", "hwp14, kp07 rk2 twice"}}, "scheme_entry_wrong", {"twice"});
  refuses({{"SCHEMES", "kp07, kp07 rk2"}}, "scheme_twice", {"kp07 rk2"});
}

}  // namespace
}  // namespace spate::test
