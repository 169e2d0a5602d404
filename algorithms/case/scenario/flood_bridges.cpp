// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_bridges.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/lines_across.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

double elevation(const Feature& feature, const char* field) {
  const double value = needed_number(feature, field);
  check_elevation(feature, field, value);
  return value;
}

// How many faces have ground up to the soffit.
std::size_t filled_faces(const Bridge& bridge, const Terrain& terrain) {
  return static_cast<std::size_t>(
      std::count_if(bridge.faces.begin(), bridge.faces.end(),
                    [&](const BridgeFace& of) { return ground_beside(of.face, terrain) >= of.soffit; }));
}

}  // namespace

bool is_bridge(const Feature& feature) {
  return folded(feature.text("type")) == "bridge";
}

PlacedBridge read_bridge(const Feature& feature, const io::GeoReference& reference, const Terrain& terrain,
                         Log& log) {
  Bridge bridge;
  bridge.name = feature.name;
  const double soffit = elevation(feature, "soffit"), deck = elevation(feature, "deck");
  bridge.piers = feature.number("piers").value_or(bridge.piers);
  bridge.pier_shape = feature.number("pier_shape").value_or(bridge.pier_shape);
  bridge.orifice = feature.number("coefficient").value_or(bridge.orifice);
  bridge.sluice = feature.number("sluice").value_or(std::min(bridge.sluice, bridge.orifice));
  const io::BarrierFaces found = faces_across(feature, reference, terrain);
  for (std::size_t i = 0; i < found.faces.size(); ++i)
    bridge.faces.push_back({found.faces[i], static_cast<float>(soffit - terrain.datum),
                            static_cast<float>(deck - terrain.datum), found.widths[i]});
  log.info(tr("  %1: %2", sentence(feature.label),
              tr("bridge on %1 {face|faces} between cells, soffit at %2 m, deck at %3 m",
                 number(bridge.faces.size()), fixed(soffit, 2), fixed(deck, 2))));
  if (filled_faces(bridge, terrain) == bridge.faces.size())
    log.warning({"bridge_without_opening", tr("Nothing passes beneath %1", feature.label),
                 tr("all along its line the ground of DEM is as high as its soffit at %1 m, as where DEM "
                    "still holds the deck",
                    fixed(soffit, 2)),
                 tr("Take the deck out of DEM with 'Fix the terrain' or 'Burn streams into the terrain', or "
                    "correct 'soffit'.")});
  Section section{bridge.name, io::section_faces(feature.wkb, reference, terrain, feature.label)};
  return {std::move(bridge), std::move(section)};
}

void warn_of_bridges_above_each_other(const std::vector<Bridge>& bridges, Log& log) {
  // By the cell east or north of a face, whichever of both it is named from, and whether that is its east.
  std::map<std::tuple<std::int32_t, std::int32_t, bool>, const Bridge*> spanned;
  for (const Bridge& bridge : bridges) {
    std::size_t shared = 0;
    const Bridge* first = nullptr;
    for (const BridgeFace& of : bridge.faces) {
      const auto& [column, row, side] = of.face;
      const auto [entry, is_new] =
          spanned.try_emplace({column + (side == Side::east ? 1 : 0), row + (side == Side::north ? 1 : 0),
                               side == Side::west || side == Side::east},
                              &bridge);
      if (is_new) continue;
      ++shared;
      first = entry->second;
    }
    if (shared > 0)
      log.warning({"bridges_above_each_other",
                   tr("Bridges '%1' and '%2' span the same %3 {face|faces} between cells", first->name,
                      bridge.name, number(shared)),
                   tr("water passes one bridge there: '%1' counts", first->name),
                   tr("Draw them a cell apart, use smaller cells, or leave one out.")});
  }
}

}  // namespace spate
