// SPDX-License-Identifier: GPL-3.0-or-later
// The results of runs of spate:simulateflood that are cancelled.
#include <gtest/gtest.h>

#include <QFile>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

TEST(FloodEndedEarly, CancelledRunsKeepTheirMapsMarkedAsPartial) {
  FloodCase valley;
  QVariantMap parameters = valley.withInflow();
  parameters["DURATION"] = 100;
  bool isCancelled = false;
  const Outcome run = runAlgorithm(simulateFlood, parameters, valley.project(), [&](Feedback& feedback) {
    QObject::connect(&feedback, &QgsFeedback::canceled, &feedback, [&] { isCancelled = true; });
    cancelledAt(0)(feedback);
  });
  ASSERT_TRUE(isCancelled);
  EXPECT_FALSE(run.ok);
  const QString map = parameters["MAX_DEPTH"].toString();
  EXPECT_EQ("no", metadata(map, "SPATE_COMPLETE").toStdString());
  const double time = metadata(map, "SPATE_SIMULATED_S").toDouble();
  EXPECT_GT(time, 0);
  EXPECT_LT(time, 360000);
  EXPECT_GT(largest(readBand(map)), 0.01);
  EXPECT_LE(largest(readBand(parameters["ARRIVAL_TIME"].toString())), time);
  for (const QString& file : valley.files()) EXPECT_FALSE(file.contains(".part")) << file.toStdString();

  // Algorithms that read the map warn about it.
  const Outcome extent =
      runAlgorithm("spate:floodextent", {{"DEPTH", map}, {"EXTENT", "TEMPORARY_OUTPUT"}}, valley.project());
  ASSERT_TRUE(extent.ok) << extent.error.toStdString();
  EXPECT_TRUE(mentions(extent.warnings, "run_partial", {"DEPTH"}));
}

// Each stage before the first step is announced, and notices when the run is cancelled.
TEST(FloodEndedEarly, TellsAndEndsEachStageOfItsPreparation) {
  FloodCase valley;
  const QString utm = QStringLiteral("crs=EPSG:32633");
  const auto polygon = [](int west, int south) {
    return QStringLiteral("Polygon((%1 %2, %3 %2, %3 %4, %1 %4, %1 %2))")
        .arg(west)
        .arg(south)
        .arg(west + 60)
        .arg(south + 60);
  };
  QVariantMap parameters = valley.withInflow();
  parameters["MANNING_RASTER"] = valley.raster("n.tif", {}, [](int, int) { return 0.03; });
  parameters["INITIAL_DEPTH"] = valley.raster("h.tif", {}, [](int, int) { return 0.1; });
  parameters["BUILDINGS"] = valley.layer("Polygon?" + utm, {{polygon(500100, 5300200), {}}});
  parameters["BUILDING_MODE"] = "raise";
  parameters["BARRIERS"] = valley.layer("LineString?" + utm + "&field=crest:double",
                                        {{"LineString(500200 5300005, 500200 5300100)", {110.0}}});
  parameters["WATER_BODIES"] =
      valley.layer("Polygon?" + utm + "&field=level:double", {{polygon(500300, 5300050), {104.0}}});
  QStringList stages;
  const Outcome whole = runAlgorithm(simulateFlood, parameters, valley.project(), [&](Feedback& feedback) {
    feedback.onStage = [&](const QString& stage) { stages << stage; };
  });
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  std::printf("%s\n", stages.join(", ").toUtf8().constData());
  ASSERT_EQ(12, stages.size());
  for (const char* map : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"})
    QFile::remove(whole.results[map].toString());
  const QStringList before = valley.files();
  for (int i = 0; i < stages.size() - 2; ++i) {  // then it simulates, and writes
    const Outcome ended = runAlgorithm(simulateFlood, parameters, valley.project(), [&](Feedback& feedback) {
      feedback.onStage = [&feedback, last = stages[i]](const QString& stage) {
        if (stage == last) feedback.cancel();
      };
    });
    EXPECT_FALSE(ended.ok) << stages[i].toStdString();
    EXPECT_TRUE(mentions(ended.error, "cancelled"));
    EXPECT_EQ(before.join(" ").toStdString(), valley.files().join(" ").toStdString())
        << stages[i].toStdString();
  }
}

}  // namespace
}  // namespace spate::test
