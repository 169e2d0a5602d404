// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/input_layers.hpp"

#include <QFileInfo>
#include <memory>

#include "algorithms/io/clock.hpp"
#include "algorithms/prepare/input_forms.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

io::Layer emptyLayer(const FormLayer& form, const std::string& crs) {
  io::Layer layer;
  layer.name = form.name;
  layer.shape = form.shape;
  layer.crs_wkt = crs;
  for (const FormField& field : form.fields) layer.columns.push_back(field.column);
  return layer;
}

// The table in which QGIS keeps the styles of a GeoPackage, and finds the one that it applies by itself.
io::Layer styleTable(const std::vector<FormLayer>& forms) {
  using Kind = io::Column::Kind;
  io::Layer table;
  table.name = "layer_styles";
  table.columns = {{"f_table_catalog", Kind::text},
                   {"f_table_schema", Kind::text},
                   {"f_table_name", Kind::text},
                   {"f_geometry_column", Kind::text},
                   {"styleName", Kind::text},
                   {"styleQML", Kind::text},
                   {"styleSLD", Kind::text},
                   {"useAsDefault", Kind::whole_number},
                   {"description", Kind::text},
                   {"owner", Kind::text},
                   {"ui", Kind::text},
                   {"update_time", Kind::text}};
  for (const FormLayer& form : forms) {
    io::Row row;
    const std::string empty;
    row.attributes = {empty,
                      empty,
                      std::string(form.name),
                      std::string("geom"),
                      std::string(form.name),
                      formStyle(form).toStdString(),
                      empty,
                      std::int64_t{1},
                      std::string("Spate"),
                      empty,
                      empty,
                      io::utc_now()};
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

QStringList InputLayers::tags() const {
  return qtr("flood,input,layers,geopackage,template,digitize,draw,form,inflow,barrier,levee,dike,culvert,"
             "weir,"
             "pump,boundary,lake,rain,gauge,buildings")
      .split(',');
}

QString InputLayers::shortDescription() const {
  return qtr(
      "Makes empty layers for inflows, barriers, structures, boundaries, water bodies, places of rain, "
      "gauges, "
      "sections and buildings.");
}

QString InputLayers::shortHelpString() const {
  return qtr(
      "<p>Makes a GeoPackage with an empty layer for each thing that can be drawn: inflows, barriers, "
      "structures, inlets, boundary lines, water bodies, places of rain, gauges, sections and buildings. "
      "They have "
      "the CRS of the elevation model, the fields that <i>Simulate flood</i> and the other algorithms look "
      "for, and forms with lists and defaults.</p>"
      "<p><strong>Then</strong>: choose a layer, Toggle Editing, draw, fill in the form, save; and give the "
      "layer to <i>Simulate flood</i>. A layer that stays empty need not be given.</p>"
      "<p>An <strong>inflow</strong> is a line across the river bed, with a constant discharge or the name "
      "of a hydrograph. <strong>Barriers</strong> have a height above ground or a crest. "
      "<strong>Structures</strong> are lines from where water enters to where it leaves: culvert, shaft, "
      "weir, "
      "gate, pump, and sink, which takes water out of the model; or lines across the flow: bridge and crest. "
      "The titles of their fields say for which kinds each counts. <strong>Inlets</strong> of the street "
      "drainage are points. <strong>Boundary lines</strong> "
      "run along the edge of the elevation model. <strong>Places "
      "of rain</strong> are gauges with a series each in the table of rain.</p>"
      "<p>A file that exists is never overwritten: it may hold what was drawn.</p>");
}

void InputLayers::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEM", "Elevation model", "The one of the simulation: the layers get its CRS.");
  add(std::move(to));
  auto file = std::make_unique<QgsProcessingParameterFileDestination>(
      QStringLiteral("INPUTS"), qtr("Input layers"), QStringLiteral("GeoPackage (*.gpkg)"));
  file->setHelp(qtr("The GeoPackage to create."));
  addParameter(file.release());
  for (const FormLayer& form : formLayers())
    addOutput(new QgsProcessingOutputVectorLayer(QString(form.output), form.title));
}

void InputLayers::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  findRaster(*this, "DEM", parameters, context, &crs_);
}

QVariantMap InputLayers::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, QStringLiteral("INPUTS"), context);
  if (QFileInfo::exists(path))
    throw inputError("inputs_exist", qtr("INPUTS '%1' exists", path),
                     qtr("what was drawn in it would be lost"),
                     qtr("Choose another file, or delete this one yourself."));
  if (!crs_.isValid())
    warn(feedback, "inputs_without_crs",
         qtr("DEM has no CRS, so the layers have none either. Assign it the right one first."));
  const std::vector<FormLayer> forms = formLayers();
  std::vector<io::Layer> layers;
  for (const FormLayer& form : forms) layers.push_back(emptyLayer(form, wktOf(crs_)));
  layers.push_back(styleTable(forms));
  io::write_layers(path.toStdString(), layers);

  QVariantMap results = {{"INPUTS", path}};
  const auto group = std::make_shared<ResultGroup>(qtr("Inputs"), ResultGroup::Shown::all);
  int order = 0;
  for (const FormLayer& form : forms) {
    const QString source = QStringLiteral("%1|layername=%2").arg(path, form.name);
    results[form.output] = source;
    if (!context.project()) continue;
    QgsProcessingContext::LayerDetails details(form.title, context.project(), form.output);
    details.forceName = true;
    context.addLayerToLoadOnCompletion(source, details);
    groupWhenLoaded(source, Style::fromQml(formStyle(form).toStdString()), group, {{}, order++}, context);
  }
  return results;
}

}  // namespace spate
