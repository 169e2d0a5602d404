// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodextent: turns a raster of depths into polygons by depth class.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class FloodExtent : public ToolAlgorithm {
 public:
  FloodExtent() : ToolAlgorithm(flood_extent_tool) {}
  QString displayName() const override { return qtr("Flood extent"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new FloodExtent; }
};

}  // namespace spate
