// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/probability_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/plot.hpp"

namespace spate {
namespace {

struct Assumptions {
  QString rare;
  QString frequent;
};

Assumptions assumptions(const RiskSummary& summary, const FloodRisk& risk) {
  const auto period = [&](int event) { return summary.returnPeriods[static_cast<std::size_t>(event)]; };
  const double rarest = period(risk.order().back()), mostFrequent = period(risk.order().front());
  Assumptions texts;
  texts.rare = summary.rareTail == RareTail::constant
                   ? qtr("Floods rarer than once in %1 years do the same damage as that one.", rarest)
                   : qtr("Floods rarer than once in %1 years are not counted.", rarest);
  texts.frequent = summary.noDamagePeriod > 0
                       ? qtr("The damage grows from 0 at %1 years to that of %2 years.",
                             summary.noDamagePeriod, mostFrequent)
                       : qtr("Floods more frequent than once in %1 years do no damage.", mostFrequent);
  return texts;
}

std::string withUnit(const std::string& text, const std::string& currency) {
  return currency.empty() ? text : tr("%1 (%2)", text, currency);
}

QString perYear(double damage, const QString& currency) {
  return qtr("%1 per year", moneyText(damage, currency.toStdString()));
}

// The damage between the events, linear in the probability or in its logarithm.
std::vector<PlotPoint> interpolated(const std::vector<RiskRow>& rows, bool overLogarithm) {
  constexpr int pieces = 20;
  std::vector<PlotPoint> points;
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const double a = 1 / rows[i].returnPeriod;
    const double b = 1 / rows[i + 1].returnPeriod;
    for (int k = 0; k <= pieces; ++k) {
      const double p = a * std::pow(b / a, static_cast<double>(k) / pieces);
      const double part = overLogarithm ? static_cast<double>(k) / pieces : (a - p) / (a - b);
      points.push_back({p, (1 - part) * rows[i].damage + part * rows[i + 1].damage});
    }
  }
  return points;
}

}  // namespace

QgsAttributes RiskRow::attributes(const QString& currency) const {
  QgsAttributes list;
  list << returnPeriod << 1 / returnPeriod << damage << trapezoid << logLinear
       << (currency.isEmpty() ? qgis::null(qgis::textField) : QVariant(currency));
  return list;
}

QgsFields riskFields() {
  QgsFields fields;
  for (const char* name : {"return_period", "probability", "damage", "ead_trapezoid", "ead_loglinear"})
    fields.append(QgsField(name, qgis::realField));
  fields.append(QgsField("currency", qgis::textField));
  return fields;
}

std::vector<RiskRow> riskRows(const RiskSummary& summary, const FloodRisk& risk) {
  std::vector<RiskRow> rows;
  if (summary.noDamagePeriod > 0) rows.push_back({summary.noDamagePeriod, 0, 0, 0});
  for (const int event : risk.order()) {
    const auto i = static_cast<std::size_t>(event);
    rows.push_back({summary.returnPeriods[i], summary.damages[i], 0, 0});
  }
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const FloodRisk interval({rows[i].returnPeriod, rows[i + 1].returnPeriod}, 0, RareTail::none);
    const std::vector<double> ends = {rows[i].damage, rows[i + 1].damage};
    rows[i].trapezoid = expected_damage(interval.trapezoid_weights(), ends);
    rows[i].logLinear = expected_damage(interval.log_linear_weights(), ends);
  }
  if (summary.rareTail == RareTail::constant)
    rows.back().trapezoid = rows.back().logLinear = rows.back().damage / rows.back().returnPeriod;
  return rows;
}

void logRisk(const RiskSummary& summary, const FloodRisk& risk, QgsProcessingFeedback* feedback) {
  const double trapezoid = expected_damage(risk.trapezoid_weights(), summary.damages);
  const double logLinear = expected_damage(risk.log_linear_weights(), summary.damages);
  feedback->pushInfo(qtr("Expected annual damage of %1 buildings: trapezoid %2, log-linear %3.",
                         summary.buildings - summary.unknownBuildings, perYear(trapezoid, summary.currency),
                         perYear(logLinear, summary.currency)));
  const Assumptions assumed = assumptions(summary, risk);
  feedback->pushInfo(assumed.rare);
  feedback->pushInfo(assumed.frequent);
  if (summary.unknownBuildings > 0)
    warn(feedback, "damage_unknown_in_flood",
         qtr("%1 buildings are not counted: their damage is unknown in some flood.",
             summary.unknownBuildings));
  const double tail = riskRows(summary, risk).back().trapezoid;
  if (tail > 0.5 * trapezoid)
    warn(feedback, "rare_floods_dominate",
         qtr("%1 % of the expected damage comes from floods rarer than the rarest layer: add a rarer one.",
             qfixed(100 * tail / trapezoid, 0)));
}

HtmlPage riskPage(const RiskSummary& summary, const FloodRisk& risk) {
  HtmlPage page(tr("Expected annual damage"));
  const std::string currency = summary.currency.toStdString(), damage = withUnit(tr("Damage"), currency);
  page.table({tr("Interpolation"), withUnit(tr("Damage per year"), currency)},
             {{tr("trapezoid"), fixed(expected_damage(risk.trapezoid_weights(), summary.damages), 0)},
              {tr("log-linear"), fixed(expected_damage(risk.log_linear_weights(), summary.damages), 0)}});
  const Assumptions assumed = assumptions(summary, risk);
  page.paragraph((assumed.rare + ' ' + assumed.frequent).toStdString());
  page.paragraph(tr("%1 buildings.", summary.buildings - summary.unknownBuildings));
  if (summary.unknownBuildings > 0)
    page.warning(
        {"damage_unknown_in_flood", tr("%1 buildings are not counted: their damage is unknown in some flood.",
                                       summary.unknownBuildings)});

  const std::vector<RiskRow> rows = riskRows(summary, risk);
  Plot plot;
  plot.x.title = tr("Annual exceedance probability");
  plot.x.logarithmic = true;
  plot.y.title = damage;
  plot.y.include = {0};
  Curve events{tr("floods"), Mark::points, {}, {}, {}};
  std::vector<std::vector<std::string>> cells;
  for (const RiskRow& row : rows) {
    events.points.push_back({1 / row.returnPeriod, row.damage});
    events.tips.push_back(tr("%1 years: %2", row.returnPeriod, fixed(row.damage, 0)));
    cells.push_back({number(row.returnPeriod), number(1 / row.returnPeriod, 4), fixed(row.damage, 0),
                     fixed(row.trapezoid, 0), fixed(row.logLinear, 0)});
  }
  plot.curves = {{tr("trapezoid"), Mark::line, interpolated(rows, false), {}, {}},
                 {tr("log-linear"), Mark::dashed, interpolated(rows, true), {}, {}},
                 events};
  page.plot(plotSvg(plot), tr("Damage of the floods against their probability."));
  page.table({tr("Return period (years)"), tr("Probability"), damage,
              tr("Per year, to the next rarer flood: trapezoid"), tr("log-linear")},
             cells);
  return page;
}

}  // namespace spate
