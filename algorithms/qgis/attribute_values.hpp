// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes and geometries of features as a case has them.
#pragma once

#include <QVariant>
#include <string>

#include "algorithms/io/vector/attribute.hpp"
#include "qgsgeometry.h"

namespace spate {

io::Attribute attributeOf(const QVariant& value);
std::string wkbOf(const QgsGeometry& geometry);

}  // namespace spate
