// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/edge_sections.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "solver/mesh/face_codes.hpp"

namespace spate {

std::vector<EdgeSection> edge_sections(const Scenario& scenario) {
  // Where several boundaries cover a face, the last one counts.
  using Place = std::pair<std::size_t, Side>;
  std::map<Place, std::size_t> owners;
  std::vector<EdgeSection> edges;
  const auto own = [&](const std::string& name, const EdgeCondition& condition,
                       const std::vector<Face>& faces) {
    for (const Face& face : faces)
      owners[{scenario.terrain.grid.index(face.column, face.row), face.side}] = edges.size();
    edges.push_back({{name, {}}, &condition});
    if (condition.kind == EdgeKind::wall)
      for (const Face& face : faces)
        owners.erase({scenario.terrain.grid.index(face.column, face.row), face.side});
  };
  const char* const side_names[] = {"west", "east", "south", "north"};
  for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
    const EdgeKind kind = scenario.sides[s].kind;
    const bool through_nodata = lets_water_out(kind) && scenario.nodata_continues_open_side;
    if (kind != EdgeKind::wall)
      own(side_names[s], scenario.sides[s],
          faces_of_side(scenario.terrain, static_cast<Side>(s), through_nodata));
  }
  for (const Boundary& boundary : scenario.boundaries) own(boundary.name, boundary.condition, boundary.faces);
  for (const auto& [place, owner] : owners) {
    const auto [column, row] = scenario.terrain.grid.cell(place.first);
    edges[owner].section.faces.push_back({column, row, place.second});
  }
  edges.erase(std::remove_if(edges.begin(), edges.end(),
                             [](const EdgeSection& edge) { return edge.section.faces.empty(); }),
              edges.end());
  return edges;
}

}  // namespace spate
