// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/hydrograph.hpp"

#include <optional>

#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Number = QgsProcessingParameterNumber;
using Hydrographs = std::map<std::string, io::Hydrograph>;

constexpr std::size_t mostNames = 12;  // in a legend

std::optional<HydrographDesign> readDesign(const QgsProcessingAlgorithm& algorithm,
                                           const QVariantMap& parameters, QgsProcessingContext& context) {
  const char* const needed[] = {"PEAK", "TIME_TO_PEAK", "VOLUME"};
  QStringList given, missing;
  for (const char* name : needed) (isGiven(parameters, name) ? given : missing) << name;
  if (given.isEmpty()) {
    if (isGiven(parameters, "HYDROGRAPHS")) return std::nullopt;
    throw inputError(QStringLiteral("There is nothing to do"),
                     QStringLiteral("neither a table nor the values of a design are given"),
                     QStringLiteral("Give PEAK, TIME_TO_PEAK and VOLUME, or HYDROGRAPHS."));
  }
  if (!missing.isEmpty())
    throw inputError(QStringLiteral("A design needs more than %1").arg(given.join(QStringLiteral(" and "))),
                     QStringLiteral("not given: %1").arg(missing.join(QStringLiteral(", "))),
                     QStringLiteral("Give PEAK, TIME_TO_PEAK and VOLUME, or none of them."));
  const auto number = [&](const char* name) {
    return QgsProcessingParameters::parameterAsDouble(algorithm.parameterDefinition(name), parameters,
                                                      context);
  };
  HydrographDesign design;
  design.peak = number("PEAK");
  design.timeToPeak = 3600 * number("TIME_TO_PEAK");
  design.volume = number("VOLUME");
  design.baseFlow = number("BASE_FLOW");
  design.timeStep = isGiven(parameters, "TIME_STEP") ? 60 * number("TIME_STEP") : 0;
  return design;
}

QString unitOf(const io::Hydrograph& hydrograph) {
  return hydrograph.kind == InflowKind::discharge ? QStringLiteral("m3/s") : QStringLiteral("m");
}

QString shownName(const std::string& key) {
  return key.empty() ? QStringLiteral("(unnamed)") : QString::fromStdString(key);
}

// Everything of one kind in one plot, over a time axis whose unit suits it.
void addPlot(HtmlPage& page, const Hydrographs& hydrographs, InflowKind kind) {
  Plot plot;
  double end = 0;
  for (const auto& [key, hydrograph] : hydrographs)
    if (hydrograph.kind == kind) end = std::max(end, hydrograph.series.times().back());
  const auto [seconds, unit] = end <= 7200     ? std::pair(60.0, "min")
                               : end <= 864000 ? std::pair(3600.0, "h")
                                               : std::pair(86400.0, "days");
  for (const auto& [key, hydrograph] : hydrographs) {
    if (hydrograph.kind != kind) continue;
    Curve curve;
    curve.name = shownName(key);
    const SeriesView view = hydrograph.series.view();
    for (int i = 0; i < view.count; ++i) curve.points.emplace_back(view.times[i] / seconds, view.values[i]);
    if (view.count == 1) curve.mark = Mark::points;
    plot.curves.push_back(std::move(curve));
  }
  if (plot.curves.empty()) return;
  if (plot.curves.size() == 1 && kind == InflowKind::discharge && plot.curves[0].points.size() > 1)
    plot.curves[0].mark = Mark::area;
  if (plot.curves.size() > mostNames)
    for (Curve& curve : plot.curves) curve.name.clear();
  plot.x.title = QStringLiteral("Time (%1)").arg(QLatin1String(unit));
  plot.y.title =
      kind == InflowKind::discharge ? QStringLiteral("Discharge (m³/s)") : QStringLiteral("Level (m)");
  page.plot(plotSvg(plot));
}

// The figures of each hydrograph, and what is odd; returns how many oddities there are.
int report(HtmlPage& page, const Hydrographs& hydrographs, QgsProcessingFeedback* feedback) {
  int oddities = 0;
  std::vector<QStringList> rows;
  for (const auto& [key, hydrograph] : hydrographs) {
    const HydrographFigures figures = hydrographFigures(hydrograph);
    const bool isDischarge = hydrograph.kind == InflowKind::discharge;
    rows.push_back({shownName(key), QString::number(hydrograph.series.times().size()),
                    QStringLiteral("%1 to %2").arg(qtime(figures.begin), qtime(figures.end)),
                    QStringLiteral("%1 %2").arg(figures.largest, 0, 'g', 6).arg(unitOf(hydrograph)),
                    qtime(figures.timeOfLargest),
                    isDischarge ? groupedNumber(figures.volume) + QStringLiteral(" m3") : QString()});
    feedback->pushInfo(
        QStringLiteral("Hydrograph '%1': %2").arg(shownName(key), rows.back()[1]) +
        QStringLiteral(" rows, %1; peak %2 at %3").arg(rows.back()[2], rows.back()[3], rows.back()[4]) +
        (isDischarge ? QStringLiteral("; %1 m3").arg(figures.volume, 0, 'f', 0) : QString()));
    for (const QString& oddity : hydrographOddities(hydrograph)) {
      const QString text = QStringLiteral("Hydrograph '%1': %2").arg(shownName(key), oddity);
      feedback->pushWarning(text);
      page.warning(text);
      ++oddities;
    }
  }
  page.table({"Hydrograph", "Rows", "From, to", "Peak", "Time of peak", "Volume, base flow included"}, rows);
  return oddities;
}

void describeDesign(HtmlPage& page, const HydrographDesign& design, double exponent) {
  page.section(QStringLiteral("Design"));
  page.table({"Quantity", "Value"},
             {{"Peak, base flow included", QStringLiteral("%1 m3/s").arg(design.peak)},
              {"Time to peak", qtime(design.timeToPeak)},
              {"Volume above the base flow", groupedNumber(design.volume) + QStringLiteral(" m3")},
              {"Base flow", QStringLiteral("%1 m3/s").arg(design.baseFlow)},
              {"Exponent n, from the volume", QString::number(exponent, 'f', 3)}});
  page.paragraph(QStringLiteral(
      "Shape: q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)), with tp the time to peak; it ends "
      "where 0.1 % of the peak is left. The volume is that of the table, linear between its rows."));
}

}  // namespace

QStringList HydrographAlgorithm::tags() const {
  return QStringLiteral(
             "hydrograph,design flood,discharge,inflow,peak,volume,gamma,nash,check,plot,time series")
      .split(',');
}

QString HydrographAlgorithm::shortDescription() const {
  return QStringLiteral(
      "Makes a hydrograph from peak, time to peak and volume; checks and plots hydrographs.");
}

QString HydrographAlgorithm::shortHelpString() const {
  return QStringLiteral(
      "<p>Makes the table of <i>hydrographs</i> that <i>Simulate flood</i> reads, checks it and plots "
      "it.</p>"
      "<p><b>Design</b>: give peak, time to peak and volume. The shape is that of a gamma function (a "
      "cascade of equal reservoirs, Nash 1957): q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)); n "
      "follows from the volume. The volume of the table, linear between its rows as the simulation takes "
      "it, is the given one, and the peak is one of its rows. Values that no such shape can have are "
      "refused with the volumes that are possible.</p>"
      "<p><b>Check</b>: give a table of hydrographs. Peak, time of peak and volume of each are told; "
      "jumps, gaps, negative discharges and missing limbs are pointed out. With a design as well, that "
      "is added to the table.</p>"
      "<p><b>Units</b>: m3/s, hours, m3; levels in m.</p>");
}

void HydrographAlgorithm::initAlgorithm(const QVariantMap&) {
  const auto number = [](const char* name, const char* title, bool optional, double least, double most) {
    return new Number(name, title, qgis::real, optional ? QVariant() : QVariant(0.0), optional, least, most);
  };
  add(number("PEAK", "Peak discharge (m3/s)", true, 0, 1e7), "The largest discharge, base flow included.");
  add(number("TIME_TO_PEAK", "Time to peak (hours)", true, 0, 1e5), "From the start to the peak.");
  add(number("VOLUME", "Volume above the base flow (m3)", true, 0, 1e13),
      "Usual is 1.33 times peak times time to peak (in s). A larger volume gives a longer tail, a smaller "
      "one a "
      "needle.");
  add(number("BASE_FLOW", "Base flow (m3/s)", false, 0, 1e7), "Flows at all times, also after the flood.");
  add(new QgsProcessingParameterString("NAME", "Name of the designed hydrograph", "design"),
      "Stands in the column 'hydrograph', by which an inflow or a side names its series.");
  add(number("TIME_STEP", "Time step (minutes)", true, 0, 1e6),
      "At most this between two rows; made shorter so that the peak is a row. Not set or 0: a 50th of the "
      "time to "
      "peak.",
      Rank::rare);
  add(new QgsProcessingParameterFeatureSource("HYDROGRAPHS", "Hydrographs to check", {qgis::vectorAny},
                                              QVariant(), true),
      "Table (CSV or any layer) as Simulate flood reads it: 'time_s', 'time_min' or 'time_h', 'hydrograph' "
      "the key, "
      "'discharge_m3s' or 'level_m' the value.");
  add(new QgsProcessingParameterFeatureSink("TABLE", "Hydrographs", qgis::vectorAny, QVariant(), true),
      "All hydrographs, the designed one and those of the given table, in the columns that Simulate flood "
      "reads.");
  add(new QgsProcessingParameterFileDestination("PLOT", "Plot", "HTML files (*.html)", QVariant(), true),
      "A page with the plot, the figures of each hydrograph and what is odd about it.");
  addOutput(new QgsProcessingOutputNumber("COUNT", "Hydrographs"));
  addOutput(new QgsProcessingOutputNumber("LARGEST_DISCHARGE", "Largest discharge (m3/s)"));
  addOutput(
      new QgsProcessingOutputNumber("TOTAL_VOLUME", "Volume of all discharges, base flow included (m3)"));
  addOutput(new QgsProcessingOutputNumber("EXPONENT", "Exponent n of the design; 0 = none"));
  addOutput(new QgsProcessingOutputNumber("ODDITIES", "Oddities found"));
}

void HydrographAlgorithm::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const auto design = readDesign(*this, parameters, context);
  if (!design) return;
  designHydrograph(*design);
  if (isGiven(parameters, "NAME") && parameterAsString(parameters, "NAME", context).trimmed().isEmpty())
    throw inputError(QStringLiteral("NAME is blank"), QStringLiteral("inflows find their hydrograph by it"),
                     QStringLiteral("Give the hydrograph a name."));
}

void HydrographAlgorithm::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                                  QgsProcessingFeedback*) {
  csv_ = findCsv(*this, "HYDROGRAPHS", parameters, context);
}

QVariantMap HydrographAlgorithm::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                         QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, "PLOT", context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path);
  Hydrographs hydrographs;
  if (isGiven(parameters, "HYDROGRAPHS"))
    hydrographs = io::read_hydrographs(readTable(*this, "HYDROGRAPHS", parameters, context, csv_));

  HtmlPage page(QStringLiteral("Hydrographs"));
  double exponent = 0;
  if (const auto design = readDesign(*this, parameters, context)) {
    const std::string key = parameterAsString(parameters, "NAME", context).trimmed().toStdString();
    if (hydrographs.count(key) || hydrographs.count(""))
      throw inputError(
          QStringLiteral("The designed hydrograph '%1' cannot be added").arg(QString::fromStdString(key)),
          hydrographs.count(key) ? QStringLiteral("HYDROGRAPHS has one of that name")
                                 : QStringLiteral("HYDROGRAPHS has no column 'hydrograph'"),
          QStringLiteral("Choose another NAME, or give the other a name of its own."));
    DesignedHydrograph designed = designHydrograph(*design);
    exponent = designed.exponent;
    hydrographs[key] = std::move(designed.hydrograph);
    describeDesign(page, *design, exponent);
  }

  double largest = 0, volume = 0;
  for (const auto& [key, hydrograph] : hydrographs) {
    if (hydrograph.kind != InflowKind::discharge) continue;
    const HydrographFigures figures = hydrographFigures(hydrograph);
    largest = std::max(largest, figures.largest);
    volume += figures.volume;
  }
  page.section(QStringLiteral("All hydrographs"));
  addPlot(page, hydrographs, InflowKind::discharge);
  addPlot(page, hydrographs, InflowKind::level);
  const int oddities = report(page, hydrographs, feedback);
  stopIfCancelled(feedback);

  QVariantMap results = {{"COUNT", static_cast<int>(hydrographs.size())},
                         {"LARGEST_DISCHARGE", largest},
                         {"TOTAL_VOLUME", volume},
                         {"EXPONENT", exponent},
                         {"ODDITIES", oddities}};
  if (isGiven(parameters, "TABLE")) results["TABLE"] = writeTable(hydrographs, parameters, context);
  if (!path.isEmpty()) {
    page.save(path);
    results["PLOT"] = path;
  }
  return results;
}

QString HydrographAlgorithm::writeTable(const Hydrographs& hydrographs, const QVariantMap& parameters,
                                        QgsProcessingContext& context) const {
  const bool isNamed = hydrographs.count("") == 0;
  QgsFields fields;
  if (isNamed) fields.append(QgsField(QStringLiteral("hydrograph"), qgis::textField));
  for (const char* name : {"time_s", "discharge_m3s", "level_m"})
    fields.append(QgsField(QLatin1String(name), qgis::realField));
  ResultSink sink(*this, "TABLE", parameters, context, fields);
  for (const auto& [key, hydrograph] : hydrographs) {
    const SeriesView view = hydrograph.series.view();
    const bool isDischarge = hydrograph.kind == InflowKind::discharge;
    const QVariant null = qgis::null(qgis::realField);
    for (int i = 0; i < view.count; ++i) {
      QgsAttributes row;
      if (isNamed) row << QString::fromStdString(key);
      row << view.times[i] << (isDischarge ? view.values[i] : null) << (isDischarge ? null : view.values[i]);
      sink.add({}, row);
    }
  }
  return sink.finish();
}

}  // namespace spate
