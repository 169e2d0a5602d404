// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/destinations.hpp"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryFile>
#include <vector>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsdataprovider.h"
#include "qgsdatasourceuri.h"
#include "qgsmaplayer.h"
#include "qgsprocessingparameters.h"
#include "qgsproviderregistry.h"

namespace spate {
namespace {

struct Named {
  QString parameter;
  FilePlace place;
};

FilePlace placeOfLayer(const QgsMapLayer& layer) {
  const QVariantMap parts = QgsProviderRegistry::instance()->decodeUri(layer.providerType(), layer.source());
  FilePlace place{parts.value(QStringLiteral("path")).toString(),
                  parts.value(QStringLiteral("layerName")).toString()};
  if (place.table.isEmpty() && layer.dataProvider())  // the only one of its file, unnamed in the path
    place.table =
        layer.dataProvider()->subLayers().value(0).section(QgsDataProvider::sublayerSeparator(), 1, 1);
  return place;
}

std::vector<Named> inputsOf(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context) {
  std::vector<Named> inputs;
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const QString name = definition->name();
    if (definition->isDestination() || !isGiven(parameters, name.toUtf8())) continue;
    if (definition->type() == QgsProcessingParameterFile::typeName())
      inputs.push_back(
          {name, {QgsProcessingParameters::parameterAsString(definition, parameters, context), {}}});
    QList<QgsMapLayer*> layers;
    if (definition->type() == QgsProcessingParameterMultipleLayers::typeName())
      layers = QgsProcessingParameters::parameterAsLayerList(definition, parameters, context);
    else if (definition->type() == QgsProcessingParameterFeatureSource::typeName() ||
             definition->type() == QgsProcessingParameterRasterLayer::typeName())
      layers << QgsProcessingParameters::parameterAsLayer(definition, parameters, context);
    for (const QgsMapLayer* layer : layers)
      if (layer) inputs.push_back({name, placeOfLayer(*layer)});
  }
  return inputs;
}

QString onDisk(const QString& path) {
  const QFileInfo file(path);
  return file.exists() ? file.canonicalFilePath() : QDir::cleanPath(file.absoluteFilePath());
}

// Two tables of one file leave each other alone; a whole file takes all that is in it.
bool overwrites(const FilePlace& output, const FilePlace& other) {
  if (output.file.isEmpty() || other.file.isEmpty()) return false;
  if (onDisk(output.file) != onDisk(other.file)) return false;
  return output.table.isEmpty() || other.table.isEmpty() || output.table == other.table;
}

QString whyNotWritable(const QString& path) {
  const QFileInfo file(path);
  if (file.isDir()) return qtr("'%1' is a folder", path);
  if (file.exists() && !file.isWritable()) return qtr("'%1' is protected", path);
  if (!file.dir().exists()) return qtr("there is no folder '%1'", file.path());
  QTemporaryFile probe(file.path() + QStringLiteral("/.spate-XXXXXX"));
  return probe.open() ? QString() : qtr("'%1': %2", file.path(), probe.errorString());
}

}  // namespace

FilePlace placeOfOutput(const QString& destination) {
  const QString database = QStringLiteral("ogr:");
  if (destination.startsWith(database)) {
    const QgsDataSourceUri uri(destination.mid(database.size()));
    return {uri.database(), uri.table()};
  }
  // "memory:", "postgis:...", but "C:/..." is a file.
  return destination.indexOf(':') > 1 ? FilePlace() : FilePlace{destination, QString()};
}

void checkDestinations(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                       QgsProcessingContext& context) {
  std::vector<Named> taken = inputsOf(algorithm, parameters, context);
  for (const QgsProcessingParameterDefinition* definition : algorithm.destinationParameterDefinitions()) {
    const QString name = definition->name();
    if (!isGiven(parameters, name.toUtf8()) ||
        definition->type() == QgsProcessingParameterFolderDestination::typeName())
      continue;
    const FilePlace place =
        placeOfOutput(QgsProcessingParameters::parameterAsFileOutput(definition, parameters, context));
    if (place.file.isEmpty()) continue;
    for (const Named& other : taken)
      if (overwrites(place, other.place))
        throw inputError(qtr("%1 would overwrite %2", name, other.parameter), qtr("both are %1", place.file),
                         qtr("Choose another file."));
    if (definition->type() == QgsProcessingParameterFeatureSink::typeName()) {
      const QString why = whyNotWritable(place.file);
      if (!why.isEmpty())
        throw inputError(qtr("%1 cannot be written", name), why, qtr("Choose another file or folder."));
    }
    taken.push_back({name, place});
  }
}

}  // namespace spate
