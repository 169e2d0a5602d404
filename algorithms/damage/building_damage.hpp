// SPDX-License-Identifier: GPL-3.0-or-later
// spate:buildingdamage: from buildings, depths and damage curves to what the flood costs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/qgis/damage_layers.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class BuildingDamage : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("buildingdamage"); }
  QString displayName() const override { return qtr("Building damage"); }
  const char* groupTitle() const override { return translatable("4. Damage"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new BuildingDamage; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  // Each returns the location of its result.
  QString writeBuildings(const QVariantMap& parameters, QgsProcessingContext& context,
                         QgsProcessingFeedback* feedback, const DamageBuildings& buildings,
                         const std::vector<BuildingLoss>& losses) const;
  QString writeSummary(const QVariantMap& parameters, QgsProcessingContext& context,
                       const std::map<QString, ClassSum>& classes, const QString& currency) const;

  std::map<QString, std::string> rasters_;  // by parameter, as GDAL opens them
  InputFiles files_;                        // with the CRS of the depths
};

}  // namespace spate
