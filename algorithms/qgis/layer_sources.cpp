// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_sources.hpp"

#include <QFileInfo>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"
#include "qgsrasterlayer.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

// A value as the text of a table: numbers keep all digits, null is empty.
std::string cellText(const QVariant& value) {
  return io::text_of(attributeOf(value));
}

// Whether the user has chosen some of the features.
bool isOfSome(const QVariant& value) {
  if (!value.canConvert<QgsProcessingFeatureSourceDefinition>()) return false;
  const auto definition = value.value<QgsProcessingFeatureSourceDefinition>();
  return definition.selectedFeaturesOnly || definition.featureLimit != -1 || qgis::hasFilter(definition);
}

// Whether what QGIS shows of a layer is what its file holds: no edits that are not saved, no fields that are
// joined or calculated.
bool isAsItsFile(const QgsVectorLayer& layer) {
  return layer.providerType() == QLatin1String("ogr") && !layer.isModified() &&
         layer.fields().count() == layer.dataProvider()->fields().count();
}

Error notARaster(const QString& parameter, const QString& value) {
  return inputError("raster_unreadable", qtr("%1 cannot be opened", parameter),
                    qtr("'%1' is not a raster", value), qtr("Choose a raster file or layer."));
}

// QGIS leaves out what it cannot open, and takes the default for a list of nothing else.
void addLayers(const QVariant& given, const QgsProcessingParameterMultipleLayers& definition,
               QgsProcessingContext& context, QList<QgsMapLayer*>& layers) {
  if (given.userType() == QMetaType::QVariantList || given.userType() == QMetaType::QStringList) {
    for (const QVariant& one : given.toList()) addLayers(one, definition, context, layers);
    return;
  }
  const QList<QgsMapLayer*> opened =
      QgsProcessingParameters::parameterAsLayerList(&definition, given, context);
  if (!opened.isEmpty())
    layers << opened;
  else if (definition.layerType() == qgis::raster)
    throw notARaster(definition.name(), given.toString());
  else
    throw inputError("layer_unreadable", qtr("%1 cannot be opened", definition.name()),
                     qtr("'%1' is not a layer", given.toString()), qtr("Choose files or layers that exist."));
}

}  // namespace

QList<QgsMapLayer*> findLayers(const QgsProcessingParameterDefinition& definition,
                               const QVariantMap& parameters, QgsProcessingContext& context) {
  QList<QgsMapLayer*> layers;
  if (isGiven(parameters, definition.name().toUtf8()))
    addLayers(parameters.value(definition.name()),
              dynamic_cast<const QgsProcessingParameterMultipleLayers&>(definition), context, layers);
  return layers;
}

std::string gdalSource(const QgsMapLayer* layer, const QString& parameter, const QString& value) {
  const auto* raster = qobject_cast<const QgsRasterLayer*>(layer);
  if (!raster || !raster->isValid()) throw notARaster(parameter, value);
  if (raster->providerType() != QLatin1String("gdal"))
    throw inputError("raster_not_of_gdal",
                     qtr("%1 is a layer of the type '%2'", parameter, raster->providerType()),
                     qtr("only rasters that GDAL opens can be read"), qtr("Export it to a GeoTIFF first."));
  if (raster->source().contains(QLatin1String("|option:")))
    throw inputError("raster_with_options", qtr("%1 is opened with options of its driver", parameter),
                     qtr("'%1' is not read as QGIS shows it without them", value),
                     qtr("Export it to a GeoTIFF first."));
  return raster->source().toStdString();
}

std::string findRaster(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context,
                       QgsCoordinateReferenceSystem* crs) {
  const QgsProcessingParameterDefinition* definition = algorithm.parameterDefinition(parameter);
  if (!isGiven(parameters, parameter) && (definition->flags() & qgis::optionalFlag)) return {};
  const QgsRasterLayer* layer =
      QgsProcessingParameters::parameterAsRasterLayer(definition, parameters, context);
  std::string source = gdalSource(layer, parameter, parameters.value(parameter).toString());
  if (crs) *crs = layer->crs();
  return source;
}

Error notALayer(const char* parameter, const QVariantMap& parameters) {
  return inputError("layer_unreadable", qtr("%1 cannot be opened", parameter),
                    qtr("'%1' is not a vector layer", parameters.value(parameter).toString()),
                    qtr("Choose a vector file or layer."));
}

bool isCsvFile(const QString& path) {
  return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) && QFileInfo(path).isFile();
}

std::string findCsv(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context) {
  const QVariant value = parameters.value(parameter);
  if (!isGiven(parameters, parameter)) return {};
  QString path = value.toString();
  if (!QFileInfo(path).isFile()) {
    if (isOfSome(value)) return {};
    const QgsVectorLayer* layer = QgsProcessingParameters::parameterAsVectorLayer(
        algorithm.parameterDefinition(parameter), parameters, context);
    if (!layer || !isAsItsFile(*layer) || !layer->subsetString().isEmpty()) return {};
    path = layer->source().section('|', 0, 0);
  }
  return isCsvFile(path) ? path.toStdString() : std::string();
}

std::string findVectorFile(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                           const QVariantMap& parameters, QgsProcessingContext& context) {
  if (!isGiven(parameters, parameter) || isOfSome(parameters.value(parameter))) return {};
  const QgsVectorLayer* layer = QgsProcessingParameters::parameterAsVectorLayer(
      algorithm.parameterDefinition(parameter), parameters, context);
  return layer && isAsItsFile(*layer) ? layer->source().toStdString() : std::string();
}

bool nextFeature(QgsFeatureIterator& features, QgsFeature& feature, const QString& parameter) {
  const io::GdalErrors errors;
  if (features.nextFeature(feature)) return true;
  if (errors.failed())
    throw inputError("layer_cut_short", qtr("%1 cannot be read to its end", parameter),
                     QString::fromStdString(errors.why("")),
                     qtr("Check its file, and the condition behind 'subset='."));
  return false;
}

io::Table readTable(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context, const std::string& csv) {
  if (!csv.empty()) return io::read_csv(csv);
  const std::unique_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm.parameterDefinition(parameter), parameters, context));
  if (!source)
    throw inputError("table_unreadable", qtr("%1 cannot be opened", parameter),
                     qtr("'%1' is not a table", parameters.value(parameter).toString()),
                     qtr("Choose a CSV file or a layer."));
  io::Table table;
  table.name = source->sourceName().toStdString();
  for (const QString& name : source->fields().names()) table.columns.push_back(name.toStdString());
  QgsFeatureIterator features = source->getFeatures(QgsFeatureRequest().setFlags(qgis::withoutGeometry));
  int line = 1;  // the header's
  for (QgsFeature feature; nextFeature(features, feature, parameter);) {
    std::vector<std::string> row;
    for (const QVariant& value : feature.attributes()) row.push_back(cellText(value));
    table.rows.push_back(std::move(row));
    table.line_numbers.push_back(++line);
  }
  return table;
}

}  // namespace spate
