// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a run as its maps hold them, and the comparison of two runs by them.
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

// For the main thread: the call that repeats the run, and each input that it uses, as SPATE_INPUT_NAME: with
// defaults resolved, a layer by its name.
io::Metadata originMetadata(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const ParameterList& inputs);

struct ComparedEntry {
  QString name, without, with;  // "-" = a map does not say
};

// The entries that the user chose, and the others that maps have of their runs.
std::vector<ComparedEntry> settingEntries(const io::Metadata& without, const io::Metadata& with);
std::vector<ComparedEntry> runEntries(const io::Metadata& without, const io::Metadata& with);

// "DURATION: 360 s without and 720 s with the measure", for entries that both maps have.
struct RunDifferences {
  QStringList measure;      // in layers that a measure changes, such as barriers
  QStringList settings;     // in all other settings, which should not differ
  bool areSwapped = false;  // only the run without the measure has barriers
};
RunDifferences runDifferences(const io::Metadata& without, const io::Metadata& with);

}  // namespace spate
