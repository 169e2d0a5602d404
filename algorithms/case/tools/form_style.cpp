// SPDX-License-Identifier: GPL-3.0-or-later
// The style of a layer to draw in, as QGIS writes it; what is not said is as QGIS has it by default.
#include "algorithms/case/tools/input_forms.hpp"
#include "algorithms/report/markup.hpp"

namespace spate {
namespace {

constexpr const char* no_value = "{2839923C-8B7D-419E-B84B-CA2FE9B80EC7}";  // what QGIS stores for null

void option(Markup& qml, const char* name, const std::string& value, const char* type = "QString") {
  qml.element("Option", {{"name", name}, {"type", type}, {"value", value}});
}

void add_symbol(Markup& qml, const FormLayer& form) {
  const bool are_points = form.shape == io::Shape::points, are_lines = form.shape == io::Shape::lines;
  qml.open("renderer-v2", {{"type", "singleSymbol"}});
  qml.open("symbols", {});
  qml.open("symbol", {{"name", "0"},
                      {"type", are_points  ? "marker"
                               : are_lines ? "line"
                                           : "fill"},
                      {"alpha", "1"},
                      {"clip_to_extent", "1"}});
  qml.open("layer", {{"class", are_points  ? "SimpleMarker"
                               : are_lines ? "SimpleLine"
                                           : "SimpleFill"},
                     {"enabled", "1"},
                     {"pass", "0"}});
  qml.open("Option", {{"type", "Map"}});
  option(qml, are_lines ? "line_color" : "color", form.colour);
  if (are_points) {
    option(qml, "name", "circle");
    option(qml, "size", "3");
  } else if (are_lines) {
    option(qml, "line_width", "0.9");
  } else {
    option(qml, "outline_color", "70,70,70");
    option(qml, "outline_width", "0.2");
  }
  for (const char* element : {"Option", "layer", "symbol", "symbols", "renderer-v2"}) qml.close(element);
}

void add_choices(Markup& qml, const std::vector<FormChoice>& choices) {
  qml.open("Option", {{"type", "Map"}});
  qml.open("Option", {{"name", "map"}, {"type", "List"}});
  for (const FormChoice& choice : choices) {
    const bool is_whole = std::holds_alternative<std::int64_t>(choice.stored);
    const bool is_none = std::holds_alternative<std::monostate>(choice.stored);
    qml.open("Option", {{"type", "Map"}});
    option(qml, choice.shown.c_str(), is_none ? no_value : io::text_of(choice.stored),
           is_whole ? "int" : "QString");
    qml.close("Option");
  }
  qml.close("Option");
  qml.close("Option");
}

void add_widget(Markup& qml, const std::string& field, const char* type,
                const std::vector<FormChoice>& choices) {
  qml.open("field", {{"name", field}, {"configurationFlags", "None"}});
  qml.open("editWidget", {{"type", type}});
  qml.open("config", {});
  if (choices.empty())
    qml.element("Option", {});
  else
    add_choices(qml, choices);
  for (const char* element : {"config", "editWidget", "field"}) qml.close(element);
}

}  // namespace

std::string form_style(const FormLayer& form) {
  Markup qml;
  qml.open("qgis", {{"version", "3.22"},
                    {"styleCategories", "AllStyleCategories"},
                    {"labelsEnabled", "0"},
                    {"hasScaleBasedVisibilityFlag", "0"},
                    {"minScale", "100000000"},
                    {"maxScale", "0"}});
  add_symbol(qml, form);
  qml.open("fieldConfiguration", {});
  add_widget(qml, "fid", "Hidden", {});  // the GeoPackage's own key
  for (const FormField& field : form.fields)
    add_widget(qml, field.column.name, field.choices.empty() ? "TextEdit" : "ValueMap", field.choices);
  qml.close("fieldConfiguration");
  qml.open("aliases", {});
  std::size_t place = 0;
  for (const FormField& field : form.fields)
    qml.element("alias",
                {{"index", std::to_string(++place)}, {"field", field.column.name}, {"name", field.title}});
  qml.close("aliases");
  qml.open("defaults", {});
  for (const FormField& field : form.fields)
    qml.element("default",
                {{"field", field.column.name}, {"expression", field.value}, {"applyOnUpdate", "0"}});
  qml.close("defaults");
  qml.open("constraints", {});
  for (const FormField& field : form.fields) {
    const std::string needed = field.is_needed ? "1" : "0";
    qml.element("constraint", {{"field", field.column.name},
                               {"constraints", needed},
                               {"notnull_strength", needed},
                               {"unique_strength", "0"},
                               {"exp_strength", "0"}});
  }
  qml.close("constraints");
  qml.close("qgis");
  return qml.text();
}

}  // namespace spate
