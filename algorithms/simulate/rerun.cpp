// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/rerun.hpp"

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/rerun.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {

QStringList Rerun::tags() const {
  return qtr("flood,ensemble,simulation,repeat,reproduce,certificate,review,check,checksum,report")
      .split(',');
}

QString Rerun::shortDescription() const {
  return qtr("Repeats a flood simulation from its certificate: are the results the same, to the last bit?");
}

QString Rerun::shortHelpString() const {
  return qtr(
      "<p>Every map and every report of <i>Simulate flood</i> and <i>Simulate flood ensemble</i> holds the "
      "certificate of its run: the version, all parameters, and the inputs with their checksums (SHA-256). "
      "This repeats the run from it; all members of an ensemble are computed anew, in a temporary folder.</p>"
      "<p><strong>Inputs that changed</strong> since are named, and the run goes on with them as they are "
      "now. "
      "They must be where they were; layers that were in no file cannot be read again.</p>"
      "<p><strong>Maps</strong> are compared by the checksums of their values. The device, the number of "
      "threads "
      "and the machine change nothing; with FAST_ARITHMETIC a GPU computes other last digits than a "
      "CPU.</p>");
}

void Rerun::initAlgorithm(const QVariantMap&) {
  add(rerun_parameters());
  addOutput(new QgsProcessingOutputBoolean("SAME", qtr("All maps are the same to the last bit")));
  addOutput(new QgsProcessingOutputString("CHANGED_INPUTS", qtr("Inputs that have changed since the run")));
  addOutput(new QgsProcessingOutputString("OTHER_MAPS", qtr("Maps that differ")));
  addOutput(new QgsProcessingOutputHtml("REPORT", qtr("Report of the repeated run")));
}

void Rerun::prepare(const QVariantMap& parameters, QgsProcessingContext& context, QgsProcessingFeedback*) {
  command_ = asPythonCommand(parameters, context);
}

QVariantMap Rerun::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                           QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const QString folder = parameterAsString(parameters, "FOLDER", context);
  const RerunAnswer answer = rerun(parameterAsString(parameters, "CERTIFICATE", context).toStdString(),
                                   folder.toStdString(), command_.toStdString(), log);
  return {{"FOLDER", folder},
          {"SAME", answer.is_same()},
          {"CHANGED_INPUTS", QString::fromStdString(joined(answer.changed_inputs))},
          {"OTHER_MAPS", QString::fromStdString(joined(answer.other_maps))},
          {"REPORT", QString::fromStdString(answer.report)}};
}

}  // namespace spate
