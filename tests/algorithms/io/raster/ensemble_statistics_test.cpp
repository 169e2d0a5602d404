// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics over members, against values worked out by hand.
#include "algorithms/io/raster/ensemble_statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

const float never = std::numeric_limits<float>::infinity();

TEST(EnsembleStatistics, MeanCountsDryMembersAsZero) {
  EXPECT_FLOAT_EQ(1.5f, weighted_mean({1, 2}, {1, 1}));
  EXPECT_FLOAT_EQ(0.75f, weighted_mean({1, 2, nan}, {1, 1, 2}));
  EXPECT_TRUE(std::isnan(weighted_mean({nan, nan}, {1, 1})));
}

TEST(EnsembleStatistics, ProbabilityIsTheShareOfWeightThatIsDeeper) {
  const Values depths = {0.1f, 0.5f, 2, nan};
  const Weights weights = {1, 2, 3, 4};
  EXPECT_FLOAT_EQ(0.6f, exceedance_probability(depths, weights, 0.05));
  EXPECT_FLOAT_EQ(0.3f, exceedance_probability(depths, weights, 0.5)) << "equal is not deeper";
  EXPECT_TRUE(std::isnan(exceedance_probability(depths, weights, 2)));
  EXPECT_EQ(1, exceedance_probability({1, 1, 1}, {0.1, 0.1, 0.1}, 0.5)) << "exactly";
}

TEST(EnsembleStatistics, ExtremesPassOverWhatIsMissing) {
  EXPECT_EQ(3, largest({nan, 1, 3, nan, 2}));
  EXPECT_EQ(1, smallest({nan, 1, 3, nan, 2}));
  EXPECT_TRUE(std::isnan(largest({nan, nan})));
  EXPECT_TRUE(std::isnan(smallest({})));
}

// Three members of 1, 2 and 4 m with the weights 1, 2 and 1: the distribution steps to 1/4, 3/4 and 1.
TEST(EnsembleStatistics, QuantilesOfThreeMembers) {
  const Values depths = {4, 1, 2};
  const Weights weights = {1, 1, 2};
  for (const auto& [level, depth] :
       {std::pair{0.05, 1.0f}, std::pair{0.25, 1.0f}, std::pair{0.26, 2.0f}, std::pair{0.5, 2.0f},
        std::pair{0.75, 2.0f}, std::pair{0.76, 4.0f}, std::pair{0.95, 4.0f}, std::pair{1.0, 4.0f}})
    EXPECT_EQ(depth, weighted_quantile(depths, weights, level, 0)) << level;
}

TEST(EnsembleStatistics, QuantilesWithMissingValues) {
  EXPECT_TRUE(std::isnan(weighted_quantile({nan, 3, nan}, {1, 1, 1}, 0.5, 0))) << "dry in most members";
  EXPECT_EQ(3, weighted_quantile({nan, 3, nan}, {1, 1, 1}, 0.95, 0));
  EXPECT_EQ(60, weighted_quantile({60, nan, 120, nan}, {2, 1, 1, 1}, 0.4, never));
  EXPECT_EQ(120, weighted_quantile({60, nan, 120, nan}, {2, 1, 1, 1}, 0.5, never));
  EXPECT_TRUE(std::isnan(weighted_quantile({60, nan, 120, nan}, {1, 1, 1, 2}, 0.5, never)))
      << "water comes to less than half of the weight";
}

// Ten shares of 0.1 sum up to a little less than 1, and three of 1/3 too: that must not shift a quantile.
TEST(EnsembleStatistics, QuantilesDoNotHangOnRounding) {
  Values depths;
  for (int i = 1; i <= 10; ++i) depths.push_back(static_cast<float>(i));
  for (const double weight : {1.0, 0.1, 1.0 / 3})
    for (int i = 1; i <= 10; ++i)
      EXPECT_EQ(static_cast<float>(i), weighted_quantile(depths, Weights(10, weight), i / 10.0, 0))
          << weight << " " << i;
}

class MemberFiles : public testing::Test {
 protected:
  // 600 x 300 cells, so that there are several tiles and windows. Member m holds in band b
  // (b + 1) * (m + column + 2 * row) at (column, row from the south); dry where column + row + m is odd.
  static float value(int member, int band, int column, int row) {
    return (column + row + member) % 2 != 0
               ? nan
               : static_cast<float>((band + 1) * (member + column + 2 * row + 1));
  }
  std::string write(int member) const {
    std::string path = folder.file("member " + std::to_string(member) + ".tif");
    std::vector<Band> bands;
    for (int band = 0; band < 2; ++band)
      bands.push_back({"depth", "m", [=](std::int32_t begin, std::int32_t end, float* values) {
                         for (std::int32_t row = begin; row < end; ++row)
                           for (int column = 0; column < 600; ++column)
                             *values++ = value(member, band, column, row);
                       }});
    GeoTiffSet set(reference, {{"SPATE_STEPS", "12"}, {"NOTE", "a=b"}});
    set.write(path, bands);
    set.publish();
    return path;
  }
  TemporaryFolder folder;
  GeoReference reference = plain_reference(600, 300);
};

TEST_F(MemberFiles, AreReadWindowByWindow) {
  const std::vector<std::string> files = {write(0), write(1), write(2)};
  const auto sum = [](const Values& values) {
    float result = 0;
    for (const float value : values)
      if (!std::isnan(value)) result += value;
    return result;
  };
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{1} << 30}) {  // one tile, and all at once
    const std::vector<Band> results = statistic_bands(
        {{files, 1}, {files, 2}}, {{"sum", "m", 0, sum}, {"sum", "m", 1, sum}}, reference, bytes);
    std::vector<float> both[2];
    for (std::vector<float>& values : both) values.resize(reference.grid.cells());
    for (const auto& [begin, end] : {std::pair(0, 100), {100, 300}})
      for (int band = 0; band < 2; ++band)
        results[static_cast<std::size_t>(band)].read(begin, end,
                                                     &both[band][600 * static_cast<std::size_t>(begin)]);
    for (int band = 0; band < 2; ++band) {
      const std::vector<float>& values = both[band];
      for (int row = 0; row < 300; ++row)
        for (int column = 0; column < 600; ++column) {
          Values expected;
          for (int member = 0; member < 3; ++member) expected.push_back(value(member, band, column, row));
          ASSERT_EQ(sum(expected), values[static_cast<std::size_t>(row * 600 + column)])
              << column << " " << row;
        }
    }
  }
}

// All bands of all maps in one pass: a member that is gone after its rows were read is not asked again.
TEST_F(MemberFiles, AreReadOnceForAllStatistics) {
  const std::string path = write(0);
  const std::vector<Band> results = statistic_bands(
      {{{path}, 1}}, {{"largest", "m", 0, largest}, {"smallest", "m", 0, smallest}}, reference);
  std::vector<float> most(180000), least(most.size());
  results[0].read(0, 300, most.data());
  std::filesystem::remove(path);
  results[1].read(0, 300, least.data());
  EXPECT_EQ(0, std::memcmp(most.data(), least.data(), most.size() * sizeof(float))) << "of one member";
  EXPECT_THROW(results[0].read(0, 100, most.data()), Error);
  EXPECT_THROW(results[1].read(0, 300, least.data()), Error) << "what failed is not taken for done";
}

TEST_F(MemberFiles, SayWhatTheyHold) {
  const ResultFile result = read_result(write(1), reference);
  EXPECT_EQ("12", result.metadata.at("SPATE_STEPS"));
  EXPECT_EQ("a=b", result.metadata.at("NOTE"));
  EXPECT_EQ(90000, result.cells);
}

TEST_F(MemberFiles, ThatAreDamagedAreRefused) {
  const std::string path = write(0);
  expect_error([&] { read_result(path, plain_reference(600, 299)); }, "member_map_of_other_grid", {path});
  expect_error([&] { read_result(folder.file("none.tif"), reference); }, "raster_unreadable", {"none.tif"});
  std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
  EXPECT_THROW(read_result(path, reference), Error);
}

// A map with any one bit of its file changed is refused, or its values are the same.
TEST_F(MemberFiles, OneChangedBitIsNoticed) {
  const std::string path = write(0);
  const ResultFile whole = read_result(path, reference);
  std::vector<float> values(180000), again(values.size());
  const auto read = [&](std::vector<float>& into) {
    statistic_bands({{{path}, 1}}, {{"largest", "m", 0, largest}}, reference)[0].read(0, 300, into.data());
  };
  read(values);
  std::string bytes;
  {
    std::ifstream file(path, std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(file), {});
  }
  int refused = 0;
  const std::size_t step = std::max<std::size_t>(bytes.size() / 400, 1);
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at % 8)));
    std::ofstream(path, std::ios::binary) << damaged;
    try {
      const ResultFile result = read_result(path, reference);
      read(again);
      EXPECT_EQ(0, std::memcmp(values.data(), again.data(), values.size() * sizeof(float))) << at;
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, 200) << "most of the file holds values";
}

}  // namespace
}  // namespace spate::io
