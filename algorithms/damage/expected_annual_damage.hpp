// SPDX-License-Identifier: GPL-3.0-or-later
// spate:expectedannualdamage: the expected damage per year, from the damage of floods of several return
// periods.
#pragma once

#include <vector>

#include "algorithms/damage/flood_events.hpp"
#include "algorithms/damage/probability_report.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class ExpectedAnnualDamage : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("expectedannualdamage"); }
  QString displayName() const override { return qtr("Expected annual damage"); }
  const char* groupTitle() const override { return translatable("4. Damage"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new ExpectedAnnualDamage; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  // Throws when they are too few for an integral, or contradict the one without damage.
  void checkPeriods(const std::vector<double>& periods, const QVariantMap& parameters,
                    QgsProcessingContext& context) const;
  // Logs which layer stands for which flood, so that a return period in the wrong place is noticed.
  void logLayers(const RiskSummary& summary, const FloodRisk& risk, QgsProcessingFeedback* feedback) const;
  QString writeBuildings(const QVariantMap& parameters, QgsProcessingContext& context,
                         QgsProcessingFeedback* feedback, const EventDamages& damages,
                         const FloodRisk& risk) const;

  std::vector<EventLayer> layers_;
};

}  // namespace spate
