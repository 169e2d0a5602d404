// SPDX-License-Identifier: GPL-3.0-or-later
// From the values of the parameters to the solver's choices: everything that needs no layer.

#include "algorithms/qgis/flood_parameters.hpp"
#include "algorithms/qgis/number_lists.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

class Values {
 public:
  Values(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
         QgsProcessingContext& context)
      : algorithm_(algorithm), parameters_(parameters), context_(context) {}

  bool isSet(const char* name) const { return isGiven(parameters_, name); }

  double number(const char* name) const {
    return QgsProcessingParameters::parameterAsDouble(algorithm_.parameterDefinition(name), parameters_,
                                                      context_);
  }

  double positive(const char* name) const {
    const double value = number(name);
    if (value > 0) return value;
    throw inputError(QStringLiteral("%1 is %2").arg(name).arg(value),
                     QStringLiteral("%1: it must be greater than 0")
                         .arg(algorithm_.parameterDefinition(name)->description()),
                     QStringLiteral("Correct the value of %1.").arg(name));
  }

  QString text(const char* name) const {
    return QgsProcessingParameters::parameterAsEnumString(algorithm_.parameterDefinition(name), parameters_,
                                                          context_);
  }
  bool flag(const char* name) const {
    return QgsProcessingParameters::parameterAsBool(algorithm_.parameterDefinition(name), parameters_,
                                                    context_);
  }

 private:
  const QgsProcessingAlgorithm& algorithm_;
  const QVariantMap& parameters_;
  QgsProcessingContext& context_;
};

SchemeId parseScheme(const QString& text) {
  for (const SchemeInfo& scheme : scheme_list)
    if (text == scheme.name) return scheme.id;
  throw inputError(QStringLiteral("SCHEME '%1' is not known").arg(text), QStringLiteral("hwp14 and kp07 are"),
                   QStringLiteral("Choose one of them."));
}

BuildingMode parseBuildingMode(const QString& text) {
  for (std::size_t mode = 0; mode < buildingModeNames.size(); ++mode)
    if (text == buildingModeNames[mode]) return static_cast<BuildingMode>(mode);
  throw inputError(QStringLiteral("BUILDING_MODE '%1' is not known").arg(text),
                   QStringLiteral("block, raise and rough are"), QStringLiteral("Choose one of them."));
}

}  // namespace

EdgeKind parseEdgeKind(const QString& text, const QString& where) {
  QStringList known;
  for (std::size_t kind = 0; kind < edgeKindNames.size(); ++kind) {
    if (text.trimmed().toLower() == edgeKindNames[kind]) return static_cast<EdgeKind>(kind);
    known << edgeKindNames[kind];
  }
  throw inputError(QStringLiteral("%1 has the kind '%2'").arg(where, text),
                   QStringLiteral("kinds are %1").arg(known.join(QStringLiteral(", "))),
                   QStringLiteral("Write one of them."));
}

FloodChoices readFloodChoices(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                              QgsProcessingContext& context) {
  const Values values(algorithm, parameters, context);
  FloodChoices choices;
  choices.manning = values.positive("MANNING");
  choices.rain = values.number("RAIN");
  choices.infiltration = values.number("INFILTRATION");
  choices.buildingMode = parseBuildingMode(values.text("BUILDING_MODE"));
  choices.buildingHeight = values.positive("BUILDING_HEIGHT");
  choices.buildingManning = values.positive("BUILDING_MANNING");
  for (std::size_t side = 0; side < sideNames.size(); ++side)
    choices.sides[side] = parseEdgeKind(values.text(sideNames[side]), sideNames[side]);
  choices.nodataOutlet = values.flag("NODATA_OUTLET");

  choices.parameters.duration = 3600 * values.positive("DURATION");
  choices.parameters.device = values.text("DEVICE").toStdString();
  Numerics& numerics = choices.parameters.numerics;
  numerics.scheme = parseScheme(values.text("SCHEME"));
  numerics.integrator =
      values.text("INTEGRATOR") == QLatin1String("euler") ? Integrator::euler : Integrator::rk2;
  numerics.cfl = values.isSet("CFL") ? values.number("CFL") : 0;
  numerics.dry_depth = values.positive("DRY_DEPTH");
  numerics.arrival_depths = depthsParameter(algorithm, "ARRIVAL_DEPTHS", parameters, context);
  numerics.fast_math = values.flag("FAST_ARITHMETIC");
  numerics.threads = static_cast<int>(values.number("THREADS"));
  choices.parameters.validate();
  return choices;
}

}  // namespace spate
