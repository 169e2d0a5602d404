// SPDX-License-Identifier: GPL-3.0-or-later
// spate:simulateensemble: many scenarios on one terrain, to maps of what is likely and what is possible.
#pragma once

#include <string>
#include <utility>

#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/ensemble/spread_fields.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {

class SimulateEnsemble : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("simulateensemble"); }
  QString displayName() const override { return qtr("Simulate flood ensemble"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new SimulateEnsemble; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  // Its file or id, and its style.
  std::pair<QString, Style> writeDamage(const QVariantMap& parameters, QgsProcessingContext& context,
                                        QgsProcessingFeedback* feedback, const EnsembleRun& run) const;

  InputFiles files_;
  io::Metadata origin_;  // the call that repeats this run, and its inputs
};

}  // namespace spate
