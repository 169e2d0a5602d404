// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of a domain knows of the whole grid beside its own tiles, as the first part tells it, which
// alone has the ground: the bed, the codes of the faces, roughness and soils, and the water at the start.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {

struct Outline {
  // Of each tile: its TileFlag, its TileWetness at the start, whether it has cells that are no walls, and
  // whether it begins with anything in it.
  std::vector<std::uint8_t> flags, wet, flows, holds;
  std::vector<std::uint32_t> woken;  // tiles to which water comes through structures in the first step
  std::uint8_t for_blocks = 0;       // of a GPU: whether its tiles are for blocks of threads

  std::vector<ImposedEdge> imposed;
  std::uint64_t flow_cells = 0;
  double rained_cells = 0;
  // The ground at the cells that the forcing names.
  std::vector<std::uint64_t> cells;
  std::vector<FaceCodes> codes;  // of each of them
  BedHeights heights;
  ForcingOfCells of_cells;
  std::uint8_t varying = 0;  // of varying_fields()
};

// Which fields have a value for each cell, as bits: Manning's n, then the numbers of the soils.
inline std::uint8_t varying_fields(const Scenario& scenario) {
  unsigned varying = scenario.terrain.manning.size() > 1 ? 1u : 0u;
  for (std::size_t n = 0; n < soil_numbers; ++n)
    if (scenario.losses.soil[n].size() > 1) varying |= 2u << n;
  return static_cast<std::uint8_t>(varying);
}
inline std::size_t fields_in(std::uint8_t varying) {
  std::size_t count = 0;
  for (unsigned bits = varying; bits != 0; bits >>= 1) count += bits & 1u;
  return count;
}

// What does not depend on tiles.
inline Outline outline_of(const Scenario& scenario, const Edges& edges, const Bed& bed,
                          const Forcing& forcing) {
  Outline outline;
  outline.imposed = edges.imposed;
  outline.flow_cells = edges.flow_cells;
  outline.rained_cells = edges.rained_cells;
  outline.cells = forcing.named_cells();
  for (const std::uint64_t cell : outline.cells) outline.codes.push_back(edges.codes[cell]);
  outline.heights = bed.heights_around(outline.cells);
  outline.of_cells = forcing.of_cells();
  outline.varying = varying_fields(scenario);
  return outline;
}

// The edges as a part knows them that has no ground: the codes at those cells, walls elsewhere.
inline Edges edges_of(const Outline& outline, const Grid& grid) {
  Edges edges;
  edges.codes = PagedField<FaceCodes>(grid.cells(), {wall_cell, 0});
  for (std::size_t i = 0; i < outline.cells.size(); ++i) edges.codes.set(outline.cells[i], outline.codes[i]);
  edges.imposed = outline.imposed;
  edges.flow_cells = outline.flow_cells;
  edges.rained_cells = outline.rained_cells;
  return edges;
}

}  // namespace spate
