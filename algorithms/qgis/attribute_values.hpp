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

// The index of the first of these fields that exists, also under its cut name; -1 = none.
int findField(const QgsFields& fields, const QStringList& names);

io::Attribute attributeOf(const QVariant& value);

// The text without blanks around it; empty for null, whose text would be "0" in a field of numbers.
QString textOf(const QVariant& value);

// Nothing for null, for empty text, and for anything that is no finite number; for the last, doubt gets the
// reason. Text may have a decimal comma, but not one that could also separate thousands.
std::optional<double> numberOf(const QVariant& value, QString* doubt = nullptr);

std::string wkbOf(const QgsGeometry& geometry);

}  // namespace spate
