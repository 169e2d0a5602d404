// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/export_case.hpp"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

#include "algorithms/case/case_export.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

QJsonValue jsonOf(const Values::Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
  if (const auto* flag = std::get_if<bool>(&value)) return *flag;
  if (const auto* number = std::get_if<double>(&value)) return *number;
  return QJsonValue();
}

}  // namespace

QStringList ExportCase::tags() const {
  return qtr("flood,simulation,export,case,command,server,batch,json,geopackage").split(',');
}

QString ExportCase::shortDescription() const {
  return qtr("Writes a flood simulation with all its inputs to a folder, to run it elsewhere without QGIS.");
}

QString ExportCase::shortHelpString() const {
  return qtr(
      "<p>Writes a folder that holds everything a flood simulation needs: <i>case.json</i> with the values "
      "of the parameters, the rasters as GeoTIFF, the vector layers in one GeoPackage, the tables as CSV. "
      "Paths in it are relative: it can be copied to any machine.</p>"
      "<p>There, without QGIS: <code>spate run case.json</code>. It gives the same maps as <i>Simulate "
      "flood</i> with these inputs, bit for bit, and writes them to the folder.</p>"
      "<p>Vector layers are written in the CRS of the elevation model, with all their fields.</p>");
}

void ExportCase::initAlgorithm(const QVariantMap&) {
  for (QgsProcessingParameterDefinition* definition : definitionsOf(case_inputs())) addParameter(definition);
  ParameterInfo folder;
  folder.kind = ParameterKind::folder_result;
  folder.name = "FOLDER";
  folder.title = tr("Folder of the case");
  folder.help = tr("Created if it does not exist. Files of an earlier export in it are replaced.");
  for (QgsProcessingParameterDefinition* definition : definitionsOf({folder})) addParameter(definition);
  addOutput(new QgsProcessingOutputFile("CASE", qtr("case.json")));
}

void ExportCase::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  read_flood_choices(valuesOf(case_inputs(), *this, parameters, context));
}

void ExportCase::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                         QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  const QDir folder(parameterAsString(parameters, "FOLDER", context));
  QStringList files;
  for (const std::string& name : exported_files(case_inputs()))
    files << folder.filePath(QString::fromStdString(name));
  checkFiles(files, *this, parameters, context);
}

QVariantMap ExportCase::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const ParameterList list = case_inputs();
  const QString folder = parameterAsString(parameters, "FOLDER", context);
  if (!QDir().mkpath(folder))
    throw inputError("case_folder_not_made", qtr("FOLDER '%1' cannot be made", folder),
                     qtr("its place cannot be written to"), qtr("Choose another folder."));
  const Values values =
      export_inputs(LayerInputs(*this, parameters, context, files_),
                    valuesOf(list, *this, parameters, context), list, folder.toStdString(), log);

  QJsonObject inputs;
  for (const ParameterInfo& info : list)
    if (values.is_given(info.name)) inputs[QString::fromStdString(info.name)] = jsonOf(values.get(info.name));
  for (const ParameterInfo& map : flood_maps())
    inputs[QString::fromStdString(map.name)] = QString::fromStdString(map.name).toLower() + ".tif";
  if (values.is_given("BARRIERS")) inputs["BARRIER_REPORT"] = "barrier_report.gpkg";
  const QString path = QDir(folder).filePath(QStringLiteral("case.json"));
  const QByteArray text =
      QJsonDocument(QJsonObject{{"algorithm", "spate:simulateflood"}, {"inputs", inputs}}).toJson();
  io::write_file(path.toStdString(), text.toStdString());
  feedback->pushInfo(qtr("Run it with: spate run %1", path));
  return {{"FOLDER", folder}, {"CASE", path}};
}

}  // namespace spate
