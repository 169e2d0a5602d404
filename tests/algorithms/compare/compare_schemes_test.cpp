// SPDX-License-Identifier: GPL-3.0-or-later
// spate:compareschemes: a row for each run, differences, observations, the page, and what it refuses.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

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

TEST_F(CompareSchemes, RefuseWhatMakesNoSense) {
  refuses({{"SCHEMES", "hwp14"}}, "schemes_too_few");
  refuses({{"SCHEMES", "hwp14, best"}}, "unknown_choice", {"'best'"});
  refuses({{"SCHEMES", "hwp14, kp07 leapfrog"}}, "unknown_choice", {"'leapfrog'"});
  refuses({{"SCHEMES", "hwp14, kp07 rk2 twice"}}, "scheme_entry_wrong", {"twice"});
  refuses({{"SCHEMES", "kp07, kp07 rk2"}}, "scheme_twice", {"kp07 rk2"});
}

}  // namespace
}  // namespace spate::test
