// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_structures.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_bridges.hpp"
#include "algorithms/case/scenario/structure_ends.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "algorithms/io/vector/structure_line.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double ground_at(const Terrain& terrain, std::size_t cell) {
  return terrain.datum + static_cast<double>(terrain.zb[cell]);
}

std::string structure_text(const Structure& structure) {
  const std::string size = structure.shape == CulvertShape::circular
                               ? tr("%1 m wide", number(structure.width))
                               : tr("%1 m x %2 m", number(structure.width), number(structure.height));
  switch (structure.kind) {
    case StructureKind::culvert:
      return tr("culvert, %1 x %2, %3 m long, inverts %4 and %5 m", number(structure.barrels), size,
                fixed(structure.length, 1), fixed(structure.invert_up, 2), fixed(structure.invert_down, 2));
    case StructureKind::weir:
      return tr("weir, %1 m wide, crest at %2 m", number(structure.width), fixed(structure.invert_up, 2));
    case StructureKind::gate:
      return tr("gate, %1 m x %2 m, sill at %3 m", number(structure.width), number(structure.height),
                fixed(structure.invert_up, 2));
    case StructureKind::pump:
      return tr("pump, up to %1 m³/s", number(structure.discharge.largest()));
    case StructureKind::shaft:
      return tr("shaft, %1, %2 m long, rim at %3 m, outlet at %4 m", size, fixed(structure.length, 1),
                fixed(structure.invert_up, 2), fixed(structure.invert_down, 2));
    case StructureKind::sink:
    case StructureKind::inlet:
      break;
  }
  return tr("sink of up to %1 m³/s", number(structure.discharge.largest()));
}

// A curve is held beyond its ends, as that of an inflow is.
void warn_of_open_curve(const Feature& pump, const Series& curve, Log& log) {
  const double last = curve.values().back();
  if (curve.times().size() < 2 || !(last > 0)) return;
  log.warning({"pump_curve_open", tr("The curve of %1 does not end at 0", pump.label),
               tr("above a head of %1 m it delivers %2 m³/s, however high it has to lift",
                  number(curve.times().back()), number(last)),
               tr("Add the head at which it delivers nothing.")});
}

// The cell by whose level a rule goes: at its place, or at the inlet.
std::size_t rule_cell(const StructureFields& fields, std::size_t inlet, const std::string& label,
                      const io::GeoReference& reference, const Terrain& terrain) {
  if (!fields.rule_x) return inlet;
  const std::optional<std::size_t> cell = reference.cell_at(*fields.rule_x, *fields.rule_y);
  if (!cell || terrain.is_wall(*cell))
    throw Error("rule_place_without_flow", tr("The rule of %1 goes by a place where nothing flows", label),
                tr("x %1, y %2 lies outside DEM, on nodata or on a building", number(*fields.rule_x),
                   number(*fields.rule_y)),
                tr("Move 'rule_x' and 'rule_y' to where water can flow; they are in the CRS of DEM."));
  return *cell;
}

Structure place(const Feature& feature, const io::GeoReference& reference, const Terrain& terrain,
                const StructureEnds& ends) {
  StructureFields fields = read_structure_fields(feature);
  Structure structure = std::move(fields.structure);
  const int across = static_cast<int>(
      std::min(std::max(std::ceil(fields.total_width / reference.grid.spacing), 1.0), 1000.0));
  const io::StructureLine line = io::structure_line(feature.wkb, reference, terrain, feature.label, across);
  const bool may_leave = structure.kind == StructureKind::sink || structure.kind == StructureKind::pump;
  if (line.is_point && !may_leave)
    throw Error("structure_is_a_point", tr("%1 is a point", feature.label),
                tr("a %1 leads from one place to another", name_of(structure.kind)),
                tr("Draw a line from its inlet to its outlet."));
  const bool leaves = line.is_point || structure.kind == StructureKind::sink;
  const double share = 1.0 / static_cast<double>(line.pairs.size());
  for (const io::StructureLine::Pair& pair : line.pairs)
    structure.paths.push_back({ends.clear_of_slopes(pair.from, line.ends[1]),
                               leaves ? StructurePath::out : ends.clear_of_slopes(pair.to, line.ends[0]),
                               share});
  const std::size_t inlet = line.pairs.front().from, outlet = line.pairs.front().to;
  const double ground_up = ground_at(terrain, inlet), ground_down = ground_at(terrain, outlet);
  structure.invert_up = fields.invert_up.value_or(ground_up);
  structure.invert_down = fields.invert_down.value_or(ground_down);
  if (structure.kind == StructureKind::weir || structure.kind == StructureKind::gate)
    structure.invert_up = structure.invert_down = fields.invert_up.value_or(std::max(ground_up, ground_down));
  const double falls = structure.kind == StructureKind::shaft
                           ? std::max(structure.invert_up - structure.invert_down, 0.0)
                           : 0.0;
  structure.length = fields.length.value_or(line.length + falls);
  if (fields.jet) structure.jets = line.ends;
  structure.name = feature.name;
  if (structure.rule.kind != RuleKind::none)
    structure.rule.cell = rule_cell(fields, structure.paths.front().from, feature.label, reference, terrain);
  return structure;
}

}  // namespace

LinesAcross add_structures(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                           SchemeId scheme, Log& log) {
  LinesAcross across;
  if (!inputs.is_given("STRUCTURES")) return across;
  const std::vector<Feature> features = read_features(inputs, structures_query(), log);
  for_each_feature(features, log, [&](const Feature& feature) {
    if (is_bridge(feature)) {
      PlacedBridge placed = read_bridge(feature, reference, scenario.terrain, log);
      scenario.bridges.push_back(std::move(placed.bridge));
      across.bridges.push_back(std::move(placed.section));
      return;
    }
    if (is_crest(feature)) {
      PlacedCrest placed = read_crest(feature, reference, scenario.terrain, log);
      scenario.barriers.push_back(std::move(placed.barrier));
      across.crests.push_back(std::move(placed.section));
    }
  });
  const StructureEnds ends(scenario, scheme_info(scheme).cell_bed);  // clear of all crests
  for_each_feature(features, log, [&](const Feature& feature) {
    if (is_bridge(feature) || is_crest(feature)) return;
    scenario.structures.push_back(place(feature, reference, scenario.terrain, ends));
    const Structure& structure = scenario.structures.back();
    log.info(tr("  %1: %2", sentence(feature.label), structure_text(structure)));
    if (structure.kind == StructureKind::pump) warn_of_open_curve(feature, structure.discharge, log);
  });
  warn_of_bridges_above_each_other(scenario.bridges, log);
  log.info(tr("Structures: %1", number(features.size())));
  return across;
}

}  // namespace spate
