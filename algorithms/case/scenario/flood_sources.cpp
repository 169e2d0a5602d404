// SPDX-License-Identifier: GPL-3.0-or-later
// Where water enters and leaves: inflows and edges.
#include <algorithm>
#include <iterator>
#include <optional>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/case/scenario/series_ends.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

bool has_series(EdgeKind kind) {
  return kind == EdgeKind::level || kind == EdgeKind::discharge;
}

// "12,345 m³ in all, peak 19.7 m³/s", "a level of 2.1 to 3.4 m".
std::string series_text(InflowKind kind, const Series& series, double duration) {
  if (kind == InflowKind::level)
    return tr("a level of %1 to %2 m", number(series.smallest()), number(series.largest()));
  const bool leaves = -series.smallest() > series.largest();
  const std::string peak = tr("peak %1 m³/s", number(leaves ? series.smallest() : series.largest()));
  if (!(duration > 0)) return peak;  // a check without a run
  return tr("%1 m³ in all, %2", fixed(series.integral(0, duration), 0), peak);
}

// The series follows later.
Inflow make_inflow(const Feature& feature, const Terrain& terrain, const io::GeoReference& reference,
                   Log& log) {
  const io::CellsOfGeometry found = io::cells_of_geometry(feature.wkb, reference, feature.label);
  const bool is_point = io::shape_of_wkb(feature.wkb) == io::Shape::points;
  if (found.inside == 0 || (is_point && found.inside < 1))
    throw Error("inflow_outside_dem", tr("%1 lies outside DEM", feature.label),
                tr("DEM covers %1", reference.extent_text()),
                tr("Move it inside, or check the CRS of INFLOWS."));
  std::vector<std::size_t> cells;
  std::copy_if(found.cells.begin(), found.cells.end(), std::back_inserter(cells),
               [&](std::size_t cell) { return !terrain.is_wall(cell); });
  const std::size_t walls = found.cells.size() - cells.size();
  if (cells.empty() || (is_point && walls > 0))
    throw Error("inflow_on_dry_cells", tr("%1 lies on nodata or a building", feature.label),
                tr("nothing flows there: %1", reference.cell_text(found.cells.front())),
                tr("Move it to where the water can flow."));
  constexpr double whole = 1 - 1e-9;  // in another CRS, too
  if (walls > 0 || found.inside < whole)
    log.warning({"inflow_partly_outside",
                 tr("%1 lies partly outside DEM, on nodata or on buildings", feature.label),
                 tr("all of its water goes to %1 other {cell|cells}", number(cells.size())),
                 tr("Move it, if that is not meant.")});
  Inflow inflow;
  inflow.name = feature.name;
  const float share = 1.0f / static_cast<float>(cells.size());
  for (const std::size_t cell : cells) inflow.cells.push_back({cell, share});
  return inflow;
}

// The constant value of the feature itself; empty when it names a series.
std::optional<io::Hydrograph> constant_of(const Feature& feature) {
  const std::optional<double> discharge = feature.number("discharge_m3s"), level = feature.number("level_m");
  const std::string key = feature.text("hydrograph");
  if (!discharge && !level) return std::nullopt;
  if ((discharge && level) || !key.empty())
    throw Error("two_values_of_flow", tr("%1 says twice what flows there", feature.label),
                tr("of 'hydrograph', 'discharge_m3s' and 'level_m' only one can hold"),
                tr("Clear the others."));
  const double value = discharge ? *discharge : *level;
  return io::Hydrograph{discharge ? InflowKind::discharge : InflowKind::level, Series(value)};
}

void check_says_something(const Feature& feature, const Inputs& inputs) {
  if (inputs.is_given("HYDROGRAPHS")) return;
  const std::string key = feature.text("hydrograph");
  if (!key.empty())
    throw Error("no_hydrograph_table", tr("%1 has no hydrograph", feature.label),
                tr("HYDROGRAPHS is not given"),
                tr("Give the table of hydrographs, or a constant discharge in the field 'discharge_m3s'."));
  throw Error("no_value_of_flow", tr("%1 does not say what flows there", feature.label),
              tr("its fields 'discharge_m3s', 'level_m' and 'hydrograph' are missing or empty"),
              tr("Write a discharge (m³/s) or a level (m), or name a hydrograph of the table."));
}

}  // namespace

std::vector<std::string> add_inflows(Scenario& scenario, const io::GeoReference& reference,
                                     const Inputs& inputs, Hydrographs& hydrographs, double duration,
                                     Log& log) {
  std::vector<std::string> labels;
  if (!inputs.is_given("INFLOWS")) return labels;
  FeatureQuery query = {"INFLOWS", tr("inflow"), {}, {"name"}, {"hydrograph", "discharge_m3s", "level_m"}};
  query.adds_up = true;
  const std::vector<Feature> features = read_features(inputs, query, log);
  for_each_feature(features, log, [&](const Feature& feature) {
    std::optional<io::Hydrograph> constant = constant_of(feature);
    if (!constant) check_says_something(feature, inputs);
    const std::size_t place = scenario.inflows.size();
    scenario.inflows.push_back(make_inflow(feature, scenario.terrain, reference, log));
    labels.push_back(feature.label);
    hydrographs.serve(scenario,
                      {HydrographUser::Role::inflow, feature.text("hydrograph"), feature.label,
                       std::move(constant), [place](Scenario& target, const io::Hydrograph& hydrograph) {
                         target.inflows[place].kind = hydrograph.kind;
                         target.inflows[place].series = hydrograph.series;
                       }});
    const Inflow& inflow = scenario.inflows.back();
    log.info(tr("  %1: %2, over %3", sentence(feature.label),
                series_text(inflow.kind, inflow.series, duration),
                tr("%1 {cell|cells}", inflow.cells.size())));
    tell_ends(feature.label, inflow.kind, inflow.series, duration, log);
  });
  log.info(tr("Inflows: %1 of %2 applied", number(scenario.inflows.size()), number(features.size())));
  return labels;
}

void add_edges(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
               Hydrographs& hydrographs, const FloodChoices& choices, Log& log) {
  // find: from a scenario to the edge in it.
  const auto serve = [&](EdgeKind kind, const std::string& key, const std::string& label,
                         std::optional<io::Hydrograph> constant, auto find) {
    find(scenario).kind = kind;
    if (!has_series(kind)) return;
    const auto role =
        kind == EdgeKind::level ? HydrographUser::Role::level_edge : HydrographUser::Role::discharge_edge;
    hydrographs.serve(scenario, {role, key, label, std::move(constant),
                                 [find](Scenario& target, const io::Hydrograph& hydrograph) {
                                   find(target).series = hydrograph.series;
                                 }});
  };
  const double duration = choices.parameters.duration;
  const auto kind_of = [](const EdgeCondition& edge) {
    return edge.kind == EdgeKind::level ? InflowKind::level : InflowKind::discharge;
  };
  const auto describe = [&](const EdgeCondition& edge) {
    std::string text = edge_kind_names[static_cast<std::size_t>(edge.kind)];
    if (has_series(edge.kind)) text += " (" + series_text(kind_of(edge), edge.series, duration) + ")";
    return text;
  };
  const auto tell_ends_of = [&](const std::string& label, const EdgeCondition& edge) {
    if (has_series(edge.kind)) tell_ends(label, kind_of(edge), edge.series, duration, log);
  };

  scenario.nodata_continues_open_side = choices.nodata_outlet;
  std::vector<std::string> sides;
  for (std::size_t side = 0; side < side_names.size(); ++side) {
    const std::string name = folded(side_names[side]);
    serve(choices.sides[side], name, side_names[side], std::nullopt,
          [side](Scenario& target) -> EdgeCondition& { return target.sides[side]; });
    sides.push_back(name + " " + describe(scenario.sides[side]));
  }
  log.info(tr("Edges: %1", joined(sides)));
  for (std::size_t side = 0; side < side_names.size(); ++side)
    tell_ends_of(side_names[side], scenario.sides[side]);

  const std::vector<Feature> lines = read_features(
      inputs, {"BOUNDARIES", tr("boundary"), {"kind"}, {"hydrograph", "name", "discharge_m3s", "level_m"}},
      log);
  for_each_feature(lines, log, [&](const Feature& line) {
    Boundary boundary;
    boundary.name = line.name;
    const EdgeKind kind = parse_edge_kind(line.text("kind"), line.label);
    boundary.faces = io::edge_faces_near_line(line.wkb, reference, scenario.terrain, line.label);
    const std::size_t place = scenario.boundaries.size();
    scenario.boundaries.push_back(std::move(boundary));
    serve(kind, line.text("hydrograph"), line.label, has_series(kind) ? constant_of(line) : std::nullopt,
          [place](Scenario& target) -> EdgeCondition& { return target.boundaries[place].condition; });
    log.info(tr("  %1: %2, %3 {cell side|cell sides}", sentence(line.label),
                describe(scenario.boundaries.back().condition),
                number(scenario.boundaries.back().faces.size())));
    tell_ends_of(line.label, scenario.boundaries.back().condition);
  });
}

}  // namespace spate
