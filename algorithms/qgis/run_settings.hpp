// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a run as its maps hold them.
#pragma once

#include <QVariantMap>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "qgsprocessingalgorithm.h"

namespace spate {

// For the main thread: the call that repeats the run, and each input that it uses, as SPATE_INPUT_NAME: with
// defaults resolved, a layer by its name.
io::Metadata originMetadata(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const ParameterList& inputs);

}  // namespace spate
