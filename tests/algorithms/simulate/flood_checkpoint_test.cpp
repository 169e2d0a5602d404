// SPDX-License-Identifier: GPL-3.0-or-later
// CHECKPOINT and RESUME_FROM: a cancelled run continues to the maps that it would have had without a break.
#include <gtest/gtest.h>

#include <QFile>
#include <cstring>

#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class FloodCheckpoint : public testing::Test {
 protected:
  FloodCheckpoint() : parameters_(valley_.withInflow()) {
    parameters_["DURATION"] = 20;  // some seconds of computing
    parameters_["FINAL_DEPTH"] = valley_.path("final_depth.tif");
    for (const char* other : {"WET_DURATION", "MAX_LEVEL"})
      parameters_[other] = valley_.path(QString(other).toLower() + ".tif");
  }

  // A run that is cancelled after a tenth of its duration.
  Outcome cancelled() { return runAlgorithm(simulateFlood, parameters_, valley_.project(), cancelledAt(10)); }
  static std::vector<std::vector<float>> maps(const Outcome& run) {
    std::vector<std::vector<float>> all;
    for (const char* name :
         {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL"})
      all.push_back(readBand(run.results[name].toString()));
    return all;
  }
  static bool same(const std::vector<float>& a, const std::vector<float>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
  }

  FloodCase valley_;
  QVariantMap parameters_;
  const QString folder_ = valley_.path("saved");
};

TEST_F(FloodCheckpoint, GoesOnAsIfItHadNotBeenCancelled) {
  const Outcome whole = runAlgorithm(simulateFlood, parameters_, valley_.project());
  ASSERT_TRUE(whole.ok) << whole.error.toStdString();
  const auto expected = maps(whole);
  const auto steps = whole.results["STEPS"];

  parameters_["CHECKPOINT"] = folder_;
  EXPECT_FALSE(cancelled().ok);
  const QString checkpoint = folder_ + "/flood.checkpoint";
  ASSERT_TRUE(QFile::exists(checkpoint));

  parameters_["RESUME_FROM"] = checkpoint;
  parameters_["THREADS"] = 2;
  const Outcome resumed = runAlgorithm(simulateFlood, parameters_, valley_.project());
  ASSERT_TRUE(resumed.ok) << resumed.error.toStdString();
  EXPECT_EQ(steps, resumed.results["STEPS"]);
  const auto computed = maps(resumed);
  for (std::size_t map = 0; map < expected.size(); ++map)
    EXPECT_TRUE(same(expected[map], computed[map])) << "map " << map;

  // The end was saved too: from there the run can go on. What a model hands on is the folder.
  EXPECT_EQ(folder_.toStdString(), resumed.results["CHECKPOINT"].toString().toStdString());
  parameters_["RESUME_FROM"] = resumed.results["CHECKPOINT"];
  QgsProcessingContext context;
  context.setProject(valley_.project());
  QString message;
  const QgsProcessingAlgorithm* flood = QgsApplication::processingRegistry()->algorithmById(simulateFlood);
  EXPECT_TRUE(flood->checkParameterValues(parameters_, context, &message)) << message.toStdString();
  parameters_["DURATION"] = 21;
  const Outcome longer = runAlgorithm(simulateFlood, parameters_, valley_.project());
  ASSERT_TRUE(longer.ok) << longer.error.toStdString();
  EXPECT_GT(longer.results["STEPS"].toLongLong(), steps.toLongLong());
}

TEST_F(FloodCheckpoint, IsSavedWhileItGoesOn) {
  parameters_["CHECKPOINT"] = folder_;
  parameters_["CHECKPOINT_INTERVAL"] = 0;
  parameters_["DURATION"] = 1;
  parameters_["SERIES"] = valley_.path("flood.nc");
  parameters_["SERIES_INTERVAL"] = 10;  // at each frame the run looks at the clock
  const Outcome run = runAlgorithm(simulateFlood, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_GT(run.log.count("flood.checkpoint"), 5);
}

TEST_F(FloodCheckpoint, RefusesAnotherFloodByName) {
  parameters_["DURATION"] = 0.1;
  parameters_["CHECKPOINT"] = folder_;
  ASSERT_TRUE(runAlgorithm(simulateFlood, parameters_, valley_.project()).ok);
  parameters_["RESUME_FROM"] = folder_ + "/flood.checkpoint";
  const auto refused = [&](const char* name, const QVariant& value, const char* key,
                           const QStringList& parts) {
    QVariantMap other = parameters_;
    other[name] = value;
    const Outcome run = runAlgorithm(simulateFlood, other, valley_.project());
    EXPECT_FALSE(run.ok) << name;
    EXPECT_TRUE(mentions(run.error, key, parts));
  };
  refused("RAIN", 10, "checkpoint_of_other_flood", {"RAIN"});
  refused("MANNING", 0.05, "checkpoint_of_other_flood", {"MANNING"});
  refused("WEST", "wall", "checkpoint_of_other_flood", {"WEST"});
  refused("SCHEME", "kp07", "checkpoint_of_other_flood", {"SCHEME"});
  refused("SERIES", valley_.path("flood.nc"), "resume_without_series", {"SERIES"});
  refused("RESUME_FROM", valley_.path("none.checkpoint"), "checkpoint_not_read", {"none.checkpoint"});
  refused("CHECKPOINT", valley_.path("dem.tif") + "/below", "checkpoint_folder_not_writable", {"below"});
}

}  // namespace
}  // namespace spate::test
