// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/compare_schemes.hpp"

#include "algorithms/case/schemes/scheme_comparison.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sink.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"

namespace spate {

QStringList CompareSchemes::tags() const {
  return qtr("flood,inundation,scheme,integrator,comparison,numerics,accuracy,speed,simulation").split(',');
}

QString CompareSchemes::shortDescription() const {
  return qtr("Simulates one flood with several schemes: what each costs, and by how much they differ.");
}

QString CompareSchemes::shortHelpString() const {
  return qtr(
      "<p>Simulates one flood with several schemes and integrators, one after the other: steps, time, water "
      "balance and flooded area of each, and how much their greatest depths differ, from each other and from "
      "what was observed.</p>"
      "<p><strong>Use it</strong> to see how much of a result is the scheme's doing. Where two sound schemes "
      "differ by centimetres, so may each of them from the truth.</p>"
      "<p><strong>Sound schemes</strong> are hwp14, kp07 and hr. The others are references of the "
      "literature: the log and the page say what they cannot do. A run that becomes unstable is noted, and "
      "the "
      "others go on.</p>"
      "<p>Depths are compared over all cells that either of two runs wets. Times are those of the time loop, "
      "and other work on the machine lengthens them.</p>");
}

void CompareSchemes::initAlgorithm(const QVariantMap&) {
  add(scheme_comparison_parameters());
}

void CompareSchemes::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                             QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
}

QVariantMap CompareSchemes::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                    QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  const ParameterList list = scheme_comparison_parameters();
  const std::map<std::string, std::string> files = resultFiles(list, *this, parameters, context);
  const auto page = files.find("PAGE");
  const bool wantsPage = page != files.end() && !page->second.empty();
  if (wantsPage) check_scheme_page(page->second);
  const SchemeComparison comparison =
      compare_schemes(LayerInputs(*this, parameters, context, files_),
                      withFiles(valuesOf(list, *this, parameters, context), files_), log);
  QVariantMap results;
  if (isGiven(parameters, "COMPARISON"))
    results["COMPARISON"] = writeLayer(comparison.table(), *this, "COMPARISON", parameters, context,
                                       files_.crs, Style(), feedback);
  if (wantsPage) {
    write_scheme_page(comparison, page->second);
    results["PAGE"] = QString::fromStdString(page->second);
  }
  return results;
}

}  // namespace spate
