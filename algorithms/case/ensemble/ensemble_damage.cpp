// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/ensemble_damage.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include "algorithms/case/damage/damage_rows.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/io/vector/footprints.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// "damage_q05", "damage_q50", "damage_q99_5"
std::string quantile_name(double level) {
  std::string percent = exact(std::round(1e6 * 100 * level) / 1e6);
  if (level < 0.1) percent.insert(0, "0");
  std::replace(percent.begin(), percent.end(), '.', '_');
  return "damage_q" + percent;
}

// wanted: the return periods of all members; periods: of those that did not fail.
void warn_of_no_annual_damage(const std::set<double>& wanted, const std::set<double>& periods, Log& log) {
  const auto warn = [&](const std::string& why, const std::string& remedy) {
    log.warning({"annual_damage_unknown", tr("The damage per year is not known"), why, remedy});
  };
  if (wanted.size() == 1)
    warn(tr("all members have the return period %1", *wanted.begin()),
         tr("Give at least two floods, as in 10, 100"));
  std::vector<std::string> lost;
  for (const double period : wanted)
    if (periods.count(period) == 0) lost.push_back(exact(period));
  if (!lost.empty())
    warn(tr("no member is left of these return periods: %1", joined(lost)),
         tr("Correct the members that failed, and run again."));
}

}  // namespace

EnsembleDamage::EnsembleDamage(DamageBuildings buildings, const Ensemble& ensemble,
                               const MemberFolder& folder, const std::vector<MemberRecord>& records, Log& log)
    : buildings_(std::move(buildings)), of_members_(records.size(), unknown) {
  const io::Footprints& footprints = buildings_.model.footprints;
  std::vector<std::size_t> counting;
  std::set<double> wanted, periods;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const io::ScenarioRow& row = ensemble.members()[i].row;
    if (row.return_period) wanted.insert(*row.return_period);
    if (records[i].status == MemberRecord::Status::failed) continue;
    counting.push_back(i);
    weights_.push_back(row.weight);
    if (row.return_period) periods.insert(*row.return_period);
  }
  warn_of_no_annual_damage(wanted, periods, log);
  if (periods.size() > 1 && periods == wanted) {
    risk_.emplace(std::vector<double>(periods.begin(), periods.end()), 0, RareTail::constant);
    for (const std::size_t i : counting)
      events_.push_back(static_cast<std::size_t>(
          std::distance(periods.begin(), periods.find(*ensemble.members()[i].row.return_period))));
  }
  damages_.resize(footprints.size() * counting.size());
  depths_.resize(damages_.size());
  for (std::size_t member = 0; member < counting.size(); ++member) {
    const EnsembleMember& of = ensemble.members()[counting[member]];
    const std::vector<float> depths =
        io::read_cells(folder.map(of, "MAX_DEPTH"), "MAX_DEPTH", ensemble.reference(), footprints.cells());
    double sum = 0;
    for (std::size_t building = 0; building < footprints.size(); ++building) {
      if (log.is_cancelled())
        throw Cancelled(tr("Cancelled while damage was computed. %1", folder.what_stays()));
      const Damage damage = buildings_.model.damage(building, depths);
      damages_[at(building, member)] = damage.total;
      depths_[at(building, member)] =
          damage.water.wet ? static_cast<float>(damage.water.max) : std::numeric_limits<float>::quiet_NaN();
      if (!std::isnan(damage.total)) sum += damage.total;
    }
    of_members_[counting[member]] = sum;
  }
}

DamageSpread EnsembleDamage::spread(std::size_t building, const std::vector<double>& levels) const {
  DamageSpread spread;
  spread.quantiles.assign(levels.size(), unknown);
  const std::size_t members = weights_.size();
  const double total = std::accumulate(weights_.begin(), weights_.end(), 0.0);
  if (!(buildings_.model.footprints.inside(building) > 0)) return spread;
  double wet = 0;
  spread.deepest = 0;
  for (std::size_t member = 0; member < members; ++member) {
    const float depth = depths_[at(building, member)];
    if (std::isnan(depth)) continue;
    wet += weights_[member];
    spread.deepest = std::max(spread.deepest, static_cast<double>(depth));
  }
  spread.flood_probability = wet / total;

  const double* first = damages_.data() + at(building, 0);
  const std::vector<double> damages(first, first + members);
  if (std::any_of(damages.begin(), damages.end(), [](double damage) { return std::isnan(damage); }))
    return spread;
  const double mean = std::inner_product(damages.begin(), damages.end(), weights_.begin(), 0.0) / total;
  double squares = 0;
  for (std::size_t member = 0; member < members; ++member)
    squares += weights_[member] * (damages[member] - mean) * (damages[member] - mean);
  spread.mean = mean;
  spread.deviation = std::sqrt(squares / total);
  spread.most = *std::max_element(damages.begin(), damages.end());
  for (std::size_t i = 0; i < levels.size(); ++i)
    spread.quantiles[i] = io::weighted_quantile(damages, weights_, levels[i]);
  spread.annual = annual_of(damages);
  return spread;
}

// Members of the same return period represent the uncertainty of one flood, whose damage is their mean.
AnnualDamage EnsembleDamage::annual_of(const std::vector<double>& damages) const {
  if (!risk_) return {};
  std::vector<double> sums(risk_->order().size()), weights(sums.size());
  for (std::size_t member = 0; member < damages.size(); ++member) {
    sums[events_[member]] += weights_[member] * damages[member];
    weights[events_[member]] += weights_[member];
  }
  for (std::size_t event = 0; event < sums.size(); ++event) sums[event] /= weights[event];
  return {expected_damage(risk_->trapezoid_weights(), sums),
          expected_damage(risk_->log_linear_weights(), sums)};
}

AnnualDamage EnsembleDamage::annual() const {
  std::vector<double> counting;
  for (const double damage : of_members_)
    if (!std::isnan(damage)) counting.push_back(damage);
  return annual_of(counting);
}

double EnsembleDamage::expected() const {
  double sum = 0, total = 0;
  std::size_t counting = 0;
  for (const double damage : of_members_) {
    if (std::isnan(damage)) continue;
    sum += weights_[counting] * damage;
    total += weights_[counting++];
  }
  return sum / total;
}

std::vector<std::string> EnsembleDamage::columns(const std::vector<double>& levels) const {
  std::vector<std::string> names = {"flood_prob", "depth_max", "damage_mean", "damage_sd"};
  for (const double level : levels) names.push_back(quantile_name(level));
  names.emplace_back("damage_max");
  if (risk_) names.insert(names.end(), {"ead_trapezoid", "ead_loglinear"});
  return names;
}

std::vector<double> EnsembleDamage::values(const DamageSpread& spread) const {
  std::vector<double> list = {spread.flood_probability, spread.deepest, spread.mean, spread.deviation};
  list.insert(list.end(), spread.quantiles.begin(), spread.quantiles.end());
  list.push_back(spread.most);
  if (risk_) list.insert(list.end(), {spread.annual.trapezoid, spread.annual.log_linear});
  return list;
}

namespace {

[[noreturn]] void fail_changed() {
  throw Error("buildings_changed", tr("BUILDINGS has changed during the run"),
              tr("its features are not those of before"),
              tr("Run again with the same FOLDER, when nobody edits the layer."));
}

}  // namespace

io::Layer damage_layer(const Inputs& inputs, const EnsembleDamage& damage, const std::vector<double>& levels,
                       const io::GeoReference& reference) {
  const std::unique_ptr<InputLayer> source = inputs.layer("BUILDINGS", Validity::unchecked);
  const std::vector<std::string> added = damage.columns(levels);
  io::Layer layer;
  layer.name = "damage";
  layer.shape = io::Shape::polygons;
  layer.crs_wkt = reference.crs_wkt;
  std::vector<std::size_t> kept;  // columns of the input; new ones replace those of an earlier damage
  for (std::size_t i = 0; i < source->columns().size(); ++i) {
    const std::string name = folded(source->columns()[i].name);
    if (is_damage_field(name) || std::find(added.begin(), added.end(), name) != added.end()) continue;
    kept.push_back(i);
    layer.columns.push_back(source->columns()[i]);
  }
  for (const std::string& name : added) layer.columns.push_back({name, io::Column::Kind::number});
  const std::vector<BuildingInfo>& infos = damage.buildings().infos;
  std::string why;
  for (io::Row row; source->next(row, &why); why.clear()) {
    const std::size_t building = layer.rows.size();
    if (building >= infos.size() ||
        infos[building].id != row.id.value_or(static_cast<std::int64_t>(building)))
      fail_changed();
    io::Row made;
    for (const std::size_t i : kept) made.attributes.push_back(row.attributes[i]);
    for (const double value : damage.values(damage.spread(building, levels)))
      made.attributes.push_back(io::or_null(value));
    if (why.empty() && !row.wkb.empty() && (infos[building].flags & flag_no_geometry) == 0)
      made.wkb = io::as_multi_polygons(row.wkb);
    layer.rows.push_back(std::move(made));
  }
  if (layer.rows.size() != infos.size()) fail_changed();
  return layer;
}

std::string damage_style(const io::Layer& layer, const std::string& currency) {
  double most = 0;
  for (std::size_t i = 0; i < layer.columns.size(); ++i)
    if (layer.columns[i].name == "damage_mean")
      for (const io::Row& row : layer.rows)
        most = std::max(most, io::number_of(row.attributes[i]).value_or(0));
  return money_style("damage_mean", most, currency);
}

}  // namespace spate
