// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/hydrograph.hpp"

#include <optional>

#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Hydrographs = std::map<std::string, io::Hydrograph>;

constexpr std::size_t mostNames = 12;  // in a legend; with more there is none

std::optional<HydrographDesign> readDesign(const QgsProcessingAlgorithm& algorithm,
                                           const QVariantMap& parameters, QgsProcessingContext& context) {
  const char* const needed[] = {"PEAK", "TIME_TO_PEAK"};
  QStringList given, missing;
  for (const char* name : needed) (isGiven(parameters, name) ? given : missing) << name;
  if (given.isEmpty() && !isGiven(parameters, "VOLUME")) {
    if (isGiven(parameters, "HYDROGRAPHS")) return std::nullopt;
    throw inputError("no_hydrograph", qtr("There is nothing to do"),
                     qtr("neither a table nor a design is given"),
                     qtr("Give PEAK and TIME_TO_PEAK, or HYDROGRAPHS."));
  }
  if (!missing.isEmpty())
    throw inputError("design_incomplete", qtr("A design needs a peak and a time to peak"),
                     qtr("not given: %1", missing.join(QStringLiteral(", "))),
                     qtr("Give PEAK and TIME_TO_PEAK, or neither of them nor VOLUME."));
  const auto number = [&](const char* name) {
    return QgsProcessingParameters::parameterAsDouble(algorithm.parameterDefinition(name), parameters,
                                                      context);
  };
  HydrographDesign design;
  design.peak = number("PEAK");
  design.timeToPeak = 3600 * number("TIME_TO_PEAK");
  design.baseFlow = number("BASE_FLOW");
  design.volume = isGiven(parameters, "VOLUME") ? number("VOLUME") : usualVolume(design);
  design.timeStep = isGiven(parameters, "TIME_STEP") ? 60 * number("TIME_STEP") : 0;
  return design;
}

std::string unitOf(const io::Hydrograph& hydrograph) {
  return hydrograph.kind == InflowKind::discharge ? tr("m³/s") : tr("m");
}

std::string shownName(const std::string& key) {
  return key.empty() ? tr("(unnamed)") : key;
}

// One plot of all hydrographs of one kind, with a suitable unit of time.
void addPlot(HtmlPage& page, const Hydrographs& hydrographs, InflowKind kind) {
  Plot plot;
  double end = 0;
  for (const auto& [key, hydrograph] : hydrographs)
    if (hydrograph.kind == kind) end = std::max(end, hydrograph.series.times().back());
  const auto [seconds, unit] = end <= 7200     ? std::pair(60.0, translatable("min"))
                               : end <= 864000 ? std::pair(3600.0, translatable("h"))
                                               : std::pair(86400.0, translatable("days"));
  for (const auto& [key, hydrograph] : hydrographs) {
    if (hydrograph.kind != kind) continue;
    Curve curve;
    curve.name = shownName(key);
    const SeriesView view = hydrograph.series.view();
    for (int i = 0; i < view.count; ++i) curve.points.push_back({view.times[i] / seconds, view.values[i]});
    if (view.count == 1) curve.mark = Mark::points;
    plot.curves.push_back(std::move(curve));
  }
  if (plot.curves.empty()) return;
  if (plot.curves.size() == 1 && kind == InflowKind::discharge && plot.curves[0].points.size() > 1)
    plot.curves[0].mark = Mark::area;
  if (plot.curves.size() > mostNames)
    for (Curve& curve : plot.curves) curve.name.clear();
  plot.x.title = tr("Time (%1)", tr(unit));
  plot.y.title = kind == InflowKind::discharge ? tr("Discharge (m³/s)") : tr("Level (m)");
  page.plot(plotSvg(plot));
}

// Reports the figures and oddities of each hydrograph; returns the number of oddities.
int report(HtmlPage& page, const Hydrographs& hydrographs, QgsProcessingFeedback* feedback) {
  int oddities = 0;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, hydrograph] : hydrographs) {
    const HydrographFigures figures = hydrographFigures(hydrograph);
    const bool isDischarge = hydrograph.kind == InflowKind::discharge;
    rows.push_back({shownName(key), number(hydrograph.series.times().size()),
                    tr("%1 to %2", time_text(figures.begin), time_text(figures.end)),
                    tr("%1 %2", number(figures.largest, 6), unitOf(hydrograph)),
                    time_text(figures.timeOfLargest),
                    isDischarge ? tr("%1 m³", fixed(figures.volume, 0)) : std::string()});
    const std::vector<std::string>& row = rows.back();
    feedback->pushInfo(isDischarge ? qtr("Hydrograph '%1': %2 rows, %3; peak %4 at %5; %6", row[0], row[1],
                                         row[2], row[3], row[4], row[5])
                                   : qtr("Hydrograph '%1': %2 rows, %3; peak %4 at %5", row[0], row[1],
                                         row[2], row[3], row[4]));
    for (Message& oddity : hydrographOddities(hydrograph)) {
      oddity.problem = tr("Hydrograph '%1': %2", shownName(key), oddity.problem);
      warn(feedback, oddity);
      page.warning(oddity);
      ++oddities;
    }
  }
  page.table({tr("Hydrograph"), tr("Rows"), tr("From, to"), tr("Peak"), tr("Time of peak"),
              tr("Volume, base flow included")},
             rows);
  return oddities;
}

void describeDesign(HtmlPage& page, const HydrographDesign& design, double exponent) {
  page.section(tr("Design"));
  page.table({tr("Quantity"), tr("Value")},
             {{tr("Peak, base flow included"), tr("%1 m³/s", design.peak)},
              {tr("Time to peak"), time_text(design.timeToPeak)},
              {tr("Volume above the base flow"), tr("%1 m³", fixed(design.volume, 0))},
              {tr("Base flow"), tr("%1 m³/s", design.baseFlow)},
              {tr("Exponent n, from the volume"), fixed(exponent, 3)}});
  page.paragraph(
      tr("Shape: q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)), with tp the time to peak; it ends "
         "where 0.1 % of the peak is left. The volume is that of the table, linear between its rows."));
}

}  // namespace

QStringList HydrographAlgorithm::tags() const {
  return qtr("hydrograph,design flood,discharge,inflow,peak,volume,gamma,nash,check,plot,time series")
      .split(',');
}

QString HydrographAlgorithm::shortDescription() const {
  return qtr("Designs a hydrograph from its peak, time to peak and volume; checks and plots hydrographs.");
}

QString HydrographAlgorithm::shortHelpString() const {
  return qtr(
      "<p>Makes the table of <i>hydrographs</i> that <i>Simulate flood</i> reads, checks it and plots it.</p>"
      "<p><strong>Design</strong>: give peak and time to peak, and the volume where it is known. The shape "
      "is that of a gamma function (a cascade of equal reservoirs, Nash 1957): q = base + (peak - base) "
      "(t/tp)^n exp(n (1 - t/tp)); n follows from the volume. The table, linear between its rows as in the "
      "simulation, has the given volume, and the peak is one of its rows. Values that no such shape can have "
      "are refused, with the volumes that are possible.</p>"
      "<p><strong>Check</strong>: give a table of hydrographs. The log and the page report the peak, time of "
      "peak and volume of each, and jumps, gaps, negative discharges and missing limbs. A design that is "
      "given as well is added to the table.</p>"
      "<p><strong>Units</strong>: m³/s, hours, m³; levels in m.</p>");
}

void HydrographAlgorithm::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.number("PEAK", "Peak discharge (m³/s)", {}, {0, 1e7}, "The largest discharge, base flow included.")
      .optional();
  to.number("TIME_TO_PEAK", "Time to peak (hours)", {}, {0, 1e5}, "From the start to the peak.").optional();
  to.number(
        "VOLUME", "Volume above the base flow (m³)", {}, {0, 1e13},
        "Not set: the usual one, 1.33 times the peak above the base flow times the time to peak (in s). A "
        "larger volume gives a longer tail, a smaller one a narrow peak.")
      .optional();
  to.number("BASE_FLOW", "Base flow (m³/s)", 0, {0, 1e7}, "Flows at all times, also after the flood.");
  to.text("NAME", "Name of the designed hydrograph", "design",
          "Its key in the column 'hydrograph', by which an inflow or a side names its series.");
  to.number(
        "TIME_STEP", "Time step (minutes)", {}, {0, 1e6},
        "The longest time between two rows; it is shortened so that the peak falls on a row. Not set or 0: a "
        "50th of the time to peak.")
      .optional()
      .advanced();
  to.table("HYDROGRAPHS", "Hydrographs to check",
           "Table (CSV or any layer) as Simulate flood reads it: 'time_s', 'time_min' or 'time_h'; "
           "'hydrograph', the key; 'discharge_m3s' or 'level_m', the value.")
      .optional();
  to.tableOutput(
        "TABLE", "Hydrographs",
        "All hydrographs, the designed one and those of the given table, in the columns that Simulate "
        "flood reads.")
      .optional();
  to.pageOutput("PLOT", "Plot", "A page with the plot, the figures of each hydrograph and its oddities.")
      .optional();
  to.numberResult("COUNT", "Hydrographs");
  to.numberResult("LARGEST_DISCHARGE", "Largest discharge (m³/s)");
  to.numberResult("TOTAL_VOLUME", "Volume of all discharges, base flow included (m³)");
  to.numberResult("EXPONENT", "Exponent n of the design; 0 = none");
  to.numberResult("ODDITIES", "Oddities found");
  add(std::move(to));
}

void HydrographAlgorithm::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const auto design = readDesign(*this, parameters, context);
  if (!design) return;
  designHydrograph(*design);
  if (isGiven(parameters, "NAME") && parameterAsString(parameters, "NAME", context).trimmed().isEmpty())
    throw inputError("name_blank", qtr("NAME is blank"), qtr("inflows refer to their hydrograph by its name"),
                     qtr("Give the hydrograph a name."));
}

void HydrographAlgorithm::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                                  QgsProcessingFeedback*) {
  csv_ = findCsv(*this, "HYDROGRAPHS", parameters, context);
}

QVariantMap HydrographAlgorithm::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                         QgsProcessingFeedback* feedback) {
  const QString path = parameterAsFileOutput(parameters, "PLOT", context);
  if (!path.isEmpty()) HtmlPage::checkWritable(path.toStdString());
  Hydrographs hydrographs;
  if (isGiven(parameters, "HYDROGRAPHS"))
    hydrographs = io::read_hydrographs(readTable(*this, "HYDROGRAPHS", parameters, context, csv_));

  HtmlPage page(tr("Hydrographs"));
  double exponent = 0;
  if (const auto design = readDesign(*this, parameters, context)) {
    const std::string key = parameterAsString(parameters, "NAME", context).trimmed().toStdString();
    if (hydrographs.count(key) || hydrographs.count(""))
      throw inputError("design_name_taken",
                       qtr("The designed hydrograph '%1' cannot be added", QString::fromStdString(key)),
                       hydrographs.count(key) ? qtr("HYDROGRAPHS has one of that name")
                                              : qtr("HYDROGRAPHS has no column 'hydrograph'"),
                       qtr("Choose another NAME, or give the other hydrograph a name of its own."));
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
  page.section(tr("All hydrographs"));
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
    page.save(path.toStdString());
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
