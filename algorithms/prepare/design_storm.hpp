// SPDX-License-Identifier: GPL-3.0-or-later
// spate:designstorm: a table of rain from the statistics of a place.
#pragma once

#include "algorithms/prepare/storm_shape.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class DesignStorm : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("designstorm"); }
  QString displayName() const override { return qtr("Design a storm"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new DesignStorm; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  double number(const char* name, const QVariantMap& parameters, QgsProcessingContext& context) const;
  StormDesign readDesign(const QVariantMap& parameters, QgsProcessingContext& context) const;
  DepthDuration readDepths(const QVariantMap& parameters, QgsProcessingContext& context) const;

  std::string csv_;
};

}  // namespace spate
