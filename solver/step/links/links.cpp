// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/links/links.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include "solver/schemes/dispatch.hpp"
#include "solver/step/links/culvert_curves.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

namespace {

LinkGround ground_of(const Terrain& terrain, SchemeId scheme, const Bed& bed, std::uint64_t cell) {
  const auto [column, row] = terrain.grid.cell(cell);
  const double relief = bed.relief(column, row);
  const bool is_wedge =
      with_scheme(scheme, [=](auto type) { return decltype(type)::depth(0.0, relief) > 0; });
  return {terrain.datum + bed.mean(column, row), is_wedge ? relief : 0};
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

Links::Links(const Scenario& scenario, const Edges& edges, const Bed& bed, SchemeId scheme, double gravity)
    : scheme_(scheme), cell_area_(scenario.terrain.grid.cell_area()) {
  order_.resize(scenario.structures.size());
  std::iota(order_.begin(), order_.end(), 0u);
  std::stable_sort(order_.begin(), order_.end(), [&](std::uint32_t a, std::uint32_t b) {
    return scenario.structures[a].kind < scenario.structures[b].kind;
  });
  add_cells(scenario, bed);
  add_paths(scenario);
  add_beside(scenario, edges, bed);
  SharedCurves shared;
  std::uint32_t first_path = 0;
  for (const std::uint32_t s : order_) {
    const Structure& from = scenario.structures[s];
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
    if (to.rule != RuleKind::none) to.ruled_by = number_of(from.rule.cell);
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
    // A rule begins with what it finds: pumps off, gates as they stand until one of its levels is passed.
    const double opening = to.opens_over_time ? clamped(from.opening_series.value(0), 0, 1) : from.opening;
    const bool is_half_open = opening > 0 && opening < 1;
    states_.push_back({opening, from.kind != StructureKind::gate ? 0.0 : is_half_open ? 0.5 : opening});
  }
  tables_ = {times_.data(),
             values_.data(),
             cells_.data(),
             beside_.data(),
             uses_.data(),
             paths_.data(),
             structures_.data(),
             shared_.data(),
             static_cast<int>(cells_.size()),
             first_gauge_,
             static_cast<int>(paths_.size()),
             static_cast<int>(structures_.size()),
             static_cast<int>(shared_.size())};
  tallies_.assign(structures_.size(), before_any_exchange);
  water_.resize(cells_.size());
  around_.resize(cells_.size());
  open_.resize(cells_.size());
  water_beside_.resize(beside_.size());
  granted_.resize(paths_.size());
  speed_.resize(paths_.size());
  plan_.water = water_.data();
  plan_.around = around_.data();
  plan_.open = open_.data();
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

std::size_t Links::place_of(std::uint64_t cell) const {
  return static_cast<std::size_t>(std::lower_bound(sorted_cells_.begin(), sorted_cells_.end(), cell) -
                                  sorted_cells_.begin());
}

void Links::add_cells(const Scenario& scenario, const Bed& bed) {
  std::vector<std::uint64_t> in_order;  // maybe several times
  for (const std::uint32_t s : order_)
    for (const StructurePath& path : scenario.structures[s].paths) in_order.push_back(path.from);
  for (const std::uint32_t s : order_)
    for (const StructurePath& path : scenario.structures[s].paths)
      if (path.to != StructurePath::out) in_order.push_back(path.to);
  const std::size_t ends = in_order.size();
  for (const Structure& structure : scenario.structures)
    if (structure.rule.kind != RuleKind::none) in_order.push_back(structure.rule.cell);
  sorted_cells_ = in_order;
  std::sort(sorted_cells_.begin(), sorted_cells_.end());
  sorted_cells_.erase(std::unique(sorted_cells_.begin(), sorted_cells_.end()), sorted_cells_.end());
  numbers_.assign(sorted_cells_.size(), no_link_cell);
  for (std::size_t i = 0; i < in_order.size(); ++i) {
    std::uint32_t& number = numbers_[place_of(in_order[i])];
    if (number != no_link_cell) continue;
    number = static_cast<std::uint32_t>(cells_.size());
    cells_.push_back(
        {in_order[i], ground_of(scenario.terrain, scheme_, bed, in_order[i]), 0, 0, 0, 0, false});
    if (i < ends) first_gauge_ = static_cast<int>(cells_.size());
  }
}

void Links::add_paths(const Scenario& scenario) {
  std::vector<std::uint32_t> next;  // path of each structure, among all of the scenario
  std::uint32_t count = 0;
  for (const Structure& structure : scenario.structures) {
    next.push_back(count);
    count += static_cast<std::uint32_t>(structure.paths.size());
  }
  for (std::size_t i = 0; i < order_.size(); ++i)
    for (const StructurePath& path : scenario.structures[order_[i]].paths) {
      path_order_.push_back(next[order_[i]]++);
      paths_.push_back({static_cast<std::uint32_t>(i),
                        number_of(path.from),
                        path.to == StructurePath::out ? no_link_cell : number_of(path.to),
                        {},
                        path.share});
    }
  std::vector<std::vector<LinkUse>> of_cells(cells_.size());
  for (std::uint32_t p = 0; p < paths_.size(); ++p) {
    of_cells[paths_[p].from].push_back({p, false});
    if (paths_[p].to != no_link_cell) of_cells[paths_[p].to].push_back({p, true});
  }
  for (std::size_t k = 0; k < cells_.size(); ++k) {
    std::sort(of_cells[k].begin(), of_cells[k].end(), [this](const LinkUse& a, const LinkUse& b) {
      return path_order_[a.path] < path_order_[b.path];
    });
    cells_[k].first_use = static_cast<std::uint32_t>(uses_.size());
    cells_[k].uses = static_cast<std::uint32_t>(of_cells[k].size());
    uses_.insert(uses_.end(), of_cells[k].begin(), of_cells[k].end());
    if (of_cells[k].size() < 2) continue;
    shared_.push_back(static_cast<std::uint32_t>(k));
    for (const LinkUse& use : of_cells[k]) paths_[use.path].shares[use.is_outlet ? 1 : 0] = true;
  }
}

// Other ends beside one lie as low as it does; and what is beyond a barrier, now or later, does not feed it.
void Links::add_beside(const Scenario& scenario, const Edges& edges, const Bed& bed) {
  const auto is_end = [&](const LinkCell& cell) {
    const auto first = uses_.begin() + cell.first_use;
    return std::any_of(first, first + cell.uses, [&](const LinkUse& use) {
      const std::uint32_t s = order_[paths_[use.path].structure];
      return goes_by_water_around(scenario.structures[s].kind);
    });
  };
  const auto columns = static_cast<std::int64_t>(scenario.terrain.grid.columns);
  std::map<std::uint64_t, int> ends_beside;
  for (const Side side : all_sides) {
    for (LinkCell& cell : cells_) {
      beside_.push_back({{above_all_water, 0}, cell.cell, 0});
      if (!is_end(cell)) continue;
      const std::uint8_t code = face_code(edges.codes[cell.cell], side);
      if (code != face_interior && code != face_bridge) continue;
      const Step step = step_across(side);
      const std::uint64_t beside = cell.cell + static_cast<std::uint64_t>(step.row * columns + step.column);
      if (std::binary_search(sorted_cells_.begin(), sorted_cells_.end(), beside) &&
          is_end(cells_[number_of(beside)]))
        continue;
      cell.looks_around = true;
      beside_.back() = {ground_of(scenario.terrain, scheme_, bed, beside), beside, 1};
      ++ends_beside[beside];
    }
  }
  for (LinkBeside& beside : beside_)
    if (beside.share > 0) beside.share /= ends_beside[beside.cell];
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
  LinkCell& at = cells_[number_of(cell)];
  at.source = source;
  return at;
}

std::vector<std::uint64_t> Links::planning_cells() const {
  std::vector<std::uint64_t> cells = sorted_cells_;
  for (const LinkBeside& beside : beside_)
    if (beside.share > 0) cells.push_back(beside.cell);
  return cells;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
