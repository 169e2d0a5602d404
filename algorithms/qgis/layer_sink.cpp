// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_sink.hpp"

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"

namespace spate {
namespace {

qgis::WkbType typeOf(const io::Layer& layer) {
  switch (layer.shape) {
    case io::Shape::points:
      return qgis::WkbType::Point;
    case io::Shape::lines:
      return layer.is_single_part ? qgis::WkbType::LineString : qgis::WkbType::MultiLineString;
    case io::Shape::polygons:
      return layer.is_single_part ? qgis::WkbType::Polygon : qgis::WkbType::MultiPolygon;
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

// The fields of the input; "fid" stays where its values can be keys.
QgsFields namedFields(const KeptRows& rows, const QgsFields& fields, const LayerInputs& inputs,
                      QgsProcessingFeedback* feedback) {
  const int key = keyField(fields);
  if (key < 0) return fields;
  if (rows.is_once) {
    const SourceRows keys =
        inputs.rows(rows.input, rows.validity, rows.layer,
                    QgsFeatureRequest().setFlags(qgis::withoutGeometry).setSubsetOfAttributes({key}));
    if (areKeys(fields[key], key, keys.features)) return fields;
  }
  return withoutKey(fields, feedback);
}

}  // namespace

QString writeLayer(const io::Layer& layer, const QgsProcessingAlgorithm& algorithm, const char* parameter,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, const Style& style,
                   QgsProcessingFeedback* feedback) {
  QgsFields fields;
  for (const io::Column& column : layer.columns)
    fields.append(QgsField(QString::fromStdString(column.name), typeOf(column.kind)));
  ResultSink sink(algorithm, parameter, parameters, context, fields, typeOf(layer), crs);
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

QString writeRows(const KeptRows& rows, const LayerInputs& inputs, const QgsProcessingAlgorithm& algorithm,
                  const char* parameter, const QVariantMap& parameters, QgsProcessingContext& context,
                  const Style& style, QgsProcessingFeedback* feedback) {
  SourceRows source = inputs.rows(rows.input, rows.validity, rows.layer);
  const QgsFields own = namedFields(rows, source.fields, inputs, feedback);
  QgsFields fields;
  std::vector<int> kept;
  for (int i = 0; i < own.size(); ++i) {
    if (!is_kept(rows, own[i].name().toStdString())) continue;
    kept.push_back(i);
    fields.append(own[i]);
  }
  for (const io::Column& column : rows.columns)
    fields.append(QgsField(QString::fromStdString(column.name), typeOf(column.kind)));
  ResultSink sink(algorithm, parameter, parameters, context, fields,
                  rows.are_points ? qgis::WkbType::Point : source.type,
                  crsOfResult(source.crs, crsOf(rows.crs_wkt)));
  auto next = rows.rows.begin();
  std::size_t place = 0;
  for (QgsFeature feature; source.features.nextFeature(feature); ++place) {
    check_same_row(rows, place, feature.id());
    QgsGeometry geometry = feature.geometry();
    if (rows.are_points && geometry.isMultipart() && !geometry.convertToSingleType()) geometry = {};
    for (; next != rows.rows.end() && next->of == place; ++next) {
      QgsAttributes attributes;
      attributes.reserve(fields.size());
      for (const int index : kept) attributes << feature.attribute(index);
      for (std::size_t i = 0; i < next->attributes.size(); ++i)
        attributes << variantOf(next->attributes[i], typeOf(rows.columns[i].kind));
      sink.add(geometry, attributes);
    }
    if (place % 1000 == 0 && !rows.rows.empty())
      feedback->setProgress(80 + 20.0 * static_cast<double>(next - rows.rows.begin()) /
                                     static_cast<double>(rows.rows.size()));
  }
  return sink.finish(style, feedback);
}

}  // namespace spate
