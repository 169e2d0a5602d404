// SPDX-License-Identifier: GPL-3.0-or-later
// The results of spate:simulateensemble: statistics as maps, and the table of members.
#pragma once

#include <QVariantMap>
#include <vector>

#include "algorithms/ensemble/ensemble_run.hpp"
#include "algorithms/io/raster/ensemble_statistics.hpp"
#include "qgsfeature.h"
#include "qgsfields.h"

namespace spate {

// What the statistics are asked for.
struct EnsembleChoices {
  std::vector<double> depths;     // m, of PROBABILITY
  std::vector<double> quantiles;  // of DEPTH_QUANTILES, 0 to 1
};

// One kind of map. style: in styles/.
struct EnsembleMap {
  const char* name;   // of the parameter
  const char* title;  // of the layer
  const char* unit;
  const char* style;
  bool always;  // not optional
  const char* help;
  const char* source;  // the map of the members that it is made of
  // Its bands: their names and statistics, and the band of the members' map.
  struct Band {
    QString name;
    int source = 1;
    io::CellStatistic statistic;
  };
  std::vector<Band> (*bands)(const EnsembleChoices& choices, const std::vector<double>& arrivalDepths,
                             const io::Weights& weights);
};

const std::vector<EnsembleMap>& ensembleMaps();
QList<QgsProcessingDestinationParameter*> ensembleMapDefinitions();

// files: by parameter; those that are wanted. Over the members that did not fail, whose weights count. Writes
// all maps, or none when it throws or is cancelled. Returns the area that any of them flooded, m2.
double writeEnsembleMaps(const QVariantMap& files, const Ensemble& ensemble, const EnsembleFolder& folder,
                         const std::vector<MemberRecord>& records, const EnsembleChoices& choices,
                         const io::Metadata& origin, QgsProcessingFeedback* feedback);

// The table MEMBERS. A weight is the share of all that counts: 0 for members that failed. damages: one for
// each member, NaN = not known; empty = was not asked for.
QgsFields memberFields();
QgsFeatureList memberRows(const Ensemble& ensemble, const std::vector<MemberRecord>& records,
                          const EnsembleFolder& folder, const std::vector<double>& damages);

}  // namespace spate
