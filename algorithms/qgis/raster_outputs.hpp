// SPDX-License-Identifier: GPL-3.0-or-later
// The rasters that an algorithm writes, each with a style.
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "qgsprocessingcontext.h"

namespace spate {

class RasterOutputs {
 public:
  // Adds an output, unless its path is empty (not wanted). Throws when the file cannot be written.
  void add(const QString& parameter, const QString& path, const Style& style);

  bool isEmpty() const { return outputs_.empty(); }

  // Writes the styles beside the files, applies them to the layers that QGIS will load, and puts the layers
  // into the group, in the order in which they were added, with the titles of the algorithm's outputs.
  void applyStyles(const QgsProcessingAlgorithm& algorithm, const std::shared_ptr<ResultGroup>& group,
                   QgsProcessingContext& context, QgsProcessingFeedback* feedback) const;

  QVariantMap paths() const;  // by parameter

 private:
  struct File {
    QString parameter;
    QString path;
    Style style;
  };
  std::vector<File> outputs_;
};

}  // namespace spate
