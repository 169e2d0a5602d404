// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the rasters and tables of parameters in the form that algorithms/io reads.
#pragma once

#include <QVariantMap>
#include <string>

#include "algorithms/io/table/table.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsprocessingalgorithm.h"
#include "solver/core/check.hpp"

class QgsFeature;
class QgsFeatureIterator;
class QgsMapLayer;

namespace spate {

// For the main thread: the source of a raster parameter, as GDAL opens it; empty when it is optional and not
// given. crs gets its CRS as the project knows it. Throws when it is not a raster that GDAL opens.
std::string findRaster(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context,
                       QgsCoordinateReferenceSystem* crs = nullptr);

// The source of a layer, as GDAL opens it. parameter, value: for messages, the name and what the user gave.
// Throws when it is not a raster that GDAL opens.
std::string gdalSource(const QgsMapLayer* layer, const QString& parameter, const QString& value);

// For the main thread: the layers of a parameter for several. Throws when one of them cannot be opened.
QList<QgsMapLayer*> findLayers(const QgsProcessingParameterDefinition& definition,
                               const QVariantMap& parameters, QgsProcessingContext& context);

// The error of a parameter whose value QGIS could not open as a vector layer.
Error notALayer(const char* parameter, const QVariantMap& parameters);

bool isCsvFile(const QString& path);  // an existing file whose name ends in .csv

// For the main thread: the path of a table that is a whole CSV file, else empty. Such a file is read as text,
// which keeps line numbers and decimal commas.
std::string findCsv(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context);

// The source of a vector layer that OGR opens and whose features are all used; empty for others.
std::string findVectorFile(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                           const QVariantMap& parameters, QgsProcessingContext& context);

// False behind the last feature. Throws Error where a file cannot be read to its end: to QGIS that is the
// last one. parameter: for the message.
bool nextFeature(QgsFeatureIterator& features, QgsFeature& feature, const QString& parameter);

// The table of a parameter that is given, from the file that findCsv found (csv) or from the layer's
// attributes.
io::Table readTable(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context, const std::string& csv);

}  // namespace spate
