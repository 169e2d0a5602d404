// SPDX-License-Identifier: GPL-3.0-or-later
// The buildings whose damage is computed, for every algorithm that computes damage: the parameters that go
// with the layer BUILDINGS, and the DamageModel that they and the layer make.
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

// Throws when something is missing without which all damage is unknown. Needs no layer.
void checkDamageValues(const QVariantMap& parameters);

// In the main thread: the path of the table CLASS_CURVES if it is a CSV file, else empty.
std::string findClassCurves(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context);

// The remarks about a building that the field 'flag' holds.
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
QString flagText(unsigned flags);  // "dry;default_value"; empty if there are none

struct BuildingInfo {
  QgsFeatureId id = 0;
  QString className;  // as in the layer, or the curve when there is no field of classes
  QString curve;      // empty = none
  unsigned flags = 0;
};

struct DamageBuildings {
  DamageModel model;
  std::vector<BuildingInfo> infos;  // in the order of the layer
};

// classCurves: as found in the main thread. crs: of the grid. A building with something missing or wrong gets
// a flag, and the log has the number of such buildings and the id of the first. Throws for wrong curves,
// fields and values of parameters, and when cancelled.
DamageBuildings readDamageBuildings(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                                    QgsProcessingContext& context, QgsProcessingFeedback* feedback,
                                    const std::string& classCurves, const io::GeoReference& reference,
                                    const QgsCoordinateReferenceSystem& crs);

}  // namespace spate
