// SPDX-License-Identifier: GPL-3.0-or-later
// spate:manningfromlandcover: Manning's n on the cells of a DEM, from land cover and a table of roughness.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class ManningFromLandCover : public ToolAlgorithm {
 public:
  ManningFromLandCover() : ToolAlgorithm(manning_from_land_cover_tool) {}
  QString displayName() const override { return qtr("Manning's n from land cover"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new ManningFromLandCover; }
};

}  // namespace spate
