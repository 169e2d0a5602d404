// SPDX-License-Identifier: GPL-3.0-or-later
// A CRS as text, as a case has it.
#pragma once

#include <string>

#include "qgscoordinatereferencesystem.h"

namespace spate {

// The CRS itself, or an invalid one where a GeoPackage says that it is not known: QGIS takes that for
// degrees.
QgsCoordinateReferenceSystem knownCrs(const QgsCoordinateReferenceSystem& crs);

std::string wktOf(const QgsCoordinateReferenceSystem& crs);  // empty for an invalid CRS
QgsCoordinateReferenceSystem crsOf(const std::string& wkt);  // the reverse

}  // namespace spate
