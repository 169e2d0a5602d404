// SPDX-License-Identifier: GPL-3.0-or-later
// spate:hydrograph: designs a hydrograph, and checks and plots given ones.
#pragma once

#include <map>

#include "algorithms/prepare/hydrograph_shape.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class HydrographAlgorithm : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("hydrograph"); }
  QString displayName() const override { return qtr("Design or check hydrographs"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new HydrographAlgorithm; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  using Hydrographs = std::map<std::string, io::Hydrograph>;
  QString writeTable(const Hydrographs& hydrographs, const QVariantMap& parameters,
                     QgsProcessingContext& context) const;

  std::string csv_;
};

}  // namespace spate
