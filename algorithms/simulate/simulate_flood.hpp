// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateflood: from a terrain and its water to maps of depth, arrival and speed.
#pragma once

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class SimulateFlood : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("simulateflood"); }
  QString displayName() const override { return qtr("Simulate flood"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new SimulateFlood; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  InputFiles files_;
  io::Metadata origin_;  // the call that repeats this run, and its inputs
};

}  // namespace spate
