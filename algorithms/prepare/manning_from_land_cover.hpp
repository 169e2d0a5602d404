// SPDX-License-Identifier: GPL-3.0-or-later
// spate:manningfromlandcover: Manning's n on the cells of a DEM, from land cover and a table of roughness.
#pragma once

#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class ManningFromLandCover : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("manningfromlandcover"); }
  QString displayName() const override { return qtr("Manning's n from land cover"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new ManningFromLandCover; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  QString classField(const QVariantMap& parameters, QgsProcessingContext& context) const;

  InputFiles files_;  // the DEM with its CRS, and TABLE when it is a CSV file
  QString command_;   // the call that repeats this run
};

}  // namespace spate
