// SPDX-License-Identifier: GPL-3.0-or-later
// spate:checkinputs: what is known of a flood simulation before its first step.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class CheckInputs : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("checkinputs"); }
  QString displayName() const override { return qtr("Check inputs of a flood"); }
  const char* groupTitle() const override { return "1. Preparation"; }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new CheckInputs; }

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
