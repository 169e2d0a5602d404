// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/destinations.hpp"

#include <QFileInfo>
#include <QSet>
#include <QUrl>
#include <utility>
#include <vector>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsdataprovider.h"
#include "qgsdatasourceuri.h"
#include "qgsmaplayerdependency.h"
#include "qgsprocessingparameters.h"
#include "qgsproject.h"
#include "qgsproviderregistry.h"
#include "qgsvectordataprovider.h"
#include "qgsvectorfilewriter.h"
#include "qgsvectorlayer.h"
#include "qgsvirtuallayerdefinition.h"

namespace spate {
namespace {

struct Named {
  QString parameter;
  io::FilePlace place;
};

using Places = std::vector<io::FilePlace>;

std::string textOf(const QVariantMap& parts, const char* key) {
  return parts.value(QLatin1String(key)).toString().toStdString();
}

// The table that a layer of GDAL reads; empty where it is unknown, since a SELECT or a view may read any.
std::string tableOf(const QgsMapLayer& layer, const QVariantMap& parts) {
  const auto* vector = qobject_cast<const QgsVectorLayer*>(&layer);
  const QString subset = vector ? vector->subsetString() : QString();
  if (folded(subset.trimmed().toStdString()).rfind("select", 0) == 0) return {};
  std::string table = textOf(parts, "layerName");
  const QStringList tables = layer.dataProvider() ? layer.dataProvider()->subLayers() : QStringList();
  if (table.empty() && textOf(parts, "layerId").empty() && tables.size() == 1)
    table = tables[0].section(QgsDataProvider::sublayerSeparator(), 1, 1).toStdString();
  return !table.empty() && io::is_plain_table(textOf(parts, "path"), table) ? table : std::string();
}

void addPlaces(const QgsMapLayer& layer, Places& places, QSet<QString>& seen);

// Adds the places of the layers that a virtual layer reads, from the project or by their sources.
void addPlacesBehind(const QgsVectorLayer& layer, Places& places, QSet<QString>& seen) {
  for (const QgsMapLayerDependency& one : layer.dataProvider()->dependencies())
    if (const QgsMapLayer* other = QgsProject::instance()->mapLayer(one.layerId()))
      addPlaces(*other, places, seen);
  const auto definition = QgsVirtualLayerDefinition::fromUrl(QUrl::fromEncoded(layer.source().toUtf8()));
  for (const QgsVirtualLayerDefinition::SourceLayer& one : definition.sourceLayers()) {
    const QgsMapLayer* other =
        one.isReferenced() ? QgsProject::instance()->mapLayer(one.reference()) : nullptr;
    if (other) addPlaces(*other, places, seen);
    for (const std::string& file : io::files_behind(one.source().toStdString())) places.push_back({file, {}});
  }
}

void addPlaces(const QgsMapLayer& layer, Places& places, QSet<QString>& seen) {
  if (seen.contains(layer.id())) return;
  seen.insert(layer.id());
  const auto* vector = qobject_cast<const QgsVectorLayer*>(&layer);
  if (vector && layer.providerType() == QLatin1String("virtual"))
    return addPlacesBehind(*vector, places, seen);
  const QVariantMap parts = QgsProviderRegistry::instance()->decodeUri(layer.providerType(), layer.source());
  const io::FilePlace own = {textOf(parts, "path"), tableOf(layer, parts)};
  places.push_back(own);
  for (const std::string& file : io::files_behind(layer.source().toStdString()))
    if (!io::overwrites({file, {}}, own)) places.push_back({file, {}});
}

std::vector<Named> inputsOf(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context) {
  std::vector<Named> inputs;
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const QString name = definition->name();
    if (definition->isDestination() || !isGiven(parameters, name.toUtf8())) continue;
    if (definition->type() == QgsProcessingParameterFile::typeName())
      inputs.push_back(
          {name,
           {QgsProcessingParameters::parameterAsString(definition, parameters, context).toStdString(), {}}});
    QList<QgsMapLayer*> layers;
    if (definition->type() == QgsProcessingParameterMultipleLayers::typeName())
      layers = QgsProcessingParameters::parameterAsLayerList(definition, parameters, context);
    else if (definition->type() == QgsProcessingParameterFeatureSource::typeName() ||
             definition->type() == QgsProcessingParameterRasterLayer::typeName())
      layers << QgsProcessingParameters::parameterAsLayer(definition, parameters, context);
    Places places;
    QSet<QString> seen;
    for (const QgsMapLayer* layer : layers)
      if (layer) addPlaces(*layer, places, seen);
    for (io::FilePlace& place : places) inputs.push_back({name, std::move(place)});
  }
  return inputs;
}

const QString database = QStringLiteral("ogr:");

// A layer's file without an ending that OGR knows: QGIS adds that of a GeoPackage.
QString withEnding(const QString& destination) {
  const io::FilePlace place = placeOfOutput(destination);
  const bool isKnown = place.file.empty() || !place.table.empty() ||
                       !QgsVectorFileWriter::driverForExtension(QFileInfo(destination).suffix()).isEmpty();
  return isKnown ? destination : destination + QStringLiteral(".gpkg");
}

}  // namespace

QString fileOfOutput(const QgsProcessingParameterDefinition& definition, const QVariantMap& parameters,
                     QgsProcessingContext& context) {
  const QString given = QgsProcessingParameters::parameterAsFileOutput(&definition, parameters, context);
  if (definition.type() == QgsProcessingParameterFeatureSink::typeName()) return withEnding(given);
  const auto* file = dynamic_cast<const QgsProcessingParameterFileDestination*>(&definition);
  if (!file) return given;
  ParameterInfo result;
  result.name = definition.name().toStdString();
  result.kind = ParameterKind::file_result;
  result.extension = file->defaultFileExtension().toStdString();
  return QString::fromStdString(result_file(given.toStdString(), result_name(result)));
}

io::FilePlace placeOfOutput(const QString& destination) {
  if (destination.startsWith(database)) {
    const QgsDataSourceUri uri(destination.mid(database.size()));
    return {uri.database().toStdString(), uri.table().toStdString()};
  }
  // "memory:" and "postgis:..." are no files, but "C:/..." and "runs/12:30.gpkg" are.
  const QString name = destination.section(':', 0, 0);
  const bool isFile =
      name.size() == destination.size() || name.size() == 1 || name.contains('/') || name.contains('\\');
  return isFile ? io::FilePlace{destination.toStdString(), {}} : io::FilePlace();
}

QString outputAt(const io::FilePlace& place) {
  const QString file = QString::fromStdString(place.file);
  if (place.table.empty()) return file;
  QgsDataSourceUri uri;
  uri.setDatabase(file);
  uri.setTable(QString::fromStdString(place.table));
  return database + uri.uri(false);
}

void checkDestinations(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                       QgsProcessingContext& context) {
  std::vector<Named> taken = inputsOf(algorithm, parameters, context);
  const std::size_t inputs = taken.size();
  for (const QgsProcessingParameterDefinition* definition : algorithm.destinationParameterDefinitions()) {
    const QString name = definition->name();
    if (!isGiven(parameters, name.toUtf8()) ||
        definition->type() == QgsProcessingParameterFolderDestination::typeName())
      continue;
    const io::FilePlace place = placeOfOutput(fileOfOutput(*definition, parameters, context));
    if (place.file.empty()) continue;
    // Nobody who names a file or folder that exists means one beside it, of another ending.
    const QString given = QgsProcessingParameters::parameterAsFileOutput(definition, parameters, context);
    const io::FilePlace named = QFileInfo::exists(given) ? placeOfOutput(given) : place;
    for (std::size_t i = 0; i < taken.size(); ++i)
      if (io::overwrites(place, taken[i].place) || io::overwrites(named, taken[i].place))
        throw inputError(i < inputs ? "result_overwrites_input" : "result_overwrites_result",
                         qtr("%1 would overwrite %2", name, taken[i].parameter),
                         qtr("both are %1", place.file), qtr("Choose another file."));
    if (const auto* sink = dynamic_cast<const QgsProcessingParameterFeatureSink*>(definition)) {
      const std::string format = io::why_no_table(place.file);
      if (!sink->hasGeometry() && !format.empty())
        throw inputError("result_format_unknown", qtr("%1 cannot be written", name),
                         QString::fromStdString(format),
                         qtr("Choose a file that ends in .csv, .gpkg or .xlsx."));
      std::string why = io::why_not_writable(named.file);
      if (why.empty()) why = io::why_not_writable(place.file);
      if (!why.empty())
        throw inputError("result_not_written", qtr("%1 cannot be written", name), QString::fromStdString(why),
                         qtr("Choose another file or folder."));
    }
    taken.push_back({name, place});
  }
}

void checkFiles(const QStringList& files, const QgsProcessingAlgorithm& algorithm,
                const QVariantMap& parameters, QgsProcessingContext& context) {
  for (const Named& input : inputsOf(algorithm, parameters, context))
    for (const QString& file : files)
      if (io::overwrites({file.toStdString(), {}}, input.place))
        throw inputError("result_overwrites_input", qtr("'%1' would overwrite %2", file, input.parameter),
                         qtr("it is read as an input"), qtr("Choose another folder."));
}

}  // namespace spate
