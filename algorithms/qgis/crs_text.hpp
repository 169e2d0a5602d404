// SPDX-License-Identifier: GPL-3.0-or-later
// A CRS as text, as a case has it.
#pragma once

#include <string>

#include "qgscoordinatereferencesystem.h"

namespace spate {

std::string wktOf(const QgsCoordinateReferenceSystem& crs);  // empty for an invalid CRS
QgsCoordinateReferenceSystem crsOf(const std::string& wkt);  // the reverse

}  // namespace spate
