// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/face_codes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "solver/core/bands.hpp"
#include "solver/core/check.hpp"
#include "solver/mesh/ground_rows.hpp"

namespace spate {
namespace {

void set_code(FaceCodes& codes, Side side, std::uint8_t code) {
  const unsigned shift = 8 * static_cast<unsigned>(side);
  codes = (codes & ~(0xffu << shift)) | (static_cast<FaceCodes>(code) << shift);
}
void set_code(PagedField<FaceCodes>& codes, std::size_t cell, Side side, std::uint8_t code) {
  FaceCodes changed = codes[cell];
  set_code(changed, side, code);
  codes.set(cell, changed);
}

// The codes of the cells of some rows, of walls and the outside alone.
struct CodesOfRows {
  struct OfRun {
    std::size_t first_cell;
    std::vector<FaceCodes> codes;
  };
  std::vector<OfRun> runs;
  std::size_t flow_cells = 0;
};
CodesOfRows codes_of_rows(const Terrain& terrain, std::int32_t begin, std::int32_t end) {
  CodesOfRows found;
  const auto wall_towards = [](Side side, float beyond) {
    return std::isnan(beyond) ? FaceCodes{face_wall} << (8 * static_cast<unsigned>(side)) : FaceCodes{0};
  };
  each_run_of_ground(terrain, begin, end, 1,
                     [&](const FlowWindow& window, std::int32_t row, const Columns& run) {
                       const float *here = window.row(0), *south = window.row(-1), *north = window.row(1);
                       std::vector<FaceCodes> codes(static_cast<std::size_t>(run.end - run.begin), wall_cell);
                       for (std::int32_t c = run.begin; c < run.end; ++c) {
                         if (std::isnan(here[c])) continue;
                         ++found.flow_cells;
                         codes[static_cast<std::size_t>(c - run.begin)] =
                             wall_towards(Side::west, here[c - 1]) | wall_towards(Side::east, here[c + 1]) |
                             wall_towards(Side::south, south[c]) | wall_towards(Side::north, north[c]);
                       }
                       found.runs.push_back({terrain.grid.index(run.begin, row), std::move(codes)});
                     });
  return found;
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
  if (!through_nodata) {
    std::fill(ends.begin(), ends.end(), from_end ? length - 1 : 0);
  } else {
    std::int32_t open = lines;  // those without an end so far
    for (std::int32_t i = 0; i < grid.rows && open > 0; ++i) {
      watch(static_cast<double>(i) / grid.rows);
      const std::int32_t row = side == Side::north ? grid.rows - 1 - i : i;
      const std::size_t first = grid.index(0, row);
      terrain.zb.pages().each_piece(
          first, grid.index(grid.columns, row),
          [&](std::size_t begin, std::size_t end, const float* z, bool alike) {
            const bool is_found = side == Side::west && ends[static_cast<std::size_t>(row)] != nowhere;
            if (is_found || (alike && Terrain::is_nodata(*z))) return;
            const std::size_t count = end - begin;
            for (std::size_t k = 0; k < count; ++k) {
              const std::size_t at = side == Side::east ? count - 1 - k : k;
              if (Terrain::is_nodata(z[at])) continue;
              const auto column = static_cast<std::int32_t>(begin + at - first);
              std::int32_t& line = ends[static_cast<std::size_t>(along_rows ? row : column)];
              if (line == nowhere) --open;
              if (line == nowhere || side == Side::east) line = along_rows ? column : row;
              if (along_rows) break;  // of the eastern side, the last piece counts
            }
          });
    }
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
  in_bands(
      grid.rows, grid.columns, part_of(watch, 0, 0.6),
      [&](std::int32_t begin, std::int32_t end) { return codes_of_rows(terrain, begin, end); },
      [&](std::int32_t, std::int32_t end, const CodesOfRows& found) {
        edges.flow_cells += found.flow_cells;
        for (const CodesOfRows::OfRun& run : found.runs)
          edges.codes.set_run(run.first_cell, run.codes.data(), run.codes.size());
        edges.codes.settle(grid.index(0, end));
      });

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
        if (face_code(edges.codes[cell], face.side) == face_interior)  // else the barrier may stand, or not
          set_code(edges.codes, cell, face.side, face_bridge);
      }

  const auto apply = [&](const EdgeCondition& condition, const std::vector<Face>& faces) {
    if (faces.empty()) return;
    std::uint8_t code = condition.kind == EdgeKind::open   ? face_open
                        : condition.kind == EdgeKind::fall ? face_fall
                                                           : face_wall;
    if (condition.kind == EdgeKind::level || condition.kind == EdgeKind::discharge) {
      check(edges.imposed.size() < most_imposed, "too_many_imposed_edges",
            "Too many level and discharge edges", "at most 249 are supported",
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
    const bool through_nodata = lets_water_out(condition.kind) && scenario.nodata_continues_open_side;
    const double done = static_cast<double>(number) / std::size(all_sides);
    apply(condition, faces_of_side(terrain, side, through_nodata,
                                   part_of(sides, done, done + 1.0 / std::size(all_sides))));
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
