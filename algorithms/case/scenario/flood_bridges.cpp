// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_bridges.hpp"

#include <algorithm>
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
  bridge.name = feature.text("name").empty() ? feature.label : feature.text("name");
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

}  // namespace spate
