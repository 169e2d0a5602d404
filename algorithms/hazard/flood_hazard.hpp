// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodhazard: the UK hazard rating and the Australian hazard classes, from depth and speed.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class FloodHazard : public ToolAlgorithm {
 public:
  FloodHazard() : ToolAlgorithm(flood_hazard_tool) {}
  QString displayName() const override { return qtr("Flood hazard"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new FloodHazard; }
};

}  // namespace spate
