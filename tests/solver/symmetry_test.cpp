// SPDX-License-Identifier: GPL-3.0-or-later
// The mirrored or transposed scenario gives the mirrored or transposed result, to the last bit.
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;
using spate::Face;
using spate::Grid;
using spate::Side;

// One of the symmetries of the square grid.
struct Symmetry {
  const char* name;
  bool transpose, flip_x, flip_y;  // transpose first

  Grid grid(const Grid& from) const {
    Grid to = from;
    if (transpose) std::swap(to.columns, to.rows);
    return to;
  }
  Face move(const Grid& from, Face face) const {
    const Grid to = grid(from);
    if (transpose) {
      std::swap(face.column, face.row);
      constexpr Side sides[] = {Side::south, Side::north, Side::west, Side::east};
      face.side = sides[static_cast<std::size_t>(face.side)];
    }
    if (flip_x) {
      face.column = to.columns - 1 - face.column;
      if (face.side == Side::west || face.side == Side::east)
        face.side = face.side == Side::west ? Side::east : Side::west;
    }
    if (flip_y) {
      face.row = to.rows - 1 - face.row;
      if (face.side == Side::south || face.side == Side::north)
        face.side = face.side == Side::south ? Side::north : Side::south;
    }
    return face;
  }
  std::size_t move(const Grid& from, std::size_t cell) const {
    const auto columns = static_cast<std::size_t>(from.columns);
    const Face face =
        move(from, Face{static_cast<int>(cell % columns), static_cast<int>(cell / columns), Side::west});
    return grid(from).index(face.column, face.row);
  }
  template <class T>
  std::vector<T> move(const Grid& from, const std::vector<T>& values, float factor = 1) const {
    std::vector<T> moved = values;  // of one value for all cells, or none, nothing moves
    for (std::size_t cell = 0; values.size() > 1 && cell < values.size(); ++cell)
      moved[move(from, cell)] = factor < 0 ? static_cast<T>(-values[cell]) : values[cell];
    return moved;
  }
  float sign_x() const { return flip_x ? -1.f : 1.f; }
  float sign_y() const { return flip_y ? -1.f : 1.f; }
};

Scenario moved(const Scenario& from, const Symmetry& symmetry) {
  const Grid& grid = from.terrain.grid;
  Scenario to = from;
  to.terrain.grid = symmetry.grid(grid);
  to.terrain.zb = symmetry.move(grid, from.terrain.zb.values());
  to.terrain.manning = symmetry.move(grid, from.terrain.manning.values());
  to.terrain.taken = symmetry.move(grid, from.terrain.taken.values());
  to.initial_depth = symmetry.move(grid, from.initial_depth.values());
  to.initial_level = symmetry.move(grid, from.initial_level.values());
  const auto& [x, y] = symmetry.transpose ? std::tie(from.initial_hv, from.initial_hu)
                                          : std::tie(from.initial_hu, from.initial_hv);
  to.initial_hu = symmetry.move(grid, x.values(), symmetry.sign_x());
  to.initial_hv = symmetry.move(grid, y.values(), symmetry.sign_y());
  for (Side side : spate::all_sides)
    to.sides[static_cast<std::size_t>(symmetry.move(grid, Face{0, 0, side}).side)] =
        from.sides[static_cast<std::size_t>(side)];
  for (spate::Boundary& boundary : to.boundaries)
    for (Face& face : boundary.faces) face = symmetry.move(grid, face);
  for (spate::Section& section : to.sections)
    for (spate::Face& face : section.faces) face = symmetry.move(grid, face);
  for (spate::Barrier& barrier : to.barriers) {
    for (spate::BarrierFace& of : barrier.faces) of.face = symmetry.move(grid, of.face);
    for (std::size_t& cell : barrier.covered) cell = symmetry.move(grid, cell);
    for (std::uint64_t& cell : barrier.growth.beside) cell = symmetry.move(grid, cell);
  }
  for (spate::Inflow& inflow : to.inflows)
    for (spate::CellShare& share : inflow.cells) share.cell = symmetry.move(grid, share.cell);
  for (spate::CellShare& share : to.roof_rain) share.cell = symmetry.move(grid, share.cell);
  for (spate::Bridge& bridge : to.bridges)
    for (spate::BridgeFace& of : bridge.faces) of.face = symmetry.move(grid, of.face);
  for (spate::Structure& structure : to.structures) {
    structure.rule.cell = symmetry.move(grid, structure.rule.cell);
    for (spate::JetDirection& jet : structure.jets) {
      if (symmetry.transpose) std::swap(jet.x, jet.y);
      jet = {static_cast<double>(symmetry.sign_x()) * jet.x, static_cast<double>(symmetry.sign_y()) * jet.y};
    }
    for (spate::StructurePath& path : structure.paths) {
      path.from = symmetry.move(grid, path.from);
      if (path.to != spate::StructurePath::out) path.to = symmetry.move(grid, path.to);
    }
  }
  return to;
}

class SymmetryOf : public EveryScheme {
 protected:
  void expect_symmetric(const Symmetry& symmetry, Scenario scenario = everything()) {
    const spate::Parameters parameters = parameters_for(scheme(), everything_duration);
    const Grid& grid = scenario.terrain.grid;
    // The faces of a line share its discharge by sums of doubles in their order, to which floats are blind.
    if (parameters.numerics.precision == spate::Precision::float64) {
      for (spate::EdgeCondition& side : scenario.sides)
        if (side.kind == EdgeKind::discharge) side = {EdgeKind::open, {}};
      for (spate::Boundary& boundary : scenario.boundaries)
        if (boundary.condition.kind == EdgeKind::discharge) boundary.condition = {EdgeKind::open, {}};
    }
    const auto original = simulate(scenario, parameters);
    const auto other = simulate(moved(scenario, symmetry), parameters);
    EXPECT_EQ(other->report().steps, original->report().steps);
    for (Field field : all_fields) {
      std::vector<float> expected = original->field(field);
      if (field == Field::discharge_x)
        expected = symmetry.move(grid, original->field(symmetry.transpose ? Field::discharge_y : field),
                                 symmetry.sign_x());
      else if (field == Field::discharge_y)
        expected = symmetry.move(grid, original->field(symmetry.transpose ? Field::discharge_x : field),
                                 symmetry.sign_y());
      else
        expected = symmetry.move(grid, expected);
      const std::vector<float> computed = other->field(field);
      std::size_t different = 0;
      double difference = 0;
      for (std::size_t i = 0; i < computed.size(); ++i) {
        if (computed[i] == expected[i] || (std::isnan(computed[i]) && std::isnan(expected[i]))) continue;
        ++different;
        difference = std::max(difference, static_cast<double>(std::abs(computed[i] - expected[i])));
      }
      EXPECT_EQ(different, 0u) << symmetry.name << ", field " << static_cast<int>(field) << ", up to "
                               << difference;
    }
  }
};

TEST_P(SymmetryOf, MirrorInX) {
  expect_symmetric({"mirror in x", false, true, false});
}
TEST_P(SymmetryOf, MirrorInY) {
  expect_symmetric({"mirror in y", false, false, true});
}
TEST_P(SymmetryOf, HalfTurn) {
  expect_symmetric({"half turn", false, true, true});
}
TEST_P(SymmetryOf, Transpose) {
  expect_symmetric({"transpose", true, false, false});
}
TEST_P(SymmetryOf, QuarterTurn) {
  expect_symmetric({"quarter turn", true, true, false});
}

TEST_P(SymmetryOf, StructuresAndBridges) {
  expect_symmetric({"mirror in x", false, true, false}, structured());
  expect_symmetric({"quarter turn", true, true, false}, structured());
}

SPATE_TEST_EVERY_SCHEME(SymmetryOf);

}  // namespace
