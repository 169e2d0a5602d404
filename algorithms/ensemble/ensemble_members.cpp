// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/ensemble_members.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

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

bool anyOf(const std::vector<HydrographUser>& users, const std::function<bool(const HydrographUser&)>& is) {
  return std::any_of(users.begin(), users.end(), is);
}

// What all discharges into the domain bring, and the largest of their peaks.
QString inflowText(const std::vector<io::Hydrograph>& series, double duration) {
  double volume = 0, peak = 0;
  QStringList levels;
  for (const io::Hydrograph& hydrograph : series) {
    if (hydrograph.kind == InflowKind::level) {
      levels << QStringLiteral("a level of up to %1 m").arg(hydrograph.series.largest());
      continue;
    }
    volume += hydrograph.series.integral(0, duration);
    peak = std::max(peak, hydrograph.series.largest());
  }
  QStringList parts;
  if (series.size() > static_cast<std::size_t>(levels.size()))
    parts << QStringLiteral("%1 m3 in all, peak %2 m3/s").arg(volume, 0, 'f', 0).arg(peak, 0, 'g', 6);
  parts << levels;
  return parts.join(QStringLiteral(", "));
}

}  // namespace

Ensemble::Ensemble(FloodScenario base, Hydrographs hydrographs, const io::ScenarioTable& table,
                   const Parameters& parameters)
    : base_(std::move(base)), hydrographs_(std::move(hydrographs)), parameters_(parameters) {
  const QByteArray common = commonFingerprint(*base_.scenario, base_.reference, parameters_);
  for (const io::ScenarioRow& row : table.rows) {
    checkChanges(row);
    checkBarriers(row);
    EnsembleMember member;
    member.row = row;
    member.series = hydrographs_.seriesOf(row);
    member.fingerprint = memberFingerprint(common, *withoutTerrain(member), row.manning_factor);
    members_.push_back(std::move(member));
  }
}

void Ensemble::checkChanges(const io::ScenarioRow& row) const {
  const std::vector<HydrographUser>& users = hydrographs_.users();
  const auto refuse = [&](const QString& column, const QString& why) {
    throw inputError(QStringLiteral("The scenario '%1' changes nothing by '%2'")
                         .arg(QString::fromStdString(row.id), column),
                     QStringLiteral("%1: %2").arg(QString::fromStdString(row.where), why),
                     QStringLiteral("Leave the field empty, or complete the inputs."));
  };
  for (const auto& [name, key] : row.series) {
    const QString replaced = QString::fromStdString(name);
    if (!anyOf(users, [&](const HydrographUser& user) { return user.key == replaced; }))
      refuse(QStringLiteral("hydrograph:%1").arg(replaced),
             QStringLiteral("no inflow, edge or boundary line names the hydrograph '%1'").arg(replaced));
  }
  if (!row.hydrograph.empty() &&
      !anyOf(users, [](const HydrographUser& user) { return user.role == Role::inflow; }))
    refuse(QStringLiteral("hydrograph"), QStringLiteral("there are no INFLOWS"));
  if (!row.level_series.empty() &&
      !anyOf(users, [](const HydrographUser& user) { return user.role == Role::levelEdge; }))
    refuse(QStringLiteral("level_series"), QStringLiteral("no edge or boundary line has a level"));
  if (row.rain_factor != 1 && base_.scenario->rain.empty())
    refuse(QStringLiteral("rain_factor"), QStringLiteral("there is no rain"));
  if (row.shift_s != 0 && users.empty())
    refuse(QStringLiteral("shift_s"), QStringLiteral("nothing takes a hydrograph"));
  const auto takes = [&](InflowKind kind) {
    return [&, kind](const HydrographUser& user) {
      return user.role == Role::inflow ||
             user.role == (kind == InflowKind::level ? Role::levelEdge : Role::dischargeEdge);
    };
  };
  if (row.factor != 1 && !anyOf(users, takes(InflowKind::discharge)))
    refuse(QStringLiteral("factor"), QStringLiteral("nothing takes a discharge"));
  if (row.shift_m != 0 && !anyOf(users, takes(InflowKind::level)))
    refuse(QStringLiteral("shift_m"), QStringLiteral("nothing takes a level"));
}

void Ensemble::checkBarriers(const io::ScenarioRow& row) const {
  const auto check = [&](const std::optional<std::set<std::string>>& names, const char* column,
                         const std::set<std::string>& known, const char* what) {
    if (!names) return;
    for (const std::string& name : *names) {
      if (known.count(name) > 0) continue;
      QStringList list;
      for (const std::string& each : known) list << QStringLiteral("'%1'").arg(QString::fromStdString(each));
      throw inputError(
          QStringLiteral("The scenario '%1' names '%2' in '%3', which is not known")
              .arg(QString::fromStdString(row.id), QString::fromStdString(name), column),
          QStringLiteral("%1; BARRIERS has %2")
              .arg(QString::fromStdString(row.where),
                   list.isEmpty() ? QStringLiteral("no %1").arg(what)
                                  : QStringLiteral("the %1 %2").arg(what, list.join(QStringLiteral(", ")))),
          QStringLiteral("Correct the name, or the fields of BARRIERS."));
    }
  };
  std::set<std::string> sets, breaching;
  for (const PlacedBarrier& placed : base_.barriers) {
    if (!placed.set.isEmpty()) sets.insert(placed.set.toStdString());
    if (breaches(placed.barrier)) breaching.insert(placed.barrier.name);
  }
  check(row.barriers, "barriers", sets, "sets");
  check(row.breach, "breach", breaching, "breaching barriers");
}

// Raised buildings come after the barriers of the layer, and stay.
std::vector<Barrier> Ensemble::barriersOf(const io::ScenarioRow& row) const {
  std::vector<Barrier> barriers;
  for (std::size_t i = 0; i < base_.scenario->barriers.size(); ++i) {
    Barrier barrier = base_.scenario->barriers[i];
    const bool isPlaced = i < base_.barriers.size();
    const std::string set = isPlaced ? base_.barriers[i].set.toStdString() : std::string();
    if (row.barriers && !set.empty() && row.barriers->count(set) == 0) continue;
    if (isPlaced && row.breach && row.breach->count(barrier.name) == 0) barrier.breach = Barrier().breach;
    barriers.push_back(std::move(barrier));
  }
  return barriers;
}

// All that is small.
std::shared_ptr<Scenario> Ensemble::withoutTerrain(const EnsembleMember& member) const {
  const Scenario& base = *base_.scenario;
  auto scenario = std::make_shared<Scenario>();
  scenario->sides = base.sides;
  scenario->nodata_continues_open_side = base.nodata_continues_open_side;
  scenario->boundaries = base.boundaries;
  scenario->inflows = base.inflows;
  scenario->barriers = barriersOf(member.row);
  scenario->rain = scaled(base.rain, member.row.rain_factor);
  scenario->infiltration = base.infiltration;
  hydrographs_.put(*scenario, member.series);
  return scenario;
}

std::shared_ptr<const Scenario> Ensemble::scenarioOf(const EnsembleMember& member) const {
  const Scenario& base = *base_.scenario;
  const std::shared_ptr<Scenario> scenario = withoutTerrain(member);
  scenario->terrain = base.terrain;
  for (float& n : scenario->terrain.manning)
    n = static_cast<float>(static_cast<double>(n) * member.row.manning_factor);
  scenario->initial_depth = base.initial_depth;
  scenario->initial_level = base.initial_level;
  scenario->initial_hu = base.initial_hu;
  scenario->initial_hv = base.initial_hv;
  return scenario;
}

void Ensemble::tellMembers(QgsProcessingFeedback* feedback) const {
  const double total =
      std::accumulate(members_.begin(), members_.end(), 0.0,
                      [](double sum, const EnsembleMember& m) { return sum + m.row.weight; });
  feedback->pushInfo(QStringLiteral("Ensemble: %1 members").arg(members_.size()));
  for (const EnsembleMember& member : members_) {
    QStringList told{QStringLiteral("weight %1").arg(member.row.weight / total, 0, 'g', 4)};
    const QString inflow = inflowText(member.series, parameters_.duration);
    if (!inflow.isEmpty()) told << inflow;
    if (member.row.rain_factor != 1) told << QStringLiteral("rain x %1").arg(member.row.rain_factor);
    if (member.row.barriers || member.row.breach) {
      const std::vector<Barrier> barriers = barriersOf(member.row);
      told << QStringLiteral("%1 barriers, of which %2 breach")
                  .arg(barriers.size() - raisedBuildings())
                  .arg(std::count_if(barriers.begin(), barriers.end(), breaches));
    }
    if (member.row.manning_factor != 1) told << QStringLiteral("n x %1").arg(member.row.manning_factor);
    feedback->pushInfo(QStringLiteral("  %1: %2").arg(member.id(), told.join(QStringLiteral("; "))));
  }
  hydrographs_.warnOfUse(feedback);
}

}  // namespace spate
