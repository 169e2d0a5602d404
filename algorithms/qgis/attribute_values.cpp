// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/attribute_values.hpp"

namespace spate {

io::Attribute attributeOf(const QVariant& value) {
  if (value.isNull()) return {};
  switch (value.userType()) {
    case QMetaType::Double:
      return value.toDouble();
    case QMetaType::Bool:  // as OGR has it
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
      return static_cast<std::int64_t>(value.toLongLong());
    default:
      return value.toString().toStdString();
  }
}

std::string wkbOf(const QgsGeometry& geometry) {
  const QByteArray bytes = geometry.asWkb();
  return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

}  // namespace spate
