// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/check_structures.hpp"

#include <algorithm>
#include <cmath>

#include "solver/core/check.hpp"

namespace spate {
namespace {

void check_paths(const Structure& structure, const Terrain& terrain) {
  const auto flows = [&](std::size_t cell) { return cell < terrain.grid.cells() && !terrain.is_wall(cell); };
  double sum = 0;
  for (const StructurePath& path : structure.paths) {
    if (!flows(path.from) || (path.to != StructurePath::out && !flows(path.to)))
      throw Error("structure_cell_without_flow",
                  tr("Structure '%1' has an end in a cell that cannot flow", structure.name),
                  tr("the cell is outside the grid, nodata or taken out of the flow"),
                  tr("Move its end to where water can flow."));
    if (path.from == path.to)
      throw Error("structure_ends_in_one_cell",
                  tr("Both ends of structure '%1' lie in one cell", structure.name),
                  tr("it takes water from one cell to another"), tr("Draw it longer, or use smaller cells."));
    sum += path.share >= 0 ? path.share : std::nan("");
  }
  if (structure.paths.empty() || !(std::fabs(sum - 1) <= 1e-6))
    throw Error("structure_shares_incomplete",
                tr("The shares of structure '%1' sum to %2", structure.name, number(sum)),
                tr("they divide it among its ways from cell to cell"), tr("Let them sum to 1."));
  const bool leaves = structure.kind == StructureKind::sink;
  for (const StructurePath& path : structure.paths)
    if ((path.to == StructurePath::out) != leaves && structure.kind != StructureKind::pump &&
        structure.kind != StructureKind::inlet)
      throw Error("structure_without_outlet", tr("Structure '%1' has no outlet", structure.name),
                  tr("only sinks, pumps and inlets take water out of the domain"), tr("Give it one."));
  const auto is_out = [](const StructurePath& path) { return path.to == StructurePath::out; };
  if (std::any_of(structure.paths.begin(), structure.paths.end(), is_out) &&
      !std::all_of(structure.paths.begin(), structure.paths.end(), is_out))
    throw Error("structure_half_out", tr("Structure '%1' leaves the domain in a part", structure.name),
                tr("water that leaves is counted for a structure as a whole"),
                tr("Let all of its ways end in cells, or none."));
  if (structure.rule.kind != RuleKind::none && !flows(structure.rule.cell))
    throw Error("rule_cell_without_flow",
                tr("The rule of structure '%1' goes by a cell that cannot flow", structure.name),
                tr("the cell is outside the grid, nodata or taken out of the flow"),
                tr("Move the place to where water can flow."));
}

void check_number(const Structure& structure, const char* field, double value, double least, double most) {
  if (value >= least && value <= most) return;  // not where it is no number
  throw Error("structure_number_impossible",
              tr("Structure '%1': %2 is %3", structure.name, field, number(value)),
              tr("it must lie between %1 and %2", number(least), number(most)), tr("Correct it."));
}

void check_bridges(const Scenario& scenario) {
  for (const Bridge& bridge : scenario.bridges) {
    const auto check_in = [&](const char* field, double value, double least, double most) {
      if (value >= least && value <= most) return;  // not where it is no number
      throw Error("bridge_number_impossible", tr("Bridge '%1': %2 is %3", bridge.name, field, number(value)),
                  tr("it must lie between %1 and %2", number(least), number(most)), tr("Correct it."));
    };
    check_in("piers", bridge.piers, 0, 0.9);
    check_in("pier_shape", bridge.pier_shape, 0.61, 5);
    check_in("orifice", bridge.orifice, 0.1, 1);
    check_in("sluice", bridge.sluice, 0.1, 1);
    for (const BridgeFace& face : bridge.faces) check_in("width", static_cast<double>(face.width), 1e-3, 1);
    for (const BridgeFace& face : bridge.faces)
      if (!(face.soffit <= face.deck) || !std::isfinite(face.soffit) || !std::isfinite(face.deck))
        throw Error("bridge_deck_below_soffit",
                    tr("The deck of bridge '%1' is not above its soffit", bridge.name),
                    tr("between them is the superstructure, which nothing passes"),
                    tr("Correct the fields soffit and deck."));
  }
}

}  // namespace

void check_structures(const Scenario& scenario) {
  check_bridges(scenario);
  constexpr double millimetre = 1e-3, huge = 1e6;
  for (const Structure& of : scenario.structures) {
    check_paths(of, scenario.terrain);
    check_number(of, "invert_up", of.invert_up, -huge, huge);
    check_number(of, "invert_down", of.invert_down, -huge, huge);
    if (has_barrels(of.kind)) {
      check_number(of, "width", of.width, millimetre, 1e4);
      check_number(of, "height", of.height, millimetre, 1e3);
      check_number(of, "barrels", of.barrels, millimetre, 1e4);
      check_number(of, "length", of.length, 0, huge);
      check_number(of, "manning", of.manning, 0, 1);
      check_number(of, "k_entry", of.k_entry, 0, 100);
      check_number(of, "k_exit", of.k_exit, 0, 100);
      check_number(of, "k_entry + k_exit", of.k_entry + of.k_exit, 0.01, 200);
      for (const JetDirection& jet : of.jets) check_number(of, "jet", std::hypot(jet.x, jet.y), 0, 1 + 1e-9);
    }
    if (of.kind == StructureKind::shaft) check_number(of, "mouth", of.mouth, of.height, 1e3);
    if (of.kind == StructureKind::weir || of.kind == StructureKind::gate) {
      check_number(of, "width", of.width, millimetre, huge);
      check_number(of, "coefficient", of.coefficient, 0, 10);
    }
    if (of.kind == StructureKind::gate) {
      check_number(of, "height", of.height, millimetre, 1e3);
      check_number(of, "opening", of.opening, 0, 1);
      check_number(of, "opening_speed", of.opening_speed, 0, huge);
    }
    if (of.kind == StructureKind::inlet) {
      check_number(of, "width", of.width, 0, 1e4);
      check_number(of, "area", of.grate.area, 0, 1e4);
      check_number(of, "clogging", of.grate.clogging, 0, 1);
      check_number(of, "capacity", of.grate.capacity, 0, 1e4);
      if (of.discharge.empty() ? !(of.width > 0 || of.grate.area > 0) : of.discharge.smallest() < 0)
        throw Error("inlet_takes_nothing", tr("Inlet '%1' has no opening, or a negative discharge", of.name),
                    tr("it needs a width, an area or a curve of discharges"), tr("Give it one."));
    }
    if ((of.kind == StructureKind::pump || of.kind == StructureKind::sink) &&
        (of.discharge.empty() || of.discharge.smallest() < 0))
      throw Error("structure_without_discharge",
                  tr("Structure '%1' has no discharge, or a negative one", of.name),
                  tr("pumps and sinks take water from their inlet alone"),
                  tr("Give it a discharge, or draw it the other way round."));
    if (of.rule.kind != RuleKind::none && !(of.rule.low < of.rule.high))
      throw Error("rule_levels_reversed",
                  tr("The rule of structure '%1' has the levels %2 and %3", of.name, number(of.rule.low),
                     number(of.rule.high)),
                  tr("the lower one must be below the upper one, or what it rules would flutter"),
                  tr("Correct them."));
  }
}

}  // namespace spate
