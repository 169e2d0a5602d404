// SPDX-License-Identifier: GPL-3.0-or-later
// spate:rerun in QGIS: repeats a flood from its certificate, or reports what has changed.
#include <gtest/gtest.h>

#include <QFile>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace {

using namespace spate::test;

class Rerun : public testing::Test {
 protected:
  Outcome rerun(const char* certificate) {
    return runAlgorithm(QStringLiteral("spate:rerun"),
                        {{"CERTIFICATE", valley.path(certificate)}, {"FOLDER", valley.path("again")}},
                        valley.project());
  }
  void simulate(const QVariantMap& parameters) {
    const Outcome run = runAlgorithm(QStringLiteral("spate:simulateflood"), parameters, valley.project());
    ASSERT_TRUE(run.ok) << run.error.toStdString();
  }
  QVariantMap withFiles() {
    QVariantMap parameters = valley.withInflow();
    parameters["INFLOWS"] = valley.text(
        QStringLiteral("inflows.geojson"),
        R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32633"}}, "features": [
            {"type": "Feature", "properties": {"hydrograph": "q1"},
             "geometry": {"type": "Point", "coordinates": [500055, 5300155]}}]})");
    parameters["REPORT"] = valley.path("report.html");
    return parameters;
  }

  FloodCase valley;
};

TEST_F(Rerun, IsTheSameToTheLastBit) {
  simulate(withFiles());
  for (const char* certificate : {"report.json", "max_depth.tif"}) {
    SCOPED_TRACE(certificate);
    const Outcome run = rerun(certificate);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_TRUE(run.results["SAME"].toBool());
    EXPECT_EQ("", run.results["CHANGED_INPUTS"].toString().toStdString());
    EXPECT_EQ("", run.results["OTHER_MAPS"].toString().toStdString());
    EXPECT_TRUE(QFile::exists(run.results["REPORT"].toString()));
    for (const char* map : {"max_depth.tif", "arrival_time.tif", "max_speed.tif"})
      EXPECT_EQ(metadata(valley.path(map), "SPATE_STEPS").toStdString(),
                metadata(valley.path(QStringLiteral("again/") + map), "SPATE_STEPS").toStdString());
    EXPECT_GT(largest(readBand(valley.path("again/max_depth.tif"))), 0.1);
  }
}

TEST_F(Rerun, NamesWhatHasChanged) {
  simulate(withFiles());
  valley.text(QStringLiteral("hydrographs.csv"), "time_min,hydrograph,discharge_m3s\n0,q1,9\n600,q1,9\n");
  const Outcome run = rerun("report.json");
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_FALSE(run.results["SAME"].toBool());
  EXPECT_EQ("HYDROGRAPHS", run.results["CHANGED_INPUTS"].toString().toStdString());
  EXPECT_EQ(3, run.results["OTHER_MAPS"].toString().split(',').size());
}

TEST_F(Rerun, RefusesWhatWasInNoFile) {
  simulate(changed(valley.withInflow(), {{"REPORT", valley.path("report.html")}}));
  const Outcome run = rerun("report.json");
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(run.error.contains("[rerun_input_in_no_file]")) << run.error.toStdString();
  EXPECT_TRUE(run.error.contains("INFLOWS")) << run.error.toStdString();
}

}  // namespace
