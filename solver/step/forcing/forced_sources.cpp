// SPDX-License-Identifier: GPL-3.0-or-later
// Which inflows, roofs and structures act on which cells.
#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

void Forcing::add_inflows(const Scenario& scenario, const Bed& bed) {
  // Which inflow acts on which cell: sorted by cell, then in the order of the inflows. An end of a structure
  // has a source of its own, on which a structure acts like one more inflow.
  struct Action {
    std::uint64_t cell;
    ForcedPart part;
  };
  std::vector<Action> actions;
  for (const Inflow& inflow : scenario.inflows) {
    const auto number = static_cast<std::uint32_t>(inflows_.size());
    const bool is_level = inflow.kind == InflowKind::level;
    inflows_.push_back({add_series(inflow.series, is_level ? scenario.terrain.datum : 0),
                        std::numeric_limits<double>::infinity(), is_level});
    for (const CellShare& share : inflow.cells)
      actions.push_back({share.cell, {number, static_cast<double>(share.share)}});
  }
  const bool has_soils = scenario.losses.method != LossMethod::none;
  const auto roofs = static_cast<std::uint32_t>(inflows_.size());  // the roofs act like one more inflow
  for (const CellShare& share : scenario.roof_rain)
    actions.push_back({share.cell, {roofs, static_cast<double>(share.share)}});
  const std::uint32_t structures = roofs + 1;
  for (const std::uint64_t cell : links_.cells()) actions.push_back({cell, {structures, 0}});
  std::stable_sort(actions.begin(), actions.end(),
                   [](const Action& a, const Action& b) { return a.cell < b.cell; });

  using Parts = std::vector<std::pair<std::uint32_t, double>>;
  std::map<std::tuple<Parts, double, std::uint32_t>, std::uint32_t>
      alike;  // sources of discharges and roofs alone
  Parts parts;
  std::vector<std::uint64_t> cells;
  for (auto action = actions.begin(); action != actions.end();) {
    const std::uint64_t cell = action->cell;
    const auto [column, row] = scenario.terrain.grid.cell(cell);
    const double at = bed.mean(column, row), relief = bed.relief(column, row);
    bool has_own = false;
    parts.clear();
    double roofs_here = 0;
    for (; action != actions.end() && action->cell == cell; ++action) {
      if (action->part.inflow == roofs) {
        roofs_here += action->part.share;
        continue;
      }
      if (action->part.inflow == structures) {
        has_own = true;
        continue;
      }
      ForcedInflow& inflow = inflows_[action->part.inflow];
      has_own = has_own || inflow.is_level;
      inflow.lowest_bed = std::min(inflow.lowest_bed, at - 0.5 * relief);
      parts.emplace_back(action->part.inflow, action->part.share);
    }
    const std::uint32_t zone = scenario.rain_field != nullptr && roofs_here > 0
                                   ? scenario.rain_field->map.view().zone(column, row)
                                   : 0;
    auto number = static_cast<std::uint32_t>(sources_.size());
    if (!has_own) number = alike.emplace(std::tuple(parts, roofs_here, zone), number).first->second;
    if (number == sources_.size()) {
      sources_.push_back(
          {at, relief, static_cast<Real>(roofs_here), has_soils ? static_cast<Real>(roofs_here) : 0, zone,
           static_cast<std::uint32_t>(parts_.size()), static_cast<std::uint32_t>(parts.size())});
      for (const auto& [inflow, share] : parts) parts_.push_back({inflow, share});
      if (!parts.empty() || roofs_here > 0) planned_sources_.push_back(number);
    }
    if (std::binary_search(links_.cells().begin(), links_.cells().end(), cell)) {
      if (links_.set_source(cell, number).roof_inlets > 0) sources_[number].roofs_on_soil = 0;
      if (parts.empty() && roofs_here == 0) woken_cells_.push_back(cell);
    }
    cells.push_back(cell);
    sources_of_cells_.push_back(number);
  }
  source_cells_ = CellsByRow(scenario.terrain.grid, std::move(cells));
}

void Forcing::add_rises(const Scenario& scenario) {
  struct Most {
    double rained = 1;
    std::vector<double> shares;
  };
  std::map<std::vector<std::uint32_t>, Most> sets;  // by the discharges that share a cell
  sets[{}];                                         // rain alone
  for (const ForcedSource& source : sources_) {
    std::vector<std::uint32_t> inflows;
    std::vector<double> shares;
    for (std::uint32_t p = source.first_part; p < source.first_part + source.parts; ++p) {
      if (scenario.inflows[parts_[p].inflow].kind != InflowKind::discharge) continue;
      inflows.push_back(parts_[p].inflow);
      shares.push_back(parts_[p].share);
    }
    Most& most = sets[inflows];
    most.rained = std::max(most.rained, 1 + static_cast<double>(source.roofs));
    most.shares.resize(shares.size());
    for (std::size_t i = 0; i < shares.size(); ++i) most.shares[i] = std::max(most.shares[i], shares[i]);
  }
  for (const auto& [inflows, most] : sets) {
    rises_.push_back(
        {most.rained, static_cast<std::uint32_t>(parts_.size()), static_cast<std::uint32_t>(inflows.size())});
    for (std::size_t i = 0; i < inflows.size(); ++i) parts_.push_back({inflows[i], most.shares[i]});
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
