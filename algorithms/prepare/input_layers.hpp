// SPDX-License-Identifier: GPL-3.0-or-later
// spate:inputlayers: a GeoPackage with the empty layers that a simulation takes, ready to be drawn in.
#pragma once

#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

class InputLayers : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("inputlayers"); }
  QString displayName() const override { return qtr("Make input layers"); }
  const char* groupTitle() const override { return translatable("1. Preparation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new InputLayers; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  QgsCoordinateReferenceSystem crs_;
};

}  // namespace spate
