// SPDX-License-Identifier: GPL-3.0-or-later
// spate:fixterrain: spikes, pits and bridges of an elevation model, found, proposed and removed.
#pragma once

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/prepare/terrain_proposals.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class FixTerrain : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("fixterrain"); }
  QString displayName() const override { return qtr("Fix the terrain"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new FixTerrain; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  TerrainProposals find(const io::Dem& dem, const QVariantMap& parameters, QgsProcessingContext& context,
                        QgsProcessingFeedback* feedback) const;
  void apply(const io::Dem& dem, const TerrainProposals& proposals, const QString& path,
             QgsProcessingFeedback* feedback, QVariantMap& results);

  InputFiles files_;     // the DEM with its CRS
  std::string command_;  // the call that repeats this run
};

}  // namespace spate
