// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/raster_outputs.hpp"

#include <algorithm>

#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

io::Band cellBand(const char* name, const char* unit, const std::vector<float>& values, const Grid& grid,
                  const QgsProcessingFeedback* feedback) {
  return {name, unit, [&values, grid, feedback](std::int32_t begin, std::int32_t end, float* target) {
            stopIfCancelled(feedback);
            std::copy(values.begin() + static_cast<std::ptrdiff_t>(grid.index(0, begin)),
                      values.begin() + static_cast<std::ptrdiff_t>(grid.index(0, end)), target);
          }};
}

void RasterOutputs::add(const QString& parameter, const QString& path, const Style& style) {
  if (path.isEmpty()) return;
  io::GeoTiffSet::check_writable(path.toStdString());
  outputs_.push_back({parameter, path, style});
}

void RasterOutputs::applyStyles(QgsProcessingContext& context, QgsProcessingFeedback* feedback) const {
  for (const File& file : outputs_) {
    writeStyleBeside(file.path, file.style, feedback);
    styleWhenLoaded(file.path, file.style, context);
  }
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
