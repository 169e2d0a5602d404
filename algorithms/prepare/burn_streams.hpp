// SPDX-License-Identifier: GPL-3.0-or-later
// spate:burnstreams: the beds of streams in an elevation model that does not show them.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class BurnStreams : public ToolAlgorithm {
 public:
  BurnStreams() : ToolAlgorithm(burn_streams_tool) {}
  QString displayName() const override { return qtr("Burn streams into the terrain"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new BurnStreams; }
};

}  // namespace spate
