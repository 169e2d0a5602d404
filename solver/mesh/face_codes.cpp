// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/face_codes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr std::array all_sides{Side::west, Side::east, Side::south, Side::north};

void set_code(FaceCodes& codes, Side side, std::uint8_t code) {
  const unsigned shift = 8 * static_cast<unsigned>(side);
  codes = (codes & ~(0xffu << shift)) | (static_cast<FaceCodes>(code) << shift);
}
void set_code(PagedField<FaceCodes>& codes, std::size_t cell, Side side, std::uint8_t code) {
  FaceCodes changed = codes[cell];
  set_code(changed, side, code);
  codes.set(cell, changed);
}

}  // namespace

std::vector<Face> faces_of_side(const Terrain& terrain, Side side, bool through_nodata, const Watch& watch) {
  const Grid& grid = terrain.grid;
  const Step outward = step_across(side);
  const bool along_rows = outward.column != 0, from_end = outward.column + outward.row > 0;
  const std::int32_t lines = along_rows ? grid.rows : grid.columns;
  const std::int32_t length = along_rows ? grid.columns : grid.rows;
  // Where each line inward from the side ends: at its first cell that counts.
  constexpr std::int32_t nowhere = -1;
  std::vector<std::int32_t> ends(static_cast<std::size_t>(lines), nowhere);
  if (!through_nodata)
    std::fill(ends.begin(), ends.end(), from_end ? length - 1 : 0);
  else
    for (std::int32_t i = 0; i < grid.rows; ++i) {
      watch(static_cast<double>(i) / grid.rows);
      const std::int32_t row = side == Side::north ? grid.rows - 1 - i : i;
      terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
        if (std::isnan(terrain.zb[cell])) return;
        std::int32_t& end = ends[static_cast<std::size_t>(along_rows ? row : column)];
        if (end == nowhere || side == Side::east) end = along_rows ? column : row;
      });
    }
  std::vector<Face> faces;
  for (std::int32_t line = 0; line < lines; ++line) {
    const std::int32_t end = ends[static_cast<std::size_t>(line)];
    if (end == nowhere) continue;
    const Face face{along_rows ? end : line, along_rows ? line : end, side};
    if (!terrain.is_wall(grid.index(face.column, face.row))) faces.push_back(face);
  }
  return faces;
}

Edges find_edges(const Scenario& scenario, const Watch& watch) {
  const Terrain& terrain = scenario.terrain;
  const Grid& grid = terrain.grid;
  Edges edges;
  edges.codes = PagedField<FaceCodes>(grid.cells(), {wall_cell, 0});
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(0.6 * row / grid.rows);
    terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
      if (terrain.is_wall(cell)) return;
      FaceCodes codes = 0;
      ++edges.flow_cells;
      for (const Side side : all_sides) {
        const Step step = step_across(side);
        const std::int32_t c = column + step.column;
        const std::int32_t r = row + step.row;
        if (!grid.contains(c, r) || terrain.is_wall(grid.index(c, r))) set_code(codes, side, face_wall);
      }
      edges.codes.set(cell, codes);
    });
    edges.codes.settle(grid.index(0, row + 1));
  }

  edges.rained_cells = static_cast<double>(edges.flow_cells);
  for (const CellShare& roofs : scenario.roof_rain) edges.rained_cells += static_cast<double>(roofs.share);

  const Watch barriers = part_of(watch, 0.6, 0.7);
  for (const Barrier& barrier : scenario.barriers) {
    SparseWatch tell(barriers, barrier.faces.size());
    for (const BarrierFace& of : barrier.faces) {
      tell();
      if (!(of.width > 0 && of.width <= 1) || !std::isfinite(of.crest))
        throw Error(
            "barrier_face_incomplete", tr("Barrier '%1' has a face without a crest or a width", barrier.name),
            tr("the crest is an elevation, and the width a share above 0, up to 1"), tr("Correct it."));
      for (const Face& face : {of.face, from_beyond(of.face)}) {
        if (!grid.contains(face.column, face.row) || terrain.is_wall(grid.index(face.column, face.row)))
          throw Error("barrier_face_without_flow",
                      tr("Barrier '%1' has a face where nothing flows", barrier.name),
                      tr("one of its sides is outside the grid, nodata or taken out of the flow"),
                      tr("Leave out such faces."));
        set_code(edges.codes, grid.index(face.column, face.row), face.side, face_barrier);
      }
    }
  }

  for (const Bridge& bridge : scenario.bridges)
    for (const BridgeFace& of : bridge.faces)
      for (const Face& face : {of.face, from_beyond(of.face)}) {
        if (!grid.contains(face.column, face.row) || terrain.is_wall(grid.index(face.column, face.row)))
          throw Error("bridge_face_without_flow",
                      tr("Bridge '%1' has a face where nothing flows", bridge.name),
                      tr("one of its sides is outside the grid, nodata or taken out of the flow"),
                      tr("Leave out such faces."));
        const std::size_t cell = grid.index(face.column, face.row);
        if (face_code(edges.codes[cell], face.side) == face_interior)  // a barrier there stands instead
          set_code(edges.codes, cell, face.side, face_bridge);
      }

  const auto apply = [&](const EdgeCondition& condition, const std::vector<Face>& faces) {
    if (faces.empty()) return;
    std::uint8_t code = condition.kind == EdgeKind::open ? face_open : face_wall;
    if (condition.kind == EdgeKind::level || condition.kind == EdgeKind::discharge) {
      check(face_imposed + edges.imposed.size() < face_barrier, "too_many_imposed_edges",
            "Too many level and discharge edges", "at most 250 are supported",
            "Join some of them into one line.");
      code = static_cast<std::uint8_t>(face_imposed + edges.imposed.size());
      edges.imposed.push_back({condition, {}});
    }
    for (const Face& face : faces) set_code(edges.codes, grid.index(face.column, face.row), face.side, code);
  };
  const Watch sides = part_of(watch, 0.7, 0.8);
  for (const Side side : all_sides) {
    const auto number = static_cast<std::size_t>(side);
    const EdgeCondition& condition = scenario.sides[number];
    if (condition.kind == EdgeKind::wall) continue;
    const bool through_nodata = condition.kind == EdgeKind::open && scenario.nodata_continues_open_side;
    const double done = static_cast<double>(number) / all_sides.size();
    apply(condition,
          faces_of_side(terrain, side, through_nodata, part_of(sides, done, done + 1.0 / all_sides.size())));
  }
  for (const Boundary& boundary : scenario.boundaries) {
    for (const Face& face : boundary.faces) {
      const bool at_edge =
          grid.contains(face.column, face.row) &&
          face_code(edges.codes[grid.index(face.column, face.row)], face.side) != face_interior &&
          face_code(edges.codes[grid.index(face.column, face.row)], face.side) != face_barrier &&
          face_code(edges.codes[grid.index(face.column, face.row)], face.side) != face_bridge &&
          !terrain.is_wall(grid.index(face.column, face.row));
      if (!at_edge)
        throw Error("boundary_inside_flow",
                    tr("Boundary '%1' does not lie at the edge of the flow", boundary.name),
                    tr("both sides of one of its faces can flow, or neither can"),
                    tr("Draw it along the edge of the elevation model or along nodata."));
    }
    apply(boundary.condition, boundary.faces);
  }

  // Faces in the order of their cells: later conditions have replaced earlier ones face by face.
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(0.8 + 0.2 * row / grid.rows);
    if (edges.imposed.empty()) continue;
    terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
      const FaceCodes codes = edges.codes[cell];
      if (codes == wall_cell || codes == 0) return;
      for (const Side side : all_sides) {
        const std::uint8_t code = face_code(codes, side);
        if (is_imposed(code)) edges.imposed[code - face_imposed].faces.push_back({column, row, side});
      }
    });
  }
  return edges;
}

}  // namespace spate
