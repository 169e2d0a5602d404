// SPDX-License-Identifier: GPL-3.0-or-later
// spate:buildingdamage: from buildings, depths and damage curves to what the flood costs.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class BuildingDamage : public ToolAlgorithm {
 public:
  BuildingDamage() : ToolAlgorithm(building_damage_tool) {}
  QString displayName() const override { return qtr("Building damage"); }
  const char* groupTitle() const override { return translatable("4. Damage"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new BuildingDamage; }
};

}  // namespace spate
