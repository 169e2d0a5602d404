// SPDX-License-Identifier: GPL-3.0-or-later
// The buildings whose damage is computed, as spate:buildingdamage and whatever else asks for damage take
// them: the parameters beside the layer BUILDINGS, and from these and the layer to a DamageModel.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "algorithms/case/damage_model.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsfeatureid.h"

namespace spate {

// For an algorithm that has a layer parameter BUILDINGS.
Definitions damageDefinitions();

// BUILDING_MODE and DRY_DEPTH, for an algorithm that does not have them as parameters of a simulation.
Definitions simulatedDefinitions();

// Throws when something is missing without which no damage can be known. Needs no layer.
void checkDamageValues(const QVariantMap& parameters);

// In the main thread: the table CLASS_CURVES, when it is a CSV file.
std::string findClassCurves(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context);

// What is particular about a building, as the field 'flag' says it.
enum BuildingFlag : unsigned {
  flagNoGeometry = 1u << 0,
  flagOutside = 1u << 1,
  flagPartlyOutside = 1u << 2,
  flagDry = 1u << 3,
  flagNoCurve = 1u << 4,
  flagDefaultCurve = 1u << 5,
  flagNoValue = 1u << 6,
  flagDefaultValue = 1u << 7,
  flagDefaultFloor = 1u << 8,
};
QString flagText(unsigned flags);  // "dry;default_value"; empty = nothing is

struct BuildingInfo {
  QgsFeatureId id = 0;
  QString className;  // as in the layer, or the curve when there is no field of classes
  QString curve;      // empty = none
  unsigned flags = 0;
};

struct DamageBuildings {
  DamageModel model;
  std::vector<BuildingInfo> infos;  // one for each building, in the order of the layer
};

// classCurves: as found in the main thread. crs: of the grid. What is missing or wrong in a feature is
// flagged, and said in the log with the first one's id. Throws for wrong curves, fields and values of
// parameters, and when cancelled.
DamageBuildings readDamageBuildings(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                                    QgsProcessingContext& context, QgsProcessingFeedback* feedback,
                                    const std::string& classCurves, const io::GeoReference& reference,
                                    const QgsCoordinateReferenceSystem& crs);

}  // namespace spate
