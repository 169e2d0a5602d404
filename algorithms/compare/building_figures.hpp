// SPDX-License-Identifier: GPL-3.0-or-later
// Sums and counts over the changes at all buildings.
#pragma once

#include <QVariantMap>
#include <vector>

#include "algorithms/compare/building_comparison.hpp"
#include "qgsprocessingfeedback.h"
#include "solver/core/check.hpp"

namespace spate {

struct BuildingFigures {
  double damageWithout = 0, damageWith = 0;  // of the buildings whose damage is known in both layers
  int floodedWithout = 0, floodedWith = 0;   // with a depth or, where that is unknown, a damage above 0
  int damagedWithout = 0, damagedWith = 0;
  std::map<QString, int> changes;  // the number of buildings with each change
  int count(const char* change) const;
  std::map<std::pair<QString, QString>, int> classes;  // damage class without and with
};

BuildingFigures buildingFigures(const std::vector<BuildingChange>& buildings);

// The places of at most so many buildings of that change: those whose damage, or else depth, changes most.
std::vector<std::size_t> mostChanged(const std::vector<BuildingChange>& buildings, const char* change,
                                     std::size_t most);

// Why damages are missing or incomplete, for the log and the page.
std::vector<Message> damageWarnings(const BuildingComparison& comparison);

// The outputs of the algorithm; without those about damage when a layer has none.
QVariantMap buildingNumbers(const BuildingComparison& comparison);

// numbers: those outputs.
void logBuildings(const BuildingComparison& comparison, const QVariantMap& numbers, const QString& currency,
                  QgsProcessingFeedback* feedback);

}  // namespace spate
