// SPDX-License-Identifier: GPL-3.0-or-later
// The results of spate:simulateflood: maps as GeoTIFF with their styles, and numbers.
#pragma once

#include <vector>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// One kind of map. The style has the same name in lower case: styles/max_depth.qml.
struct FloodMap {
  const char* name;   // of the parameter
  const char* title;  // of the layer
  const char* unit;
  Field field;
  bool always;  // not optional
  const char* help;
};

const std::vector<FloodMap>& floodMaps();

QList<QgsProcessingDestinationParameter*> floodMapDefinitions();
QList<QgsProcessingOutputDefinition*> floodNumberDefinitions();

// Where each map of this run goes.
class FloodMapFiles {
 public:
  // path: from the name of a parameter to a file; empty = not wanted. Throws when one cannot be written.
  template <typename PathOf>
  explicit FloodMapFiles(const PathOf& path) {
    for (const FloodMap& map : floodMaps()) add(map, path(map.name));
  }

  // Writes all maps, or none when it throws or is cancelled. Returns the area that was ever wet, m2.
  double write(const Simulation& simulation, const io::GeoReference& reference, const io::Metadata& metadata,
               QgsProcessingFeedback* feedback) const;

  // Styles beside the files, and for the layers that QGIS is about to load.
  void style(QgsProcessingContext& context, QgsProcessingFeedback* feedback) const {
    outputs_.applyStyles(context, feedback);
  }

  QVariantMap paths() const { return outputs_.paths(); }

 private:
  struct File {
    const FloodMap* map;
    QString path;
  };
  void add(const FloodMap& map, const QString& path);
  std::vector<File> files_;
  RasterOutputs outputs_;
};

QVariantMap floodNumbers(const Simulation& simulation, double wetArea);

}  // namespace spate
