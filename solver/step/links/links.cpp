// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/links/links.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include "solver/core/check.hpp"
#include "solver/step/links/culvert_curves.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

namespace {

LinkGround ground_of(const Terrain& terrain, const Bed& bed, std::uint64_t cell) {
  const auto columns = static_cast<std::uint64_t>(terrain.grid.columns);
  const auto column = static_cast<std::int32_t>(cell % columns),
             row = static_cast<std::int32_t>(cell / columns);
  return {cell, terrain.datum + bed.mean(column, row), bed.relief(column, row)};
}

}  // namespace

// Curves that many culverts share are kept once, so that they stay in the cache.
struct Links::SharedCurves {
  struct Section {
    SectionCurves curves;
    CurveRange area, radius;
  };
  struct Inlet {
    Series curve;
    CurveRange range;
  };
  std::map<std::pair<CulvertShape, double>, Section> sections;  // by shape, and width over height
  using Constants = std::tuple<CulvertShape, double, int, double, double, double, double>;
  std::map<std::tuple<Constants, StructureKind, double>, Inlet> inlets;  // and the mouth over the height
};

Links::Links(const Scenario& scenario, const Edges& edges, const Bed& bed, double gravity)
    : cell_area_(scenario.terrain.grid.cell_area()) {
  add_cells(scenario, bed);
  add_paths(scenario);
  add_beside(scenario, edges, bed);
  SharedCurves shared;
  std::uint32_t first_path = 0;
  for (const Structure& from : scenario.structures) {
    LinkStructure to{};
    to.kind = from.kind;
    to.rule = from.rule.kind;
    to.flap = from.flap;
    to.opens_over_time = !from.opening_series.empty();
    to.first_path = first_path;
    to.paths = static_cast<std::uint32_t>(from.paths.size());
    first_path += to.paths;
    to.floor[0] = from.invert_up;
    to.floor[1] = from.invert_down;
    to.width = from.width;
    to.height = from.height;
    to.coefficient = from.coefficient;
    to.barrels = from.barrels;
    to.opening_speed = from.opening_speed;
    to.low = from.rule.low;
    to.high = from.rule.high;
    if (to.rule != RuleKind::none)
      to.ruled_by = static_cast<std::uint32_t>(
          std::lower_bound(cell_numbers_.begin(), cell_numbers_.end(), from.rule.cell) -
          cell_numbers_.begin());
    to.discharge = add_curve(from.discharge);
    to.opening = add_curve(from.opening_series);
    if (from.kind == StructureKind::inlet) {
      const double open = 1 - from.grate.clogging;
      to.grate = {open * from.width, open * from.grate.area, open};
      to.capacity = from.grate.capacity;
      to.full = to.capacity / cell_area_;
      to.takes_roofs = from.grate.takes_roofs;
      if (to.takes_roofs) ++cells_[paths_[to.first_path].from].roof_inlets;
      if (from.grate.on_ground) to.floor[0] = cells_[paths_[to.first_path].from].ground.bed;
    }
    if (has_barrels(from.kind)) add_culvert(from, to, shared, gravity);
    structures_.push_back(to);
    // A rule begins with what it finds: pumps off, gates as they stand.
    const double opening = to.opens_over_time ? clamped(from.opening_series.value(0), 0, 1) : from.opening;
    states_.push_back({opening, from.kind == StructureKind::gate && opening > 0 ? 1.0 : 0.0});
  }
  in_order_.resize(paths_.size());
  std::iota(in_order_.begin(), in_order_.end(), 0u);
  std::stable_sort(in_order_.begin(), in_order_.end(), [this](std::uint32_t a, std::uint32_t b) {
    return structures_[paths_[a].structure].kind < structures_[paths_[b].structure].kind;
  });
  tables_ = {times_.data(),
             values_.data(),
             cells_.data(),
             beside_.data(),
             uses_.data(),
             paths_.data(),
             in_order_.data(),
             structures_.data(),
             shared_.data(),
             static_cast<int>(cells_.size()),
             static_cast<int>(paths_.size()),
             static_cast<int>(structures_.size()),
             static_cast<int>(shared_.size())};
  tallies_.assign(structures_.size(), before_any_exchange);
  level_.resize(cells_.size());
  water_.resize(cells_.size());
  around_.resize(cells_.size());
  water_beside_.resize(beside_.size());
  granted_.resize(paths_.size());
  speed_.resize(paths_.size());
  plan_.level = level_.data();
  plan_.water = water_.data();
  plan_.around = around_.data();
  plan_.beside = water_beside_.data();
  for (int k = 0; k < 2; ++k) {
    waiting_[k].resize(cells_.size());
    remainder_[k].resize(paths_.size());
    drained_[k].resize(cells_.size());
    carried_[k].resize(cells_.size());
    plan_.carried[k] = carried_[k].data();
    plan_.waiting[k] = waiting_[k].data();
    plan_.remainder[k] = remainder_[k].data();
    plan_.drained.of_stage[k] = drained_[k].data();
  }
  plan_.granted = granted_.data();
  plan_.speed = speed_.data();
  plan_.states = states_.data();
  plan_.tallies = tallies_.data();
}

CurveRange Links::add_curve(const Series& series) {
  const CurveRange range{static_cast<std::uint32_t>(times_.size()),
                         static_cast<std::uint32_t>(series.times().size())};
  times_.insert(times_.end(), series.times().begin(), series.times().end());
  values_.insert(values_.end(), series.values().begin(), series.values().end());
  return range;
}

void Links::add_cells(const Scenario& scenario, const Bed& bed) {
  for (const Structure& structure : scenario.structures) {
    for (const StructurePath& path : structure.paths) {
      cell_numbers_.push_back(path.from);
      if (path.to != StructurePath::out) cell_numbers_.push_back(path.to);
    }
    if (structure.rule.kind != RuleKind::none) cell_numbers_.push_back(structure.rule.cell);
  }
  std::sort(cell_numbers_.begin(), cell_numbers_.end());
  cell_numbers_.erase(std::unique(cell_numbers_.begin(), cell_numbers_.end()), cell_numbers_.end());
  for (const std::uint64_t cell : cell_numbers_)
    cells_.push_back({ground_of(scenario.terrain, bed, cell), 0, 0, 0, 0, 0, 0});
}

void Links::add_paths(const Scenario& scenario) {
  std::vector<std::vector<LinkUse>> of_cells(cells_.size());
  const auto number_of = [&](std::size_t cell) {
    return static_cast<std::uint32_t>(std::lower_bound(cell_numbers_.begin(), cell_numbers_.end(), cell) -
                                      cell_numbers_.begin());
  };
  for (std::size_t s = 0; s < scenario.structures.size(); ++s)
    for (const StructurePath& path : scenario.structures[s].paths) {
      const auto number = static_cast<std::uint32_t>(paths_.size());
      const bool leaves = path.to == StructurePath::out;
      paths_.push_back({static_cast<std::uint32_t>(s), number_of(path.from),
                        leaves ? no_link_cell : number_of(path.to), path.share});
      of_cells[paths_.back().from].push_back({number, false});
      if (!leaves) of_cells[paths_.back().to].push_back({number, true});
    }
  for (std::size_t k = 0; k < cells_.size(); ++k) {
    cells_[k].first_use = static_cast<std::uint32_t>(uses_.size());
    cells_[k].uses = static_cast<std::uint32_t>(of_cells[k].size());
    uses_.insert(uses_.end(), of_cells[k].begin(), of_cells[k].end());
    if (of_cells[k].size() > 1) shared_.push_back(static_cast<std::uint32_t>(k));
  }
}

// Other ends beside one lie as low as it does; and what is beyond a barrier, now or later, does not feed it.
void Links::add_beside(const Scenario& scenario, const Edges& edges, const Bed& bed) {
  const auto is_end = [&](const LinkCell& cell) {
    const auto first = uses_.begin() + cell.first_use;
    return std::any_of(first, first + cell.uses, [&](const LinkUse& use) {
      return goes_by_water_around(scenario.structures[paths_[use.path].structure].kind);
    });
  };
  const auto columns = static_cast<std::int64_t>(scenario.terrain.grid.columns);
  std::map<std::uint64_t, int> ends_beside;
  for (LinkCell& cell : cells_) {
    cell.first_beside = static_cast<std::uint32_t>(beside_.size());
    if (!is_end(cell)) continue;
    for (const Side side : {Side::west, Side::east, Side::south, Side::north}) {
      const std::uint8_t code = face_code(edges.codes[cell.ground.cell], side);
      if (code != face_interior && code != face_bridge) continue;
      const Step step = step_across(side);
      const std::uint64_t beside =
          cell.ground.cell + static_cast<std::uint64_t>(step.row * columns + step.column);
      const auto other = std::lower_bound(cell_numbers_.begin(), cell_numbers_.end(), beside);
      if (other != cell_numbers_.end() && *other == beside &&
          is_end(cells_[static_cast<std::size_t>(other - cell_numbers_.begin())]))
        continue;
      beside_.push_back({ground_of(scenario.terrain, bed, beside), 1});
      ++ends_beside[beside];
      ++cell.besides;
    }
  }
  for (LinkBeside& beside : beside_) beside.share /= ends_beside[beside.ground.cell];
}

void Links::add_culvert(const Structure& from, LinkStructure& to, SharedCurves& shared, double gravity) {
  const double aspect = from.width / from.height;
  const auto [section, is_new_section] = shared.sections.try_emplace({from.shape, aspect});
  if (is_new_section) {
    section->second.curves = section_curves(from.shape, aspect);
    section->second.area = add_curve(section->second.curves.area);
    section->second.radius = add_curve(section->second.curves.radius);
  }
  const auto& [form, K, M, c, Y, slope_factor] = from.inlet;
  const auto [inlet, is_new_inlet] = shared.inlets.try_emplace(
      {{from.shape, aspect, form, K, M, c, Y}, from.kind, from.mouth / from.height});
  if (is_new_inlet) {
    inlet->second.curve = inlet_curve_of(from, section->second.curves, gravity);
    inlet->second.range = add_curve(inlet->second.curve);
  }
  const SectionCurves& of = section->second.curves;
  to.barrel = barrel_of(from, of);
  for (std::size_t end = 0; end < 2; ++end) {
    to.jets[end] = from.jets[end];
    to.has_jets = to.has_jets || to.jets[end].x != 0 || to.jets[end].y != 0;
  }
  to.area = section->second.area;
  to.radius = section->second.radius;
  to.inlet = inlet->second.range;
  const CulvertCurves curves{of.area.view(), of.radius.view(), inlet->second.curve.view(), {}};
  const double drop = from.invert_up - from.invert_down;
  to.fall[0] = add_curve(fall_curve(to.barrel, curves, of, drop, gravity));
  to.fall[1] = drop == 0 ? to.fall[0] : add_curve(fall_curve(to.barrel, curves, of, -drop, gravity));
}

const LinkCell& Links::set_source(std::uint64_t cell, std::uint32_t source) {
  const auto found = std::lower_bound(cell_numbers_.begin(), cell_numbers_.end(), cell);
  LinkCell& at = cells_[static_cast<std::size_t>(found - cell_numbers_.begin())];
  at.source = source;
  return at;
}

void Links::load(const SavedLinks& saved) {
  if (saved.waiting.empty() && saved.states.empty()) return;
  check(saved.waiting.size() == cells_.size() && saved.carried.size() == cells_.size() &&
            saved.remainder.size() == paths_.size() && saved.states.size() == states_.size() &&
            saved.tallies.size() == tallies_.size(),
        "saved_structures_of_other_run", "The saved structures are not those of this run",
        "their number or their place differs", "Continue the run that saved them, or start anew.");
  std::copy(saved.waiting.begin(), saved.waiting.end(), waiting_[0].begin());
  std::copy(saved.carried.begin(), saved.carried.end(), carried_[0].begin());
  std::copy(saved.remainder.begin(), saved.remainder.end(), remainder_[0].begin());
  std::copy(saved.states.begin(), saved.states.end(), states_.begin());
  std::copy(saved.tallies.begin(), saved.tallies.end(), tallies_.begin());
}

std::vector<std::uint64_t> Links::planning_cells() const {
  std::vector<std::uint64_t> cells = cell_numbers_;
  for (const LinkBeside& beside : beside_) cells.push_back(beside.ground.cell);
  return cells;
}

std::vector<StructureReport> Links::report(const SavedLinks& now) const {
  std::vector<StructureReport> reports;
  for (std::size_t s = 0; s < structures_.size(); ++s) {
    const LinkTally& tally = now.tallies[s];
    reports.push_back({tally.forwards * cell_area_, tally.backwards * cell_area_, tally.peak * cell_area_,
                       tally.time_of_peak, tally.drowned_at, tally.drowned, now.states[s].opening,
                       now.states[s].is_on > 0});
  }
  return reports;
}

void Links::add_volumes(const SavedLinks& now, Volumes& volumes) const {
  double waiting = 0, left = 0;
  for (const double depth : now.waiting) waiting += depth;
  for (std::size_t s = 0; s < structures_.size(); ++s)
    if (paths_[structures_[s].first_path].to == no_link_cell) left += now.tallies[s].forwards;
  volumes.stored += waiting * cell_area_;
  volumes.drained = left * cell_area_;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
