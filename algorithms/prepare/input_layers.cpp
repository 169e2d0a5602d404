// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/input_layers.hpp"

#include <memory>

#include "algorithms/case/tools/input_forms.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "qgsprocessingoutputs.h"

namespace spate {

QStringList InputLayers::tags() const {
  return qtr("flood,input,layers,geopackage,template,digitize,draw,form,inflow,barrier,levee,dike,culvert,"
             "weir,"
             "pump,boundary,lake,rain,gauge,buildings")
      .split(',');
}

QString InputLayers::shortDescription() const {
  return qtr(
      "Makes empty layers for inflows, barriers, structures, inlets, boundaries, water bodies, places of "
      "rain, gauges, sections and buildings.");
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

void InputLayers::initAlgorithm(const QVariantMap& configuration) {
  ToolAlgorithm::initAlgorithm(configuration);
  for (const FormLayer& form : form_layers())
    addOutput(new QgsProcessingOutputVectorLayer(QString(form.output), QString::fromStdString(form.title)));
}

QVariantMap InputLayers::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  QVariantMap results = ToolAlgorithm::compute(parameters, context, feedback);
  if (!context.project()) return results;
  const auto group = std::make_shared<ResultGroup>(qtr("Inputs"), ResultGroup::Shown::all);
  int order = 0;
  for (const FormLayer& form : form_layers()) {
    const QString source = results[form.output].toString();
    QgsProcessingContext::LayerDetails details(QString::fromStdString(form.title), context.project(),
                                               form.output);
    details.forceName = true;
    context.addLayerToLoadOnCompletion(source, details);
    groupWhenLoaded(source, Style::fromQml(form_style(form)), group, {{}, order++}, context);
  }
  return results;
}

}  // namespace spate
