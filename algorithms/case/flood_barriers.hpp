// SPDX-License-Identifier: GPL-3.0-or-later
// The layer BARRIERS: walls, dikes and mobile barriers on the faces between cells.
#pragma once

#include <optional>
#include <vector>

#include "algorithms/qgis/flood_layers.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct PlacedBarrier {
  Barrier barrier;
  QString label;         // for messages, e.g. "barrier 3 'quay'"
  QString set;           // that it belongs to in an ensemble; empty = none, it is always there
  QgsGeometry geometry;  // in the CRS of the elevation model
  double length = 0;     // m, within the elevation model; of a polygon half its outline
};

// Help for the parameter, wherever it stands.
extern const char* const barriersHelp;

// One for each feature. Where it has a 'height', the ground at a face is that of its higher cell, so that
// the crest stands above both. Throws when a value does not make sense or a barrier stands nowhere; warns
// when its crest is nowhere above ground, and, given the duration of a simulation (s), when its times lie
// beyond.
std::vector<PlacedBarrier> readBarriers(const FloodLayers& layers, const io::GeoReference& reference,
                                        const Terrain& terrain, std::optional<double> duration,
                                        QgsProcessingFeedback* feedback);

// Height of the ground at a face, m above the datum: that of the higher of its two cells. The face is named
// by its eastern or northern side.
float groundAt(const Face& face, const Terrain& terrain);

}  // namespace spate
