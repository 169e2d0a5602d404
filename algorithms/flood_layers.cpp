// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/flood_layers.hpp"

#include <QFileInfo>
#include <memory>

#include "qgscoordinatetransform.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingutils.h"
#include "qgsrasterdataprovider.h"
#include "qgsrasterlayer.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

std::string findRaster(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context,
                       QgsCoordinateReferenceSystem* crs = nullptr) {
  const QgsProcessingParameterDefinition* definition = algorithm.parameterDefinition(parameter);
  if (!parameters.value(parameter).isValid() &&
      (definition->flags() & QgsProcessingParameterDefinition::FlagOptional))
    return {};
  const QgsRasterLayer* layer =
      QgsProcessingParameters::parameterAsRasterLayer(definition, parameters, context);
  if (!layer || !layer->isValid())
    throw inputError(QStringLiteral("%1 cannot be opened").arg(parameter),
                     QStringLiteral("'%1' is not a raster").arg(parameters.value(parameter).toString()),
                     QStringLiteral("Choose a raster file or layer."));
  if (layer->providerType() != QLatin1String("gdal"))
    throw inputError(QStringLiteral("%1 is a layer of the type '%2'").arg(parameter, layer->providerType()),
                     QStringLiteral("only rasters that GDAL opens can be read"),
                     QStringLiteral("Export it to a GeoTIFF first."));
  if (crs) *crs = layer->crs();
  return layer->source().toStdString();
}

// The path of a table that is a whole CSV file: reading its text keeps line numbers and decimal commas.
std::string findCsv(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                    const QVariantMap& parameters, QgsProcessingContext& context) {
  const QVariant value = parameters.value(parameter);
  if (!value.isValid()) return {};
  QString path = value.toString();
  if (!QFileInfo(path).isFile()) {
    if (value.canConvert<QgsProcessingFeatureSourceDefinition>() &&
        value.value<QgsProcessingFeatureSourceDefinition>().selectedFeaturesOnly)
      return {};
    const QgsVectorLayer* layer = QgsProcessingParameters::parameterAsVectorLayer(
        algorithm.parameterDefinition(parameter), parameters, context);
    if (!layer || layer->providerType() != QLatin1String("ogr") || !layer->subsetString().isEmpty())
      return {};
    path = layer->source().section('|', 0, 0);
  }
  return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) ? path.toStdString() : std::string();
}

// The text of a value as a table would hold it: numbers read back exactly, null is empty.
std::string cellText(const QVariant& value) {
  if (!value.isValid() || value.isNull()) return {};
  if (value.type() == QVariant::Double) return QString::number(value.toDouble(), 'g', 17).toStdString();
  return value.toString().toStdString();
}

QString labelOf(const QString& noun, const QgsFeature& feature, const QVariantMap& fields) {
  const QString name = fields.value(QStringLiteral("name")).toString();
  const QString key = name.isEmpty() ? fields.value(QStringLiteral("hydrograph")).toString() : name;
  const QString number = QStringLiteral("%1 %2").arg(noun).arg(feature.id());
  return key.isEmpty() ? number : QStringLiteral("%1 '%2'").arg(number, key);
}

QString fieldNames(const QgsFields& fields) {
  const QStringList names = fields.names();
  return names.isEmpty() ? QStringLiteral("no fields") : names.join(QStringLiteral(", "));
}

std::map<QString, int> findFields(const QgsFields& fields, const char* parameter, const QStringList& required,
                                  const QStringList& optional) {
  std::map<QString, int> found;
  for (const QString& name : required + optional) {
    const int index = fields.lookupField(name);
    if (index >= 0) {
      found[name] = index;
    } else if (required.contains(name)) {
      throw inputError(QStringLiteral("%1 has no field '%2'").arg(parameter, name),
                       QStringLiteral("it has: %1").arg(fieldNames(fields)),
                       QStringLiteral("Add the field, or rename the one that holds it."));
    }
  }
  return found;
}

}  // namespace

std::string LayerFeature::wkb() const {
  const QByteArray bytes = geometry.asWkb();
  return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

FloodFiles findFloodFiles(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                          QgsProcessingContext& context) {
  FloodFiles files;
  files.dem = findRaster(algorithm, "DEM", parameters, context, &files.crs);
  files.manning = findRaster(algorithm, "MANNING_RASTER", parameters, context);
  files.initialDepth = findRaster(algorithm, "INITIAL_DEPTH", parameters, context);
  for (const char* table : {"HYDROGRAPHS", "RAIN_TABLE"}) {
    const std::string path = findCsv(algorithm, table, parameters, context);
    if (!path.empty()) files.csv[table] = path;
  }
  return files;
}

std::vector<LayerFeature> FloodLayers::features(const char* parameter, const QString& noun,
                                                const QStringList& required,
                                                const QStringList& optional) const {
  std::vector<LayerFeature> list;
  if (!isGiven(parameter)) return list;
  const std::unique_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm_.parameterDefinition(parameter), parameters_, context_));
  if (!source)
    throw inputError(
        QStringLiteral("%1 cannot be opened").arg(parameter),
        QStringLiteral("'%1' is not a vector layer").arg(parameters_.value(parameter).toString()),
        QStringLiteral("Choose a vector file or layer."));
  const std::map<QString, int> fields = findFields(source->fields(), parameter, required, optional);

  const QgsCoordinateReferenceSystem crs = source->sourceCrs();
  if (crs.isValid() != files_.crs.isValid())
    feedback_->pushWarning(
        QStringLiteral("%1: the CRS of %2 is not known; their coordinates are taken as they are.")
            .arg(parameter, crs.isValid() ? QStringLiteral("DEM") : QStringLiteral("this layer")));
  const QgsCoordinateTransform transform(crs, files_.crs, context_.transformContext());

  QgsFeatureIterator features = source->getFeatures();
  for (QgsFeature feature; features.nextFeature(feature) && !feedback_->isCanceled();) {
    LayerFeature read;
    for (const auto& [name, index] : fields) read.fields[name] = feature.attribute(index);
    read.label = labelOf(noun, feature, read.fields);
    read.geometry = feature.geometry();
    if (read.geometry.isEmpty())
      throw inputError(QStringLiteral("%1 has no geometry").arg(read.label),
                       QStringLiteral("it has no place in %1").arg(parameter),
                       QStringLiteral("Draw it, or delete its row."));
    if (QgsWkbTypes::isCurvedType(read.geometry.wkbType())) read.geometry.convertToStraightSegment();
    try {
      if (transform.isValid()) read.geometry.transform(transform);
    } catch (const QgsCsException&) {
      throw inputError(QStringLiteral("%1 cannot be brought into the CRS of DEM").arg(read.label),
                       QStringLiteral("from %1 to %2")
                           .arg(crs.userFriendlyIdentifier(), files_.crs.userFriendlyIdentifier()),
                       QStringLiteral("Check the CRS of %1.").arg(parameter));
    }
    list.push_back(std::move(read));
  }
  return list;
}

io::Table FloodLayers::table(const char* parameter) const {
  const auto csv = files_.csv.find(parameter);
  if (csv != files_.csv.end()) return io::read_csv(csv->second);
  const std::unique_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm_.parameterDefinition(parameter), parameters_, context_));
  if (!source)
    throw inputError(QStringLiteral("%1 cannot be opened").arg(parameter),
                     QStringLiteral("'%1' is not a table").arg(parameters_.value(parameter).toString()),
                     QStringLiteral("Choose a CSV file or a layer."));
  io::Table table;
  table.name = source->sourceName().toStdString();
  for (const QString& name : source->fields().names()) table.columns.push_back(name.toStdString());
  QgsFeatureIterator features =
      source->getFeatures(QgsFeatureRequest().setFlags(QgsFeatureRequest::NoGeometry));
  int line = 1;  // the header's
  for (QgsFeature feature; features.nextFeature(feature);) {
    std::vector<std::string> row;
    for (const QVariant& value : feature.attributes()) row.push_back(cellText(value));
    table.rows.push_back(std::move(row));
    table.line_numbers.push_back(++line);
  }
  return table;
}

}  // namespace spate
