// SPDX-License-Identifier: GPL-3.0-or-later
// A wet basin, and what costs a step there: structures and inlets in such numbers as no town has.
#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <utility>

#include "solver/model/scenario.hpp"

namespace basin {

// An undulating bed under 1 to 3 m of water with waves that run across it.
inline std::shared_ptr<const spate::Scenario> wet(int size) {
  auto scenario = std::make_shared<spate::Scenario>();
  scenario->terrain.grid = {size, size, 10, 0, 0};
  scenario->terrain.manning = {0.03f};
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const double x = column * 0.021, y = row * 0.017;
      const double bed = 0.5 * std::sin(x) * std::cos(y) + 0.1 * std::sin(7 * x + 3 * y);
      const double depth = 2 + 0.3 * std::sin(3 * x - y) - 0.5 * std::sin(x) * std::cos(y);
      scenario->terrain.zb.push_back(static_cast<float>(bed));
      scenario->initial_depth.push_back(static_cast<float>(depth));
      scenario->initial_hu.push_back(static_cast<float>(0.8 * std::sin(2 * y)));
      scenario->initial_hv.push_back(static_cast<float>(0.6 * std::cos(2 * x)));
    }
  return scenario;
}

// The same basin with so many culverts, weirs, gates and pumps, a fifth each, of 4 cells' length and with
// sinks.
inline std::shared_ptr<const spate::Scenario> with_structures(const spate::Scenario& wet, std::size_t count) {
  auto scenario = std::make_shared<spate::Scenario>(wet);
  const spate::Grid& grid = scenario->terrain.grid;
  for (std::size_t i = 0; i < count; ++i) {
    spate::Structure one;
    one.kind = static_cast<spate::StructureKind>(i % 5);
    const std::size_t from = i * (grid.cells() - 8) / count;
    const bool leaves = one.kind == spate::StructureKind::sink;
    one.paths = {{from, leaves ? spate::StructurePath::out : from + 4, 1}};
    one.invert_up = one.invert_down = static_cast<double>(scenario->terrain.zb[from]);
    one.width = one.height = 1;
    one.length = 40;
    one.manning = 0.013;
    one.coefficient = 0.61;
    if (leaves || one.kind == spate::StructureKind::pump) one.discharge = spate::Series(0.5);
    scenario->structures.push_back(std::move(one));
  }
  return scenario;
}

// The same basin with so many inlets of the drainage, of which a half have outlets; shift: by so many cells.
inline std::shared_ptr<const spate::Scenario> with_inlets(const spate::Scenario& wet, std::size_t count,
                                                          std::size_t shift = 0) {
  auto scenario = std::make_shared<spate::Scenario>(wet);
  const spate::Grid& grid = scenario->terrain.grid;
  for (std::size_t i = 0; i < count; ++i) {
    spate::Structure one;
    one.kind = spate::StructureKind::inlet;
    const std::size_t from = shift + i * (grid.cells() - 8 - shift) / count;
    one.paths = {{from, i % 2 == 0 ? spate::StructurePath::out : from + 4, 1}};
    one.width = 2;
    one.grate = {0.3, 0.2, 0.05, true, false};
    scenario->structures.push_back(std::move(one));
  }
  return scenario;
}

// Both together, at places of their own.
inline std::shared_ptr<const spate::Scenario> with_both(const spate::Scenario& wet, std::size_t structures,
                                                        std::size_t inlets) {
  auto scenario = std::make_shared<spate::Scenario>(*with_structures(wet, structures));
  const auto of_inlets = with_inlets(wet, inlets, 100);
  scenario->structures.insert(scenario->structures.end(), of_inlets->structures.begin(),
                              of_inlets->structures.end());
  return scenario;
}

}  // namespace basin
