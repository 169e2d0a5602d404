// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/studies/sediment/sediment_model.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "solver/core/check.hpp"

namespace spate::sediment {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Neumaier's sum: as if in twice the digits, so that a balance shows errors of the scheme and not of its own.
class ExactSum {
 public:
  void add(double value) {
    const double sum = sum_ + value;
    lost_ += std::fabs(sum_) >= std::fabs(value) ? (sum_ - sum) + value : (value - sum) + sum_;
    sum_ = sum;
  }
  double value() const { return sum_ + lost_; }

 private:
  double sum_ = 0, lost_ = 0;
};

// Where the cells lie among the ghosts.
class Frame {
 public:
  explicit Frame(const Grid& grid)
      : columns_(static_cast<std::size_t>(grid.columns)), rows_(static_cast<std::size_t>(grid.rows)) {}

  std::size_t place(std::size_t cell) const {
    return (cell / columns_ + 1) * (columns_ + 2) + cell % columns_ + 1;
  }
  // Each cell as it is; ghosts are copies of the cells beside them.
  std::vector<double> framed(const std::vector<double>& field) const {
    std::vector<double> result((columns_ + 2) * (rows_ + 2));
    for (std::size_t row = 0; row < rows_ + 2; ++row)
      for (std::size_t column = 0; column < columns_ + 2; ++column) {
        const std::size_t inner_row = std::clamp<std::size_t>(row, 1, rows_) - 1;
        const std::size_t inner_column = std::clamp<std::size_t>(column, 1, columns_) - 1;
        result[row * (columns_ + 2) + column] =
            field.size() == 1 ? field.front() : field[inner_row * columns_ + inner_column];
      }
    return result;
  }
  std::vector<Outlet> along(Side side) const {
    const std::size_t width = columns_ + 2;
    std::vector<Outlet> faces;
    const bool upright = side == Side::west || side == Side::east;
    for (std::size_t k = 1; k <= (upright ? rows_ : columns_); ++k) {
      if (side == Side::west) faces.push_back({k * width, k * width + 1});
      if (side == Side::east) faces.push_back({k * width + columns_ + 1, k * width + columns_});
      if (side == Side::south) faces.push_back({k, width + k});
      if (side == Side::north) faces.push_back({(rows_ + 1) * width + k, rows_ * width + k});
    }
    return faces;
  }

 private:
  std::size_t columns_, rows_;
};

// The bed with ghosts that have one at open sides only, where there is ground beside them.
std::vector<double> framed_bed(const Basin& basin, const Frame& frame, std::vector<Outlet>& outlets) {
  std::vector<double> bed = frame.framed(basin.bed);
  for (const Side side : all_sides)
    for (const Outlet& outlet : frame.along(side)) {
      if (!basin.open[static_cast<std::size_t>(side)]) bed[outlet.ghost] = nan;
      if (is_ground(bed[outlet.ghost])) outlets.push_back(outlet);
    }
  return bed;
}

double gained(double sand, double first_sand, double buried, double layer) {
  return layer * (sand - first_sand) + buried;
}

}  // namespace

double Balance::error() const {
  const double part = layer + supplied + std::fabs(left);
  return part > 0 ? std::fabs(gained - (supplied - left)) / part : std::fabs(gained);
}

Model::Model(Basin basin, const Choices& choices) : basin_(std::move(basin)), choices_(choices) {
  // A step of the whole limit may empty the layer of a cell, and of nothing there is no fraction.
  constexpr double most = 0.999;
  check(basin_);
  spate::check(choices.courant > 0 && choices.courant <= 1, "courant_impossible",
               "The share of the stability limit is impossible", "it must be above 0, and at most 1",
               "Correct CFL.");
  choices_.courant = std::min(choices_.courant, most);
  const Grid& grid = basin_.grid;
  const Frame frame(grid);
  Start start;
  start.columns = static_cast<std::size_t>(grid.columns);
  start.rows = static_cast<std::size_t>(grid.rows);
  start.scheme = choices.scheme;
  start.fields.bed = framed_bed(basin_, frame, start.outlets);
  start.fields.sand = frame.framed(basin_.sand);
  start.fields.buried.assign(start.fields.bed.size(), 0);
  start.alpha = frame.framed(basin_.alpha);
  start.beta = frame.framed(basin_.beta);
  std::map<std::size_t, Left> supplies;
  for (const Supply& supply : basin_.supplies) {
    Left& all = supplies[frame.place(supply.cell)];
    all.sand += supply.sand / (basin_.sand_solids * grid.cell_area());
    all.mud += supply.mud / (basin_.mud_solids * grid.cell_area());
  }
  for (const auto& [place, supply] : supplies) {
    start.supplied.push_back(place);
    start.supply.push_back(supply);
    fastest_supply_ = std::max(fastest_supply_, supply.sand + supply.mud);
  }
  fastest_supply_ *= basin_.supply_factor.largest();
  first_sand_ = without_ghosts(start.fields.sand);
  stepper_ = choices.gpu ? make_cuda_stepper(start, *choices.gpu)
                         : make_cpu_stepper(std::move(start), choices.threads);
}

std::string Model::remedy() const {
  return choices_.scheme == Scheme::conservative
             ? tr("Look for errors in the elevations.")
             : tr("Look for errors in the elevations, or choose the conservative scheme.");
}

Step Model::step_of(double dt) const {
  const double dx2 = basin_.grid.cell_area();
  Step step;
  step.dt = dt;
  step.per_sand = 1 / (basin_.sand_solids * dx2);
  step.per_mud = 1 / (basin_.mud_solids * dx2);
  step.layer = basin_.active_layer;
  step.sea_level =
      basin_.sea_level.empty() ? -std::numeric_limits<double>::infinity() : basin_.sea_level.value(time_);
  step.alpha_sea = basin_.alpha_sea;
  step.beta_sea = basin_.beta_sea;
  return step;
}

// A step's supply is thinner than the layer, too, so that no cell grows a tower before its sides can follow,
// and so is the rise of the sea. A step ends where the table of the sea has a row.
double Model::longest_step() {
  if (!rate_) rate_ = stepper_->attempt(step_of(0));
  const double step = choices_.courant / std::max(*rate_, fastest_supply_ / basin_.active_layer);
  const std::vector<double>&times = basin_.sea_level.times(), &levels = basin_.sea_level.values();
  const auto next = static_cast<std::size_t>(basin_.sea_level.view().until(time_));
  if (next == times.size()) return step;
  if (next == 0) return std::min(step, times[0] - time_);
  const double speed = std::fabs(levels[next] - levels[next - 1]) / (times[next] - times[next - 1]);
  return std::min({step, times[next] - time_, choices_.courant * basin_.active_layer / speed});
}

double Model::steps_until(double time) {
  return std::ceil((time - time_) / longest_step());
}

void Model::advance(double until, const std::function<void(double time)>& after_step) {
  while (time_ < until) {
    double dt = std::min(longest_step(), until - time_);
    rate_ = stepper_->attempt(step_of(dt));
    if (dt * *rate_ > 1) {  // faster than before by more than the margin
      dt = choices_.courant / *rate_;
      stepper_->attempt(step_of(dt));
    }
    if (!std::isfinite(*rate_) || !(time_ + dt > time_))
      throw Error("sediment_not_finite", tr("The simulation cannot go on at %1 a", time_),
                  tr("a step would have to be shorter than times can be told apart"), remedy());
    const double end = dt == until - time_ ? until : time_ + dt;
    const double supply_time = basin_.supply_factor.integral(time_, end);
    stepper_->accept(step_of(dt), supply_time);
    supply_time_ += supply_time;
    time_ = end;
    dt_ = dt;
    ++steps_;
    after_step(time_);
  }
}

std::vector<double> Model::without_ghosts(const std::vector<double>& field) const {
  const Frame frame(basin_.grid);
  std::vector<double> result(basin_.grid.cells());
  for (std::size_t cell = 0; cell < result.size(); ++cell)
    result[cell] = std::isnan(basin_.bed[cell]) ? nan : field[frame.place(cell)];
  return result;
}

std::vector<double> Model::bed() const {
  return without_ghosts(stepper_->fields().bed);
}

std::vector<double> Model::sand() const {
  return without_ghosts(stepper_->fields().sand);
}

std::vector<double> Model::sand_gained() const {
  const Fields fields = stepper_->fields();
  std::vector<double> result = without_ghosts(fields.buried);
  const std::vector<double> sand = without_ghosts(fields.sand);
  for (std::size_t cell = 0; cell < result.size(); ++cell)
    result[cell] = gained(sand[cell], first_sand_[cell], result[cell], basin_.active_layer);
  return result;
}

Report Model::report() const {
  const std::vector<double> beds = bed(), shares = sand(), sands = sand_gained();
  const double area = basin_.grid.cell_area(), layer = basin_.active_layer;
  ExactSum bed_change, sand_change, layer_sand, layer_mud, sand_left, mud_left, sand_supplied, mud_supplied,
      eroded, deposited;
  Report report;
  report.least_sand = std::numeric_limits<double>::infinity();
  report.most_sand = -report.least_sand;
  for (std::size_t cell = 0; cell < beds.size(); ++cell) {
    if (std::isnan(basin_.bed[cell])) continue;
    const double change = beds[cell] - basin_.bed[cell];
    bed_change.add(change);
    sand_change.add(sands[cell]);
    layer_sand.add(layer * first_sand_[cell]);
    layer_mud.add(layer * (1 - first_sand_[cell]));
    (change < 0 ? eroded : deposited).add(std::fabs(change));
    report.least_sand = std::min(report.least_sand, shares[cell]);
    report.most_sand = std::max(report.most_sand, shares[cell]);
  }
  for (const Left& left : stepper_->left()) {
    sand_left.add(left.sand);
    mud_left.add(left.mud);
  }
  for (const Supply& supply : basin_.supplies) {
    sand_supplied.add(supply.sand);
    mud_supplied.add(supply.mud);
  }
  const double sand_volume = basin_.sand_solids * area, mud_volume = basin_.mud_solids * area;
  report.time = time_;
  report.steps = steps_;
  report.dt = dt_;
  report.sand = {sand_volume * layer_sand.value(), supply_time_ * sand_supplied.value(),
                 sand_volume * sand_left.value(), sand_volume * sand_change.value()};
  report.mud = {mud_volume * layer_mud.value(), supply_time_ * mud_supplied.value(),
                mud_volume * mud_left.value(), mud_volume * (bed_change.value() - sand_change.value())};
  report.eroded = area * eroded.value();
  report.deposited = area * deposited.value();
  if (!std::isfinite(report.sand.gained) || !std::isfinite(report.mud.gained))
    throw Error("sediment_not_finite", tr("The simulation cannot go on at %1 a", time_),
                tr("the bed is no longer finite"), remedy());
  return report;
}

}  // namespace spate::sediment
