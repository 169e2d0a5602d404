// SPDX-License-Identifier: GPL-3.0-or-later
// Handles the field "fid" of an input in a result that keeps the input's fields: a GeoPackage uses a field of
// that name as the key of its rows, so its values must be different whole numbers.
#pragma once

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsfeatureiterator.h"
#include "qgsfields.h"
#include "qgsprocessingfeedback.h"

namespace spate {

int keyField(const QgsFields& fields);  // -1 = none

// Whether every row has a value that can be its key, and all values differ.
bool areKeys(const QgsField& field, int index, QgsFeatureIterator rows);

// The fields of results whose rows are not those of the input: "fid" becomes "fid_input", and the log says
// so.
QgsFields withoutKey(QgsFields fields, QgsProcessingFeedback* feedback);

// The fields of results with one row for each row of the source: "fid" stays if its values can be keys.
template <typename Source>
QgsFields rowFields(Source& source, QgsProcessingFeedback* feedback) {
  const QgsFields fields = source.fields();
  const int key = keyField(fields);
  if (key < 0) return fields;
  const QgsFeatureRequest keysOnly =
      QgsFeatureRequest().setFlags(qgis::withoutGeometry).setSubsetOfAttributes({key});
  return areKeys(fields[key], key, source.getFeatures(keysOnly)) ? fields : withoutKey(fields, feedback);
}

}  // namespace spate
