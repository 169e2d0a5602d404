// SPDX-License-Identifier: GPL-3.0-or-later
// What lies across each face of each cell: another cell, a wall, or an edge of the flow.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/core/paged_field.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate {

// In such an order that each question of step/faces.hpp about a face takes one comparison. face_bridge,
// face_barrier: flow cells on both sides; beneath a bridge they see each other. From face_imposed on: the
// number of an imposed level or discharge.
enum FaceCode : std::uint8_t {
  face_interior,
  face_bridge,
  face_of_wall_cell,
  face_barrier,
  face_wall,
  face_open,
  face_fall,
  face_imposed
};
constexpr std::size_t most_imposed = 256 - face_imposed;  // conditions: 249
constexpr bool is_imposed(std::uint8_t code) {
  return code >= face_imposed;
}
// Whether water can cross the end of the flow there.
constexpr bool is_outlet(std::uint8_t code) {
  return code >= face_open;
}

// The codes of a cell's four faces, each a byte at 8 * Side. Those of a wall cell are all alike.
using FaceCodes = std::uint32_t;
constexpr FaceCodes wall_cell = 0x01010101u * face_of_wall_cell;
constexpr std::uint8_t face_code(FaceCodes codes, Side side) {
  return static_cast<std::uint8_t>(codes >> (8 * static_cast<unsigned>(side)));
}
constexpr bool has_imposed(FaceCodes codes) {
  return codes != 0 && codes != wall_cell &&
         (is_imposed(face_code(codes, Side::west)) || is_imposed(face_code(codes, Side::east)) ||
          is_imposed(face_code(codes, Side::south)) || is_imposed(face_code(codes, Side::north)));
}

// Whether the flow ends at a face of any of the cells, whose codes are joined by `or`.
constexpr bool any_end(FaceCodes joined) {
  static_assert(face_wall == 4, "all codes of ends have a bit that the others lack");
  return (joined & 0xfcfcfcfcu) != 0;
}

// A level or discharge condition with all its faces.
struct ImposedEdge {
  EdgeCondition condition;
  std::vector<Face> faces;
};

struct Edges {
  PagedField<FaceCodes> codes;       // for each cell
  std::vector<ImposedEdge> imposed;  // code face_imposed + i
  std::size_t flow_cells = 0;
  double rained_cells = 0;  // cells whose rain enters the flow: flow cells, and roofs that pass it on
};

// Throws Error when a barrier's face does not lie between two flow cells, a Boundary's face does not lie at
// an edge of the flow, or there are too many conditions.
Edges find_edges(const Scenario& scenario, const Watch& watch = no_watch);

// The neighbour across a side: column and row steps.
struct Step {
  int column, row;
};
constexpr Step step_across(Side side) {
  return side == Side::west    ? Step{-1, 0}
         : side == Side::east  ? Step{1, 0}
         : side == Side::south ? Step{0, -1}
                               : Step{0, 1};
}

// The same face, named from the cell on its other side, which may lie outside the grid.
constexpr Face from_beyond(const Face& face) {
  return {face.column + step_across(face.side).column, face.row + step_across(face.side).row,
          opposite(face.side)};
}

// The faces of flow cells towards a side of the grid: where the grid ends, or, through nodata, where only
// nodata lies straight between the cell and that side.
std::vector<Face> faces_of_side(const Terrain& terrain, Side side, bool through_nodata,
                                const Watch& watch = no_watch);

}  // namespace spate
