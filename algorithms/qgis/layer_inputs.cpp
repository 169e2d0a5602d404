// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_inputs.hpp"

#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgscoordinatetransform.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsmaplayer.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

io::Column::Kind kindOf(const QgsField& field) {
  if (field.type() == qgis::realField) return io::Column::Kind::number;
  return field.type() == qgis::wholeField || field.type() == qgis::longField ? io::Column::Kind::whole_number
                                                                             : io::Column::Kind::text;
}

class QgisLayer : public InputLayer {
 public:
  QgisLayer(std::unique_ptr<QgsProcessingFeatureSource> source, const QgsCoordinateReferenceSystem& target,
            const QgsCoordinateTransformContext& transforms, Validity validity)
      : source_(std::move(source)),
        target_(target),
        transform_(source_->sourceCrs(), target, transforms),
        features_(validity == Validity::checked
                      ? source_->getFeatures()
                      : source_->getFeatures(QgsFeatureRequest(), qgis::withInvalidGeometries)) {
    for (const QgsField& field : source_->fields())
      columns_.push_back({field.name().toStdString(), kindOf(field)});
  }

  const std::vector<io::Column>& columns() const override { return columns_; }
  std::string crs_name() const override {
    const QgsCoordinateReferenceSystem crs = source_->sourceCrs();
    return crs.isValid() ? crs.userFriendlyIdentifier().toStdString() : std::string();
  }

  bool next(io::Row& row, std::string* why) override {
    QgsFeature feature;
    if (!features_.nextFeature(feature)) return false;
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

  std::unique_ptr<QgsProcessingFeatureSource> source_;
  QgsCoordinateReferenceSystem target_;
  QgsCoordinateTransform transform_;
  QgsFeatureIterator features_;
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
      files.rasters[name.toStdString()] =
          findRaster(algorithm, name, parameters, context, name == grid ? &files.crs : nullptr);
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
    for (const QgsMapLayer* layer :
         QgsProcessingParameters::parameterAsLayerList(definition, parameters, context))
      list.push_back({gdalSource(layer, definition->name(), layer->name()), wktOf(layer->crs())});
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

std::unique_ptr<InputLayer> LayerInputs::layer(const char* parameter, Validity validity) const {
  std::unique_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm_.parameterDefinition(parameter), parameters_, context_));
  if (!source) throw notALayer(parameter, parameters_);
  return std::make_unique<QgisLayer>(std::move(source), files_.crs, context_.transformContext(), validity);
}

io::Table LayerInputs::table(const char* parameter) const {
  return readTable(algorithm_, parameter, parameters_, context_, found(files_.csv, parameter));
}

}  // namespace spate
