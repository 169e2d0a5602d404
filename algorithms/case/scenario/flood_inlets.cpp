// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_inlets.hpp"

#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/vector/structure_line.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// A series is constant before its first point: an inlet would take the same from any film.
Series with_origin(const Series& curve) {
  std::vector<double> depths = curve.times(), discharges = curve.values();
  depths.insert(depths.begin(), 0);
  discharges.insert(discharges.begin(), 0);
  return {depths, discharges};
}

Structure read_inlet(const Feature& feature) {
  const auto within = [&](const char* field, double least, double most) {
    return number_within(feature, field, least, most, "inlet_field_impossible");
  };
  Structure inlet;
  inlet.kind = StructureKind::inlet;
  inlet.name = feature.name;
  constexpr double millimetre = 1e-3, most_width = 1000, most_clogging = 0.99;
  inlet.width = within("width", millimetre, most_width).value_or(0);
  inlet.grate.area = within("area", millimetre * millimetre, most_width).value_or(0);
  inlet.grate.clogging = within("clogging", 0, most_clogging).value_or(0);
  inlet.discharge = series_field(feature, "curve");
  const bool has_curve = !inlet.discharge.empty(), has_grate = inlet.width > 0 || inlet.grate.area > 0;
  if (has_curve == has_grate)
    throw Error("inlet_without_opening", tr("%1 has no opening, or two", feature.label),
                tr("it needs either 'width' or 'area' or both, or else 'curve'"), tr("Write one of them."));
  if (has_curve && (inlet.discharge.times().front() < 0 || inlet.discharge.smallest() < 0))
    throw Error("inlet_curve_impossible", tr("%1 has a curve with a negative number", feature.label),
                tr("it has depths above the grate (m) and discharges into it (m³/s)"), tr("Correct it."));
  check_discharges(feature, "curve", inlet.discharge);
  if (has_curve && inlet.discharge.times().front() > 0) inlet.discharge = with_origin(inlet.discharge);
  constexpr double most_capacity = 1e4;
  const std::optional<double> capacity = within("capacity_m3s", 0, most_capacity);
  if (!capacity)
    throw Error("inlet_without_capacity", tr("%1 has no '%2'", feature.label, "capacity_m3s"),
                tr("it is what the pipe behind the grate takes at most (m³/s)"), tr("Write it."));
  inlet.grate.capacity = *capacity;
  const std::optional<double> level = within("level", -io::most_elevation, io::most_elevation);
  inlet.grate.on_ground = !level;
  inlet.invert_up = level.value_or(0);
  inlet.flap = feature.number("flap").value_or(0) != 0;
  return inlet;
}

std::string inlet_text(const Structure& inlet) {
  const std::string to =
      inlet.paths.front().to == StructurePath::out ? tr("out of the domain") : tr("to an outlet");
  return tr("up to %1 m³/s %2", number(inlet.grate.capacity), to);
}

}  // namespace

FeatureQuery inlets_query() {
  FeatureQuery query;
  query.parameter = "INLETS";
  query.noun = tr("inlet");
  query.adds_up = true;
  query.optional = {"name",  "width",        "area",     "curve",    "clogging",
                    "level", "capacity_m3s", "outlet_x", "outlet_y", "flap"};
  return query;
}

void add_inlets(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs, Log& log) {
  if (!inputs.is_given("INLETS")) return;
  constexpr std::size_t most_listed = 20;
  const std::vector<Feature> features = read_features(inputs, inlets_query(), log);
  std::size_t with_outlet = 0, count = 0;
  for_each_feature(features, log, [&](const Feature& feature) {
    Structure inlet = read_inlet(feature);
    const std::optional<double> x = feature.number("outlet_x"), y = feature.number("outlet_y");
    if (x.has_value() != y.has_value())
      throw Error("inlet_outlet_incomplete", tr("%1 has half a place for its outlet", feature.label),
                  tr("of 'outlet_x' and 'outlet_y' one is empty"), tr("Write both, or none."));
    io::StructureLine line =
        io::structure_line(feature.wkb, reference, scenario.terrain, feature.label, 1, "INLETS");
    if (x && !line.is_point)
      throw Error("inlet_outlet_twice", tr("%1 has two outlets", feature.label),
                  tr("it is a line to one, and has 'outlet_x' and 'outlet_y'"), tr("Clear these."));
    if (x)
      line = io::structure_line(feature.wkb, reference, scenario.terrain, feature.label, 1, "INLETS",
                                io::PlanePoint{*x, *y});
    const bool leaves = line.is_point;
    const io::StructureLine::Pair& cells = line.pairs.front();
    inlet.paths = {{cells.from, leaves ? StructurePath::out : cells.to, 1}};
    const auto ground = [&](std::size_t cell) {
      return scenario.terrain.datum + static_cast<double>(scenario.terrain.zb[cell]);
    };
    if (inlet.grate.on_ground) inlet.invert_up = ground(cells.from);
    inlet.invert_down = leaves ? inlet.invert_up : ground(cells.to);
    with_outlet += leaves ? 0 : 1;
    if (++count <= most_listed) log.info(tr("  %1: %2", sentence(feature.label), inlet_text(inlet)));
    scenario.structures.push_back(std::move(inlet));
  });
  log.info(tr("Inlets: %1, of which %2 lead to an outlet", number(count), number(with_outlet)));
}

}  // namespace spate
