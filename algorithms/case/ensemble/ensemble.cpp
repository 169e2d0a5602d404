// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/ensemble.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "algorithms/case/inputs/fingerprint.hpp"
#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/limits.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

using Role = HydrographUser::Role;

Series scaled(const Series& series, double factor) {
  if (series.empty()) return series;
  std::vector<double> values = series.values();
  for (double& value : values) value *= factor;
  return Series(series.times(), std::move(values));
}

bool breaches(const Barrier& barrier) {
  return barrier.breach != Barrier().breach;
}

bool any_of(const std::vector<HydrographUser>& users, const std::function<bool(const HydrographUser&)>& is) {
  return std::any_of(users.begin(), users.end(), is);
}

// A text on the volume of all discharges into the domain, and the largest of their peaks.
std::string inflow_text(const std::vector<io::Hydrograph>& series, double duration) {
  double volume = 0, peak = 0;
  std::vector<std::string> levels;
  for (const io::Hydrograph& hydrograph : series) {
    if (hydrograph.kind == InflowKind::level) {
      levels.push_back(tr("a level of up to %1 m", number(hydrograph.series.largest())));
      continue;
    }
    volume += hydrograph.series.integral(0, duration);
    peak = std::max(peak, hydrograph.series.largest());
  }
  std::vector<std::string> parts;
  if (series.size() > levels.size())
    parts.push_back(tr("%1 m³ in all, peak %2 m³/s", fixed(volume, 0), number(peak)));
  parts.insert(parts.end(), levels.begin(), levels.end());
  return joined(parts);
}

}  // namespace

Ensemble::Ensemble(FloodScenario base, Hydrographs hydrographs, const io::ScenarioTable& table,
                   const Parameters& parameters, const Watch& watch)
    : base_(std::move(base)), hydrographs_(std::move(hydrographs)), parameters_(parameters) {
  const std::string common = common_fingerprint(*base_.scenario, base_.reference, parameters_, watch);
  Scenario without_terrain = *base_.scenario;  // which is large, and in the common part
  without_terrain.terrain = {};
  constexpr double mm_per_hour = 3.6e6;  // in a m/s
  const double rain = mm_per_hour * largest_rain(*base_.scenario);
  for (const io::ScenarioRow& row : table.rows) {
    check_changes(row, rain);
    check_barriers(row);
    EnsembleMember member;
    member.row = row;
    member.series = hydrographs_.series_of(row);
    Scenario scenario = without_terrain;
    change(scenario, member);
    has_water_ = has_water_ || has_water(scenario);
    member.fingerprint = member_fingerprint(common, scenario, row);
    members_.push_back(std::move(member));
  }
}

void Ensemble::check_changes(const io::ScenarioRow& row, double rain) const {
  const std::vector<HydrographUser>& users = hydrographs_.users();
  const auto refuse = [&](const std::string& column, const std::string& why) {
    throw Error("scenario_changes_nothing", tr("The scenario '%1' changes nothing by '%2'", row.id, column),
                row.where + ": " + why, tr("Leave the field empty, or complete the inputs."));
  };
  for (const auto& [name, key] : row.series) {
    const std::string& replaced = name;
    if (!any_of(users, [&](const HydrographUser& user) { return user.key == replaced; }))
      refuse("hydrograph:" + replaced,
             tr("no inflow, edge or boundary line names the hydrograph '%1'", replaced));
  }
  if (!row.hydrograph.empty() &&
      !any_of(users, [](const HydrographUser& user) { return user.role == Role::inflow; }))
    refuse("hydrograph", tr("there are no INFLOWS"));
  if (!row.level_series.empty() &&
      !any_of(users, [](const HydrographUser& user) { return user.role == Role::level_edge; }))
    refuse("level_series", tr("no edge or boundary line has a level"));
  if (row.rain_factor != 1 && base_.scenario->rain.empty() && base_.scenario->rain_field == nullptr)
    refuse("rain_factor", tr("there is no rain"));
  const double heaviest = row.rain_factor * rain;
  if (row.rain_factor > 1 && heaviest > io::most_rain)  // less is as the rain that was read
    throw Error("rain_beyond_limits", tr("The scenario '%1' has a rain of %2 mm/h", row.id, number(heaviest)),
                row.where + ": " + tr("it must be from 0 to %1 mm/h", number(io::most_rain)),
                tr("Correct '%1', or the rain.", "rain_factor"));
  if (row.shift_s != 0 && users.empty()) refuse("shift_s", tr("nothing takes a hydrograph"));
  const auto takes = [&](InflowKind kind) {
    return [kind](const HydrographUser& user) {
      return user.role == Role::inflow ||
             user.role == (kind == InflowKind::level ? Role::level_edge : Role::discharge_edge);
    };
  };
  if (row.factor != 1 && !any_of(users, takes(InflowKind::discharge)))
    refuse("factor", tr("nothing takes a discharge"));
  if (row.shift_m != 0 && !any_of(users, takes(InflowKind::level)))
    refuse("shift_m", tr("nothing takes a level"));
}

void Ensemble::check_barriers(const io::ScenarioRow& row) const {
  const auto check = [&](const std::optional<std::set<std::string>>& names, const std::string& column,
                         const std::set<std::string>& known) {
    if (!names) return;
    for (const std::string& name : *names) {
      if (known.count(name) > 0) continue;
      std::vector<std::string> list;
      list.reserve(known.size());
      for (const std::string& each : known) list.push_back("'" + each + "'");
      throw Error("scenario_barrier_unknown",
                  tr("The scenario '%1' names '%2' in '%3', which is not known", row.id, name, column),
                  row.where + "; " +
                      (list.empty() ? tr("BARRIERS has none for '%1'", column)
                                    : tr("BARRIERS has for '%1': %2", column, joined(list))),
                  tr("Correct the name, or the fields of BARRIERS."));
    }
  };
  std::set<std::string> sets, breaching;
  for (const PlacedBarrier& placed : base_.barriers) {
    if (!placed.set.empty()) sets.insert(placed.set);
    if (breaches(placed.barrier)) breaching.insert(placed.barrier.name);
  }
  check(row.barriers, "barriers", sets);
  check(row.breach, "breach", breaching);
}

// Raised buildings come after the barriers of the layer, and are the same in all members.
std::vector<Barrier> Ensemble::barriers_of(const io::ScenarioRow& row) const {
  std::vector<Barrier> barriers;
  for (std::size_t i = 0; i < base_.scenario->barriers.size(); ++i) {
    Barrier barrier = base_.scenario->barriers[i];
    const bool isPlaced = i < base_.barriers.size();
    const std::string set = isPlaced ? base_.barriers[i].set : std::string();
    if (row.barriers && !set.empty() && row.barriers->count(set) == 0) continue;
    if (isPlaced && row.breach && row.breach->count(barrier.name) == 0) {
      barrier.breach = Barrier().breach;
      barrier.fills = barrier.always_stands();
    }
    barriers.push_back(std::move(barrier));
  }
  return barriers;
}

void Ensemble::change(Scenario& scenario, const EnsembleMember& member) const {
  scenario.barriers = barriers_of(member.row);
  scenario.rain = scaled(scenario.rain, member.row.rain_factor);
  scenario.rain_field_factor *= member.row.rain_factor;
  hydrographs_.put(scenario, member.series);
  const double factor = member.row.manning_factor;
  if (factor != 1)  // else all share one
    scenario.terrain.manning.own().change(
        [factor](float n) { return static_cast<float>(static_cast<double>(n) * factor); });
}

std::shared_ptr<const Scenario> Ensemble::scenario_of(const EnsembleMember& member) const {
  auto scenario = std::make_shared<Scenario>(*base_.scenario);
  change(*scenario, member);
  return scenario;
}

std::string Ensemble::inputs_of(const EnsembleMember& member) const {
  std::vector<std::string> parts;
  const std::string inflow = inflow_text(member.series, parameters_.duration);
  if (!inflow.empty()) parts.push_back(inflow);
  if (member.row.rain_factor != 1) parts.push_back(tr("rain x %1", number(member.row.rain_factor)));
  if (member.row.barriers || member.row.breach) {
    const std::vector<Barrier> barriers = barriers_of(member.row);
    const auto breaching = std::count_if(barriers.begin(), barriers.end(), breaches);
    parts.push_back(tr("%1 {barrier|barriers}, of which %2 {breaches|breach}",
                       number(barriers.size() - unreported_barriers()),
                       number(static_cast<long long>(breaching))));
  }
  if (member.row.manning_factor != 1) parts.push_back(tr("n x %1", number(member.row.manning_factor)));
  return joined(parts, "; ");
}

void Ensemble::log_members(Log& log) const {
  const double total =
      std::accumulate(members_.begin(), members_.end(), 0.0,
                      [](double sum, const EnsembleMember& m) { return sum + m.row.weight; });
  log.info(tr("Ensemble: %1 {member|members}", number(members_.size())));
  for (const EnsembleMember& member : members_) {
    const std::string weight = tr("weight %1", number(member.row.weight / total, 4)),
                      inputs = inputs_of(member);
    log.info(tr("  %1: %2", member.row.id, inputs.empty() ? weight : weight + "; " + inputs));
  }
  hydrographs_.warn_of_use(log);
  if (!has_water_) warn_of_no_water(log);
}

}  // namespace spate
