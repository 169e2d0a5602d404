// SPDX-License-Identifier: GPL-3.0-or-later
// spate:mergeterrain: one elevation model of several, in their order.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class MergeTerrain : public ToolAlgorithm {
 public:
  MergeTerrain() : ToolAlgorithm(merge_terrain_tool) {}
  QString displayName() const override { return qtr("Merge terrains"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new MergeTerrain; }
};

}  // namespace spate
