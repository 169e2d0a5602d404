// SPDX-License-Identifier: GPL-3.0-or-later
// All results of a run, so that whole runs can be compared bit by bit.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

#include "tests/solver/cases.hpp"

namespace cases {

struct Result {
  std::vector<std::vector<float>> fields;
  spate::Report report;
  std::vector<spate::BarrierReport> barriers;
  std::vector<spate::BridgeReport> bridges;
  std::vector<spate::SectionReport> sections;
  std::vector<spate::StructureReport> structures;
  // What is stored of the cells, and of which: fields are rounded to floats.
  std::vector<std::int64_t> blocks;
  std::vector<double> cells;
};

inline constexpr Field all_fields[] = {Field::bed,
                                       Field::depth,
                                       Field::level,
                                       Field::discharge_x,
                                       Field::discharge_y,
                                       Field::max_depth,
                                       Field::max_level,
                                       Field::max_speed,
                                       Field::max_unit_discharge,
                                       Field::time_of_max_depth,
                                       Field::wet_duration,
                                       Field::arrival_time,
                                       Field::infiltrated,
                                       Field::step_limits};

inline Result result_of(const Simulation& simulation) {
  Result result;
  for (Field field : all_fields) result.fields.push_back(simulation.field(field));
  for (std::size_t i = 1; i < simulation.parameters().numerics.arrival_depths.size(); ++i)
    result.fields.push_back(simulation.field(Field::arrival_time, i));
  result.report = simulation.report();
  result.barriers = simulation.barrier_reports();
  result.bridges = simulation.bridge_reports();
  result.sections = simulation.section_reports();
  result.structures = simulation.structure_reports();
  spate::SavedCells saved = simulation.save().cells;
  result.blocks = std::move(saved.blocks);
  if (simulation.parameters().numerics.precision == spate::Precision::float64)
    result.cells = std::move(saved.double_values);
  else
    result.cells.assign(saved.values.begin(), saved.values.end());
  return result;
}

// Where no water came there is no number.
inline void expect_same_or_none(double value, double expected) {
  if (!std::isnan(value) || !std::isnan(expected)) {
    EXPECT_EQ(value, expected);
  }
}

// NOLINTBEGIN(bugprone-suspicious-memory-comparison): it is the bits that count
inline void expect_same_bits(const Result& result, const Result& expected) {
  ASSERT_EQ(result.fields.size(), expected.fields.size());
  for (std::size_t f = 0; f < expected.fields.size(); ++f) {
    const std::vector<float>&computed = result.fields[f], &other = expected.fields[f];
    ASSERT_EQ(computed.size(), other.size());
    if (std::memcmp(computed.data(), other.data(), other.size() * sizeof(float)) == 0) continue;
    std::size_t different = 0, first = other.size();
    for (std::size_t i = 0; i < other.size(); ++i)
      if (std::memcmp(&computed[i], &other[i], sizeof(float)) != 0) {
        first = std::min(first, i);
        ++different;
      }
    ADD_FAILURE() << "field " << f << ": " << different << " cells differ, first cell " << first << ": "
                  << computed[first] << " instead of " << other[first];
  }
  EXPECT_EQ(result.blocks, expected.blocks);
  ASSERT_EQ(result.cells.size(), expected.cells.size());
  std::size_t first = 0;
  while (first < result.cells.size() &&
         std::memcmp(&result.cells[first], &expected.cells[first], sizeof(double)) == 0)
    ++first;
  if (first < result.cells.size()) {
    ADD_FAILURE() << "what is stored differs, first in value " << first << ": " << result.cells[first]
                  << " instead of " << expected.cells[first];
  }
  EXPECT_EQ(result.report.steps, expected.report.steps);
  EXPECT_EQ(result.report.time_step, expected.report.time_step);
  EXPECT_EQ(result.report.wet_cells, expected.report.wet_cells);
  const spate::Volumes &volumes = result.report.volumes, &others = expected.report.volumes;
  EXPECT_EQ(volumes.initial, others.initial);
  EXPECT_EQ(volumes.inflow, others.inflow);
  EXPECT_EQ(volumes.abstracted, others.abstracted);
  EXPECT_EQ(volumes.edges_in, others.edges_in);
  EXPECT_EQ(volumes.edges_out, others.edges_out);
  EXPECT_EQ(volumes.rain, others.rain);
  EXPECT_EQ(volumes.infiltrated, others.infiltrated);
  EXPECT_EQ(volumes.evaporated, others.evaporated);
  EXPECT_EQ(volumes.clipped, others.clipped);
  EXPECT_EQ(volumes.drained, others.drained);
  EXPECT_EQ(volumes.stored, others.stored);
  ASSERT_EQ(result.barriers.size(), expected.barriers.size());
  for (std::size_t b = 0; b < expected.barriers.size(); ++b) {
    EXPECT_EQ(result.barriers[b].first_overtopping, expected.barriers[b].first_overtopping);
    EXPECT_EQ(result.barriers[b].volume, expected.barriers[b].volume);
    EXPECT_EQ(result.barriers[b].breach_width, expected.barriers[b].breach_width);
    EXPECT_EQ(result.barriers[b].peak_discharge, expected.barriers[b].peak_discharge);
    expect_same_or_none(result.barriers[b].min_freeboard, expected.barriers[b].min_freeboard);
    EXPECT_EQ(result.barriers[b].overtopped_length, expected.barriers[b].overtopped_length);
  }
  ASSERT_EQ(result.bridges.size(), expected.bridges.size());
  for (std::size_t b = 0; b < expected.bridges.size(); ++b) {
    SCOPED_TRACE(testing::Message() << "bridge " << b);
    EXPECT_EQ(result.bridges[b].pressed_at, expected.bridges[b].pressed_at);
    EXPECT_EQ(result.bridges[b].pressed, expected.bridges[b].pressed);
    EXPECT_EQ(result.bridges[b].overtopped_at, expected.bridges[b].overtopped_at);
    expect_same_or_none(result.bridges[b].highest_level, expected.bridges[b].highest_level);
    EXPECT_EQ(result.bridges[b].largest_drop, expected.bridges[b].largest_drop);
  }
  ASSERT_EQ(result.sections.size(), expected.sections.size());
  for (std::size_t s = 0; s < expected.sections.size(); ++s) {
    EXPECT_EQ(result.sections[s].volume, expected.sections[s].volume);
    EXPECT_EQ(result.sections[s].max_discharge, expected.sections[s].max_discharge);
    EXPECT_EQ(result.sections[s].time_of_max, expected.sections[s].time_of_max);
    EXPECT_EQ(result.sections[s].min_discharge, expected.sections[s].min_discharge);
    EXPECT_EQ(result.sections[s].time_of_min, expected.sections[s].time_of_min);
  }
  ASSERT_EQ(result.structures.size(), expected.structures.size());
  for (std::size_t s = 0; s < expected.structures.size(); ++s) {
    SCOPED_TRACE(testing::Message() << "structure " << s);
    EXPECT_EQ(result.structures[s].forwards, expected.structures[s].forwards);
    EXPECT_EQ(result.structures[s].backwards, expected.structures[s].backwards);
    EXPECT_EQ(result.structures[s].peak_discharge, expected.structures[s].peak_discharge);
    EXPECT_EQ(result.structures[s].time_of_peak, expected.structures[s].time_of_peak);
    EXPECT_EQ(result.structures[s].drowned_at, expected.structures[s].drowned_at);
    EXPECT_EQ(result.structures[s].drowned, expected.structures[s].drowned);
    EXPECT_EQ(result.structures[s].opening, expected.structures[s].opening);
    EXPECT_EQ(result.structures[s].is_on, expected.structures[s].is_on);
  }
}
// NOLINTEND(bugprone-suspicious-memory-comparison)

}  // namespace cases
