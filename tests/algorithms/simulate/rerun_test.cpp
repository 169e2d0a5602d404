// SPDX-License-Identifier: GPL-3.0-or-later
// spate:rerun in QGIS: repeats a flood or an ensemble from its certificate, or reports what has changed.
#include <gtest/gtest.h>

#include <QFile>

#include "tests/algorithms/ensemble/ensemble_case.hpp"

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
  QVariantMap withFiles() { return withFiles(valley.withInflow()); }
  QVariantMap withFiles(QVariantMap parameters) {
    parameters["INFLOWS"] = valley.text(
        QStringLiteral("inflows.geojson"),
        R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32633"}}, "features": [
            {"type": "Feature", "properties": {"hydrograph": "q1"},
             "geometry": {"type": "Point", "coordinates": [500055, 5300155]}}]})");
    parameters["REPORT"] = valley.path("report.html");
    return parameters;
  }

  EnsembleCase valley;
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

TEST_F(Rerun, RepeatsAnEnsemble) {
  const Outcome first = valley.run(withFiles(valley.ensemble(threeScenarios)));
  ASSERT_TRUE(first.ok) << first.error.toStdString();
  const auto repeat = [&](const char* certificate, const char* inputs, int others) {
    SCOPED_TRACE(certificate);
    const Outcome run = rerun(certificate);
    ASSERT_TRUE(run.ok) << run.error.toStdString();
    EXPECT_EQ(others == 0, run.results["SAME"].toBool());
    EXPECT_EQ(inputs, run.results["CHANGED_INPUTS"].toString().toStdString());
    const QString maps = run.results["OTHER_MAPS"].toString();
    EXPECT_EQ(others, maps.isEmpty() ? 0 : maps.split(',').size()) << maps.toStdString();
    EXPECT_TRUE(QFile::exists(run.results["REPORT"].toString()));
    EXPECT_EQ(3u, valley.rows("again/members.csv", "id").size());
  };
  repeat("report.json", "", 0);
  repeat("ensemble_median_arrival.tif", "", 0);
  QByteArray scenarios = threeScenarios;
  valley.text(QStringLiteral("scenarios.csv"), scenarios.replace("large,1,,3", "large,1,,2"));
  repeat("ensemble_mean_depth.tif", "SCENARIOS", 1);
}

TEST_F(Rerun, RefusesWhatWasInNoFile) {
  simulate(changed(valley.withInflow(), {{"REPORT", valley.path("report.html")}}));
  const Outcome run = rerun("report.json");
  EXPECT_FALSE(run.ok);
  EXPECT_TRUE(run.error.contains("[rerun_input_in_no_file]")) << run.error.toStdString();
  EXPECT_TRUE(run.error.contains("INFLOWS")) << run.error.toStdString();
}

}  // namespace
