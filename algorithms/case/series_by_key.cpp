// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/series_by_key.hpp"

#include <algorithm>

namespace spate {
namespace {

const char* kindText(InflowKind kind) {
  return kind == InflowKind::discharge ? "discharge" : "level";
}

// The key of the series that a scenario gives a user in place of its own; empty = its own.
std::string replacedKey(const HydrographUser& user, const io::ScenarioRow& changes) {
  const auto named = changes.series.find(user.key.toStdString());
  if (named != changes.series.end()) return named->second;
  if (user.role == HydrographUser::Role::inflow) return changes.hydrograph;
  return user.role == HydrographUser::Role::levelEdge ? changes.level_series : std::string();
}

void checkKind(const HydrographUser& user, const QString& label, const QString& key, InflowKind kind) {
  if (user.role == HydrographUser::Role::inflow) return;
  const InflowKind needed =
      user.role == HydrographUser::Role::levelEdge ? InflowKind::level : InflowKind::discharge;
  if (kind != needed)
    throw inputError(QStringLiteral("%1 needs a %2").arg(label, kindText(needed)),
                     QStringLiteral("the hydrograph '%1' is a %2").arg(key, kindText(kind)),
                     QStringLiteral("Change the kind, or the column of the series."));
}

io::Hydrograph changed(const io::Hydrograph& hydrograph, const io::ScenarioRow& changes) {
  std::vector<double> times = hydrograph.series.times();
  std::vector<double> values = hydrograph.series.values();
  const bool isLevel = hydrograph.kind == InflowKind::level;
  for (double& time : times) time += changes.shift_s;
  for (double& value : values) value = isLevel ? value + changes.shift_m : value * changes.factor;
  return {hydrograph.kind, Series(std::move(times), std::move(values))};
}

}  // namespace

Hydrographs::Hydrographs(const FloodLayers& layers, io::ScenarioRow changes)
    : isGiven_(layers.isGiven("HYDROGRAPHS")), changes_(std::move(changes)) {
  if (isGiven_) series_ = io::read_hydrographs(layers.table("HYDROGRAPHS"));
}

void Hydrographs::serve(Scenario& scenario, HydrographUser user) {
  user.put(scenario, find(user, changes_));
  users_.push_back(std::move(user));
  countUses();
}

std::vector<io::Hydrograph> Hydrographs::seriesOf(const io::ScenarioRow& changes) {
  uses_.clear();
  std::vector<io::Hydrograph> series;
  for (const HydrographUser& user : users_) series.push_back(find(user, changes));
  countUses();
  return series;
}

void Hydrographs::put(Scenario& scenario, const std::vector<io::Hydrograph>& series) const {
  for (std::size_t i = 0; i < users_.size(); ++i) users_[i].put(scenario, series[i]);
}

io::Hydrograph Hydrographs::find(const HydrographUser& user, const io::ScenarioRow& changes) {
  const std::string replaced = replacedKey(user, changes);
  const QString key = replaced.empty() ? user.key : QString::fromStdString(replaced);
  const QString label =
      changes.where.empty()
          ? user.label
          : QStringLiteral("%1, in %2,").arg(user.label, QString::fromStdString(changes.where));
  if (!isGiven_)
    throw inputError(QStringLiteral("%1 has no hydrograph").arg(label),
                     QStringLiteral("HYDROGRAPHS is not given"),
                     QStringLiteral("Give the table that holds '%1'.").arg(key));
  auto found = series_.find(key.toStdString());
  // A table without keys holds one series, which serves whoever asks.
  if (found == series_.end() && series_.size() == 1 && replaced.empty()) found = series_.find(std::string());
  if (found == series_.end()) {
    QStringList known;
    for (const auto& entry : series_)
      known << QStringLiteral("'%1'").arg(QString::fromStdString(entry.first));
    throw inputError(QStringLiteral("%1 names the hydrograph '%2', which is not known").arg(label, key),
                     QStringLiteral("HYDROGRAPHS holds %1").arg(known.join(QStringLiteral(", "))),
                     QStringLiteral("Correct the name, or add the series."));
  }
  checkKind(user, label, key, found->second.kind);
  ++uses_[found->first];
  return changed(found->second, changes);
}

void Hydrographs::countUses() {
  for (const auto& [key, uses] : uses_) mostUses_[key] = std::max(mostUses_[key], uses);
}

void Hydrographs::warnOfUse(QgsProcessingFeedback* feedback) const {
  for (const auto& entry : series_) {
    const auto use = mostUses_.find(entry.first);
    const QString key = QString::fromStdString(entry.first);
    if (use == mostUses_.end())
      feedback->pushWarning(QStringLiteral("The hydrograph '%1' is not used by anything.").arg(key));
    else if (use->second > 1 && entry.second.kind == InflowKind::discharge)
      feedback->pushWarning(QStringLiteral("The hydrograph '%1' is used %2 times, in full each time.")
                                .arg(key)
                                .arg(use->second));
  }
}

}  // namespace spate
