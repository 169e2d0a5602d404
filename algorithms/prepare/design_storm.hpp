// SPDX-License-Identifier: GPL-3.0-or-later
// spate:designstorm: a table of rain from the statistics of a place.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class DesignStorm : public ToolAlgorithm {
 public:
  DesignStorm() : ToolAlgorithm(design_storm_tool) {}
  QString displayName() const override { return qtr("Design a storm"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new DesignStorm; }
};

}  // namespace spate
