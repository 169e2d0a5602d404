// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/input_forms.hpp"

#include <QDomDocument>
#include <memory>

#include "algorithms/case/damage/damage_curve_titles.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsdefaultvalue.h"
#include "qgseditorwidgetsetup.h"
#include "qgsfieldconstraints.h"
#include "qgsfillsymbol.h"
#include "qgslinesymbol.h"
#include "qgsmarkersymbol.h"
#include "qgsreadwritecontext.h"
#include "qgssinglesymbolrenderer.h"
#include "qgsvaluemapfieldformatter.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

using Kind = io::Column::Kind;

FormField text(const char* name, const QString& title) {
  return {{name, Kind::text}, title, {}, {}, false};
}

FormField number(const char* name, const QString& title, const QString& value = {}) {
  return {{name, Kind::number}, title, value, {}, false};
}

FormField needed(FormField field) {
  field.isNeeded = true;
  return field;
}

// One of these words, or none: then what the help says.
FormField oneOf(const char* name, const QString& title, const QStringList& words) {
  FormField field = text(name, title);
  field.choices << QVariantMap{{QString(), QgsValueMapFieldFormatter::NULL_VALUE}};
  for (const QString& word : words) field.choices << QVariantMap{{word, word}};
  return field;
}

FormField yesOrNo(const char* name, const QString& title) {
  FormField field = number(name, title, QStringLiteral("0"));
  field.choices << QVariantMap{{qtr("no"), 0}} << QVariantMap{{qtr("yes"), 1}};
  return field;
}

FormField hydrograph() {
  return text("hydrograph", qtr("Or a hydrograph (its name)"));
}

FormField edgeKind() {
  FormField field = needed(text("kind", qtr("Kind")));
  for (const char* kind : edge_kind_names) field.choices << QVariantMap{{kind, kind}};
  field.value = QStringLiteral("'open'");
  return field;
}

FormField structureType() {
  FormField field = needed(text("type", qtr("Kind")));
  for (const StructureKind kind : types_along) field.choices << QVariantMap{{name_of(kind), name_of(kind)}};
  for (const char* across : types_across) field.choices << QVariantMap{{across, across}};
  field.value = QStringLiteral("'%1'").arg(name_of(StructureKind::culvert));
  return field;
}

// Those of structure_fields.cpp, kind by kind, so that one form serves all of them.
std::vector<FormField> structureFields() {
  return {
      text("name", qtr("Name")),
      structureType(),
      oneOf("shape", qtr("Culvert: shape"), {"circular", "box", "arch"}),
      number("diameter", qtr("Culvert, shaft: diameter (m)")),
      number("width", qtr("Culvert, weir, gate: width (m)")),
      number("height", qtr("Culvert, gate when open: height (m)")),
      number("barrels", qtr("Culvert: barrels side by side"), QStringLiteral("1")),
      number("length", qtr("Culvert, shaft: length (m); empty: that of the line and the fall")),
      number("invert_up", qtr("Culvert: invert at the inlet (m); empty: the ground")),
      number("invert_down", qtr("Culvert: invert at the outlet (m); empty: the ground")),
      oneOf("material", qtr("Culvert: material"), {"concrete", "metal"}),
      oneOf("inlet", qtr("Culvert: inlet, as HDS-5 has it for the shape"),
            {"headwall", "groove", "projecting", "bevelled", "mitred", "wingwalls", "straight_wingwalls"}),
      number("manning", qtr("Culvert: Manning's n; empty: that of the material")),
      number("k_entry", qtr("Culvert: loss at the inlet; empty: that of HDS-5")),
      number("k_exit", qtr("Culvert: loss at the outlet; empty: 1")),
      number("mouth", qtr("Shaft: diameter at its rim (m); empty: the pipe's")),
      yesOrNo("jet", qtr("Culvert, shaft: water leaves as a jet, and keeps its momentum")),
      yesOrNo("flap", qtr("Flap: nothing passes backwards")),
      number("level", qtr("Weir, crest, gate, shaft: level of crest, sill or rim (m); empty: the ground")),
      number("coefficient", qtr("Weir and crest, gate, bridge: coefficient; empty: 1.705, 0.61 and 0.8")),
      number("opening", qtr("Gate: opening (0 to 1); empty: 1")),
      text("openings", qtr("Gate: openings over time (s), such as 0:1; 3600:0.25")),
      number("open_level", qtr("Gate: opens at the level (m)")),
      number("close_level", qtr("Gate: closes at the level (m)")),
      number("opening_minutes", qtr("Gate: minutes that it takes to open")),
      number("discharge_m3s", qtr("Pump, sink: discharge (m\u00b3/s)")),
      text("curve", qtr("Pump, sink: or a curve of heads (m) and m\u00b3/s, such as 0:2; 5:1")),
      number("start_level", qtr("Pump: starts at the level (m)")),
      number("stop_level", qtr("Pump: stops at the level (m)")),
      number("rule_x", qtr("Gate, pump: x of the place whose level counts; empty: the inlet")),
      number("rule_y", qtr("Gate, pump: y of that place")),
      number("soffit", qtr("Bridge: lower edge of its deck (m)")),
      number("deck", qtr("Bridge: upper edge, from which on it is overtopped (m)")),
      number("sluice", qtr("Bridge: coefficient where only the upper side is under water; empty: 0.5")),
      number("piers", qtr("Bridge: share of the width that piers take (0 to 0.9); empty: 0")),
      number("pier_shape", qtr("Bridge: Yarnell's K of the piers; empty: 0.9, round")),
  };
}

// Those of flood_inlets.cpp.
std::vector<FormField> inletFields() {
  return {
      text("name", qtr("Name")),
      needed(number("capacity_m3s", qtr("Most that the pipe behind takes (m\u00b3/s)"))),
      number("width", qtr("Perimeter of the grate, without the curb (m)")),
      number("area", qtr("Clear opening of the grate (m\u00b2)")),
      text("curve", qtr("Instead: a curve of depths (m) and m\u00b3/s, such as 0:0; 0.1:0.05")),
      number("clogging", qtr("Clogged part (0 to 0.99)"), QStringLiteral("0")),
      number("level", qtr("Level of the grate (m); empty: the ground")),
      number("outlet_x", qtr("x of the outlet; empty: water leaves the model")),
      number("outlet_y", qtr("y of the outlet")),
      yesOrNo("flap", qtr("Flap: nothing passes backwards")),
  };
}

FormField damageClass() {
  FormField field = text("class", qtr("Damage curve"));
  for (const auto& [id, title] : shipped_curve_titles())
    field.choices << QVariantMap{{QString::fromStdString(title), QString::fromStdString(id)}};
  field.value = QStringLiteral("'jrc_europe_residential'");
  return field;
}

std::unique_ptr<QgsSymbol> symbolOf(const FormLayer& layer) {
  const QString colour = layer.colour;
  switch (layer.shape) {
    case io::Shape::points:
      return std::unique_ptr<QgsSymbol>(
          QgsMarkerSymbol::createSimple({{"name", "circle"}, {"color", colour}, {"size", "3"}}));
    case io::Shape::lines:
      return std::unique_ptr<QgsSymbol>(
          QgsLineSymbol::createSimple({{"line_color", colour}, {"line_width", "0.9"}}));
    default:
      return std::unique_ptr<QgsSymbol>(QgsFillSymbol::createSimple(
          {{"color", colour}, {"outline_color", "70,70,70"}, {"outline_width", "0.2"}}));
  }
}

const char* memoryType(io::Shape shape) {
  return shape == io::Shape::points  ? "Point"
         : shape == io::Shape::lines ? "MultiLineString"
                                     : "MultiPolygon";
}

}  // namespace

std::vector<FormLayer> formLayers() {
  const FormField name = text("name", qtr("Name"));
  const FormField discharge = number("discharge_m3s", qtr("Constant discharge (m\u00b3/s)"));
  const FormField level = number("level_m", qtr("Constant level (m)"));
  return {{"INFLOWS",
           "inflows",
           qtr("Inflows"),
           io::Shape::lines,
           "8,81,156",
           {name, discharge, level, hydrograph()}},
          {"BARRIERS",
           "barriers",
           qtr("Barriers"),
           io::Shape::lines,
           "160,30,30",
           {name, number("height", qtr("Height above ground (m)"), QStringLiteral("1")),
            number("crest", qtr("Crest: elevation (m), instead of a height")),
            number("close_s", qtr("Closes at (s since the start)")),
            number("open_s", qtr("Opens at (s since the start)")),
            number("breach_s", qtr("Breaches at (s since the start)")),
            number("breach_minutes", qtr("Minutes until it is breached")),
            number("breach_crest", qtr("Crest of the breach: elevation (m)")),
            number("breach_width", qtr("Width of the breach at first (m); empty: all comes down")),
            oneOf("breach_soil", qtr("Soil in which it widens: sand or clay"), {"sand", "clay"}),
            number("breach_velocity", qtr("Critical velocity of the soil (m/s), instead")),
            number("breach_at", qtr("Place of the breach (m from the line's beginning)")),
            text("set", qtr("Set: of the scenarios of an ensemble"))}},
          {"STRUCTURES", "structures", qtr("Structures, from inlet to outlet"), io::Shape::lines, "0,120,100",
           structureFields()},
          {"INLETS", "inlets", qtr("Inlets of the drainage"), io::Shape::points, "90,90,90", inletFields()},
          {"BOUNDARIES",
           "boundaries",
           qtr("Boundary lines"),
           io::Shape::lines,
           "230,97,1",
           {name, edgeKind(), discharge, level, hydrograph()}},
          {"WATER_BODIES",
           "water_bodies",
           qtr("Water bodies"),
           io::Shape::polygons,
           "107,174,214,150",
           {name, needed(number("level", qtr("Level: elevation of the surface (m)")))}},
          {"RAIN_PLACES",
           "rain_places",
           qtr("Places of rain"),
           io::Shape::points,
           "66,146,198",
           {needed(text("station", qtr("Station: its name in the table of rain"))), name}},
          {"GAUGES",
           "gauges",
           qtr("Gauges"),
           io::Shape::points,
           "255,220,60",
           {name, number("observed_m", qtr("Observed (m)"))}},
          {"SECTIONS",
           "sections",
           qtr("Sections, from the left bank to the right"),
           io::Shape::lines,
           "106,61,154",
           {name}},
          {"BUILDINGS",
           "buildings",
           qtr("Buildings"),
           io::Shape::polygons,
           "188,160,140",
           {name, damageClass(), number("structure_value", qtr("Value of the structure")),
            number("contents_value", qtr("Value of the contents")),
            number("floor_m", qtr("Floor above the ground (m)"), QStringLiteral("0")),
            number("height", qtr("Height (m), where buildings are raised")),
            number("manning", qtr("Manning's n, where buildings are rough"))}}};
}

QString formStyle(const FormLayer& form) {
  QString uri = memoryType(form.shape);
  uri += QStringLiteral("?field=fid:integer");
  for (const FormField& field : form.fields)
    uri += QStringLiteral("&field=%1:%2")
               .arg(QString::fromStdString(field.column.name),
                    field.column.kind == Kind::number ? "double" : "string");
  QgsVectorLayer layer(uri, form.name, QStringLiteral("memory"));
  layer.setRenderer(new QgsSingleSymbolRenderer(symbolOf(form).release()));
  layer.setEditorWidgetSetup(0,
                             QgsEditorWidgetSetup(QStringLiteral("Hidden"), {}));  // the GeoPackage's own key
  for (std::size_t i = 0; i < form.fields.size(); ++i) {
    const FormField& field = form.fields[i];
    const int index = static_cast<int>(i) + 1;
    layer.setFieldAlias(index, field.title);
    if (!field.value.isEmpty()) layer.setDefaultValueDefinition(index, QgsDefaultValue(field.value));
    if (field.isNeeded) layer.setFieldConstraint(index, QgsFieldConstraints::ConstraintNotNull);
    layer.setEditorWidgetSetup(index, field.choices.isEmpty()
                                          ? QgsEditorWidgetSetup(QStringLiteral("TextEdit"), {})
                                          : QgsEditorWidgetSetup(QStringLiteral("ValueMap"),
                                                                 {{QStringLiteral("map"), field.choices}}));
  }
  QDomDocument document(QStringLiteral("qgis"));
  QString message;
  layer.exportNamedStyle(document, message);
  return document.toString();
}

}  // namespace spate
