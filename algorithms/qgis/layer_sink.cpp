// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_sink.hpp"

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"

namespace spate {
namespace {

qgis::WkbType typeOf(io::Shape shape) {
  switch (shape) {
    case io::Shape::points:
      return qgis::WkbType::Point;
    case io::Shape::lines:
      return qgis::WkbType::MultiLineString;
    case io::Shape::polygons:
      return qgis::WkbType::MultiPolygon;
    default:
      return qgis::WkbType::NoGeometry;
  }
}

qgis::FieldType typeOf(io::Column::Kind kind) {
  if (kind == io::Column::Kind::whole_number) return qgis::longField;
  return kind == io::Column::Kind::number ? qgis::realField : qgis::textField;
}

QVariant variantOf(const io::Attribute& value, qgis::FieldType type) {
  if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<qlonglong>(*whole);
  if (const auto* number = std::get_if<double>(&value)) return *number;
  return qgis::null(type);
}

}  // namespace

QString writeLayer(const io::Layer& layer, const QgsProcessingAlgorithm& algorithm, const char* parameter,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, const Style& style,
                   QgsProcessingFeedback* feedback) {
  QgsFields fields;
  for (const io::Column& column : layer.columns)
    fields.append(QgsField(QString::fromStdString(column.name), typeOf(column.kind)));
  ResultSink sink(algorithm, parameter, parameters, context, fields, typeOf(layer.shape), crs);
  for (const io::Row& row : layer.rows) {
    QgsAttributes attributes;
    for (std::size_t i = 0; i < row.attributes.size(); ++i)
      attributes << variantOf(row.attributes[i], typeOf(layer.columns[i].kind));
    QgsGeometry geometry;
    if (!row.wkb.empty()) geometry.fromWkb(QByteArray::fromStdString(row.wkb));
    sink.add(geometry, attributes);
  }
  return sink.finish(style, feedback);
}

}  // namespace spate
