// SPDX-License-Identifier: GPL-3.0-or-later
// spate:exportcase: a flood simulation with all its inputs in one folder, for the command `spate`.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class ExportCase : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("exportcase"); }
  QString displayName() const override { return qtr("Export case"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new ExportCase; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  InputFiles files_;
};

}  // namespace spate
