// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios with every kind of edge, source and section on rough terrain, to compare all results of whole
// runs.
#pragma once

#include "solver/mesh/face_codes.hpp"
#include "tests/solver/all_results.hpp"
#include "tests/solver/barriers.hpp"
#include "tests/solver/cases.hpp"

namespace cases {

// The duration (s) of a run in which all of it acts. The sanitizers, which are 50 times slower, need only a
// few steps.
#if defined(SPATE_SANITIZED)
inline constexpr double everything_duration = 2;
#else
inline constexpr double everything_duration = 120;
#endif

// 61 x 47 cells of 4 m: no multiple of any tile.
inline Scenario everything(std::uint32_t seed = 1) {
  using spate::Side;
  Random random(seed);
  Scenario scenario = make_scenario(61, 47, 4, [&](double x, double y) {
    return std::round(1024 * (2 + std::sin(x / 40) + std::cos(y / 25) + random(0, 0.5))) / 1024;
  });
  spate::Terrain& terrain = scenario.terrain;
  const spate::Grid& grid = terrain.grid;
  terrain.datum = 64;
  terrain.manning = at_centres(grid, [](double x, double) { return x < 120 ? 0.02 : 0.06; });
  terrain.taken.assign(grid.cells(), 0);
  for (int row = 20; row < 24; ++row)  // a house
    for (int column = 28; column < 33; ++column) terrain.taken[grid.index(column, row)] = 1;
  for (int row = 30; row < 40; ++row)  // no data up to the eastern side
    for (int column = 55; column < 61; ++column) terrain.zb[grid.index(column, row)] = no_data;

  set_side(scenario, Side::east, EdgeKind::open);
  set_side(scenario, Side::south, EdgeKind::level, Series({0, 60, 120}, {64, 66.5, 65}));
  spate::Boundary river{"river", {EdgeKind::discharge, Series({0, 20, 80}, {0, 30, 5})}, {}};
  spate::Boundary outfall{"outfall", {EdgeKind::discharge, Series(-1)}, {}};
  for (int row = 5; row < 15; ++row) river.faces.push_back({0, row, Side::west});
  for (int column = 40; column < 45; ++column) outfall.faces.push_back({column, 46, Side::north});
  spate::Boundary spring{"spring", {EdgeKind::discharge, Series(0.5)}, {{27, 21, Side::east}}};
  spate::Boundary fall{"fall", {EdgeKind::fall, {}}, {}};
  for (int column = 10; column < 20; ++column) fall.faces.push_back({column, 46, Side::north});
  scenario.boundaries = {river, outfall, spring, fall};

  using spate::InflowKind;
  scenario.inflows = {
      {"beck",
       InflowKind::discharge,
       Series({0, 30}, {0, 8}),
       {{grid.index(15, 30), 0.25f}, {grid.index(16, 30), 0.75f}}},
      {"pump", InflowKind::discharge, Series({50, 60}, {0, -3}), {{grid.index(16, 31), 1}}},
      {"reservoir", InflowKind::level, Series(67), {{grid.index(45, 10), 1}, {grid.index(46, 10), 1}}}};
  spate::Barrier levee =
      barrier_around(grid, 2.6f, [](int column, int row) { return column + row / 2 < 30; });
  levee.faces.erase(
      std::remove_if(levee.faces.begin(), levee.faces.end(),
                     [&](const spate::BarrierFace& of) {
                       const spate::Face& f = of.face;
                       return terrain.is_wall(grid.index(f.column, f.row)) ||
                              (f.side == Side::east && terrain.is_wall(grid.index(f.column + 1, f.row))) ||
                              (f.side == Side::south && terrain.is_wall(grid.index(f.column, f.row - 1)));
                     }),
      levee.faces.end());
  for (std::size_t i = 0; i < levee.faces.size(); i += 2) levee.faces[i].width = 0.8f;
  levee.breach = 70;
  levee.breach_duration = 20;
  levee.breach_crest = 1;
  levee.growth = {20, 0.01, {grid.index(15, 32), grid.index(45, 10)}};
  for (std::size_t i = 0; i < levee.faces.size(); ++i)
    levee.faces[i].along = 3.6f * (static_cast<float>(i) - 0.5f * static_cast<float>(levee.faces.size()));
  spate::Barrier gate =
      barrier_around(grid, 4, [](int column, int row) { return column > 34 && row > 20 && column < 50; });
  gate.faces.resize(20);
  gate.close = 15;
  gate.open = 90;
  scenario.barriers = {levee, gate, barrier_on(grid, 3.0f, [](int column, int row) {
                         return row >= 27 && row < 30 && column > 2 && column < 12;
                       })};
  spate::Section across =
      section_around(grid, [](int column, int row) { return 2 * column + row < 70 || column > 50; });
  across.faces.erase(std::remove_if(across.faces.begin(), across.faces.end(),
                                    [&](const spate::Face& face) {
                                      return terrain.is_wall(grid.index(face.column, face.row));
                                    }),
                     across.faces.end());
  spate::Section on_levee{"levee", {}};
  for (const spate::BarrierFace& of : levee.faces) on_levee.faces.push_back(of.face);
  scenario.sections = {across, on_levee, {"river", river.faces}, {"outfall", outfall.faces}};
  scenario.rain = Series({0, 40, 100}, {0, 5e-6, 0});
  scenario.infiltration = 2e-6;
  scenario.initial_level =
      at_centres(grid, [](double x, double y) { return x < 80 && y > 100 ? 2.0 : std::nan(""); });
  scenario.initial_depth =
      at_centres(grid, [](double x, double y) { return x > 100 && x < 140 && y > 120 ? 2.0 : 0.0; });
  scenario.initial_hu =
      at_centres(grid, [](double x, double y) { return x > 100 && x < 140 && y > 120 ? 1.0 : 0.0; });
  return scenario;
}

// The same on soils that differ from cell to cell, of which some take next to nothing, below thirsty air.
inline Scenario soaking(spate::LossMethod method, bool rains) {
  using spate::LossMethod;
  Scenario scenario = everything();
  const spate::Grid& grid = scenario.terrain.grid;
  Random random(7);
  const auto varied = [&](double low, double high) {
    return at_centres(grid, [&](double x, double) { return x > 30 && x < 60 ? 0.0 : random(low, high); });
  };
  spate::Losses& losses = scenario.losses;
  losses.method = method;
  losses.soil[spate::soil_initial] = varied(0, 2e-4);
  losses.soil[spate::soil_rate] = varied(1e-6, 2e-5);
  losses.soil[spate::soil_extra] = method == LossMethod::horton ? varied(0, 1e-4) : varied(1e-3, 0.1);
  if (method == LossMethod::green_ampt)
    losses.soil[spate::soil_decay] = varied(0, 0.4);
  else
    losses.soil[spate::soil_decay] = {2e-3f};
  losses.drying = method == LossMethod::curve_number ? 0 : 300;
  losses.evaporation = Series({20, 30, 90}, {0, 3e-6, 1e-6});
  if (!rains) scenario.rain = {};
  return scenario;
}
// Rain of its own in each of some slanted bands of cells, mixed of two sources each; some stay dry. Zones lie
// across tiles, pages and the grid's edge.
inline std::shared_ptr<const spate::RainField> banded_rain(const spate::Grid& grid, std::vector<double> times,
                                                           std::uint32_t seed = 5) {
  Random random(seed);
  auto field = std::make_shared<spate::RainField>();
  constexpr std::uint32_t bands = 9;
  field->sources = bands;
  for (std::size_t i = 0; i < (times.size() - 1) * bands; ++i)
    field->rates.push_back(static_cast<float>(random(0, 1) < 0.2 ? 0 : random(0, 2e-5)));
  field->times = std::move(times);
  field->first_part = {0, 0};
  for (std::uint32_t zone = 1; zone < bands; ++zone) {
    field->parts.push_back({zone, 0.75f});
    if (zone % 3 != 0) field->parts.push_back({zone - 1, 0.25f});
    field->first_part.push_back(static_cast<std::uint32_t>(field->parts.size()));
  }
  field->map.columns = grid.columns;
  field->map.rows = grid.rows;
  constexpr int side = spate::RainMapView::side;
  for (int south = 0; south < grid.rows; south += side)
    for (int west = 0; west < grid.columns; west += side) {
      std::uint32_t zones[side * side];
      for (int i = 0; i < side * side; ++i)
        zones[i] = static_cast<std::uint32_t>(2 * (west + i % side) + south + i / side) / 17 % bands;
      field->map.add_page(zones);
    }
  return field;
}
// Everything under such rain, of which a roof passes some on.
inline Scenario under_banded_rain(spate::LossMethod method) {
  Scenario scenario = everything();
  if (method != spate::LossMethod::none) scenario.losses.method = method;
  scenario.losses.soil = {{{1e-4f}, {2e-6f}, {0.01f}, {2e-3f}}};
  scenario.rain = {};
  scenario.rain_field = banded_rain(scenario.terrain.grid, {5, 17, 40, 41, 90});
  scenario.rain_field_factor = 1.5;
  scenario.roof_rain = {{scenario.terrain.grid.index(27, 22), 4}, {scenario.terrain.grid.index(34, 22), 3}};
  return scenario;
}
inline constexpr spate::LossMethod all_loss_methods[] = {
    spate::LossMethod::none, spate::LossMethod::constant, spate::LossMethod::horton,
    spate::LossMethod::green_ampt, spate::LossMethod::curve_number};

// Hills under a falling and rising level, for many structures at random places.
inline Scenario land_that_dries_and_floods() {
  Scenario scenario = make_scenario(
      60, 50, 5, [](double x, double y) { return 1 + std::sin(x / 20) + std::cos(y / 15); }, 0.03);
  set_side(scenario, spate::Side::west, EdgeKind::level, Series({0, 100, 200}, {2.5, 1, 2.5}));
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 1.5f);
  scenario.rain = Series({0, 50, 100}, {2e-5, 2e-5, 0});
  return scenario;
}

// A bridge along a slanted line through all that flows, that high above the ground.
inline spate::Bridge bridge_over(const Scenario& scenario, float opening) {
  const spate::Terrain& terrain = scenario.terrain;
  const spate::Grid& grid = terrain.grid;
  const int sum = static_cast<int>(60 + 40 * opening);
  const spate::Section line =
      section_around(grid, [=](int column, int row) { return 2 * column + 3 * row < 2 * sum; });
  spate::Bridge bridge;
  bridge.name = "bridge";
  for (const spate::Face& face : line.faces) {
    const spate::Face beyond = spate::from_beyond(face);
    const auto flows = [&](const spate::Face& of) {
      return grid.contains(of.column, of.row) && !terrain.is_wall(grid.index(of.column, of.row));
    };
    if (!flows(face) || !flows(beyond)) continue;
    const auto ground = static_cast<float>(terrain.zb[grid.index(face.column, face.row)]);
    bridge.faces.push_back({face, ground + opening, ground + opening + 0.3f, 0.8f});
  }
  return bridge;
}
// The same with structures of all kinds, and bridges: between wet and dry places, against each other, into a
// cell that others leave, through walls, over the levee, ruled by levels and by time.
inline Scenario structured(std::uint32_t seed = 1, bool rains = true) {
  using spate::StructureKind;
  Scenario scenario = everything(seed);
  const spate::Terrain& terrain = scenario.terrain;
  const spate::Grid& grid = terrain.grid;
  if (!rains) scenario.rain = {};
  Random random(seed + 100);
  const auto cell = [&] {
    for (;;) {
      const std::size_t at =
          grid.index(static_cast<int>(random(0, grid.columns)), static_cast<int>(random(0, grid.rows)));
      if (!terrain.is_wall(at)) return at;
    }
  };
  const auto floor_of = [&](std::size_t at) { return terrain.datum + static_cast<double>(terrain.zb[at]); };
  for (int i = 0; i < 40; ++i) {
    spate::Structure one;
    one.name = "structure " + std::to_string(i);
    one.kind = static_cast<StructureKind>(i % 5);
    std::size_t from = cell(), to = cell();
    if (i % 10 == 7) from = scenario.structures[static_cast<std::size_t>(i) - 1].paths[0].from;
    if (i % 10 == 8) from = scenario.structures[static_cast<std::size_t>(i) - 2].paths[0].to;
    if (i < 5) from = grid.index(30, 40);  // wet at the start
    while (to == from) to = cell();
    if (one.kind == StructureKind::sink) to = spate::StructurePath::out;
    one.paths = {{from, to, 1}};
    const bool two = i % 4 == 1 && from + 1 < grid.cells() && !terrain.is_wall(from + 1) && from + 1 != to;
    if (two) one.paths = {{from, to, 0.4}, {from + 1, to, 0.6}};
    one.flap = i % 7 == 3;
    one.invert_up = floor_of(from) + random(-0.2, 0.3);
    one.invert_down = to == spate::StructurePath::out ? one.invert_up : floor_of(to) + random(-0.2, 0.3);
    one.width = random(0.3, 5);
    one.height = random(0.3, 2);
    one.shape = static_cast<spate::CulvertShape>(i % 3);
    if (one.shape == spate::CulvertShape::circular) one.width = one.height;
    one.length = random(5, 60);
    one.manning = 0.013;
    one.barrels = i % 3 + 1;
    one.coefficient = one.kind == StructureKind::weir ? 1.705 : 0.61;
    if (one.kind == StructureKind::weir || one.kind == StructureKind::gate)
      one.invert_up = one.invert_down = std::max(one.invert_up, one.invert_down);
    if (one.kind == StructureKind::pump) one.discharge = Series({0, 3}, {0.8, 0.2});
    if (one.kind == StructureKind::sink) one.discharge = Series({0, 60}, {0.1, 0.9});
    if (one.kind == StructureKind::gate && i % 2 == 0) one.opening_series = Series({10, 60}, {0.2, 1});
    if ((one.kind == StructureKind::gate && i % 2 == 1) || one.kind == StructureKind::pump)
      one.rule = {i % 3 == 0 ? spate::RuleKind::opens_below : spate::RuleKind::opens_above, cell(),
                  floor_of(from) + 0.05, floor_of(from) + 0.3};
    one.opening_speed = 0.02;
    if (i % 10 == 0) one.jets = {{{0.6, -0.8}, {-0.8, 0.6}}};
    scenario.structures.push_back(one);
  }
  for (std::size_t i = 0; i < 40; i += 10) {  // shafts beside the culverts with jets
    spate::Structure shaft = scenario.structures[i];
    shaft.kind = StructureKind::shaft;
    shaft.shape = spate::CulvertShape::circular;
    shaft.width = shaft.height;
    shaft.mouth = 1.5 * shaft.height;
    scenario.structures.push_back(shaft);
  }
  // Inlets besides, of which some share their cells with these, a half have outlets.
  Random of_inlets(seed + 200);
  for (int i = 0; i < 24; ++i) {
    spate::Structure one;
    one.name = "inlet " + std::to_string(i);
    one.kind = StructureKind::inlet;
    std::size_t from = i % 6 == 1 ? scenario.structures[static_cast<std::size_t>(i)].paths[0].from : cell();
    if (i == 2) from = grid.index(27, 22);  // which takes the rain of roofs
    std::size_t to = cell();
    while (to == from) to = cell();
    one.paths = {{from, i % 2 == 0 ? to : spate::StructurePath::out, 1}};
    one.flap = i % 7 == 3;
    one.width = of_inlets(0.3, 3);
    one.grate = {of_inlets(0.05, 0.5), of_inlets(0, 0.6), of_inlets(0.05, 0.8), i % 3 != 0, i % 4 == 2};
    one.invert_up = floor_of(from) + of_inlets(-0.1, 0.2);
    one.invert_down = i % 2 == 0 ? floor_of(to) : one.invert_up;
    if (i % 8 == 5) one.discharge = Series({0.02, 0.3}, {0, 0.4});
    scenario.structures.push_back(one);
  }
  scenario.bridges = {bridge_over(scenario, 0.25f), bridge_over(scenario, 0.6f)};
  scenario.bridges[1].piers = 0.2;
  return scenario;
}

// Water runs down a plane past holes, whose edges force the fastest flow there is: somewhere in a tile, or in
// its halo.
inline Scenario forced_holes(std::uint32_t seed) {
  Random random(seed);
  Scenario scenario = make_scenario(130, 90, 4, [](double x, double y) { return 3 - 0.004 * (x + 2 * y); });
  spate::Terrain& terrain = scenario.terrain;
  const spate::Grid& grid = terrain.grid;
  const int holes = seed % 3 == 0 ? 12 : 2;
  for (int hole = 0; hole < holes; ++hole) {
    const int west = static_cast<int>(random(2, 125)), south = static_cast<int>(random(2, 85));
    const int east = west + static_cast<int>(random(1, 4)), north = south + static_cast<int>(random(1, 4));
    for (int row = south; row < north; ++row)
      for (int column = west; column < east; ++column) terrain.zb[grid.index(column, row)] = no_data;
  }
  const Series series = seed % 2 == 0 ? Series({0, 10}, {4, 6}) : Series({0, 10}, {60, -60});
  spate::Boundary edge{"edge", {seed % 2 == 0 ? EdgeKind::level : EdgeKind::discharge, series}, {}};
  for (int row = 1; row + 1 < grid.rows; ++row)
    for (int column = 1; column + 1 < grid.columns; ++column)
      for (const spate::Side side :
           {spate::Side::west, spate::Side::east, spate::Side::south, spate::Side::north}) {
        const spate::Step step = spate::step_across(side);
        if (!terrain.is_wall(grid.index(column, row)) &&
            terrain.is_wall(grid.index(column + step.column, row + step.row)))
          edge.faces.push_back({column, row, side});
      }
  scenario.boundaries = {edge};
  scenario.initial_depth.assign(grid.cells(), 0.4f);
  scenario.initial_hu.assign(grid.cells(), 0.3f);
  scenario.initial_hv.assign(grid.cells(), 0.5f);
  return scenario;
}
inline constexpr double forced_holes_duration = everything_duration / 12;

}  // namespace cases
