// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/definitions.hpp"

#include <iterator>
#include <utility>

#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

using Number = QgsProcessingParameterNumber;

template <class List>
void appendTo(List& list, List&& others) {
  list.insert(list.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
}

}  // namespace

using Added = Definitions::Added;

Added& Added::optional() {
  definition_.setFlags(definition_.flags() | qgis::optionalFlag);
  return *this;
}

Added& Added::advanced() {
  definition_.setFlags(definition_.flags() | qgis::advancedFlag);
  return *this;
}

Added& Added::byDefault(const QVariant& value) {
  definition_.setDefaultValue(value);
  return *this;
}

Added& Added::help(const QString& translated) {
  definition_.setHelp(translated);
  return *this;
}

Added& Added::notCreatedByDefault() {
  dynamic_cast<QgsProcessingDestinationParameter&>(definition_).setCreateByDefault(false);
  return *this;
}

Added Definitions::add(QgsProcessingParameterDefinition* definition, const char* help) {
  parameters_.emplace_back(definition);
  definition->setHelp(qtr(help));
  return Added(*definition);
}

Added Definitions::raster(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterRasterLayer(name, qtr(title)), help);
}

Added Definitions::layer(const char* name, const char* title, const QList<int>& types, const char* help) {
  return add(new QgsProcessingParameterFeatureSource(name, qtr(title), types), help);
}

Added Definitions::table(const char* name, const char* title, const char* help) {
  return layer(name, title, {qgis::vectorAny}, help);
}

Added Definitions::layers(const char* name, const char* title, qgis::SourceType type, const char* help) {
  return add(new QgsProcessingParameterMultipleLayers(name, qtr(title), type), help);
}

Added Definitions::field(const char* name, const char* title, const char* layer, const char* help) {
  return add(new QgsProcessingParameterField(name, qtr(title), QVariant(), layer), help).optional();
}

Added Definitions::file(const char* name, const char* title, const char* extension, const char* help) {
  return add(new QgsProcessingParameterFile(name, qtr(title), qgis::plainFile, extension), help);
}

Added Definitions::extent(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterExtent(name, qtr(title)), help);
}

Added Definitions::crs(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterCrs(name, qtr(title)), help);
}

Added Definitions::number(const char* name, const char* title, std::optional<double> value, Limits limits,
                          const char* help) {
  return add(new Number(name, qtr(title), qgis::real, value ? QVariant(*value) : QVariant(), false,
                        limits.least, limits.most),
             help);
}

Added Definitions::integer(const char* name, const char* title, int value, Limits limits, const char* help) {
  return add(new Number(name, qtr(title), qgis::whole, value, false, limits.least, limits.most), help);
}

Added Definitions::choice(const char* name, const char* title, const QStringList& options, const char* help) {
  constexpr bool several = false, byName = true;
  return add(
      new QgsProcessingParameterEnum(name, qtr(title), options, several, options.value(0), false, byName),
      help);
}

Added Definitions::flag(const char* name, const char* title, bool value, const char* help) {
  return add(new QgsProcessingParameterBoolean(name, qtr(title), value), help);
}

Added Definitions::text(const char* name, const char* title, const QVariant& value, const char* help) {
  return add(new QgsProcessingParameterString(name, qtr(title), value), help);
}

Added Definitions::rasterOutput(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterRasterDestination(name, qtr(title)), help);
}

Added Definitions::layerOutput(const char* name, const char* title, qgis::SourceType type, const char* help) {
  return add(new QgsProcessingParameterFeatureSink(name, qtr(title), type), help);
}

Added Definitions::tableOutput(const char* name, const char* title, const char* help) {
  return layerOutput(name, title, qgis::vectorAny, help);
}

Added Definitions::pageOutput(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterFileDestination(name, qtr(title), qtr("HTML files") + " (*.html)"),
             help);
}

Added Definitions::pdfOutput(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterFileDestination(name, qtr(title), qtr("PDF files") + " (*.pdf)"),
             help);
}

Added Definitions::animationOutput(const char* name, const char* title, const char* help) {
  return add(
      new QgsProcessingParameterFileDestination(name, qtr(title), qtr("Animations") + " (*.gif *.mp4)"),
      help);
}

Added Definitions::folderOutput(const char* name, const char* title, const char* help) {
  return add(new QgsProcessingParameterFolderDestination(name, qtr(title)), help);
}

void Definitions::numberResult(const char* name, const char* title) {
  results_.push_back(std::make_unique<QgsProcessingOutputNumber>(name, qtr(title)));
}

void Definitions::textResult(const char* name, const char* title) {
  results_.push_back(std::make_unique<QgsProcessingOutputString>(name, qtr(title)));
}

void Definitions::append(const ParameterList& list) {
  for (QgsProcessingParameterDefinition* definition : definitionsOf(list))
    parameters_.emplace_back(definition);
}

void Definitions::append(Definitions&& others) {
  appendTo(parameters_, std::move(others.parameters_));
  appendTo(results_, std::move(others.results_));
}

}  // namespace spate
