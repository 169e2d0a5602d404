// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/text.hpp"

#include "algorithms/qgis/qgiscompat.hpp"

namespace spate {
QString cutName(const QString& name) {
  return name.left(10);
}

int findField(const QgsFields& fields, const QStringList& names) {
  for (const QString& name : names)
    if (const int index = fields.lookupField(name); index >= 0) return index;
  for (const QString& name : names)
    if (const int index = fields.lookupField(cutName(name)); index >= 0) return index;
  return -1;
}

io::Attribute attributeOf(const QVariant& value) {
  if (value.isNull()) return {};
  switch (value.userType()) {
    case QMetaType::Double:
      return value.toDouble();
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
      return static_cast<std::int64_t>(value.toLongLong());
    default:
      return value.toString().toStdString();
  }
}

QString textOf(const QVariant& value) {
  return QString::fromStdString(io::text_of(attributeOf(value)));
}

std::optional<double> numberOf(const QVariant& value, QString* doubt) {
  std::string why;
  const std::optional<double> number = io::number_of(attributeOf(value), &why);
  if (doubt && !why.empty()) *doubt = QString::fromStdString(why);
  return number;
}

std::string wkbOf(const QgsGeometry& geometry) {
  const QByteArray bytes = geometry.asWkb();
  return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

}  // namespace spate
