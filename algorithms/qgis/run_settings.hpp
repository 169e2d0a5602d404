// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a run, as they stand in its maps, and as two runs are compared by them.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <string>
#include <vector>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "qgsprocessingalgorithm.h"

namespace spate {

// In the main thread: the call that repeats the run, and each of the inputs that counts in it, as
// SPATE_INPUT_NAME: defaults resolved, a layer by its name.
io::Metadata originMetadata(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const ParameterList& inputs);

// What both buildings and damage must have been told alike; an entry of that metadata.
inline const char* const buildingModeEntry = "SPATE_INPUT_BUILDING_MODE";

struct ComparedEntry {
  QString name, without, with;  // "-" = a map does not say
};

// What the user chose; what else the maps say of their runs.
std::vector<ComparedEntry> settingEntries(const io::Metadata& without, const io::Metadata& with);
std::vector<ComparedEntry> runEntries(const io::Metadata& without, const io::Metadata& with);

// "DURATION: 360 s without and 720 s with the measure", of what both maps say.
struct RunDifferences {
  QStringList measure;      // of layers that a measure changes, as barriers
  QStringList settings;     // of all else, which should be alike
  bool areSwapped = false;  // the run without has the barriers, and the run with has none
};
RunDifferences runDifferences(const io::Metadata& without, const io::Metadata& with);

}  // namespace spate
