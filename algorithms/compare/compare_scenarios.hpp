// SPDX-License-Identifier: GPL-3.0-or-later
// spate:comparescenarios: what a measure changes, from two runs.
#pragma once

#include <vector>

#include "algorithms/compare/depth_comparison.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

struct BuildingChange;

class CompareScenarios : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("comparescenarios"); }
  QString displayName() const override { return qtr("Compare scenarios"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new CompareScenarios; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  QString writeBuildings(const std::vector<BuildingChange>& buildings, const QVariantMap& parameters,
                         QgsProcessingContext& context, QgsProcessingFeedback* feedback) const;

  ComparedFiles files_;
  std::string dem_;                   // as GDAL opens it; empty = none
  QgsCoordinateReferenceSystem crs_;  // of DEPTH_WITHOUT
  QgsCoordinateReferenceSystem demCrs_;
  QString command_;
};

}  // namespace spate
