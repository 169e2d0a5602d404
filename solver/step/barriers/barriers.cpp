// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/barriers/barriers.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <unordered_set>
#include <utility>

#include "solver/core/check.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

namespace {

ForcedBarrier forced(const Barrier& barrier, const Grid& grid, const Bed& bed) {
  const BreachGrowth& growth = barrier.growth;
  ForcedBarrier result{barrier.close,
                       barrier.open,
                       barrier.breach,
                       barrier.breach_duration,
                       growth.width,
                       growth.critical_velocity,
                       0,
                       {},
                       {},
                       {},
                       barrier.reported};
  for (const BarrierFace& face : barrier.faces)
    result.widest = std::max(result.widest, 2 * static_cast<double>(std::fabs(face.along)) +
                                                static_cast<double>(face.width) * grid.spacing);
  // Solid ground beneath the breach drives no water through it.
  double bottom = static_cast<double>(barrier.breach_crest);
  const auto middle = std::min_element(
      barrier.faces.begin(), barrier.faces.end(),
      [](const BarrierFace& a, const BarrierFace& b) { return std::fabs(a.along) < std::fabs(b.along); });
  if (middle != barrier.faces.end()) bottom = std::max(bottom, bed.at_face(middle->face));
  for (std::size_t k = 0; k < 2; ++k) {
    const std::uint64_t cell = growth.beside[k];
    const auto [column, row] = grid.cell(cell);
    result.beside[k] = cell;
    if (!(growth.critical_velocity > 0)) continue;
    result.above_breach[k] = bed.mean(column, row) - bottom;
    result.relief[k] = bed.relief(column, row);
  }
  return result;
}

}  // namespace

Barriers::Barriers(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics,
                   const Watch& watch)
    : spacing_(scenario.terrain.grid.spacing), datum_(scenario.terrain.datum), scheme_(numerics.scheme) {
  const Grid& grid = scenario.terrain.grid;
  std::map<std::size_t, std::vector<BarrierPart>> parts;  // by cell
  std::size_t faces = 0;
  for (const Barrier& barrier : scenario.barriers) faces += barrier.faces.size();
  const Watch first = part_of(watch, 0, 0.5);
  SparseWatch tell_faces(first, faces);
  for (const Barrier& barrier : scenario.barriers) {
    const auto number = static_cast<std::uint32_t>(barriers_.size());
    barriers_.push_back(forced(barrier, grid, bed));
    const std::unordered_set<std::size_t> covered(barrier.covered.begin(), barrier.covered.end());
    for (const BarrierFace& of : barrier.faces) {
      tell_faces();
      const auto ground = static_cast<Real>(bed.at_face(of.face));
      for (const Face& face : {of.face, from_beyond(of.face)}) {
        const Face other = from_beyond(face);
        const std::size_t cell = grid.index(face.column, face.row);
        parts[cell].push_back(
            {number, static_cast<std::uint32_t>(face.side), of.crest - ground, barrier.breach_crest - ground,
             of.width, static_cast<Real>(cube_root(static_cast<double>(of.width))), of.along,
             covered.count(cell) != 0, covered.count(grid.index(other.column, other.row)) != 0});
      }
    }
  }
  for (const Bridge& bridge : scenario.bridges)
    for (const BridgeFace& of : bridge.faces)
      for (const Face& face : {of.face, from_beyond(of.face)}) parts[grid.index(face.column, face.row)];
  std::vector<std::uint64_t> cells;
  const Watch rest = part_of(watch, 0.5, 1);
  SparseWatch tell(rest, parts.size());
  for (const auto& [index, of_cell] : parts) {
    tell();
    const auto [column, row] = grid.cell(index);
    BarredCell cell{};
    cell.cell = index;
    cell.codes = edges.codes[index];
    cell.solid = bed.is_solid(index);
    cell.relief = static_cast<Real>(bed.relief(column, row));
    for (int s = 0; s < 4; ++s) {
      const Face face{column, row, static_cast<Side>(s)};
      const double at_face = bed.at_face(face), top = bed.ground_at_face(face);
      cell.above_bed[s] = static_cast<Real>(top - at_face);
      const Face beyond = from_beyond(face);
      if (grid.contains(beyond.column, beyond.row))
        cell.step[s] = static_cast<Real>(std::max(bed.ground_at_face(beyond) - top, 0.0));
      cell.above_mean[s] = static_cast<Real>(top - bed.mean(column, row));
      cell.deck[s] = -1;
      if (face_code(cell.codes, face.side) == face_barrier) cell.codes &= ~(0xffu << (8 * s));
    }
    cell.first_part = static_cast<std::uint32_t>(parts_.size());
    cell.parts = static_cast<std::uint32_t>(of_cell.size());
    parts_.insert(parts_.end(), of_cell.begin(), of_cell.end());
    cells_.push_back(cell);
    cells.push_back(index);
  }
  cells_by_row_ = CellsByRow(grid, std::move(cells));
  add_bridges(scenario, bed);
  tables_ = {barriers_.data(),
             cells_.data(),
             parts_.data(),
             bridges_.data(),
             spans_.data(),
             static_cast<int>(barriers_.size()),
             static_cast<int>(cells_.size()),
             static_cast<int>(bridges_.size()),
             static_cast<int>(spans_.size()),
             static_cast<Real>(numerics.dry_depth),
             numerics.gravity,
             spacing_};

  now_.resize(cells_.size());
  sills_.resize(cells_.size());
  crests_.resize(parts_.size());
  breached_.assign(barriers_.size(), SavedBarriers::never_stood);
  widening_.resize(barriers_.size());
  freeboard_.assign(parts_.size(), never);
  overtopped_.resize(parts_.size());
  for (auto& of_stage : crossing_) of_stage.resize(barriers_.size());
  tallies_.assign(barriers_.size(), SavedBarriers::never_met);
  at_spans_.resize(spans_.size());
  for (auto& of_step : beneath_) of_step.assign(spans_.size(), static_cast<double>(never));
  bridge_tallies_.assign(bridges_.size(), SavedBarriers::never_touched);
  plan_ = {parts_.data(),
           now_.data(),
           sills_.data(),
           crests_.data(),
           breached_.data(),
           widening_.data(),
           &changes_,
           &steps_,
           freeboard_.data(),
           overtopped_.data(),
           {crossing_[0].data(), crossing_[1].data()},
           tallies_.data(),
           at_spans_.data(),
           {beneath_[0].data(), beneath_[1].data()},
           bridge_tallies_.data()};
  if (spans_.empty()) return;
  changes_ = 1;
  for (int k = 0; k < tables_.cell_count; ++k) plan_barred_cell(tables_, plan_, k);
}

std::vector<BarrierReport> Barriers::report(Gathered gathered) const {
  BarrierPlan plan{};
  plan.now = gathered.now.data();
  plan.crests = gathered.crests.data();
  plan.freeboard = gathered.freeboard.data();
  for (int k = 0; k < tables_.cell_count; ++k) lower_freeboards(tables_, plan, scheme_, k);
  const double cell_area = spacing_ * spacing_;
  std::vector<BarrierReport> reports;
  for (std::size_t b = 0; b < barriers_.size(); ++b) {
    const BarrierTally& tally = gathered.tallies[b];
    reports.push_back({tally.first_overtopping, tally.depth * cell_area, tally.peak * cell_area,
                       std::numeric_limits<double>::quiet_NaN(), 0, 0});
  }
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    if (!barriers_[parts_[p].barrier].reported) continue;
    BarrierReport& report = reports[parts_[p].barrier];
    const auto breach = static_cast<float>(gathered.tallies[parts_[p].barrier].breach_width);
    if (breach > 0)  // each face is a part of both of its cells
      report.breach_width +=
          0.5 * static_cast<double>(parts_[p].width) * spacing_ *
          static_cast<double>(breached_share(
              parts_[p].along, static_cast<float>(parts_[p].width) * static_cast<float>(spacing_), breach));
    if (gathered.overtopped[p] != 0)
      report.overtopped_length += static_cast<double>(parts_[p].width) * spacing_;
    const auto freeboard = static_cast<double>(gathered.freeboard[p]);
    if (gathered.freeboard[p] < never && !(freeboard >= report.min_freeboard))
      report.min_freeboard = freeboard;
  }
  return reports;
}

std::vector<std::uint64_t> Barriers::planning_cells() const {
  std::vector<std::uint64_t> cells;
  for (const ForcedBarrier& barrier : barriers_)
    if (barrier.critical_velocity > 0)
      cells.insert(cells.end(), std::begin(barrier.beside), std::end(barrier.beside));
  for (const BridgeSpan& span : spans_)
    for (const BridgeSide& side : span.sides) cells.push_back(side.cell);
  return cells;
}

void Barriers::keep(const Gathered& gathered, const std::function<bool(std::size_t k)>& is_own) {
  for (std::size_t k = 0; k < cells_.size(); ++k) {
    const bool own = is_own(k);
    now_[k].highest_water = own ? gathered.now[k].highest_water : 0;
    for (std::uint32_t p = cells_[k].first_part; p < cells_[k].first_part + cells_[k].parts; ++p) {
      freeboard_[p] = own ? gathered.freeboard[p] : never;
      overtopped_[p] = own ? gathered.overtopped[p] : 0;
    }
  }
}

std::vector<std::uint64_t> Barriers::part_faces() const {
  std::vector<std::uint64_t> faces(parts_.size());
  for (const BarredCell& cell : cells_)
    for (std::uint32_t p = cell.first_part; p < cell.first_part + cell.parts; ++p)
      faces[p] = 4 * cell.cell + parts_[p].side;
  return faces;
}

SavedBarriers Barriers::saved(const Gathered& gathered) const {
  SavedBarriers saved;
  saved.breached = gathered.breached;
  saved.tallies = gathered.tallies;
  saved.bridges = gathered.bridges;
  saved.beneath = gathered.beneath;
  saved.freeboard = gathered.freeboard;
  for (const BarredNow& now : gathered.now) saved.highest_water.push_back(now.highest_water);
  for (const BarredCell& cell : cells_) saved.cells.push_back(cell.cell);
  saved.part_faces = part_faces();
  for (const BarrierPart& part : parts_) saved.part_barriers.push_back(part.barrier);
  const PlannedSteps& steps = gathered.steps;
  for (const std::uint32_t step : gathered.overtopped) {
    const bool is_open =
        step == steps.last && steps.last != steps.accepted;  // of a step that may be repeated
    saved.overtopped.push_back(step != 0 && !is_open ? 1 : 0);
  }
  return saved;
}

void Barriers::load(const SavedBarriers& saved) {
  const std::size_t part_count = saved.part_faces.size();
  check(saved.breached.size() == barriers_.size() && saved.tallies.size() == barriers_.size() &&
            saved.highest_water.size() == saved.cells.size() && saved.part_barriers.size() == part_count &&
            saved.freeboard.size() == part_count && saved.overtopped.size() == part_count,
        "saved_barriers_of_other_run", "The saved barriers are not those of this run",
        "their number or their place differs", "Continue the run that saved them, or start anew.");
  std::copy(saved.breached.begin(), saved.breached.end(), breached_.begin());
  std::copy(saved.tallies.begin(), saved.tallies.end(), tallies_.begin());
  check(saved.bridges.size() == bridge_tallies_.size() && saved.beneath.size() == spans_.size(),
        "saved_bridges_of_other_run", "The saved bridges are not those of this run",
        "their number or their place differs", "Continue the run that saved them, or start anew.");
  std::copy(saved.bridges.begin(), saved.bridges.end(), bridge_tallies_.begin());
  std::copy(saved.beneath.begin(), saved.beneath.end(), beneath_[0].begin());
  std::map<std::pair<std::uint64_t, std::uint32_t>, std::size_t> saved_parts;  // by face and barrier
  for (std::size_t p = 0; p < part_count; ++p) saved_parts[{saved.part_faces[p], saved.part_barriers[p]}] = p;
  const std::vector<std::uint64_t> faces = part_faces();
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const auto found = saved_parts.find({faces[p], parts_[p].barrier});
    if (found == saved_parts.end()) continue;
    freeboard_[p] = saved.freeboard[found->second];
    overtopped_[p] = saved.overtopped[found->second];
  }
  steps_ = {1, 1, 0};
  changes_ = 1;
  std::map<std::uint64_t, float> highest_water;
  for (std::size_t k = 0; k < saved.cells.size(); ++k) highest_water[saved.cells[k]] = saved.highest_water[k];
  for (std::size_t k = 0; k < cells_.size(); ++k) {
    plan_barred_cell(tables_, plan_, static_cast<int>(k));
    const auto found = highest_water.find(cells_[k].cell);
    if (found != highest_water.end()) now_[k].highest_water = found->second;
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
