// SPDX-License-Identifier: GPL-3.0-or-later
// An algorithm that is a tool of a case (algorithms/case/tools): what it takes, gives and does stands there,
// since the command has it too. Only its texts are QGIS' own.
#pragma once

#include "algorithms/case/tools/tool.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class ToolAlgorithm : public SpateAlgorithm {
 public:
  explicit ToolAlgorithm(const Tool& tool) : tool_(tool) {}

  QString name() const override { return QString(tool_.name); }
  void initAlgorithm(const QVariantMap& configuration) override;

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

  // The group of its maps in the project's tree of layers; empty = they stand alone.
  virtual QString groupOfMaps() const { return {}; }
  virtual const PagePainter& painter() const { return svg_painter(); }

 private:
  void styleMaps(const QVariantMap& results, QgsProcessingContext& context,
                 QgsProcessingFeedback* feedback) const;

  const Tool& tool_;
  InputFiles files_;
  std::string command_;  // the call that repeats this run
};

}  // namespace spate
