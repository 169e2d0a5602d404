// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodextent: turns a raster of depths into polygons by depth class.
#pragma once

#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

class FloodExtent : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("floodextent"); }
  QString displayName() const override { return qtr("Flood extent"); }
  const char* groupTitle() const override { return translatable("3. Results"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new FloodExtent; }

 protected:
  void checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const override;
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  std::string depth_;  // the raster, as GDAL opens it
  QgsCoordinateReferenceSystem crs_;
};

}  // namespace spate
