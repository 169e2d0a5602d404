// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/run_settings.hpp"

#include <map>
#include <memory>
#include <set>

#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgis.h"
#include "qgsprocessingparameters.h"
#include "qgsrasterlayer.h"

namespace spate {
namespace {

using Parameters = QgsProcessingParameters;

constexpr const char* inputPrefix = "SPATE_INPUT_";
constexpr const char* parameterPrefix = "SPATE_PARAMETER_";

// measure: an input that a measure may change. setting: one that should be the same in both runs.
enum class Role { measure, setting };
struct Setting {
  const char* prefix;
  const char* name;
  Role role;
  const char* parameter = name;  // the name that the user knows
  QString key() const { return QLatin1String(prefix) + QLatin1String(name); }
};

// In the order of the page. The solver's other parameters have no influence on results, or cannot be chosen.
constexpr Setting settings[] = {{inputPrefix, "DEM", Role::measure},
                                {inputPrefix, "MANNING", Role::setting},
                                {inputPrefix, "MANNING_RASTER", Role::measure},
                                {inputPrefix, "BUILDINGS", Role::measure},
                                {inputPrefix, "BUILDING_MODE", Role::setting},
                                {inputPrefix, "BUILDING_HEIGHT", Role::setting},
                                {inputPrefix, "BUILDING_MANNING", Role::setting},
                                {inputPrefix, "ROOF_RAIN", Role::setting},
                                {inputPrefix, "BARRIERS", Role::measure},
                                {inputPrefix, "STRUCTURES", Role::measure},
                                {inputPrefix, "INLETS", Role::measure},
                                {inputPrefix, "CREST_THRESHOLD", Role::setting},
                                {inputPrefix, "SCENARIOS", Role::measure},
                                {inputPrefix, "INFLOWS", Role::setting},
                                {inputPrefix, "HYDROGRAPHS", Role::setting},
                                {inputPrefix, "RAIN", Role::setting},
                                {inputPrefix, "RAIN_TABLE", Role::setting},
                                {inputPrefix, "RAIN_RASTER", Role::setting},
                                {inputPrefix, "RAIN_PLACES", Role::setting},
                                {inputPrefix, "RAIN_SPREAD", Role::setting},
                                {inputPrefix, "RAIN_UNIT", Role::setting},
                                {inputPrefix, "RAIN_INTERVAL", Role::setting},
                                {inputPrefix, "RAIN_STAMP", Role::setting},
                                {inputPrefix, "RAIN_GAPS", Role::setting},
                                {inputPrefix, "INFILTRATION", Role::setting},
                                {inputPrefix, "LOSSES", Role::setting},
                                {inputPrefix, "INITIAL_LOSS", Role::setting},
                                {inputPrefix, "LOSS_RATE", Role::setting},
                                {inputPrefix, "FIRST_RATE", Role::setting},
                                {inputPrefix, "RATE_DECAY", Role::setting},
                                {inputPrefix, "SUCTION", Role::setting},
                                {inputPrefix, "DEFICIT", Role::setting},
                                {inputPrefix, "CURVE_NUMBER", Role::setting},
                                {inputPrefix, "SOILS", Role::setting},
                                {inputPrefix, "SOIL_TABLE", Role::setting},
                                {inputPrefix, "SOIL_NUMBERS", Role::measure},
                                {inputPrefix, "LAND_COVER", Role::measure},
                                {inputPrefix, "LAND_COVER_TABLE", Role::setting},
                                {inputPrefix, "SATURATION", Role::setting},
                                {inputPrefix, "DRYING_TIME", Role::setting},
                                {inputPrefix, "EVAPORATION", Role::setting},
                                {inputPrefix, "EVAPORATION_TABLE", Role::setting},
                                {inputPrefix, "WATER_BODIES", Role::setting},
                                {inputPrefix, "INITIAL_DEPTH", Role::setting},
                                {inputPrefix, "WEST", Role::setting},
                                {inputPrefix, "EAST", Role::setting},
                                {inputPrefix, "NORTH", Role::setting},
                                {inputPrefix, "SOUTH", Role::setting},
                                {inputPrefix, "BOUNDARIES", Role::setting},
                                {inputPrefix, "NODATA_OUTLET", Role::setting},
                                {parameterPrefix, "DURATION", Role::setting},
                                {parameterPrefix, "SCHEME", Role::setting},
                                {parameterPrefix, "INTEGRATOR", Role::setting},
                                {parameterPrefix, "PRECISION", Role::setting},
                                {parameterPrefix, "CFL", Role::setting},
                                {parameterPrefix, "DRY_DEPTH", Role::setting},
                                {parameterPrefix, "ARRIVAL_DEPTHS", Role::setting},
                                {parameterPrefix, "FAST_MATH", Role::setting, "FAST_ARITHMETIC"},
                                {"SPATE_", "VERSION", Role::setting}};

QString layerText(const QgsProcessingParameterDefinition& input, const QVariantMap& parameters,
                  QgsProcessingContext& context) {
  if (input.type() == QgsProcessingParameterRasterLayer::typeName()) {
    const QgsRasterLayer* raster = Parameters::parameterAsRasterLayer(&input, parameters, context);
    return raster ? raster->name() : QString();
  }
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      Parameters::parameterAsSource(&input, parameters, context));
  return source ? QStringLiteral("%1 (%2 features)")
                      .arg(source->sourceName(), QString::number(source->featureCount()))
                : QString();
}

using Entries = std::map<QString, QString>;

Entries entriesOf(const io::Metadata& metadata) {
  Entries entries;
  for (const auto& [name, value] : metadata)
    entries[QString::fromStdString(name)] = QString::fromStdString(value);
  return entries;
}

QString valueOf(const Entries& entries, const QString& key) {
  const auto found = entries.find(key);
  return found == entries.end() ? QStringLiteral("-") : found->second;
}

}  // namespace

io::Metadata originMetadata(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const ParameterList& inputs) {
  io::Metadata metadata = {{"SPATE_QGIS", Qgis::version().toStdString()},
                           {"SPATE_COMMAND", algorithm.asPythonCommand(parameters, context).toStdString()}};
  const Values values = valuesOf(inputs, algorithm, parameters, context);
  const auto describe = [&](const ParameterInfo& input) {
    return layerText(*algorithm.parameterDefinition(input.name.c_str()), parameters, context).toStdString();
  };
  for (auto& entry : input_metadata(values, inputs, describe)) metadata.push_back(std::move(entry));
  return metadata;
}

std::vector<ComparedEntry> settingEntries(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entriesOf(without), second = entriesOf(with);
  std::vector<ComparedEntry> list;
  for (const Setting& setting : settings) {
    const QString before = valueOf(first, setting.key()), after = valueOf(second, setting.key());
    const auto isNothing = [](const QString& value) { return value == "-" || value == "none"; };
    if (!isNothing(before) || !isNothing(after)) list.push_back({setting.parameter, before, after});
  }
  return list;
}

std::vector<ComparedEntry> runEntries(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entriesOf(without), second = entriesOf(with);
  std::set<QString> keys;
  for (const Entries* entries : {&first, &second})
    for (const auto& [key, value] : *entries) keys.insert(key);
  std::vector<ComparedEntry> list;
  for (const QString& key : keys) {
    if (key == QLatin1String("SPATE_VERSION") || key.startsWith(QLatin1String(inputPrefix)) ||
        key.startsWith(QLatin1String(parameterPrefix)))
      continue;
    list.push_back({QString(key).remove("SPATE_"), valueOf(first, key), valueOf(second, key)});
  }
  return list;
}

RunDifferences runDifferences(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entriesOf(without), second = entriesOf(with);
  RunDifferences differences;
  for (const Setting& setting : settings) {
    const auto before = first.find(setting.key());
    if (before == first.end()) continue;
    const auto after = second.find(before->first);
    if (after == second.end() || after->second == before->second) continue;
    (setting.role == Role::measure ? differences.measure : differences.settings)
        << qtr("%1: %2 without and %3 with the measure", setting.parameter, before->second, after->second);
    if (QLatin1String(setting.name) == QLatin1String("BARRIERS"))
      differences.areSwapped = after->second == QLatin1String("none");
  }
  return differences;
}

}  // namespace spate
