// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/flood_layers.hpp"

#include <memory>

#include "algorithms/qgis/layer_sources.hpp"
#include "qgscoordinatetransform.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

QString labelOf(const QString& noun, const QgsFeature& feature, const QVariantMap& fields) {
  const QString name = textOf(fields.value(QStringLiteral("name")));
  const QString key = name.isEmpty() ? textOf(fields.value(QStringLiteral("hydrograph"))) : name;
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

std::string wkbOf(const QgsGeometry& geometry) {
  const QByteArray bytes = geometry.asWkb();
  return std::string(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

std::optional<double> LayerFeature::number(const char* field) const {
  QString doubt;
  const std::optional<double> number = numberOf(fields.value(field), &doubt);
  if (!doubt.isEmpty())
    throw inputError(QStringLiteral("%1 has the %2 '%3'").arg(label, field, text(field)), doubt,
                     QStringLiteral("Write a number with a decimal point, or clear the field."));
  return number;
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
                                                const QStringList& required, const QStringList& optional,
                                                Placeless placeless) const {
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

  QStringList leftOut;
  QgsFeatureIterator features = source->getFeatures();
  for (QgsFeature feature; features.nextFeature(feature) && !feedback_->isCanceled();) {
    LayerFeature read;
    for (const auto& [name, index] : fields) read.fields[name] = feature.attribute(index);
    read.label = labelOf(noun, feature, read.fields);
    read.geometry = feature.geometry();
    if (read.geometry.isEmpty() && placeless == Placeless::leftOut) {
      leftOut << read.label;
      continue;
    }
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
  if (!leftOut.isEmpty())
    feedback_->pushWarning(
        QStringLiteral("%1: %2 features have no geometry and are left out, the first is %3.")
            .arg(parameter)
            .arg(leftOut.size())
            .arg(leftOut.first()));
  return list;
}

io::Table FloodLayers::table(const char* parameter) const {
  const auto csv = files_.csv.find(parameter);
  return readTable(algorithm_, parameter, parameters_, context_,
                   csv == files_.csv.end() ? std::string() : csv->second);
}

}  // namespace spate
