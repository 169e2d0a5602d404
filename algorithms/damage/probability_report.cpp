// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/probability_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/report/plot.hpp"

namespace spate {
namespace {

struct Assumptions {
  QString rare;
  QString frequent;
};

Assumptions assumptions(const RiskSummary& summary, const FloodRisk& risk) {
  const auto period = [&](int event) { return summary.returnPeriods[static_cast<std::size_t>(event)]; };
  Assumptions said;
  said.rare = (summary.rareTail == RareTail::constant
                   ? QStringLiteral("Floods rarer than once in %1 years do the damage of that one.")
                   : QStringLiteral("Floods rarer than once in %1 years are not counted."))
                  .arg(period(risk.order().back()));
  said.frequent = summary.noDamagePeriod > 0
                      ? QStringLiteral("The damage grows from 0 at %1 years to that of %2 years.")
                            .arg(summary.noDamagePeriod)
                            .arg(period(risk.order().front()))
                      : QStringLiteral("Floods more frequent than once in %1 years do no damage.")
                            .arg(period(risk.order().front()));
  return said;
}

QString withUnit(const QString& text, const QString& currency) {
  return currency.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, currency);
}

QString perYear(double damage, const QString& currency) {
  return QStringLiteral("%1 per year").arg(moneyText(damage, currency));
}

// The damage between the events, linear over the probability or over its logarithm.
std::vector<QPointF> interpolated(const std::vector<RiskRow>& rows, bool overLogarithm) {
  constexpr int pieces = 20;
  std::vector<QPointF> points;
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const double a = 1 / rows[i].returnPeriod;
    const double b = 1 / rows[i + 1].returnPeriod;
    for (int k = 0; k <= pieces; ++k) {
      const double p = a * std::pow(b / a, static_cast<double>(k) / pieces);
      const double part = overLogarithm ? static_cast<double>(k) / pieces : (a - p) / (a - b);
      points.emplace_back(p, (1 - part) * rows[i].damage + part * rows[i + 1].damage);
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
    rows[i].trapezoid = expectedDamage(interval.trapezoidWeights(), ends);
    rows[i].logLinear = expectedDamage(interval.logLinearWeights(), ends);
  }
  if (summary.rareTail == RareTail::constant)
    rows.back().trapezoid = rows.back().logLinear = rows.back().damage / rows.back().returnPeriod;
  return rows;
}

void tellRisk(const RiskSummary& summary, const FloodRisk& risk, QgsProcessingFeedback* feedback) {
  const double trapezoid = expectedDamage(risk.trapezoidWeights(), summary.damages);
  const double logLinear = expectedDamage(risk.logLinearWeights(), summary.damages);
  feedback->pushInfo(QStringLiteral("Expected annual damage of %1 buildings: trapezoid %2, log-linear %3.")
                         .arg(summary.buildings - summary.unknownBuildings)
                         .arg(perYear(trapezoid, summary.currency), perYear(logLinear, summary.currency)));
  const Assumptions said = assumptions(summary, risk);
  feedback->pushInfo(said.rare);
  feedback->pushInfo(said.frequent);
  if (summary.unknownBuildings > 0)
    feedback->pushWarning(
        QStringLiteral("%1 buildings are not counted: their damage is not known in some flood.")
            .arg(summary.unknownBuildings));
  const double tail = riskRows(summary, risk).back().trapezoid;
  if (tail > 0.5 * trapezoid)
    feedback->pushWarning(
        QStringLiteral("%1 % of the expected damage comes from floods rarer than the rarest one: "
                       "add a rarer one.")
            .arg(100 * tail / trapezoid, 0, 'f', 0));
}

HtmlPage riskPage(const RiskSummary& summary, const FloodRisk& risk) {
  HtmlPage page(QStringLiteral("Expected annual damage"));
  const QString damage = withUnit(QStringLiteral("Damage"), summary.currency);
  page.table(
      {QStringLiteral("Interpolation"), withUnit(QStringLiteral("Damage per year"), summary.currency)},
      {{QStringLiteral("trapezoid"), groupedNumber(expectedDamage(risk.trapezoidWeights(), summary.damages))},
       {QStringLiteral("log-linear"),
        groupedNumber(expectedDamage(risk.logLinearWeights(), summary.damages))}});
  const Assumptions said = assumptions(summary, risk);
  page.paragraph(said.rare + ' ' + said.frequent);
  page.paragraph(QStringLiteral("%1 buildings.").arg(summary.buildings - summary.unknownBuildings));
  if (summary.unknownBuildings > 0)
    page.warning(QStringLiteral("%1 more are not counted: their damage is not known in some flood.")
                     .arg(summary.unknownBuildings));

  const std::vector<RiskRow> rows = riskRows(summary, risk);
  Plot plot;
  plot.x.title = QStringLiteral("Annual probability of being exceeded");
  plot.x.logarithmic = true;
  plot.y.title = damage;
  plot.y.include = {0};
  Curve events{QStringLiteral("floods"), Mark::points, {}, {}, {}};
  std::vector<QStringList> cells;
  for (const RiskRow& row : rows) {
    events.points.emplace_back(1 / row.returnPeriod, row.damage);
    events.tips << QStringLiteral("%1 years: %2").arg(row.returnPeriod).arg(groupedNumber(row.damage));
    cells.push_back({QString::number(row.returnPeriod), QString::number(1 / row.returnPeriod, 'g', 4),
                     groupedNumber(row.damage), groupedNumber(row.trapezoid), groupedNumber(row.logLinear)});
  }
  plot.curves = {{QStringLiteral("trapezoid"), Mark::line, interpolated(rows, false), {}, {}},
                 {QStringLiteral("log-linear"), Mark::dashed, interpolated(rows, true), {}, {}},
                 events};
  page.plot(plotSvg(plot), QStringLiteral("Damage of the floods over their probability."));
  page.table({QStringLiteral("Return period (years)"), QStringLiteral("Probability"), damage,
              QStringLiteral("Per year, to the next rarer flood: trapezoid"), QStringLiteral("log-linear")},
             cells);
  return page;
}

}  // namespace spate
