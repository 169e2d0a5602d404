// SPDX-License-Identifier: GPL-3.0-or-later
// Features of the layer STRUCTURES that are drawn across the flow: bridges (flood_bridges.hpp) and the crests
// of weirs.
#pragma once

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// The faces between cells that such a line crosses. Throws Error where it is no line or crosses none.
io::BarrierFaces faces_across(const Feature& feature, const io::GeoReference& reference,
                              const Terrain& terrain);

// The ground of the elevation model at a face that is named by its eastern or northern side, m above the
// datum: that of the higher of its two cells.
float ground_beside(const Face& face, const Terrain& terrain);

// Sections along such lines, in the order of the bridges and of the crests: they count what a section drawn
// there would.
struct LinesAcross {
  std::vector<Section> bridges, crests;
};

struct PlacedCrest {
  Barrier barrier;  // always stands
  Section section;
};

bool is_crest(const Feature& feature);

// Reads a crest and logs it. Throws Error when a value does not make sense.
PlacedCrest read_crest(const Feature& feature, const io::GeoReference& reference, const Terrain& terrain,
                       Log& log);

}  // namespace spate
