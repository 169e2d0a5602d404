// SPDX-License-Identifier: GPL-3.0-or-later
// The members of an ensemble: one scenario for each row of a table, all of them on the same terrain.
#pragma once

#include <QByteArray>
#include <memory>
#include <vector>

#include "algorithms/case/flood_scenario.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct EnsembleMember {
  io::ScenarioRow row;
  std::vector<io::Hydrograph> series;  // as Hydrographs hands them out
  QByteArray fingerprint;              // of everything that determines the member's maps

  QString id() const { return QString::fromStdString(row.id); }
};

class Ensemble {
 public:
  // Throws when a scenario names a series that is not known, or changes something that does not exist.
  Ensemble(FloodScenario base, Hydrographs hydrographs, const io::ScenarioTable& table,
           const Parameters& parameters);

  const std::vector<EnsembleMember>& members() const { return members_; }
  const io::GeoReference& reference() const { return base_.reference; }
  const Scenario& base() const { return *base_.scenario; }
  const Parameters& parameters() const { return parameters_; }
  // They are the last barriers of every member, and are not reported.
  std::size_t raisedBuildings() const { return base_.scenario->barriers.size() - base_.barriers.size(); }

  // From any thread.
  std::shared_ptr<const Scenario> scenarioOf(const EnsembleMember& member) const;

  // Weights, and what flows in, of each member.
  void tellMembers(QgsProcessingFeedback* feedback) const;

 private:
  std::vector<Barrier> barriersOf(const io::ScenarioRow& row) const;
  std::shared_ptr<Scenario> withoutTerrain(const EnsembleMember& member) const;
  void checkChanges(const io::ScenarioRow& row) const;
  void checkBarriers(const io::ScenarioRow& row) const;

  FloodScenario base_;
  Hydrographs hydrographs_;
  Parameters parameters_;
  std::vector<EnsembleMember> members_;
};

// Of the parts that all members have in common, and of a member with them (ensemble_fingerprint.cpp).
QByteArray commonFingerprint(const Scenario& scenario, const io::GeoReference& reference,
                             const Parameters& parameters);
QByteArray memberFingerprint(const QByteArray& common, const Scenario& scenario, double manningFactor);

}  // namespace spate
