// SPDX-License-Identifier: GPL-3.0-or-later
// What is simulated: terrain, edges, sources and the water at the start. Plain data on a grid; the
// user's numerical choices are in run/parameters.hpp. Fields are laid out as in grid.hpp.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "solver/core/series.hpp"
#include "solver/core/shared_field.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/grid.hpp"
#include "solver/model/links.hpp"
#include "solver/model/losses.hpp"
#include "solver/model/rain.hpp"

namespace spate {

struct Terrain {
  Grid grid;
  double datum = 0;                 // m; the elevation of a cell is datum + zb
  SharedField<float> zb;            // m above the datum, cell means; NaN = no data, a wall
  SharedField<float> manning;       // s m^(-1/3); one value for all cells, or one for each
  SharedField<std::uint8_t> taken;  // empty, or for each cell: not 0 = taken out of the flow, a wall

  bool is_wall(std::size_t cell) const {
    return !(zb[cell] == zb[cell]) || (!taken.empty() && taken[cell] != 0);
  }
  // f(cell) for the cells of [begin, end), which may be those of a row, that are not in whole pages of
  // nodata: for all that flow, and some walls.
  template <class F>
  void each_cell(std::size_t begin, std::size_t end, const F& f) const {
    zb.pages().each_but(begin, end, is_nodata, f);
  }
  template <class F>
  void each_cell_of_row(std::int32_t row, const F& f) const {
    const std::size_t first = grid.index(0, row);
    each_cell(first, grid.index(grid.columns, row),
              [&](std::size_t cell) { f(static_cast<std::int32_t>(cell - first), cell); });
  }
  // f(cell) for those of the whole grid; the watch hears of each row.
  template <class F>
  void each_cell(const Watch& watch, const F& f) const {
    for (std::int32_t row = 0; row < grid.rows; ++row) {
      watch(static_cast<double>(row) / grid.rows);
      each_cell(grid.index(0, row), grid.index(grid.columns, row), f);
    }
  }
  static bool is_nodata(float z) { return std::isnan(z); }
};

enum class EdgeKind : std::uint8_t {
  wall,       // no flow
  open,       // free outlet: water leaves, none enters
  level,      // series: water level over time, m (absolute, as the datum)
  discharge,  // series: m3/s into the domain for all faces together, split by conveyance; < 0 = out
  fall        // free fall: water leaves as over an edge below which there is none, also from level ground
};

// Whether water leaves by itself, and none enters.
constexpr bool lets_water_out(EdgeKind kind) {
  return kind == EdgeKind::open || kind == EdgeKind::fall;
}

struct EdgeCondition {
  EdgeKind kind = EdgeKind::wall;
  Series series;  // for level and discharge
};

// A condition on chosen faces. Each must lie between a flow cell and a wall, nodata or the outside; where two
// boundaries share a face, the later one counts.
struct Boundary {
  std::string name;
  EdgeCondition condition;
  std::vector<Face> faces;
};

struct CellShare {
  std::size_t cell = 0;
  float share = 1;  // of the source's discharge; the shares of a source sum to 1
};

enum class InflowKind : std::uint8_t {
  discharge,  // series: m3/s for the whole source; < 0 = abstraction, limited by the water there
  level       // series: m (absolute, as the datum); imposed on each of its cells
};

struct Inflow {
  std::string name;
  InflowKind kind = InflowKind::discharge;
  Series series;
  std::vector<CellShare> cells;
};

// A face between two flow cells, and the crest there.
struct BarrierFace {
  Face face;        // named from either of its cells; once
  float crest = 0;  // m above the datum, while the barrier stands undamaged
  // Share of the face's width that the crest takes, above 0: faces along a line at an angle are longer than
  // the line.
  float width = 1;
  float along = 0;  // m along the barrier, from the middle of its breach to that of its crest at this face
};

// A breach that widens as in Verheij and Van der Knaap 2003 once the crest has come down.
struct BreachGrowth {
  double width = 0;                       // m, at first; 0: the whole barrier comes down
  double critical_velocity = 0;           // m/s, that its soil withstands; 0: it keeps its width
  std::array<std::uint64_t, 2> beside{};  // cells on its sides, in the flow, whose water widens it
};

// A barrier on the faces between cells: thinner than a cell, watertight up to its crest. Where the crest is
// not above the bed there is none.
struct Barrier {
  std::string name;
  std::vector<BarrierFace> faces;
  std::vector<std::size_t> covered;  // cells of a band, all four of whose faces are among its own
  bool fills = false;          // raises the covered cells to the crest; only if the barrier always stands
  double close = -1e30;        // s, in place from then on
  double open = 1e30;          // s, and until then
  double breach = 1e30;        // s, begins to fail
  double breach_duration = 0;  // s, until the crest has come down to breach_crest, linearly
  float breach_crest = 0;      // m above the datum
  BreachGrowth growth{};
  bool reported = true;  // whether anyone asks what crossed it and what freeboard it kept

  bool always_stands() const {
    const Barrier still;
    return close == still.close && open == still.open && breach == still.breach;
  }
};

// A face between two flow cells beneath a bridge. Elevations in m above the datum.
struct BridgeFace {
  Face face;  // named from either of its cells; once
  float soffit = 0, deck = 0;
  float width = 1;  // share of the face's width that the bridge takes, as in BarrierFace
};

// A bridge on the faces between cells: water flows freely until it touches the soffit, under pressure from
// then on, and over the deck. Where the ground is above the soffit nothing passes beneath.
struct Bridge {
  std::string name;
  std::vector<BridgeFace> faces;
  double piers = 0;         // share of the width that piers take, below 1
  double pier_shape = 0.9;  // Yarnell's K
  double orifice = 0.8;     // coefficient of discharge where both sides of the opening are under water
  double sluice = 0.5;      // and where only the upper one is
};

// Faces through which water is counted: what leaves the face's cell there is positive. It has no other
// effect. A face may lie at the edge of the flow.
struct Section {
  std::string name;
  std::vector<Face> faces;
};

struct Scenario {
  Terrain terrain;
  std::array<EdgeCondition, 4>
      sides;  // by Side: the condition at the grid's edge where no Boundary says otherwise
  // If only nodata lies straight between a cell and an open side, the cell's face towards that side is an
  // outlet; otherwise it is a wall.
  bool nodata_continues_open_side = true;
  std::vector<Boundary> boundaries;
  std::vector<Inflow> inflows;
  std::vector<Barrier> barriers;
  std::vector<Section> sections;
  std::vector<Structure> structures;
  std::vector<Bridge> bridges;
  Series rain;  // m/s on every flow cell
  // Rain that differs from place to place, instead; null: none.
  std::shared_ptr<const RainField> rain_field;
  double rain_field_factor = 1;
  // Flow cells that also receive the rain of cells taken out, such as roofs; share: their number.
  std::vector<CellShare> roof_rain;
  double infiltration = 0;  // m/s, at most the water there
  Losses losses;            // besides

  // The water at the start: each empty, or one value for each cell. level counts where it is a number
  // above the bed; its depth comes from the scheme's own waterline, so that a lake starts at rest.
  SharedField<float> initial_depth;  // m
  SharedField<float> initial_level;  // m above the datum; NaN = none
  SharedField<float> initial_hu;     // m2/s
  SharedField<float> initial_hv;     // m2/s
};

}  // namespace spate
