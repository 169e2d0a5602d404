// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodframes: a flood over time as pictures and as one animation.
#pragma once

#include <memory>
#include <vector>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsmaplayer.h"

namespace spate {

class FloodFrames : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("floodframes"); }
  QString displayName() const override { return qtr("Flood frames"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new FloodFrames; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::string dem_;  // as GDAL opens it; empty = not given
  QgsCoordinateReferenceSystem demCrs_;
  std::vector<std::unique_ptr<QgsMapLayer>> layers_;  // those of the user, top first
};

}  // namespace spate
