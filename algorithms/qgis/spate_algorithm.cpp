// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/spate_algorithm.hpp"

#include <QFileInfo>
#include <QUrl>
#include <exception>
#include <memory>
#include <new>

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/secrets.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/io/table/table.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/given_values.hpp"
#include "algorithms/qgis/labelled_feedback.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsexception.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

QString& helpFolder() {
  static QString path;
  return path;
}

QString withoutSecrets(const QString& message) {
  return QString::fromStdString(io::without_secrets(message.toStdString()));
}

// The message with the titles of the parameters that it names.
QgsProcessingException labelled(Message message, const QgsProcessingAlgorithm& algorithm) {
  const QStringList labels = labelsIn(QString::fromStdString(full_text(message)), algorithm);
  if (!labels.isEmpty()) {
    std::string& last = message.remedy.empty() ? message.problem : message.remedy;
    if (last.find_last_of(".!?") + 1 != last.size()) last += '.';  // some texts of QGIS end without one
    last = tr("%1 In the dialog: %2.", last, labels.join(QStringLiteral(", ")).toStdString());
  }
  return QgsProcessingException(withoutSecrets(QString::fromStdString(full_text(message))));
}

template <typename Body>
auto guarded(const QgsProcessingAlgorithm& algorithm, Body&& body) {
  try {
    return body();
  } catch (const Cancelled& cancelled) {
    throw labelled({"cancelled", cancelled.what()}, algorithm);
  } catch (const Error& error) {
    throw labelled(error.message(), algorithm);
  } catch (const QgsException& error) {
    throw labelled({"qgis_failed", error.what().toStdString()}, algorithm);
  } catch (const std::bad_alloc&) {
    throw labelled({"not_enough_memory", tr("There is not enough memory"), tr("an allocation failed"),
                    tr("Use larger cells, a smaller area, or fewer arrival depths.")},
                   algorithm);
  } catch (const std::exception& error) {
    throw labelled({"unexpected_failure", error.what()}, algorithm);
  } catch (...) {
    throw labelled({"unexpected_failure", tr("An unknown error occurred.")}, algorithm);
  }
}

bool isAccepted(qgis::GeometryType type, const QList<int>& dataTypes) {
  if (dataTypes.isEmpty() || dataTypes.contains(qgis::vectorAny) || type == qgis::unknownGeometry)
    return true;
  switch (type) {
    case qgis::pointGeometry:
      if (dataTypes.contains(qgis::vectorPoint)) return true;
      break;
    case qgis::lineGeometry:
      if (dataTypes.contains(qgis::vectorLine)) return true;
      break;
    case qgis::polygonGeometry:
      if (dataTypes.contains(qgis::vectorPolygon)) return true;
      break;
    default:
      return false;
  }
  return dataTypes.contains(qgis::vectorGeometry);
}

QString neededGeometries(const QList<int>& dataTypes) {
  QStringList names;
  if (dataTypes.contains(qgis::vectorPoint)) names << qtr("points");
  if (dataTypes.contains(qgis::vectorLine)) names << qtr("lines");
  if (dataTypes.contains(qgis::vectorPolygon)) names << qtr("polygons");
  return names.isEmpty() ? qtr("geometries") : names.join(' ' + qtr("or") + ' ');
}

QString geometriesOf(qgis::GeometryType type) {
  switch (type) {
    case qgis::pointGeometry:
      return qtr("points");
    case qgis::lineGeometry:
      return qtr("lines");
    case qgis::polygonGeometry:
      return qtr("polygons");
    default:
      return qtr("no geometries");
  }
}

// The dialog offers only layers of the right kind, but a script or a model may give any.
void checkGeometries(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                     QgsProcessingContext& context) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const auto* vector = dynamic_cast<const QgsProcessingParameterFeatureSource*>(definition);
    if (!vector || !isGiven(parameters, vector->name().toUtf8())) continue;
    const std::unique_ptr<QgsProcessingFeatureSource> source(
        QgsProcessingParameters::parameterAsSource(vector, parameters, context));
    if (!source) continue;  // QGIS reports it
    const qgis::GeometryType type = QgsWkbTypes::geometryType(source->wkbType());
    if (isAccepted(type, vector->dataTypes())) continue;
    throw inputError("wrong_geometry", qtr("%1 holds %2", vector->name(), geometriesOf(type)),
                     qtr("%1 are needed", neededGeometries(vector->dataTypes())),
                     qtr("Choose another layer."));
  }
}

// The text of a source as it was given; empty for layers of the project.
QString sourceText(const QVariant& value) {
  if (value.canConvert<QgsProcessingFeatureSourceDefinition>())
    return value.value<QgsProcessingFeatureSourceDefinition>().source.staticValue().toString();
  return value.toString();
}

// Checks sources before QGIS opens them: it would wait for a pipe, and a folder may hold any number of
// tables.
void checkSources(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    if (definition->isDestination()) continue;
    const QString source = sourceText(parameters.value(definition->name()));
    io::check_source(source.toStdString(), definition->name().toStdString());
    const auto* table = dynamic_cast<const QgsProcessingParameterFeatureSource*>(definition);
    if (!table || table->dataTypes() != QList<int>{qgis::vectorAny}) continue;
    if (QFileInfo(source).isDir() && !source.endsWith(QLatin1String(".gdb"), Qt::CaseInsensitive))
      throw inputError("table_is_folder", qtr("%1 '%2' is a folder", definition->name(), source),
                       qtr("it may hold any number of tables"), qtr("Choose a file."));
  }
}

// Reads CSV files, since QGIS would report one that cannot be read as missing.
void checkTables(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters) {
  for (const QgsProcessingParameterDefinition* definition : algorithm.parameterDefinitions()) {
    const auto* table = dynamic_cast<const QgsProcessingParameterFeatureSource*>(definition);
    if (!table || table->dataTypes() != QList<int>{qgis::vectorAny}) continue;
    const QString path = parameters.value(table->name()).toString();
    if (!isCsvFile(path)) continue;
    const io::Table content = io::read_csv(path.toStdString());
    if (content.columns.size() > 1) continue;
    throw inputError("table_one_column", qtr("%1 has one column only", table->name()),
                     qtr("no comma, semicolon or tab stands in the header of '%1': '%2'", path,
                         QString::fromStdString(content.columns.front())),
                     qtr("Separate its columns by commas, semicolons or tabs."));
  }
}

}  // namespace

void setHelpFolder(const QString& path) {
  helpFolder() = path;
}

QString SpateAlgorithm::helpUrl() const {
  const QString page = QStringLiteral("%1/%2.html").arg(helpFolder(), name());
  return QFileInfo(page).isFile() ? QUrl::fromLocalFile(page).toString() : QString();
}

void stopIfCancelled(const QgsProcessingFeedback* feedback) {
  if (feedback->isCanceled()) throw Cancelled(tr("Cancelled: nothing was written."));
}

Error inputError(const char* key, const QString& problem, const QString& why, const QString& remedy) {
  return {key, problem.toStdString(), why.toStdString(), remedy.toStdString()};
}

bool SpateAlgorithm::checkParameterValues(const QVariantMap& given, QgsProcessingContext& context,
                                          QString* message) const {
  try {
    return guarded(*this, [&] {
      const QVariantMap parameters = withReadValues(*this, given, context);
      checkSources(*this, parameters);
      checkNumbers(*this, parameters, context);
      checkValues(parameters, context);  // before QGIS, which reports the wrong value without a reason
      checkTables(*this, parameters);
      if (!QgsProcessingAlgorithm::checkParameterValues(parameters, context, message)) {
        if (message) *message = labelled({"value_refused", message->toStdString()}, *this).what();
        return false;
      }
      checkGeometries(*this, parameters, context);
      return true;
    });
  } catch (const QgsProcessingException& error) {
    if (message) *message = error.what();
    return false;
  }
}

bool SpateAlgorithm::prepareAlgorithm(const QVariantMap& given, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  guarded(*this, [&] {
    const QVariantMap parameters = withReadValues(*this, given, context);
    checkSources(*this, parameters);
    checkGeometries(*this, parameters, context);  // again: a model does not check values of its children
    checkDestinations(*this, parameters, context);
    prepare(parameters, context, feedback);
  });
  return true;
}

QVariantMap SpateAlgorithm::processAlgorithm(const QVariantMap& given, QgsProcessingContext& context,
                                             QgsProcessingFeedback* feedback) {
  return guarded(*this, [&] {
    const QVariantMap parameters = withReadValues(*this, given, context);
    checkNumbers(*this, parameters, context);
    checkValues(parameters, context);
    LabelledFeedback labelling(*this, feedback);
    return compute(parameters, context, &labelling);
  });
}

void SpateAlgorithm::add(const ParameterList& parameters, const std::vector<NumberInfo>& numbers) {
  for (QgsProcessingParameterDefinition* definition : definitionsOf(parameters)) addParameter(definition);
  for (const NumberInfo& number : numbers)
    addOutput(new QgsProcessingOutputNumber(number.name, QString::fromStdString(number.title)));
}

bool isGiven(const QVariantMap& parameters, const char* name) {
  const QVariant value = parameters.value(name);
  if (!value.isValid() || value.isNull()) return false;
  return value.userType() != QMetaType::QString || !value.toString().isEmpty();
}

void addNumbers(const Numbers& numbers, QVariantMap& results) {
  for (const auto& [name, value] : numbers) {
    const auto* text = std::get_if<std::string>(&value);
    results[QString::fromStdString(name)] =
        text != nullptr ? QVariant(QString::fromStdString(*text)) : QVariant(std::get<double>(value));
  }
}

}  // namespace spate
