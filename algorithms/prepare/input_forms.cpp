// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/input_forms.hpp"

#include <QDomDocument>
#include <memory>

#include "algorithms/case/damage/damage_curve_titles.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
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

FormField hydrograph() {
  return text("hydrograph", qtr("Or a hydrograph (its name)"));
}

FormField edgeKind() {
  FormField field = needed(text("kind", qtr("Kind")));
  for (const char* kind : edge_kind_names) field.choices << QVariantMap{{kind, kind}};
  field.value = QStringLiteral("'open'");
  return field;
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
            text("breach_soil", qtr("Soil in which it widens: sand or clay")),
            number("breach_velocity", qtr("Critical velocity of the soil (m/s), instead")),
            number("breach_at", qtr("Place of the breach (m from the line's beginning)")),
            text("set", qtr("Set: of the scenarios of an ensemble"))}},
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
