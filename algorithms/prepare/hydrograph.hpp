// SPDX-License-Identifier: GPL-3.0-or-later
// spate:hydrograph: designs a hydrograph, and checks and plots given ones.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class HydrographAlgorithm : public ToolAlgorithm {
 public:
  HydrographAlgorithm() : ToolAlgorithm(hydrograph_tool) {}
  QString displayName() const override { return qtr("Design or check hydrographs"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new HydrographAlgorithm; }
};

}  // namespace spate
