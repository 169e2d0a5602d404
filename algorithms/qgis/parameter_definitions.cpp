// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/parameter_definitions.hpp"

#include <algorithm>

#include "algorithms/case/resume/checkpoint_file.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/number_lists.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Definition = QgsProcessingParameterDefinition;
using Number = QgsProcessingParameterNumber;

// QGIS takes a comma for one between several choices, and refuses cuda:0,1.
class Choice : public QgsProcessingParameterEnum {
 public:
  using QgsProcessingParameterEnum::QgsProcessingParameterEnum;
  QgsProcessingParameterDefinition* clone() const override { return new Choice(*this); }
  bool checkValueIsAcceptable(const QVariant& input, QgsProcessingContext* context) const override {
    return options().contains(input.toString()) ||
           QgsProcessingParameterEnum::checkValueIsAcceptable(input, context);
  }
};

// QGIS refuses a folder where a file of some ending is needed: RESUME_FROM takes that of a checkpoint.
class CheckpointFile : public QgsProcessingParameterFile {
 public:
  using QgsProcessingParameterFile::QgsProcessingParameterFile;
  QgsProcessingParameterDefinition* clone() const override { return new CheckpointFile(*this); }
  bool checkValueIsAcceptable(const QVariant& input, QgsProcessingContext* context) const override {
    const QString file = QString::fromStdString(given_checkpoint(input.toString().toStdString()));
    return QgsProcessingParameterFile::checkValueIsAcceptable(file.isEmpty() ? input : file, context);
  }
};

QVariant defaultNumber(const ParameterInfo& info) {
  return info.number ? QVariant(*info.number) : QVariant();
}

QList<int> dataTypes(const Geometries& geometries) {
  QList<int> types;
  if (geometries.points) types << qgis::vectorPoint;
  if (geometries.lines) types << qgis::vectorLine;
  if (geometries.polygons) types << qgis::vectorPolygon;
  if (geometries.none) types << qgis::vectorAny;
  if (types.isEmpty()) types << qgis::vectorGeometry;
  return types;
}

QStringList words(const ParameterInfo& info) {
  QStringList list;
  for (const std::string& word : info.choices) list << QString::fromStdString(word);
  return list;
}

qgis::SourceType sinkType(const Geometries& geometries) {
  return geometries.none       ? qgis::vectorAny
         : geometries.polygons ? qgis::vectorPolygon
         : geometries.lines    ? qgis::vectorLine
         : geometries.points   ? qgis::vectorPoint
                               : qgis::vectorGeometry;
}

// Of a parameter that is given: QGIS takes one that it does not know for none.
void checkCrs(const Definition& definition, const QgsCoordinateReferenceSystem& crs, const QString& given) {
  if (!crs.isValid())
    throw inputError("crs_unreadable", qtr("%1 is '%2'", definition.name(), given), qtr("that is no CRS"),
                     qtr("Write its code, as EPSG:25832."));
}

// Whether it is one of four numbers, with or without a CRS behind them; others are layers or geometries.
bool isOfNumbers(const QString& extent) {
  const QStringList sides = extent.section('[', 0, 0).split(',');
  return sides.size() == 4 && std::all_of(sides.begin(), sides.end(), [](const QString& side) {
           bool isNumber = false;
           side.toDouble(&isNumber);
           return isNumber;
         });
}

// An extent with its CRS as io::extent_of_text() reads it; one of four numbers is in the CRS of the result.
std::string extentText(const Definition& definition, const QVariantMap& parameters,
                       QgsProcessingContext& context) {
  const QgsRectangle extent = QgsProcessingParameters::parameterAsExtent(&definition, parameters, context);
  std::string text;
  for (const double side : {extent.xMinimum(), extent.xMaximum(), extent.yMinimum(), extent.yMaximum()})
    text += (text.empty() ? "" : ", ") + exact(side);
  const QVariant given = parameters.value(definition.name());
  const QString words = given.toString();
  const bool ofNumbers = isOfNumbers(words), hasCrs = ofNumbers && words.contains('[');
  const QgsCoordinateReferenceSystem crs =
      QgsProcessingParameters::parameterAsExtentCrs(&definition, parameters, context);
  if (given.canConvert<QgsRectangle>() || (ofNumbers && !hasCrs)) return text;
  if (hasCrs) checkCrs(definition, crs, words);
  return crs.isValid() ? text + " [" + wktOf(crs) + "]" : text;
}

std::string crsText(const Definition& definition, const QVariantMap& parameters,
                    QgsProcessingContext& context) {
  const QgsCoordinateReferenceSystem crs =
      QgsProcessingParameters::parameterAsCrs(&definition, parameters, context);
  checkCrs(definition, crs, parameters.value(definition.name()).toString());
  return wktOf(crs);
}

Definition* makeDefinition(const ParameterInfo& info) {
  const QString name = QString::fromStdString(info.name);
  const QString title = QString::fromStdString(info.title);
  const QString word = QString::fromStdString(info.word);
  const bool optional = info.is_optional;
  switch (info.kind) {
    case ParameterKind::raster:
      return new QgsProcessingParameterRasterLayer(name, title, QVariant(), optional);
    case ParameterKind::rasters: {
      auto* definition = new QgsProcessingParameterMultipleLayers(name, title, qgis::raster);
      if (optional) definition->setFlags(definition->flags() | qgis::optionalFlag);
      return definition;
    }
    case ParameterKind::vectors: {
      auto* definition = new QgsProcessingParameterMultipleLayers(
          name, title, info.geometries.none ? qgis::vectorAny : qgis::vectorGeometry);
      if (optional) definition->setFlags(definition->flags() | qgis::optionalFlag);
      return definition;
    }
    case ParameterKind::crs:
      return new QgsProcessingParameterCrs(name, title, QVariant(), optional);
    case ParameterKind::extent:
      return new QgsProcessingParameterExtent(name, title, QVariant(), optional);
    case ParameterKind::vector:
      return new QgsProcessingParameterFeatureSource(name, title, dataTypes(info.geometries), QVariant(),
                                                     optional);
    case ParameterKind::table:
      return new QgsProcessingParameterFeatureSource(name, title, {qgis::vectorAny}, QVariant(), optional);
    case ParameterKind::number:
      return new Number(name, title, qgis::real, defaultNumber(info), optional, info.least, info.most);
    case ParameterKind::integer:
      return new Number(name, title, qgis::whole, defaultNumber(info), optional, info.least, info.most);
    case ParameterKind::flag:
      return new QgsProcessingParameterBoolean(name, title, info.flag, optional);
    case ParameterKind::choice:
      return new Choice(name, title, words(info), false, word, optional, true);
    case ParameterKind::text: {
      auto* definition =
          new QgsProcessingParameterString(name, title, word.isEmpty() ? QVariant() : word, false, optional);
      if (!info.choices.empty())
        definition->setMetadata(
            {{QStringLiteral("widget_wrapper"), QVariantMap{{QStringLiteral("value_hints"), words(info)}}}});
      return definition;
    }
    case ParameterKind::field:
      return new QgsProcessingParameterField(name, title, word.isEmpty() ? QVariant() : word,
                                             QString::fromStdString(info.parent), qgis::anyField, false,
                                             optional);
    case ParameterKind::file: {
      const QString ending = QString::fromStdString(info.extension);
      if (info.extension == checkpoint_extension)
        return new CheckpointFile(name, title, qgis::plainFile, ending, QVariant(), optional);
      return new QgsProcessingParameterFile(name, title, qgis::plainFile, ending, QVariant(), optional);
    }
    case ParameterKind::raster_result:
      return new QgsProcessingParameterRasterDestination(name, title, QVariant(), optional, info.is_wanted);
    case ParameterKind::vector_result:
      return new QgsProcessingParameterFeatureSink(name, title, sinkType(info.geometries), QVariant(),
                                                   optional, info.is_wanted);
    case ParameterKind::table_result:
      return new QgsProcessingParameterFeatureSink(name, title, qgis::vectorAny, QVariant(), optional,
                                                   info.is_wanted);
    case ParameterKind::file_result: {
      QStringList filters;
      for (const QString& ending : QStringList(QString::fromStdString(info.extension)) + words(info))
        filters << QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending);
      return new QgsProcessingParameterFileDestination(name, title, filters.join(QStringLiteral(";;")),
                                                       QVariant(), optional, info.is_wanted);
    }
    case ParameterKind::folder_result:
      return new QgsProcessingParameterFolderDestination(name, title, QVariant(), optional, info.is_wanted);
  }
  return nullptr;
}

Values::Value valueOf(const ParameterInfo& info, const QgsProcessingAlgorithm& algorithm,
                      const QVariantMap& parameters, QgsProcessingContext& context) {
  const QByteArray name = QByteArray::fromStdString(info.name);
  const Definition* definition = algorithm.parameterDefinition(info.name.c_str());
  switch (info.kind) {
    case ParameterKind::number:
    case ParameterKind::integer:
      return QgsProcessingParameters::parameterAsDouble(definition, parameters, context);
    case ParameterKind::flag:
      return QgsProcessingParameters::parameterAsBool(definition, parameters, context);
    case ParameterKind::choice:
      return QgsProcessingParameters::parameterAsEnumString(definition, parameters, context).toStdString();
    case ParameterKind::field:
    case ParameterKind::file:
    case ParameterKind::folder_result:  // QGIS makes one where a temporary one is wanted
      return QgsProcessingParameters::parameterAsString(definition, parameters, context).toStdString();
    case ParameterKind::crs:
      return crsText(*definition, parameters, context);
    case ParameterKind::extent:
      return extentText(*definition, parameters, context);
    case ParameterKind::text:
      return listText(algorithm, name, parameters, context).toStdString();
    default: {
      const QString text = parameters.value(name).toString();
      return text.isEmpty() ? std::string("layer") : text.toStdString();  // a layer without a text of its own
    }
  }
}

}  // namespace

QList<Definition*> definitionsOf(const ParameterList& list) {
  QList<Definition*> definitions;
  for (const ParameterInfo& info : list) {
    Definition* definition = makeDefinition(info);
    definition->setHelp(QString::fromStdString(info.help));
    if (info.is_advanced) definition->setFlags(definition->flags() | qgis::advancedFlag);
    definitions << definition;
  }
  return definitions;
}

Values valuesOf(const ParameterList& list, const QgsProcessingAlgorithm& algorithm,
                const QVariantMap& parameters, QgsProcessingContext& context) {
  Values values;
  for (const ParameterInfo& info : list)
    if (isGiven(parameters, info.name.c_str()))
      values.set(info.name, valueOf(info, algorithm, parameters, context));
  return with_defaults(std::move(values), list);
}

std::map<std::string, std::string> resultFiles(const ParameterList& list,
                                               const QgsProcessingAlgorithm& algorithm,
                                               const QVariantMap& parameters, QgsProcessingContext& context) {
  std::map<std::string, std::string> files;
  for (const ParameterInfo& info : list) {
    if (!isGiven(parameters, info.name.c_str())) continue;
    const Definition* definition = algorithm.parameterDefinition(info.name.c_str());
    if (info.kind == ParameterKind::raster_result)
      files[info.name] =
          QgsProcessingParameters::parameterAsOutputLayer(definition, parameters, context).toStdString();
    if (info.kind == ParameterKind::file_result)
      files[info.name] = fileOfOutput(*definition, parameters, context).toStdString();
  }
  return files;
}

}  // namespace spate
