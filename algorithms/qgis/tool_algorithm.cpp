// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/tool_algorithm.hpp"

#include <memory>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

void ToolAlgorithm::initAlgorithm(const QVariantMap&) {
  add(tool_.parameters(), tool_.numbers());
}

void ToolAlgorithm::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (tool_.check != nullptr) tool_.check(valuesOf(tool_.parameters(), *this, parameters, context));
}

void ToolAlgorithm::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                            QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context, tool_.grid);
  findRasterLists(*this, parameters, context, files_);
  findLayerLists(*this, parameters, context, files_);
  if (tool_.folder_files != nullptr) {
    QStringList files;
    for (const std::string& file :
         tool_.folder_files(valuesOf(tool_.parameters(), *this, parameters, context)))
      files << QString::fromStdString(file);
    checkFiles(files, *this, parameters, context);
  }
  command_ = asPythonCommand(parameters, context).toStdString();
}

QVariantMap ToolAlgorithm::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const ParameterList list = tool_.parameters();
  const LayerInputs inputs(*this, parameters, context, files_);
  const Values values = valuesOf(list, *this, parameters, context);
  const std::map<std::string, std::string> files = resultFiles(list, *this, parameters, context);
  const io::Metadata origin = {{"SPATE_VERSION", version()}, {"SPATE_COMMAND", command_}};
  QVariantMap results;
  const auto write = [&](const char* parameter, const io::Layer& layer, const std::string& style) {
    if (isGiven(parameters, parameter))
      results[parameter] =
          writeLayer(layer, *this, parameter, parameters, context,
                     layer.shape == io::Shape::none ? QgsCoordinateReferenceSystem() : files_.crs,
                     style.empty() ? Style() : Style::fromQml(style), feedback);
  };
  const auto writeInputRows = [&](const char* parameter, const KeptRows& rows, const std::string& style) {
    if (isGiven(parameters, parameter))
      results[parameter] = writeRows(rows, inputs, *this, parameter, parameters, context,
                                     style.empty() ? Style() : Style::fromQml(style), feedback);
  };
  check_quantities(inputs, tool_.parameters());
  const ToolAnswer answer = tool_.run({inputs, values, files, origin, write, writeInputRows, log, painter()});
  for (const Finding& finding : answer.findings) show(finding, feedback);
  for (const auto& [name, path] : files) results[QString::fromStdString(name)] = QString::fromStdString(path);
  styleMaps(results, context, feedback);
  addNumbers(answer.numbers, results);
  for (const auto& [name, source] : answer.layers) results[name] = QString::fromStdString(source);
  for (const auto& [name, count] : answer.counts) results[name] = static_cast<qlonglong>(count);
  return results;
}

void ToolAlgorithm::styleMaps(const QVariantMap& results, QgsProcessingContext& context,
                              QgsProcessingFeedback* feedback) const {
  const QString name = groupOfMaps();
  const auto group = name.isEmpty() ? nullptr : std::make_shared<ResultGroup>(name);
  int order = 0;
  for (const auto& [map, style] : tool_.styles) {
    if (!results.contains(map)) continue;
    const QString path = results[map].toString();
    writeStyleBeside(path, Style(style), feedback);
    groupWhenLoaded(path, Style(style), group, {parameterDefinition(map)->description(), order++}, context);
  }
}

}  // namespace spate
