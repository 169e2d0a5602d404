// SPDX-License-Identifier: GPL-3.0-or-later
// spate:comparescenarios: what a measure changes, from two runs.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/tool_algorithm.hpp"
#include "algorithms/report/qt/qt_painter.hpp"

namespace spate {

class CompareScenarios : public ToolAlgorithm {
 public:
  CompareScenarios() : ToolAlgorithm(compare_scenarios_tool) {}
  QString displayName() const override { return qtr("Compare scenarios"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  QgsProcessingAlgorithm* createInstance() const override { return new CompareScenarios; }

 protected:
  QString groupOfMaps() const override { return qtr("Comparison"); }
  const PagePainter& painter() const override { return painter_; }

 private:
  QtPainter painter_;
};

}  // namespace spate
