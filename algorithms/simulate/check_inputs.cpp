// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/check_inputs.hpp"

#include "algorithms/case/input_check.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "qgsprocessingoutputs.h"

namespace spate {

QStringList CheckInputs::tags() const {
  return qtr("flood,simulation,check,validate,inputs,terrain,dem,hole,spike,pit,unit,memory,time,estimate,"
             "warning,quality")
      .split(',');
}

QString CheckInputs::shortDescription() const {
  return qtr("Finds what is wrong or doubtful in the inputs of a flood simulation, before it runs.");
}

QString CheckInputs::shortHelpString() const {
  return qtr(
      "<p>Takes what <i>Simulate flood</i> takes, does all that comes before its first step, and lists what "
      "it "
      "finds as a table and as points on the map. A trial of its first steps, of 5 seconds at most, tells "
      "how many steps it takes and how long.</p>"
      "<p><strong>error</strong>: the simulation refuses it, as an inflow on a building. All of them are "
      "listed, "
      "not the first alone. <strong>warning</strong>: it is allowed, but seldom meant. "
      "<strong>note</strong>: "
      "good to know, as the memory needed.</p>"
      "<p>It looks at the elevation model (holes, spikes and pits, narrow dikes and ditches and what the bed "
      "of "
      "the scheme makes of them), units (elevations and levels in feet, rain, roughness), inflows, gauges "
      "and "
      "edges and the ground below them, the volume of water that comes and where it will leave, barriers "
      "that leave gaps, memory, steps and time.</p>"
      "<p>Each finding has a 'key', the same in every language, and a remedy. <i>Simulate flood</i> writes "
      "the "
      "warnings to its log too. <i>Check barriers for leaks</i> looks closer at barriers, for a given "
      "level.</p>");
}

void CheckInputs::initAlgorithm(const QVariantMap&) {
  add(case_inputs());
  add({findings_parameter()}, check_number_list());
  addOutput(new QgsProcessingOutputString("DEVICE_USED", qtr("Device that will compute")));
}

void CheckInputs::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  read_flood_choices(valuesOf(case_inputs(), *this, parameters, context));
}

void CheckInputs::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
}

QVariantMap CheckInputs::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const InputCheck check =
      check_flood_inputs(LayerInputs(*this, parameters, context, files_),
                         withFiles(valuesOf(case_inputs(), *this, parameters, context), files_), {}, log);
  for (const Finding& finding : check.findings) show(finding, feedback);
  const io::Layer layer = findings_layer(check.findings, {});
  QVariantMap results = {{"FINDINGS", writeLayer(layer, *this, "FINDINGS", parameters, context, files_.crs,
                                                 Style("findings"), feedback)}};
  addNumbers(check.numbers, results);
  return results;
}

}  // namespace spate
