// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkbarriers: finds the places where water would pass a set of barriers.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class CheckBarriers : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("checkbarriers"); }
  QString displayName() const override { return qtr("Check barriers for leaks"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new CheckBarriers; }

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
