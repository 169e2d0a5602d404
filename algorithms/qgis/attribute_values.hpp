// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the attributes of features, and reads them as text or as a number.
#pragma once

#include <QString>
#include <QVariant>
#include <optional>
#include <string>

#include "algorithms/io/vector/attribute.hpp"
#include "qgsfields.h"
#include "qgsgeometry.h"

namespace spate {

// The part of a field's name that a shapefile keeps.
QString cutName(const QString& name);

// The index of the first of these fields that exists, be it under its cut name; -1 = none.
int findField(const QgsFields& fields, const QStringList& names);

io::Attribute attributeOf(const QVariant& value);

// The text of a value without blanks around it; empty for null, which Qt shows as "0" in a field of numbers.
QString textOf(const QVariant& value);

// The number of a value; none for null, for empty text, and for anything that is not a finite number, for
// which doubt gets the reason. Text may have a decimal comma, but not one that could also separate thousands.
std::optional<double> numberOf(const QVariant& value, QString* doubt = nullptr);

std::string wkbOf(const QgsGeometry& geometry);

}  // namespace spate
