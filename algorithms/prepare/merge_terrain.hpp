// SPDX-License-Identifier: GPL-3.0-or-later
// spate:mergeterrain: one elevation model of several, in their order.
#pragma once

#include "algorithms/io/terrain/merge_terrain.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class MergeTerrain : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("mergeterrain"); }
  QString displayName() const override { return qtr("Merge terrains"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new MergeTerrain; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::vector<io::TerrainSource> sources_;
  io::MergeChoices choices_;
  std::string command_;  // the call that repeats this run
};

}  // namespace spate
