// SPDX-License-Identifier: GPL-3.0-or-later
// spate:samplepoints: results at points, compared with observations.
#pragma once

#include <vector>

#include "algorithms/compare/point_comparison.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class SamplePoints : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("samplepoints"); }
  QString displayName() const override { return qtr("Compare with observations"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new SamplePoints; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::vector<ObservedPoint> readPoints(const QgsProcessingFeatureSource& source,
                                        const QVariantMap& parameters, QgsProcessingFeedback* feedback) const;
  QString writeSamples(const QgsProcessingFeatureSource& source,
                       const std::vector<PointComparison>& comparisons,
                       const std::vector<ObservedPoint>& points,
                       const std::vector<std::vector<PointSample>>& samples, const QVariantMap& parameters,
                       QgsProcessingContext& context, QgsProcessingFeedback* feedback) const;

  std::vector<RasterLayerSource> results_;
  RasterLayerSource dem_;
};

}  // namespace spate
