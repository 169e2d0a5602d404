// SPDX-License-Identifier: GPL-3.0-or-later
// spate:expectedannualdamage: the expected damage per year, from the damage of floods of several return
// periods.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class ExpectedAnnualDamage : public ToolAlgorithm {
 public:
  ExpectedAnnualDamage() : ToolAlgorithm(annual_damage_tool) {}
  QString displayName() const override { return qtr("Expected annual damage"); }
  const char* groupTitle() const override { return translatable("4. Damage"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new ExpectedAnnualDamage; }
};

}  // namespace spate
