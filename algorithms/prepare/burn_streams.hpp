// SPDX-License-Identifier: GPL-3.0-or-later
// spate:burnstreams: the beds of streams in an elevation model that does not show them.
#pragma once

#include "algorithms/io/terrain/burn_streams.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class BurnStreams : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("burnstreams"); }
  QString displayName() const override { return qtr("Burn streams into the terrain"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new BurnStreams; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::vector<io::Stream> readStreams(const Inputs& inputs, const QVariantMap& parameters,
                                      QgsProcessingContext& context, QgsProcessingFeedback* feedback) const;

  InputFiles files_;     // the DEM with its CRS
  std::string command_;  // the call that repeats this run
};

}  // namespace spate
