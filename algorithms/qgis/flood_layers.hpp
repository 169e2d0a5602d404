// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the layers of spate:simulateflood out of QGIS, as plain data in the CRS of the elevation model.
#pragma once

#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsgeometry.h"

namespace spate {

// What is read from files and not through QGIS; empty = not given.
struct FloodFiles {
  std::string dem;  // rasters: what GDAL opens
  std::string manning;
  std::string initialDepth;
  std::map<std::string, std::string> csv;  // by parameter: tables that are CSV files, read as text
  QgsCoordinateReferenceSystem crs;        // of the elevation model as the project knows it
};

std::string wkbOf(const QgsGeometry& geometry);

struct LayerFeature {
  QString label;  // for messages, e.g. "inflow 3 'q1'"
  QgsGeometry geometry;
  QVariantMap fields;  // the wanted ones, by the name that was asked for

  std::string wkb() const { return wkbOf(geometry); }
  QString text(const char* field) const { return textOf(fields.value(field)); }
  // Nothing when the field is missing, null or empty; a decimal comma is accepted. Throws for text, and
  // for a comma that may stand behind thousands.
  std::optional<double> number(const char* field) const;
};

// In the main thread. Throws when a raster is not one that GDAL opens.
FloodFiles findFloodFiles(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                          QgsProcessingContext& context);

class FloodLayers {
 public:
  FloodLayers(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
              QgsProcessingContext& context, QgsProcessingFeedback* feedback, const FloodFiles& files)
      : algorithm_(algorithm),
        parameters_(parameters),
        context_(context),
        feedback_(feedback),
        files_(files) {}

  bool isGiven(const char* parameter) const { return spate::isGiven(parameters_, parameter); }

  // The features of a vector parameter, in the elevation model's CRS; none when it is not given. noun names
  // one in messages. Throws when a required field is missing, and when a feature cannot be transformed.
  // Features without geometry are an error too, since each stands for something that the user meant; where
  // there are so many that some rows are bound to be empty, they are left out, and counted in the log.
  enum class Placeless { refused, leftOut };
  std::vector<LayerFeature> features(const char* parameter, const QString& noun, const QStringList& required,
                                     const QStringList& optional = {},
                                     Placeless placeless = Placeless::refused) const;

  io::Table table(const char* parameter) const;

 private:
  const QgsProcessingAlgorithm& algorithm_;
  const QVariantMap& parameters_;
  QgsProcessingContext& context_;
  QgsProcessingFeedback* feedback_;
  const FloodFiles& files_;
};

}  // namespace spate
