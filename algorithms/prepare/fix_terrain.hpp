// SPDX-License-Identifier: GPL-3.0-or-later
// spate:fixterrain: spikes, pits and bridges of an elevation model, found, proposed and removed.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class FixTerrain : public ToolAlgorithm {
 public:
  FixTerrain() : ToolAlgorithm(fix_terrain_tool) {}
  QString displayName() const override { return qtr("Fix the terrain"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new FixTerrain; }
};

}  // namespace spate
