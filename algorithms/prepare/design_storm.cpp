// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/design_storm.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"

namespace spate {
namespace {

// In the order of StormShape.
constexpr std::array<const char*, 4> shapeNames = {"chicago", "alternating_block", "euler_2", "uniform"};
// In the order of DepthDuration::Form.
constexpr std::array<const char*, 2> formulaNames = {"a / (t^c + b)", "a / (t + b)^c"};

void addPlot(HtmlPage& page, const Series& rain) {
  Plot plot;
  Curve curve;
  curve.mark = Mark::area;
  const SeriesView view = rain.view();
  for (int i = 0; i < view.count; ++i) curve.points.push_back({view.times[i] / 60, view.values[i] * 3.6e6});
  plot.curves.push_back(std::move(curve));
  plot.x.title = tr("Time (%1)", tr("min"));
  plot.y.title = tr("Rain (mm/h)");
  page.plot(plotSvg(plot));
}

}  // namespace

QStringList DesignStorm::tags() const {
  return qtr("flood,rain,storm,design storm,hyetograph,chicago,alternating block,euler,idf,depth "
             "duration,pluvial")
      .split(',');
}

QString DesignStorm::shortDescription() const {
  return qtr("Makes a design storm from depths of rain by duration, or from a formula of their intensity.");
}

QString DesignStorm::shortHelpString() const {
  return qtr(
      "<p>Makes the table of rain that <i>Simulate flood</i> reads from the rain statistics of a place: "
      "depths "
      "by duration for a return period, or the coefficients of a formula of intensity.</p>"
      "<p><strong>Shapes</strong>: <i>chicago</i> (Keifer and Chu 1957): within each duration around the "
      "peak "
      "falls just the depth of that duration; the table holds the means of the time steps. "
      "<i>alternating_block</i> (Chow, Maidment and Mays 1988): what falls in each step more than in shorter "
      "durations, the largest in the place of the peak, the others by turns after and before it. "
      "<i>euler_2</i> (Euler type II of DWA-A 118): the largest block begins at 0.3 of the duration, rounded "
      "down to a whole step; before it the next smaller ones backwards, after it the rest. <i>uniform</i>: "
      "the same rate throughout.</p>"
      "<p>All shapes have the depth of the whole duration. Between the durations of a table depths follow "
      "straight lines of their logarithms. In the table rain changes within a second from step to step.</p>");
}

void DesignStorm::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.choice("SHAPE", "Shape", {"chicago", "alternating_block", "euler_2", "uniform"},
            "How the rain is spread over the duration.");
  to.number("DURATION", "Duration (minutes)", 60, {0.1, 1e5}, "Of the storm.");
  to.number("TIME_STEP", "Time step (minutes)", 5, {0.01, 1e4},
            "Of the table; the duration is a multiple of it.");
  to.table("DEPTHS", "Depths by duration",
           "Table (CSV or any layer) with 'duration_min' or 'duration_h' and 'depth_mm', for one return "
           "period, e.g. of KOSTRA-DWD or NOAA Atlas 14.")
      .optional();
  to.choice("FORMULA", "Formula of the intensity", {"a / (t^c + b)", "a / (t + b)^c"},
            "Where no table is given: the intensity in mm/h, with t in minutes.");
  to.number("A", "Coefficient a (mm/h)", {}, {0, 1e6}, "Of the formula.").optional();
  to.number("B", "Coefficient b", {}, {0, 1e4}, "Of the formula.").optional();
  to.number("C", "Exponent c", {}, {0, 2}, "Of the formula.").optional();
  to.number("PEAK_POSITION", "Place of the peak (0 to 1)", {}, {0, 1},
            "As a part of the duration. Not set: 0.4 for chicago, 0.5 for alternating_block; euler_2 has its "
            "own.")
      .optional();
  to.number("FACTOR", "Factor on all depths", 1, {0.01, 100}, "For a change of the climate, e.g. 1.2.")
      .advanced();
  to.number("BEGIN", "Begin of the storm (minutes)", 0, {0, 1e6}, "After the start of the simulation.")
      .advanced();
  to.tableOutput("TABLE", "Rain", "The columns 'time_s' and 'rain_mmh', as Simulate flood reads them.")
      .optional();
  to.pageOutput("PLOT", "Plot", "A page with the plot of the storm and its figures.").optional();
  to.numberResult("DEPTH", "Depth of the storm (mm)");
  to.numberResult("PEAK", "Largest rate (mm/h)");
  to.numberResult("TIME_OF_PEAK", "Begin of the step with the largest rate (minutes)");
  add(std::move(to));
}

double DesignStorm::number(const char* name, const QVariantMap& parameters,
                           QgsProcessingContext& context) const {
  return QgsProcessingParameters::parameterAsDouble(parameterDefinition(name), parameters, context);
}

StormDesign DesignStorm::readDesign(const QVariantMap& parameters, QgsProcessingContext& context) const {
  StormDesign design;
  const std::string shape = parameterAsEnumString(parameters, "SHAPE", context).toStdString();
  for (std::size_t i = 0; i < shapeNames.size(); ++i)
    if (shape == shapeNames[i]) design.shape = static_cast<StormShape>(i);
  design.duration = 60 * number("DURATION", parameters, context);
  design.step = 60 * number("TIME_STEP", parameters, context);
  design.peak = isGiven(parameters, "PEAK_POSITION")  ? number("PEAK_POSITION", parameters, context)
                : design.shape == StormShape::chicago ? 0.4
                                                      : 0.5;
  return design;
}

DepthDuration DesignStorm::readDepths(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const bool formula = isGiven(parameters, "A") && isGiven(parameters, "B") && isGiven(parameters, "C");
  if (isGiven(parameters, "DEPTHS") == formula)
    throw inputError("depths_missing", qtr("The depths of the rain are not clear"),
                     formula ? qtr("a table and a formula are given")
                             : qtr("neither a table nor all coefficients of the formula are given"),
                     qtr("Give DEPTHS, or A, B and C."));
  if (!formula) return read_depths(readTable(*this, "DEPTHS", parameters, context, csv_));
  const bool chow = parameterAsEnumString(parameters, "FORMULA", context).toStdString() == formulaNames[0];
  return DepthDuration(chow ? DepthDuration::Form::chow : DepthDuration::Form::sherman,
                       number("A", parameters, context), number("B", parameters, context),
                       number("C", parameters, context));
}

void DesignStorm::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const StormDesign design = readDesign(parameters, context);
  if (!isGiven(parameters, "DEPTHS")) storm_blocks(readDepths(parameters, context), design);
}

void DesignStorm::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  csv_ = findCsv(*this, "DEPTHS", parameters, context);
}

QVariantMap DesignStorm::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, "PLOT", context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path.toStdString());
  const StormDesign design = readDesign(parameters, context);
  std::vector<double> blocks = storm_blocks(readDepths(parameters, context), design);
  const double factor = number("FACTOR", parameters, context);
  for (double& block : blocks) block *= factor;
  const double begin = 60 * number("BEGIN", parameters, context);
  const Series rain = storm_series(blocks, design.step, begin);

  const auto largest = std::max_element(blocks.begin(), blocks.end());
  const double depth = std::accumulate(blocks.begin(), blocks.end(), 0.0),
               peak = *largest * 3600 / design.step,
               time = (begin + static_cast<double>(largest - blocks.begin()) * design.step) / 60;
  feedback->pushInfo(qtr("Storm: %1 mm in %2 min, up to %3 mm/h from minute %4 on", fixed(depth, 2),
                         spate::number(design.duration / 60), fixed(peak, 1), spate::number(time)));

  QVariantMap results = {{"DEPTH", depth}, {"PEAK", peak}, {"TIME_OF_PEAK", time}};
  if (isGiven(parameters, "TABLE")) {
    QgsFields fields;
    for (const char* name : {"time_s", "rain_mmh"})
      fields.append(QgsField(QLatin1String(name), qgis::realField));
    ResultSink sink(*this, "TABLE", parameters, context, fields);
    const SeriesView view = rain.view();
    for (int i = 0; i < view.count; ++i) {
      QgsAttributes row;
      row << view.times[i] << view.values[i] * 3.6e6;
      sink.add({}, row);
    }
    results["TABLE"] = sink.finish();
  }
  if (!path.isEmpty()) {
    HtmlPage page(tr("Design storm"));
    addPlot(page, rain);
    page.table({tr("Quantity"), tr("Value")},
               {{tr("Shape"), shapeNames[static_cast<std::size_t>(design.shape)]},
                {tr("Duration"), time_text(design.duration)},
                {tr("Time step"), time_text(design.step)},
                {tr("Depth of the storm (mm)"), fixed(depth, 2)},
                {tr("Largest rate (mm/h)"), fixed(peak, 1)},
                {tr("Factor on all depths"), spate::number(factor)}});
    page.save(path.toStdString());
    results["PLOT"] = path;
  }
  return results;
}

}  // namespace spate
