// SPDX-License-Identifier: GPL-3.0-or-later
// Hydraulic structures: ways for water beside the faces of cells, from one cell to another or out of the
// domain. Plain data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "solver/core/series.hpp"

namespace spate {

enum class StructureKind : std::uint8_t {
  culvert,  // a pipe through an embankment
  weir,     // a crest between two sides
  gate,     // an opening above a sill that may change: sluice, orifice
  pump,     // lifts water from its inlet to its outlet, whatever their levels
  sink,     // takes water out of the domain
  inlet,    // of the street drainage: a grate, with a pipe to an outlet or out of the domain
  shaft     // a drop shaft: water falls over its rim into a pipe that leads to its outlet
};
enum class CulvertShape : std::uint8_t { circular, box, arch };  // arch: half an ellipse on a flat floor

// What flows in barrels: k_entry, length and so on count.
constexpr bool has_barrels(StructureKind kind) {
  return kind == StructureKind::culvert || kind == StructureKind::shaft;
}
// What passes by the levels on both sides goes by those around its ends; pumps, sinks and inlets take what is
// at the end itself.
constexpr bool goes_by_water_around(StructureKind kind) {
  return has_barrels(kind) || kind == StructureKind::weir || kind == StructureKind::gate;
}

// The constants of an inlet (FHWA HDS-5, 3rd edition 2012, table A.1).
struct CulvertInlet {
  int form = 1;                                      // of the equation below the crown
  double K = 0.0098, M = 2.0, c = 0.0398, Y = 0.67;  // a square edge in a headwall
  double slope_factor = -0.5;                        // +0.7 where the inlet is mitred to the slope
};

// One of the ways of a structure. Wide structures have several side by side.
struct StructurePath {
  static constexpr std::size_t out = std::numeric_limits<std::size_t>::max();

  std::size_t from = 0;  // cell at the inlet
  std::size_t to = out;  // cell at the outlet, or out: of the domain
  double share = 1;      // of the structure's barrels, width or discharge; all of them sum to 1
};

// Of an inlet, beside its width: the perimeter of the grate without the side at the curb.
struct Grate {
  double area = 0;         // m2, clear; with a width of 0 or an area of 0 the other one counts alone
  double clogging = 0;     // 0 to 1, the part of both that passes nothing
  double capacity = 0;     // m3/s, of the pipe behind it, either way
  bool on_ground = false;  // its level is that of the computed bed, not invert_up
  // Rain of roofs that comes to its cell (Scenario::roof_rain) goes into the pipe, as far as that takes it.
  bool takes_roofs = false;
};

// How the opening of a gate follows the level at a place, or how a pump follows that at its inlet.
enum class RuleKind : std::uint8_t {
  none,
  opens_above,  // towards fully open above `high`, towards closed below `low`; in between as before
  opens_below   // the other way round
};
struct LevelRule {
  RuleKind kind = RuleKind::none;
  std::size_t cell = 0;      // where the level counts
  double low = 0, high = 0;  // m, absolute
};

// The direction in which water leaves a culvert as a jet, a unit vector; none: it has come to rest.
struct JetDirection {
  double x = 0, y = 0;
};

struct Structure {
  std::string name;
  StructureKind kind = StructureKind::culvert;
  std::vector<StructurePath> paths;
  bool flap = false;  // nothing flows from its outlet to its inlet

  double invert_up = 0,
         invert_down = 0;        // m, absolute: the floor at both ends; crest of a weir, sill of a gate
  double width = 0, height = 0;  // m, of a barrel (a circle: its diameter) or of the opening
  double coefficient = 0;        // weir: m^0.5/s; gate: of its discharge

  // Of a culvert or a shaft.
  CulvertShape shape = CulvertShape::circular;
  CulvertInlet inlet;
  double barrels = 1;
  double length = 0;   // m
  double manning = 0;  // s m^(-1/3)
  double k_entry = 0.5, k_exit = 1;
  std::array<JetDirection, 2> jets{};  // out of its outlet, and out of its inlet when it flows back
  double mouth = 0;                    // m, diameter of a shaft at its rim, which lies at invert_up

  // Of a gate: height times opening is what it lets through. A series says how it opens, or a rule.
  double opening = 1;  // 0 to 1, at the start
  Series opening_series;
  double opening_speed = 0;  // 1/s, with a rule; 0: at once
  // Of a pump: discharge (m3/s) over the head (m) from its inlet to its outlet; of a sink: over time (s); of
  // an inlet: over the depth above it (m), instead of width and area.
  Series discharge;
  // Of a gate or a pump.
  LevelRule rule;
  // Of an inlet.
  Grate grate;
};

}  // namespace spate
