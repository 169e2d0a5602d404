// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the tables of section_plan.hpp from a scenario.
#pragma once

#include <vector>

#include "solver/mesh/cells_by_row.hpp"
#include "solver/model/scenario.hpp"
#include "solver/step/report.hpp"
#include "solver/step/sections/section_plan.hpp"

namespace spate {

class Sections {
 public:
  explicit Sections(const Scenario& scenario);
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  const SectionTables& tables() const { return tables_; }
  const SectionPlan& plan() const { return plan_; }
  std::size_t face_count() const { return faces_.size(); }

  // The cells that have faces, in the order of the tables.
  const CellsByRow& cells() const { return cells_by_row_; }

  // tallies: of a plan after a run, copied to the host.
  std::vector<SectionReport> report(const std::vector<SectionTally>& tallies) const;
  const std::vector<SectionTally>& tallies() const { return tallies_; }
  // Continues from saved tallies; where the number of sections differs, they count from 0.
  void load(const std::vector<SectionTally>& saved);

 private:
  double cell_area_;
  std::vector<SectionFace> faces_;
  std::vector<std::uint32_t> first_face_;
  CellsByRow cells_by_row_;
  SectionTables tables_{};

  std::vector<unsigned long long> crossing_[2];
  std::vector<SectionTally> tallies_;
  SectionPlan plan_{};
};

}  // namespace spate
