// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/ensemble_damage.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "algorithms/qgis/damage_layers.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

// "damage_q05", "damage_q50", "damage_q99_5"
QString quantileName(double level) {
  QString percent = QString::number(100 * level, 'g', 6);
  if (level < 0.1) percent.prepend('0');
  return QStringLiteral("damage_q%1").arg(percent.replace('.', '_'));
}

}  // namespace

EnsembleDamage::EnsembleDamage(DamageBuildings buildings, const Ensemble& ensemble,
                               const MemberFolder& folder, const std::vector<MemberRecord>& records,
                               QgsProcessingFeedback* feedback)
    : buildings_(std::move(buildings)), ofMembers_(records.size(), unknown) {
  const io::Footprints& footprints = buildings_.model.footprints;
  std::vector<std::size_t> counting;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (records[i].status == MemberRecord::Status::failed) continue;
    counting.push_back(i);
    weights_.push_back(ensemble.members()[i].row.weight);
  }
  damages_.resize(footprints.size() * counting.size());
  depths_.resize(damages_.size());
  for (std::size_t member = 0; member < counting.size(); ++member) {
    const EnsembleMember& of = ensemble.members()[counting[member]];
    const std::vector<float> depths =
        io::read_cells(folder.map(of, "MAX_DEPTH"), "MAX_DEPTH", ensemble.reference(), footprints.cells());
    double sum = 0;
    for (std::size_t building = 0; building < footprints.size(); ++building) {
      if (feedback->isCanceled())
        throw QgsProcessingException(
            qtr("Cancelled while damage was computed. %1", folder.what_stays().c_str()));
      const Damage damage = buildings_.model.damage(building, depths);
      damages_[at(building, member)] = damage.total;
      depths_[at(building, member)] =
          damage.water.wet ? static_cast<float>(damage.water.max) : std::numeric_limits<float>::quiet_NaN();
      if (!std::isnan(damage.total)) sum += damage.total;
    }
    ofMembers_[counting[member]] = sum;
  }
}

DamageSpread EnsembleDamage::spread(std::size_t building, const std::vector<double>& levels) const {
  DamageSpread spread;
  const std::size_t members = weights_.size();
  const double total = std::accumulate(weights_.begin(), weights_.end(), 0.0);
  if (buildings_.model.footprints.inside(building) == 0) return spread;
  double wet = 0;
  spread.deepest = 0;
  for (std::size_t member = 0; member < members; ++member) {
    const float depth = depths_[at(building, member)];
    if (std::isnan(depth)) continue;
    wet += weights_[member];
    spread.deepest = std::max(spread.deepest, static_cast<double>(depth));
  }
  spread.floodProbability = wet / total;

  const double* damages = damages_.data() + at(building, 0);
  if (std::any_of(damages, damages + members, [](double damage) { return std::isnan(damage); }))
    return spread;
  const double mean = std::inner_product(damages, damages + members, weights_.begin(), 0.0) / total;
  double squares = 0;
  for (std::size_t member = 0; member < members; ++member)
    squares += weights_[member] * (damages[member] - mean) * (damages[member] - mean);
  spread.mean = mean;
  spread.deviation = std::sqrt(squares / total);
  spread.most = *std::max_element(damages, damages + members);
  for (const double level : levels)
    spread.quantiles.push_back(io::weighted_quantile({damages, damages + members}, weights_, level));
  return spread;
}

double EnsembleDamage::expected() const {
  double sum = 0, total = 0;
  std::size_t counting = 0;
  for (const double damage : ofMembers_) {
    if (std::isnan(damage)) continue;
    sum += weights_[counting] * damage;
    total += weights_[counting++];
  }
  return sum / total;
}

SpreadFields::SpreadFields(const QgsFields& input, const std::vector<double>& levels) {
  QgsFields added;
  for (const char* name : {"flood_prob", "depth_max", "damage_mean", "damage_sd"})
    added.append(QgsField(QString(name), qgis::realField));
  for (const double level : levels) added.append(QgsField(quantileName(level), qgis::realField));
  added.append(QgsField(QStringLiteral("damage_max"), qgis::realField));
  for (int i = 0; i < input.size(); ++i) {
    if (added.lookupField(input[i].name()) >= 0) continue;
    kept_.push_back(i);
    fields_.append(input[i]);
  }
  for (const QgsField& field : added) fields_.append(field);
}

QgsAttributes SpreadFields::attributes(const QgsAttributes& input, const DamageSpread& spread) const {
  QgsAttributes list;
  for (const int index : kept_) list << input.value(index);
  for (const double value : {spread.floodProbability, spread.deepest, spread.mean, spread.deviation})
    list << orNull(value);
  for (const double value : spread.quantiles) list << orNull(value);
  while (list.size() < fields_.size() - 1) list << orNull(unknown);
  list << orNull(spread.most);
  return list;
}

}  // namespace spate
