// SPDX-License-Identifier: GPL-3.0-or-later
// The damage of the same buildings in several floods, from layers.
#pragma once

#include <QString>
#include <QVariant>
#include <memory>
#include <vector>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsmaplayer.h"
#include "qgsprocessingfeedback.h"
#include "qgsvectorlayerfeatureiterator.h"
#include "qgswkbtypes.h"

namespace spate {

// The layer with the damage of one flood, as it was when the algorithm started.
struct EventLayer {
  QString name;
  QString file;  // empty = none
  std::unique_ptr<QgsVectorLayerFeatureSource> source;
  qgis::WkbType type;
  QgsCoordinateReferenceSystem crs;
};

// In the main thread. Throws for a layer that is no vector layer.
std::vector<EventLayer> eventLayers(const QList<QgsMapLayer*>& layers);

// The return period of each layer's flood, years: what its field of that name holds in all rows; NaN where it
// has no such field, or no value in it. Throws for a layer whose rows differ, and for what is no number above
// 0.
std::vector<double> periodsOf(const std::vector<EventLayer>& layers, const QString& field,
                              QgsProcessingFeedback* feedback);

// Those that the layers name and those that the user gave, in their order; one of the two may be empty or
// NaN. Throws where they differ, where one is missing and where two are the same.
std::vector<double> agreedPeriods(const std::vector<EventLayer>& layers, const std::vector<double>& named,
                                  const std::vector<double>& given);

// The damages of all floods, in the order of the layers.
struct EventDamages {
  std::vector<double> returnPeriods;         // years
  std::vector<std::vector<double>> ofEvent;  // one for each building of the first layer; NaN = unknown
  std::size_t buildings() const { return ofEvent.front().size(); }
  std::vector<double> ofBuilding(std::size_t building) const;
};

// idField: the field that identifies a building in all layers; empty = buildings are matched by their order.
// Throws when the layers do not have the same buildings, and for a negative damage.
EventDamages readDamages(const std::vector<EventLayer>& layers, const std::vector<double>& returnPeriods,
                         const QString& field, const QString& idField, QgsProcessingFeedback* feedback);

}  // namespace spate
