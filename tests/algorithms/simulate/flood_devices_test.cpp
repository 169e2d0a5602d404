// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateflood on each device of this machine, and on all GPUs together: the same maps. Without a GPU
// there is nothing to compare.
#include <gtest/gtest.h>

#include <cstring>

#include "solver/backend/backend.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

struct Maps {
  Outcome run;
  std::vector<std::vector<float>> bands;
};

class FloodDevices : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_devices().names.empty()) GTEST_SKIP() << cuda_devices().reason;
    parameters_ = valley_.withInflow();
    parameters_["RAIN"] = 20;
    parameters_["EAST"] = "open";
    for (const char* name : {"MAX_LEVEL", "FINAL_DEPTH"})
      parameters_[name] = valley_.path(QString(name).toLower() + ".tif");
  }
  Maps computed_on(const QString& device) {
    parameters_["DEVICE"] = device;
    Maps maps{runAlgorithm("spate:simulateflood", parameters_, valley_.project()), {}};
    EXPECT_TRUE(maps.run.ok) << device.toStdString() << ": " << maps.run.error.toStdString();
    for (const char* name : {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_LEVEL", "FINAL_DEPTH"})
      maps.bands.push_back(readBand(maps.run.results[name].toString()));
    return maps;
  }

  FloodCase valley_;
  QVariantMap parameters_;
};

TEST_F(FloodDevices, GiveTheSameMapsAndBalance) {
  const Maps expected = computed_on("cpu");
  ASSERT_GT(largest(expected.bands[0]), 0.1);
  const std::map<int, std::string> gpus = cuda_devices().names;
  for (const char* device : {"auto", "cuda", "cuda:all", "cuda:0,1"}) {
    if (gpus.size() < 2 && QString(device) == "cuda:0,1") continue;
    SCOPED_TRACE(device);
    const Maps maps = computed_on(device);
    const QString used = maps.run.results["DEVICE_USED"].toString();
    EXPECT_TRUE(used.contains(QString::fromStdString(gpus.begin()->second))) << used.toStdString();
    for (std::size_t i = 0; i < maps.bands.size(); ++i) {
      ASSERT_EQ(expected.bands[i].size(), maps.bands[i].size());
      EXPECT_EQ(0, std::memcmp(expected.bands[i].data(), maps.bands[i].data(),
                               expected.bands[i].size() * sizeof(float)))
          << "map " << i;
    }
    for (const char* name : {"STEPS", "VOLUME_IN", "VOLUME_OUT", "VOLUME_STORED", "MASS_ERROR"})
      EXPECT_EQ(expected.run.results[name], maps.run.results[name]) << name;
  }
}

}  // namespace
}  // namespace spate::test
