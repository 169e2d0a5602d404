// SPDX-License-Identifier: GPL-3.0-or-later
// A case whose checks find nothing wrong, and what they find once it is changed.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/log/findings_log.hpp"

namespace spate {

constexpr float nodata = std::numeric_limits<float>::quiet_NaN();

class NoLog : public Log {
 public:
  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
};

// 40 x 30 cells of 10 m that fall eastwards from 108 to 100.2 m, open on all sides, with an inflow of 5 m3/s.
class CheckedCase : public testing::Test {
 protected:
  CheckedCase() {
    reference_.grid = {40, 30, 10, 500000, 5300000};
    reference_.cell_width = reference_.cell_height = 10;
    reference_.north = 5300300;
    scenario_.terrain.grid = reference_.grid;
    scenario_.terrain.datum = 100;
    scenario_.terrain.manning = {0.035f};
    ground([](int column, int) { return 8 - 0.2 * column; });
    for (EdgeCondition& side : scenario_.sides) side.kind = EdgeKind::open;
    scenario_.inflows.push_back({"river", InflowKind::discharge, Series(5.0), {{cell(5, 15), 1}}});
  }

  std::size_t cell(int column, int row) const { return scenario_.terrain.grid.index(column, row); }
  // m above the datum.
  void ground(const std::function<double(int column, int row)>& height) {
    std::vector<float> zb;
    for (int row = 0; row < 30; ++row)
      for (int column = 0; column < 40; ++column) zb.push_back(static_cast<float>(height(column, row)));
    scenario_.terrain.zb = std::move(zb);
  }
  void wall_sides() {
    for (EdgeCondition& side : scenario_.sides) side.kind = EdgeKind::wall;
  }
  // A line of faces along the northern sides of a row of cells.
  void add_barrier(int row, int from, int to, float crest) {
    PlacedBarrier placed;
    for (int column = from; column < to; ++column)
      placed.barrier.faces.push_back({{column, row, Side::north}, crest, 1});
    barriers_.push_back(placed);
    scenario_.barriers.push_back(placed.barrier);
  }

  std::map<std::string, Finding> findings() {
    NoLog silent;
    FindingsLog log(silent);
    const ComputedBed bed(scenario_, SchemeId::hwp14);
    std::vector<std::string> labels;
    for (const Inflow& inflow : scenario_.inflows) labels.push_back("inflow '" + inflow.name + "'");
    check_scenario({scenario_, reference_, bed, barriers_, labels, duration_}, log);
    return by_key(log);
  }
  std::map<std::string, Finding> narrow_ground(double threshold) {
    NoLog silent;
    FindingsLog log(silent);
    const ComputedBed bed(scenario_, SchemeId::hwp14);
    const BedReport report = raise_crests(scenario_, bed, threshold, 0.2);
    check_narrow_ground(scenario_.terrain, reference_, bed.bed(), report, 0.2, log);
    return by_key(log);
  }
  static std::map<std::string, Finding> by_key(const FindingsLog& log) {
    std::map<std::string, Finding> found;
    for (const Finding& finding : log.findings()) {
      EXPECT_FALSE(finding.message.problem.empty());
      EXPECT_TRUE(found.emplace(finding.message.key, finding).second) << finding.message.key << " twice";
    }
    return found;
  }
  void expect_only_notes() {
    for (const auto& [key, finding] : findings()) EXPECT_EQ(Severity::note, finding.severity) << key;
  }
  // The number of a finding, which must be there once.
  double value_of(const char* key, Severity severity = Severity::warning) {
    const std::map<std::string, Finding> all = findings();
    const auto found = all.find(key);
    if (found == all.end()) {
      ADD_FAILURE() << key << " is missing";
      return 0;
    }
    EXPECT_EQ(severity, found->second.severity) << key;
    return found->second.value.value_or(0);
  }
  bool has(const char* key) { return findings().count(key) > 0; }

  Scenario scenario_;
  io::GeoReference reference_;
  std::vector<PlacedBarrier> barriers_;
  double duration_ = 3600;
};

}  // namespace spate
