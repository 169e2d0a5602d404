// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the attributes of features, and what they say, as text or as a number.
#pragma once

#include <QString>
#include <QVariant>
#include <optional>
#include <string>

#include "algorithms/io/vector/attribute.hpp"
#include "qgsfields.h"
#include "qgsgeometry.h"

namespace spate {

// What a shapefile keeps of a field's name.
QString cutName(const QString& name);

// The first of these fields that is there, also by its cut name; -1 = none.
int findField(const QgsFields& fields, const QStringList& names);

io::Attribute attributeOf(const QVariant& value);

// Without blanks around it. Empty for null, whose text would be "0" in a field of numbers.
QString textOf(const QVariant& value);

// Nothing for null, empty text, and what is no finite number; doubt then says why something that is there is
// none. Text may have a decimal comma, but not one that may as well separate thousands.
std::optional<double> numberOf(const QVariant& value, QString* doubt = nullptr);

std::string wkbOf(const QgsGeometry& geometry);

}  // namespace spate
