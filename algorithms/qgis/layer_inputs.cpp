// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_inputs.hpp"

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgscoordinatetransform.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsmaplayer.h"
#include "qgsprocessingparameters.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

io::Column::Kind kindOf(const QgsField& field) {
  if (field.type() == qgis::realField) return io::Column::Kind::number;
  return field.type() == qgis::wholeField || field.type() == qgis::longField ? io::Column::Kind::whole_number
                                                                             : io::Column::Kind::text;
}

io::Shape shapeOf(qgis::WkbType type) {
  switch (QgsWkbTypes::geometryType(type)) {
    case qgis::pointGeometry:
      return io::Shape::points;
    case qgis::lineGeometry:
      return io::Shape::lines;
    case qgis::polygonGeometry:
      return io::Shape::polygons;
    case qgis::noGeometry:
      return io::Shape::none;
    default:
      return io::Shape::any;
  }
}

class QgisLayer : public InputLayer {
 public:
  QgisLayer(SourceRows rows, const QgsCoordinateReferenceSystem& target,
            const QgsCoordinateTransformContext& transforms)
      : rows_(std::move(rows)), target_(target), transform_(rows_.crs, target, transforms) {
    for (const QgsField& field : rows_.fields)
      columns_.push_back({field.name().toStdString(), kindOf(field)});
  }

  const std::vector<io::Column>& columns() const override { return columns_; }
  std::string crs_name() const override {
    return rows_.crs.isValid() ? rows_.crs.userFriendlyIdentifier().toStdString() : std::string();
  }
  std::string crs_wkt() const override { return wktOf(rows_.crs); }
  io::Shape shape() const override { return shapeOf(rows_.type); }

  bool next(io::Row& row, std::string* why) override {
    QgsFeature feature;
    if (!rows_.next(feature)) return false;
    row = {};
    row.id = feature.id();
    for (const QVariant& value : feature.attributes()) row.attributes.push_back(attributeOf(value));
    QgsGeometry geometry = feature.geometry();
    if (geometry.isEmpty()) return true;
    if (QgsWkbTypes::isCurvedType(geometry.wkbType())) geometry.fromWkb(straightened(geometry));
    try {
      if (transform_.isValid()) geometry.transform(transform_);
    } catch (const QgsCsException&) {
      *why = tr("from %1 to %2", crs_name(), target_.userFriendlyIdentifier().toStdString());
    }
    row.wkb = wkbOf(geometry);
    return true;
  }

 private:
  // Replaces curves by lines as the command does.
  static QByteArray straightened(const QgsGeometry& geometry) {
    return QByteArray::fromStdString(io::straightened(wkbOf(geometry)));
  }

  SourceRows rows_;
  QgsCoordinateReferenceSystem target_;
  QgsCoordinateTransform transform_;
  std::vector<io::Column> columns_;
};

std::string found(const std::map<std::string, std::string>& files, const char* parameter) {
  const auto file = files.find(parameter);
  return file == files.end() ? std::string() : file->second;
}

}  // namespace

InputFiles findInputFiles(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                          QgsProcessingContext& context, const char* grid) {
  InputFiles files;
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const QByteArray name = definition->name().toUtf8();
    if (definition->type() == QgsProcessingParameterRasterLayer::typeName()) {
      QgsCoordinateReferenceSystem crs;
      const std::string path = findRaster(algorithm, name, parameters, context, &crs);
      files.rasters[name.toStdString()] = path;
      if (!path.empty()) files.raster_lists[name.toStdString()] = {{path, wktOf(crs)}};
      if (name == grid) files.crs = crs;
    } else if (const auto* table = dynamic_cast<const QgsProcessingParameterFeatureSource*>(definition)) {
      if (table->dataTypes() == QList<int>{qgis::vectorAny})
        files.csv[name.toStdString()] = findCsv(algorithm, name, parameters, context);
      files.vectors[name.toStdString()] = findVectorFile(algorithm, name, parameters, context);
    }
  }
  return files;
}

void findRasterLists(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                     QgsProcessingContext& context, InputFiles& files) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const auto* several = dynamic_cast<const QgsProcessingParameterMultipleLayers*>(definition);
    if (several == nullptr || several->layerType() != qgis::raster) continue;
    std::vector<RasterInput>& list = files.raster_lists[definition->name().toStdString()];
    for (const QgsMapLayer* layer : findLayers(*definition, parameters, context))
      list.push_back({gdalSource(layer, definition->name(), layer->name()), wktOf(layer->crs()),
                      layer->name().toStdString()});
  }
}

void findLayerLists(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                    QgsProcessingContext& context, InputFiles& files) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const auto* several = dynamic_cast<const QgsProcessingParameterMultipleLayers*>(definition);
    if (several == nullptr || several->layerType() == qgis::raster) continue;
    std::vector<LayerAtStart>& list = files.layer_lists[definition->name().toStdString()];
    for (const QgsMapLayer* layer : findLayers(*definition, parameters, context)) {
      const auto* vector = qobject_cast<const QgsVectorLayer*>(layer);
      if (vector == nullptr || !vector->isValid())
        throw inputError("layer_unreadable", qtr("%1 cannot be opened", definition->name()),
                         qtr("'%1' is not a vector layer", layer ? layer->name() : QString()),
                         qtr("Choose a vector file or layer."));
      const bool isFile = vector->providerType() == QLatin1String("ogr");
      list.push_back(
          {{vector->name().toStdString(), isFile ? vector->publicSource().toStdString() : std::string(),
            wktOf(knownCrs(vector->crs()))},
           std::make_shared<QgsVectorLayerFeatureSource>(vector),
           vector->wkbType(),
           knownCrs(vector->crs())});
    }
  }
}

Values withFiles(Values values, const InputFiles& files) {
  for (const auto* list : {&files.vectors, &files.csv, &files.rasters})
    for (const auto& [parameter, file] : *list)
      if (!file.empty()) values.set(parameter, file);
  return values;
}

std::string LayerInputs::raster(const char* parameter) const {
  return found(files_.rasters, parameter);
}

std::vector<RasterInput> LayerInputs::rasters(const char* parameter) const {
  const auto list = files_.raster_lists.find(parameter);
  return list == files_.raster_lists.end() ? std::vector<RasterInput>() : list->second;
}

std::string LayerInputs::dem_crs() const {
  return wktOf(files_.crs);
}

SourceRows LayerInputs::rows(const char* parameter, Validity validity, std::size_t place,
                             const QgsFeatureRequest& request) const {
  const auto list = files_.layer_lists.find(parameter);
  if (list != files_.layer_lists.end()) {
    const LayerAtStart& layer = list->second.at(place);
    return {layer.source, layer.source->fields(), layer.crs, layer.type, layer.source->getFeatures(request),
            parameter};
  }
  const std::shared_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm_.parameterDefinition(parameter), parameters_, context_));
  if (!source) throw notALayer(parameter, parameters_);
  return {source,
          source->fields(),
          knownCrs(source->sourceCrs()),
          source->wkbType(),
          validity == Validity::checked ? source->getFeatures(request)
                                        : source->getFeatures(request, qgis::withInvalidGeometries),
          parameter};
}

std::unique_ptr<InputLayer> LayerInputs::layer(const char* parameter, Validity validity) const {
  return std::make_unique<QgisLayer>(rows(parameter, validity), files_.crs, context_.transformContext());
}

std::unique_ptr<InputLayer> LayerInputs::layer_in(const std::string& crs_wkt, const char* parameter,
                                                  Validity validity, std::size_t place) const {
  return std::make_unique<QgisLayer>(rows(parameter, validity, place), crsOf(crs_wkt),
                                     context_.transformContext());
}

std::vector<LayerInput> LayerInputs::layers(const char* parameter) const {
  std::vector<LayerInput> list;
  if (const auto found = files_.layer_lists.find(parameter); found != files_.layer_lists.end())
    for (const LayerAtStart& layer : found->second) list.push_back(layer.info);
  return list;
}

io::Table LayerInputs::table(const char* parameter) const {
  return readTable(algorithm_, parameter, parameters_, context_, found(files_.csv, parameter));
}

}  // namespace spate
