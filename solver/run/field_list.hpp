// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each field: its key, its texts and its names in common vocabularies. Rasters, meshes,
// logs, help and metadata take from here what they need; a new field is a value of Field and a row in
// field_list.cpp.
#pragma once

#include <vector>

#include "solver/step/field.hpp"

namespace spate {

struct FieldInfo {
  Field field;
  bool above_datum;        // heights: add Terrain::datum for those of the elevation model
  bool by_arrival_depth;   // one field for each of Numerics::arrival_depths
  const char* key;         // in files and on the command line; never translated
  const char* style;       // name of the QML style; empty if none
  const char* unit;        // as in UDUNITS
  const char* cf_name;     // standard name of the CF conventions; empty if none fits
  const char* csdms_name;  // standard name of the CSDMS; empty if none fits
  // Source texts of tr().
  const char* title;
  const char* long_name;
  const char* help;  // a sentence
};

// In the order of Field.
const std::vector<FieldInfo>& field_list();
// The resolution (s) of times in a run of that duration (s). They are floats: 1/128 s within 36 hours, 1/4 s
// within 48 days.
double time_resolution(double duration);

const FieldInfo& field_info(Field field);

}  // namespace spate
