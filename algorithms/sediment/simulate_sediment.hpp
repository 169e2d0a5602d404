// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulatesediment: how sand and mud creep downhill over years.
#pragma once

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class SimulateSediment : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("simulatesediment"); }
  QString displayName() const override { return qtr("Simulate sediment"); }
  const char* groupTitle() const override { return translatable("5. Sediment"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new SimulateSediment; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  InputFiles files_;
  io::Metadata origin_;  // the call that repeats this run, and its inputs
};

}  // namespace spate
