// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/raster_outputs.hpp"

#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

void RasterOutputs::add(const QString& parameter, const QString& path, const Style& style) {
  if (path.isEmpty()) return;
  io::GeoTiffSet::check_writable(path.toStdString());
  outputs_.push_back({parameter, path, style});
}

void RasterOutputs::applyStyles(const QgsProcessingAlgorithm& algorithm,
                                const std::shared_ptr<ResultGroup>& group, QgsProcessingContext& context,
                                QgsProcessingFeedback* feedback) const {
  int order = 0;
  for (const File& file : outputs_) {
    writeStyleBeside(file.path, file.style, feedback);
    const QString title = algorithm.parameterDefinition(file.parameter)->description();
    groupWhenLoaded(file.path, file.style, group, {title, order++}, context);
  }
}

QVariantMap RasterOutputs::paths() const {
  QVariantMap paths;
  for (const File& file : outputs_) paths[file.parameter] = file.path;
  return paths;
}

}  // namespace spate
