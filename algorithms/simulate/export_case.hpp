// SPDX-License-Identifier: GPL-3.0-or-later
// spate:exportcase: a flood simulation with all its inputs in one folder, for the command `spate`.
#pragma once

#include "algorithms/case/tool_list.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"

namespace spate {

class ExportCase : public ToolAlgorithm {
 public:
  ExportCase() : ToolAlgorithm(export_case_tool) {}
  QString displayName() const override { return qtr("Export case"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new ExportCase; }
};

}  // namespace spate
