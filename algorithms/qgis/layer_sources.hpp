// SPDX-License-Identifier: GPL-3.0-or-later
// Rasters and tables behind the parameters of any algorithm, as what algorithms/io reads.
#pragma once

#include <QVariantMap>
#include <string>

#include "algorithms/io/table/table.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsprocessingalgorithm.h"

class QgsMapLayer;

namespace spate {

// In the main thread: what GDAL opens for a raster parameter; empty when it is optional and not given. crs
// gets its CRS as the project knows it. Throws when it is not a raster that GDAL opens.
std::string findRaster(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context,
                       QgsCoordinateReferenceSystem* crs = nullptr);

// What GDAL opens for a layer; parameter names it in messages, and value is what the user gave. Throws when
// it is not a raster that GDAL opens.
std::string gdalSource(const QgsMapLayer* layer, const QString& parameter, const QString& value);

bool isCsvFile(const QString& path);  // by its name, and it is there

// In the main thread: the path of a table that is a whole CSV file, else empty. Reading its text keeps line
// numbers and decimal commas.
std::string findCsv(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context);

// The table of a parameter that is given: the file that findCsv found, or the layer's attributes.
io::Table readTable(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context, const std::string& csv);

}  // namespace spate
