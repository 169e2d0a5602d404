// SPDX-License-Identifier: GPL-3.0-or-later
// spate:inputlayers: a GeoPackage with the empty layers that a simulation takes, ready to be drawn in.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class InputLayers : public ToolAlgorithm {
 public:
  InputLayers() : ToolAlgorithm(input_layers_tool) {}
  QString displayName() const override { return qtr("Make input layers"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new InputLayers; }

 protected:
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;
};

}  // namespace spate
