// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_sink.hpp"

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatetransform.h"

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
  if (const auto* number = std::get_if<double>(&value)) return *number == 0 ? 0.0 : *number;  // not -0
  return qgis::null(type);
}

// Lets a user stop the writing. What a cancelled run has found so far is written all the same.
class Stop {
 public:
  explicit Stop(const QgsProcessingFeedback* feedback)
      : feedback_(feedback->isCanceled() ? nullptr : feedback) {}
  void operator()() const {
    if (feedback_) stopIfCancelled(feedback_);
  }

 private:
  const QgsProcessingFeedback* feedback_;
};

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

qgis::WkbType typeOf(const KeptRows& rows, qgis::WkbType ofInput) {
  if (rows.are_points) return qgis::WkbType::Point;
  return rows.are_multi ? QgsWkbTypes::multiType(ofInput) : ofInput;
}

QgsGeometry shaped(QgsGeometry geometry, const KeptRows& rows) {
  if (rows.are_points && geometry.isMultipart() && !geometry.convertToSingleType()) return {};
  if (rows.are_multi && !geometry.isNull()) geometry.convertToMultiType();
  return geometry;
}

// The attributes with the values of the result's own columns behind them.
QgsAttributes completed(QgsAttributes attributes, const KeptRows::Row& row, const KeptRows& rows) {
  for (std::size_t i = 0; i < row.attributes.size(); ++i)
    attributes << variantOf(row.attributes[i], typeOf(rows.columns[i].kind));
  return attributes;
}

std::vector<io::Column> columnsOf(const QgsFields& fields) {
  std::vector<io::Column> columns;
  for (const QgsField& field : fields) columns.push_back({field.name().toStdString()});
  return columns;
}

// The rows of the other input. kept: the fields of the first that the result has.
void addOthers(ResultSink& sink, const KeptRows& rows, const std::vector<int>& kept, const QgsFields& first,
               const QgsCoordinateReferenceSystem& crs, const LayerInputs& inputs,
               QgsProcessingContext& context) {
  SourceRows source = inputs.rows(rows.others.input, rows.validity);
  const QgsCoordinateTransform transform(crsOfResult(source.crs, crsOf(rows.crs_wkt)), crs,
                                         context.transformContext());
  const auto columns = columns_of_others(rows, columnsOf(first), columnsOf(source.fields));
  auto next = rows.others.rows.begin();
  std::size_t place = 0;
  for (QgsFeature feature; source.next(feature); ++place) {
    check_same_other(rows, place, feature.id());
    for (; next != rows.others.rows.end() && next->of == place; ++next) {
      const QgsGeometry geometry = transformed(feature.geometry(), transform);
      if (geometry.isNull() && feature.hasGeometry()) throw other_elsewhere(rows, place, feature.id());
      QgsAttributes attributes;
      for (const int index : kept) {
        const std::optional<std::size_t>& column = columns[static_cast<std::size_t>(index)];
        attributes << (column ? feature.attribute(static_cast<int>(*column)) : QVariant());
      }
      sink.add(shaped(geometry, rows), completed(std::move(attributes), *next, rows));
    }
  }
  check_all_others(rows, next);
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
  const Stop stop(feedback);
  std::size_t place = 0;
  for (const io::Row& row : layer.rows) {
    if (place++ % 1000 == 0) stop();
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
  const Stop stop(feedback);
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
  const QgsCoordinateReferenceSystem crs = crsOfResult(source.crs, crsOf(rows.crs_wkt));
  ResultSink sink(algorithm, parameter, parameters, context, fields, typeOf(rows, source.type), crs);
  auto next = rows.rows.begin();
  std::size_t place = 0;
  for (QgsFeature feature; source.next(feature); ++place) {
    check_same_row(rows, place, feature.id());
    const QgsGeometry geometry = shaped(feature.geometry(), rows);
    for (; next != rows.rows.end() && next->of == place; ++next) {
      QgsAttributes attributes;
      attributes.reserve(fields.size());
      for (const int index : kept) attributes << feature.attribute(index);
      sink.add(geometry, completed(std::move(attributes), *next, rows));
    }
    if (place % 1000 != 0) continue;
    stop();
    if (!rows.rows.empty())
      feedback->setProgress(80 + 20.0 * static_cast<double>(next - rows.rows.begin()) /
                                     static_cast<double>(rows.rows.size()));
  }
  check_all_rows(rows, next);
  if (rows.others.input != nullptr) addOthers(sink, rows, kept, source.fields, crs, inputs, context);
  return sink.finish(style, feedback);
}

}  // namespace spate
