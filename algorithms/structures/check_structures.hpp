// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkstructures: whether culverts, weirs, gates and pumps fit the ground and the water around them.
#pragma once

#include "algorithms/case/tool_list.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class CheckStructures : public ToolAlgorithm {
 public:
  CheckStructures() : ToolAlgorithm(check_structures_tool) {}
  QString displayName() const override { return qtr("Check structures"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new CheckStructures; }
};

}  // namespace spate
