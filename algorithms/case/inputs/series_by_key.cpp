// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/inputs/series_by_key.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/limits.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

using Role = HydrographUser::Role;

std::string kind_text(InflowKind kind) {
  return kind == InflowKind::discharge ? tr("discharge") : tr("level");
}

// The key of the series that a scenario gives a user in place of its own; empty = its own.
std::string replaced_key(const HydrographUser& user, const io::ScenarioRow& changes) {
  const auto named = changes.series.find(user.key);
  if (named != changes.series.end()) return named->second;
  if (user.role == Role::inflow) return changes.hydrograph;
  return user.role == Role::level_edge ? changes.level_series : std::string();
}

void check_kind(const HydrographUser& user, const std::string& label, const std::string& key,
                InflowKind kind) {
  if (user.role == Role::inflow) return;
  const InflowKind needed = user.role == Role::level_edge ? InflowKind::level : InflowKind::discharge;
  if (kind != needed)
    throw Error("hydrograph_of_wrong_kind", tr("%1 needs a %2", label, kind_text(needed)),
                tr("the hydrograph '%1' is a %2", key, kind_text(kind)),
                tr("Change the kind, or the column of the series."));
}

// Throws Error for values beyond the limits. label: of the user of the series.
void check_limits(const io::Hydrograph& hydrograph, const std::string& label) {
  const bool is_level = hydrograph.kind == InflowKind::level;
  const double most = is_level ? io::most_elevation : io::most_discharge;
  for (const double value : {hydrograph.series.smallest(), hydrograph.series.largest()})
    if (!(std::fabs(value) <= most))
      throw Error(
          "series_beyond_limits", tr("%1 has a %2 of %3", label, kind_text(hydrograph.kind), number(value)),
          tr("it must lie between %1 and %2 %3", number(-most), number(most), is_level ? "m" : "m³/s"),
          tr("Correct it, its unit, or what a scenario makes of it."));
}

io::Hydrograph changed(const io::Hydrograph& hydrograph, const io::ScenarioRow& changes) {
  std::vector<double> times = hydrograph.series.times();
  std::vector<double> values = hydrograph.series.values();
  const bool is_level = hydrograph.kind == InflowKind::level;
  for (double& time : times) time += changes.shift_s;
  for (double& value : values) value = is_level ? value + changes.shift_m : value * changes.factor;
  return {hydrograph.kind, Series(std::move(times), std::move(values))};
}

}  // namespace

Hydrographs::Hydrographs(const Inputs& inputs, io::ScenarioRow changes)
    : is_given_(inputs.is_given("HYDROGRAPHS")), changes_(std::move(changes)) {
  if (is_given_) series_ = io::read_hydrographs(inputs.table("HYDROGRAPHS"));
}

void Hydrographs::serve(Scenario& scenario, HydrographUser user) {
  user.put(scenario, find(user, changes_));
  users_.push_back(std::move(user));
  count_uses();
}

std::vector<io::Hydrograph> Hydrographs::series_of(const io::ScenarioRow& changes) {
  uses_.clear();
  std::vector<io::Hydrograph> series;
  for (const HydrographUser& user : users_) series.push_back(find(user, changes));
  count_uses();
  return series;
}

void Hydrographs::put(Scenario& scenario, const std::vector<io::Hydrograph>& series) const {
  for (std::size_t i = 0; i < users_.size(); ++i) users_[i].put(scenario, series[i]);
}

io::Hydrograph Hydrographs::find(const HydrographUser& user, const io::ScenarioRow& changes) {
  const std::string replaced = replaced_key(user, changes);
  const std::string key = replaced.empty() ? user.key : replaced;
  const std::string label = changes.where.empty() ? user.label : tr("%1, in %2,", user.label, changes.where);
  if (replaced.empty() && user.own) {
    check_kind(user, label, key, user.own->kind);
    io::Hydrograph own = changed(*user.own, changes);
    check_limits(own, label);
    return own;
  }
  if (!is_given_)
    throw Error("no_hydrograph_table", tr("%1 has no hydrograph", label), tr("HYDROGRAPHS is not given"),
                key.empty() ? tr("Give that table, and name the series in the field 'hydrograph'.")
                            : tr("Give the table that holds '%1'.", key));
  auto found = series_.find(key);
  // A table without keys holds one series, which serves every user.
  if (found == series_.end() && series_.size() == 1 && replaced.empty()) found = series_.find(std::string());
  if (found == series_.end()) {
    std::vector<std::string> known;
    for (const auto& entry : series_) known.push_back("'" + entry.first + "'");
    throw Error("hydrograph_unknown", tr("%1 names the hydrograph '%2', which is not known", label, key),
                tr("HYDROGRAPHS holds %1", joined(known)), tr("Correct the name, or add the series."));
  }
  check_kind(user, label, key, found->second.kind);
  ++uses_[found->first];
  io::Hydrograph named = changed(found->second, changes);
  check_limits(named, label);
  return named;
}

void Hydrographs::count_uses() {
  for (const auto& [key, uses] : uses_) most_uses_[key] = std::max(most_uses_[key], uses);
}

void Hydrographs::warn_of_use(Log& log) const {
  constexpr std::size_t most_named = 5;
  std::vector<std::string> unused;
  for (const auto& [key, series] : series_) {
    const auto use = most_uses_.find(key);
    if (use == most_uses_.end())
      unused.push_back("'" + key + "'");
    else if (use->second > 1 && series.kind == InflowKind::discharge)
      log.warning(
          {"hydrograph_used_twice", tr("The hydrograph '%1' is used %2 times", key, number(use->second)),
           tr("its whole discharge comes in each time"), tr("Give each its own, if that is not meant.")});
  }
  if (unused.empty()) return;
  log.warning({"hydrographs_unused", tr("Hydrographs are not used: %1", joined_up_to(most_named, unused)),
               tr("no inflow, edge or boundary line names them"), tr("Correct the names, or remove them.")});
}

}  // namespace spate
