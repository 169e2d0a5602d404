// SPDX-License-Identifier: GPL-3.0-or-later
// Every algorithm that the provider offers: one line each.
#pragma once

#include <memory>
#include <vector>

#include "algorithms/animate/flood_frames.hpp"
#include "algorithms/barriers/check_barriers.hpp"
#include "algorithms/compare/compare_scenarios.hpp"
#include "algorithms/compare/compare_schemes.hpp"
#include "algorithms/compare/sample_points.hpp"
#include "algorithms/damage/building_damage.hpp"
#include "algorithms/damage/expected_annual_damage.hpp"
#include "algorithms/ensemble/simulate_ensemble.hpp"
#include "algorithms/hazard/flood_extent.hpp"
#include "algorithms/hazard/flood_hazard.hpp"
#include "algorithms/prepare/burn_streams.hpp"
#include "algorithms/prepare/design_storm.hpp"
#include "algorithms/prepare/fix_terrain.hpp"
#include "algorithms/prepare/hydrograph.hpp"
#include "algorithms/prepare/input_layers.hpp"
#include "algorithms/prepare/manning_from_land_cover.hpp"
#include "algorithms/prepare/merge_terrain.hpp"
#include "algorithms/sediment/simulate_sediment.hpp"
#include "algorithms/simulate/check_inputs.hpp"
#include "algorithms/simulate/export_case.hpp"
#include "algorithms/simulate/rerun.hpp"
#include "algorithms/simulate/simulate_flood.hpp"
#include "algorithms/structures/check_structures.hpp"

namespace spate {

inline std::vector<std::unique_ptr<QgsProcessingAlgorithm>> createAlgorithms() {
  std::vector<std::unique_ptr<QgsProcessingAlgorithm>> algorithms;
  algorithms.push_back(std::make_unique<BuildingDamage>());
  algorithms.push_back(std::make_unique<BurnStreams>());
  algorithms.push_back(std::make_unique<CheckBarriers>());
  algorithms.push_back(std::make_unique<CheckInputs>());
  algorithms.push_back(std::make_unique<CheckStructures>());
  algorithms.push_back(std::make_unique<CompareScenarios>());
  algorithms.push_back(std::make_unique<CompareSchemes>());
  algorithms.push_back(std::make_unique<DesignStorm>());
  algorithms.push_back(std::make_unique<ExpectedAnnualDamage>());
  algorithms.push_back(std::make_unique<ExportCase>());
  algorithms.push_back(std::make_unique<FixTerrain>());
  algorithms.push_back(std::make_unique<FloodExtent>());
  algorithms.push_back(std::make_unique<FloodFrames>());
  algorithms.push_back(std::make_unique<FloodHazard>());
  algorithms.push_back(std::make_unique<HydrographAlgorithm>());
  algorithms.push_back(std::make_unique<InputLayers>());
  algorithms.push_back(std::make_unique<ManningFromLandCover>());
  algorithms.push_back(std::make_unique<MergeTerrain>());
  algorithms.push_back(std::make_unique<Rerun>());
  algorithms.push_back(std::make_unique<SamplePoints>());
  algorithms.push_back(std::make_unique<SimulateEnsemble>());
  algorithms.push_back(std::make_unique<SimulateFlood>());
  algorithms.push_back(std::make_unique<SimulateSediment>());
  return algorithms;
}

}  // namespace spate
