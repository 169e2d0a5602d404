// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers: finds the places where water would pass a set of barriers.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class CheckBarriers : public ToolAlgorithm {
 public:
  CheckBarriers() : ToolAlgorithm(check_barriers_tool) {}
  QString displayName() const override { return qtr("Check barriers for leaks"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new CheckBarriers; }
};

}  // namespace spate
