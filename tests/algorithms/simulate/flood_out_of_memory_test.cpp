// SPDX-License-Identifier: GPL-3.0-or-later
// A process of its own, since memory that other tests have used and given back would serve beyond the limit.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "algorithms/case/log/texts.hpp"
#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"
#include "tests/solver/memory_limit.hpp"

namespace spate::test {
namespace {

// A flood that grows beyond the memory: the error says by how much, and the maps hold all up to then.
class FloodWithLittleMemory : public testing::TestWithParam<double> {};
TEST_P(FloodWithLittleMemory, WritesTheMapsUpToThen) {
  if (!memory_can_be_limited) GTEST_SKIP();
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DEM"] =
      valley.raster("plain.tif", {600, 600, 497000, 5303000, 10, 32633}, [](int, int) { return 100.0; });
  parameters["HYDROGRAPHS"] =
      valley.text("large.csv", "time_min,hydrograph,discharge_m3s\n0,q1,20000\n600,q1,20000\n");
  parameters["BARRIERS"] = valley.layer("LineString?crs=EPSG:32633&field=name:string&field=height:double",
                                        {{"LineString(500100 5300000, 500100 5300300)", {"wall", 0.2}}});
  parameters["DURATION"] = 1;
  parameters["DEVICE"] = "cpu";
  QStringList depths;  // many, for large tiles
  for (int i = 1; i <= 40; ++i) depths << QString::number(0.05 * i);
  parameters["ARRIVAL_DEPTHS"] = depths.join(", ");
  const QStringList maps = {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH"};
  const auto files = [&](const QString& run) {
    for (const QString& map : maps) parameters[map] = valley.path(QStringLiteral("%1_%2.tif").arg(run, map));
    parameters["BARRIER_REPORT"] = valley.path(QStringLiteral("%1_barriers.gpkg").arg(run));
  };

  files("stopped");
  std::optional<MemoryLimit> limit;
  const Outcome stopped = runAlgorithm(simulateFlood, parameters, valley.project(), [&](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::progressChanged, [&](double percent) {
      const bool computes = feedback.log.join('\n').contains(" MB");
      if (computes && percent > 0.3 && !limit) limit.emplace(GetParam());
    });
  });
  ASSERT_TRUE(limit);
  limit.reset();
  std::printf("  %s\n", stopped.error.toStdString().c_str());
  EXPECT_FALSE(stopped.ok);
  EXPECT_FALSE(mentions(stopped.warnings, "inflow_not_delivered")) << stopped.warnings.toStdString();

  const double time = metadata(parameters["MAX_DEPTH"].toString(), "SPATE_SIMULATED_S").toDouble();
  EXPECT_GT(time, 10);
  ASSERT_LT(time, 3600);
  const QString until = QString::fromStdString(time_text(time));
  EXPECT_TRUE(mentions(stopped.error, "out_of_memory", {" MB", until, "60 min"}));
  EXPECT_NEAR(20000 * time, metadata(parameters["MAX_DEPTH"].toString(), "SPATE_VOLUME_IN_M3").toDouble(),
              1e-3 * time);

  const auto volumeOf = [&](const char* map) {
    double depth = 0;
    for (const float value : readBand(parameters[map].toString()))
      depth += std::isnan(value) ? 0 : static_cast<double>(value);
    return 100 * depth;
  };
  EXPECT_NEAR(20000 * time, volumeOf("FINAL_DEPTH"), 0.01 * 20000 * time);
  const double most = volumeOf("MAX_DEPTH");
  const double last = largest(readBand(parameters["ARRIVAL_TIME"].toString()));
  EXPECT_LE(last, time);
  EXPECT_GT(last, 0.8 * time);
  EXPECT_GT(largest(readBand(parameters["MAX_SPEED"].toString())), 1);
  const QgsVectorLayer report(parameters["BARRIER_REPORT"].toString(), "report", "ogr");
  QgsFeature wall;
  ASSERT_TRUE(report.getFeatures().nextFeature(wall));
  EXPECT_GT(wall.attribute("overtopped_m3").toDouble(), 0);

  // As a run that was to end then.
  files("whole");
  parameters["DURATION"] = time / 3600;
  const Outcome whole = runAlgorithm(simulateFlood, parameters, valley.project());
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  EXPECT_NEAR(volumeOf("MAX_DEPTH"), most, 1e-3 * most);
}
// A little more than the reserve for the maps, so that the run sees the end coming; and almost nothing.
INSTANTIATE_TEST_SUITE_P(Bytes, FloodWithLittleMemory, testing::Values(134e6, 1e6));

}  // namespace
}  // namespace spate::test
