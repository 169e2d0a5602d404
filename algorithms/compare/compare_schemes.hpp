// SPDX-License-Identifier: GPL-3.0-or-later
// spate:compareschemes: one flood with several schemes.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class CompareSchemes : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("compareschemes"); }
  QString displayName() const override { return qtr("Compare schemes"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new CompareSchemes; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  InputFiles files_;
};

}  // namespace spate
