// SPDX-License-Identifier: GPL-3.0-or-later
// The provider that stands as "Spate" in the Processing toolbox.
#pragma once

#include "qgsprocessingprovider.h"

namespace spate {

class SpateProvider : public QgsProcessingProvider {
  Q_OBJECT

 public:
  QString id() const override { return QStringLiteral("spate"); }
  QString name() const override { return QStringLiteral("Spate"); }
  QString longName() const override;
  QString versionInfo() const override;
  QIcon icon() const override;
  QString svgIconPath() const override;
  // The results carry units, metadata and several bands: GeoTIFF is the format that keeps them all.
  QStringList supportedOutputRasterLayerExtensions() const override { return {QStringLiteral("tif")}; }
  bool supportsNonFileBasedOutput() const override { return false; }
  void loadAlgorithms() override;
};

}  // namespace spate
