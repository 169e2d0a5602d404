// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkstructures: whether culverts, weirs, gates and pumps fit the ground and the water around them.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class CheckStructures : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("checkstructures"); }
  QString displayName() const override { return qtr("Check structures"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new CheckStructures; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  InputFiles files_;
};

}  // namespace spate
