// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/edge_sections.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "solver/mesh/face_codes.hpp"

namespace spate {

std::vector<Section> edge_sections(const Scenario& scenario) {
  // Where several boundaries cover a face, the last one counts.
  using Place = std::pair<std::size_t, Side>;
  std::map<Place, std::size_t> owners;
  std::vector<Section> edges;
  const auto own = [&](const std::string& name, EdgeKind kind, const std::vector<Face>& faces) {
    for (const Face& face : faces)
      owners[{scenario.terrain.grid.index(face.column, face.row), face.side}] = edges.size();
    edges.push_back({name, {}});
    if (kind == EdgeKind::wall)
      for (const Face& face : faces)
        owners.erase({scenario.terrain.grid.index(face.column, face.row), face.side});
  };
  const char* const side_names[] = {"west", "east", "south", "north"};
  for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
    const EdgeKind kind = scenario.sides[s].kind;
    const bool through_nodata = lets_water_out(kind) && scenario.nodata_continues_open_side;
    if (kind != EdgeKind::wall)
      own(side_names[s], kind, faces_of_side(scenario.terrain, static_cast<Side>(s), through_nodata));
  }
  for (const Boundary& boundary : scenario.boundaries)
    own(boundary.name, boundary.condition.kind, boundary.faces);
  const auto columns = static_cast<std::size_t>(scenario.terrain.grid.columns);
  for (const auto& [place, owner] : owners)
    edges[owner].faces.push_back({static_cast<std::int32_t>(place.first % columns),
                                  static_cast<std::int32_t>(place.first / columns), place.second});
  edges.erase(
      std::remove_if(edges.begin(), edges.end(), [](const Section& edge) { return edge.faces.empty(); }),
      edges.end());
  return edges;
}

}  // namespace spate
