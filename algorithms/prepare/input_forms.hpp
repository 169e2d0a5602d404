// SPDX-License-Identifier: GPL-3.0-or-later
// The layers that a simulation takes, with the forms in which QGIS asks for their fields.
#pragma once

#include <QString>
#include <QVariantMap>
#include <string>
#include <vector>

#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

struct FormField {
  io::Column column;
  QString title;         // translated, with the unit
  QString value;         // the default, as an expression of QGIS; empty = none
  QVariantList choices;  // of a list: maps from what is shown to what is stored; empty = free
  bool isNeeded = false;
};

struct FormLayer {
  const char* output;  // of the algorithm
  const char* name;    // of the table
  QString title;       // translated
  io::Shape shape;
  const char* colour;
  std::vector<FormField> fields;
};

std::vector<FormLayer> formLayers();

// The style (QML) of such a layer: its symbol and its form.
QString formStyle(const FormLayer& layer);

}  // namespace spate
