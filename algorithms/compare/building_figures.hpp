// SPDX-License-Identifier: GPL-3.0-or-later
// What the changes at all buildings come to.
#pragma once

#include <QStringList>
#include <QVariantMap>

#include "algorithms/compare/building_comparison.hpp"
#include "qgsprocessingfeedback.h"

namespace spate {

struct BuildingFigures {
  double damageWithout = 0, damageWith = 0;  // of the buildings whose damage is known in both layers
  int floodedWithout = 0, floodedWith = 0;   // with a depth or, where that is not told, a damage above 0
  std::map<QString, int> changes;            // how many of each
  int count(const char* change) const;
  std::map<std::pair<QString, QString>, int> classes;  // damage class without and with
};

BuildingFigures buildingFigures(const std::vector<BuildingChange>& buildings);

// Why the damages are less than all, for the log and the page.
QStringList damageDoubts(const BuildingComparison& comparison);

// The outputs of the algorithm; without those of damage when a layer has none.
QVariantMap buildingNumbers(const BuildingComparison& comparison);

// In the log. numbers: those outputs.
void tellBuildings(const BuildingComparison& comparison, const QVariantMap& numbers, const QString& currency,
                   QgsProcessingFeedback* feedback);

}  // namespace spate
