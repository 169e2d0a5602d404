// SPDX-License-Identifier: GPL-3.0-or-later
// spate:samplepoints: results at points, compared with observations.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class SamplePoints : public ToolAlgorithm {
 public:
  SamplePoints() : ToolAlgorithm(sample_points_tool) {}
  QString displayName() const override { return qtr("Compare with observations"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new SamplePoints; }
};

}  // namespace spate
