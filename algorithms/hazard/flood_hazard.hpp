// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodhazard: the UK hazard rating and the Australian hazard classes, from depth and speed.
#pragma once

#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

class FloodHazard : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("floodhazard"); }
  QString displayName() const override { return qtr("Flood hazard"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new FloodHazard; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::string depth_;  // rasters, as GDAL opens them; empty = not given
  std::string speed_;
  std::string unitDischarge_;
  QgsCoordinateReferenceSystem crs_;  // of the depth
  QString command_;                   // the call that repeats this run
};

}  // namespace spate
