// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of spate:simulateflood. Their names are a public interface: scripts and models use them.
#pragma once

#include <array>

#include "algorithms/qgis/spate_algorithm.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The sides of the grid, in the order of spate::Side, by the names of their parameters. In lower case they
// are also the keys of their hydrographs.
constexpr std::array<const char*, 4> sideNames = {"WEST", "EAST", "SOUTH", "NORTH"};

// What an edge can be, in the order of spate::EdgeKind.
constexpr std::array<const char*, 4> edgeKindNames = {"wall", "open", "level", "discharge"};

enum class BuildingMode { block, raise, rough };

// By BuildingMode.
constexpr std::array<const char*, 3> buildingModeNames = {"block", "raise", "rough"};

// Definitions with help; the caller adds each to its algorithm, which owns it.
QList<QgsProcessingParameterDefinition*> floodInputDefinitions();

// The values that need no layer.
struct FloodChoices {
  Parameters parameters;
  double manning = 0;       // s m^(-1/3)
  double rain = 0;          // mm/h
  double infiltration = 0;  // mm/h
  BuildingMode buildingMode = BuildingMode::block;
  double buildingHeight = 0;   // m, of buildings that do not say
  double buildingManning = 0;  // s m^(-1/3), likewise
  std::array<EdgeKind, 4> sides{};
  bool nodataOutlet = true;
};

// Throws a message that names the parameter, its value and its limits.
FloodChoices readFloodChoices(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                              QgsProcessingContext& context);

// Position of a kind of edge in edgeKindNames; throws a message that says where it stood and what is allowed.
EdgeKind parseEdgeKind(const QString& text, const QString& where);

}  // namespace spate
