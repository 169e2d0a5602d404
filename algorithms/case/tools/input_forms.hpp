// SPDX-License-Identifier: GPL-3.0-or-later
// The layers that a simulation takes, with the forms in which QGIS asks for their fields.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

struct FormChoice {
  std::string shown;
  io::Attribute stored;
};

struct FormField {
  io::Column column;
  std::string title;                     // in the user's language, with the unit
  std::string value = {};                // the default, as an expression of QGIS; empty = none
  std::vector<FormChoice> choices = {};  // of a list; empty = free
  bool is_needed = false;
};

struct FormLayer {
  const char* output;  // of the algorithm
  const char* name;    // of the table
  std::string title;   // in the user's language
  io::Shape shape;
  const char* colour;
  std::vector<FormField> fields;
};

std::vector<FormLayer> form_layers();

// The style (QML) of such a layer: its symbol and its form.
std::string form_style(const FormLayer& layer);

}  // namespace spate
