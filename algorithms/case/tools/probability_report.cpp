// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/probability_report.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/report/plot.hpp"

namespace spate {
namespace {

struct Assumptions {
  std::string rare;
  std::string frequent;
};

Assumptions assumptions(const RiskSummary& summary, const FloodRisk& risk) {
  const auto period = [&](int event) { return summary.return_periods[static_cast<std::size_t>(event)]; };
  const double rarest = period(risk.order().back()), most_frequent = period(risk.order().front());
  Assumptions texts;
  texts.rare = summary.rare_tail == RareTail::constant
                   ? tr("Floods rarer than once in %1 years do the same damage as that one.", rarest)
                   : tr("Floods rarer than once in %1 years are not counted.", rarest);
  texts.frequent = summary.no_damage_period > 0
                       ? tr("The damage grows from 0 at %1 years to that of %2 years.",
                            summary.no_damage_period, most_frequent)
                       : tr("Floods more frequent than once in %1 years do no damage.", most_frequent);
  return texts;
}

std::string with_unit(const std::string& text, const std::string& currency) {
  return currency.empty() ? text : tr("%1 (%2)", text, currency);
}

std::string per_year(double damage, const std::string& currency) {
  return tr("%1 per year", money_text(damage, currency));
}

Message unknown_in_flood(const RiskSummary& summary) {
  return {"damage_unknown_in_flood",
          tr("%1 {building is|buildings are} not counted: {its|their} damage is unknown in some flood.",
             summary.unknown_buildings)};
}

// The damage between the events, linear in the probability or in its logarithm.
std::vector<PlotPoint> interpolated(const std::vector<RiskRow>& rows, bool over_logarithm) {
  constexpr int pieces = 20;
  std::vector<PlotPoint> points;
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const double a = 1 / rows[i].return_period;
    const double b = 1 / rows[i + 1].return_period;
    for (int k = 0; k <= pieces; ++k) {
      const double p = a * std::pow(b / a, static_cast<double>(k) / pieces);
      const double part = over_logarithm ? static_cast<double>(k) / pieces : (a - p) / (a - b);
      points.push_back({p, (1 - part) * rows[i].damage + part * rows[i + 1].damage});
    }
  }
  return points;
}

}  // namespace

std::vector<RiskRow> risk_rows(const RiskSummary& summary, const FloodRisk& risk) {
  std::vector<RiskRow> rows;
  if (summary.no_damage_period > 0) rows.push_back({summary.no_damage_period, 0, 0, 0});
  for (const int event : risk.order()) {
    const auto i = static_cast<std::size_t>(event);
    rows.push_back({summary.return_periods[i], summary.damages[i], 0, 0});
  }
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const FloodRisk interval({rows[i].return_period, rows[i + 1].return_period}, 0, RareTail::none);
    const std::vector<double> ends = {rows[i].damage, rows[i + 1].damage};
    rows[i].trapezoid = expected_damage(interval.trapezoid_weights(), ends);
    rows[i].log_linear = expected_damage(interval.log_linear_weights(), ends);
  }
  if (summary.rare_tail == RareTail::constant)
    rows.back().trapezoid = rows.back().log_linear = rows.back().damage / rows.back().return_period;
  return rows;
}

void log_risk(const RiskSummary& summary, const FloodRisk& risk, Log& log) {
  const double trapezoid = expected_damage(risk.trapezoid_weights(), summary.damages);
  const double log_linear = expected_damage(risk.log_linear_weights(), summary.damages);
  log.info(tr("Expected annual damage of all buildings (%1): trapezoid %2, log-linear %3.",
              summary.buildings - summary.unknown_buildings, per_year(trapezoid, summary.currency),
              per_year(log_linear, summary.currency)));
  const Assumptions assumed = assumptions(summary, risk);
  log.info(assumed.rare);
  log.info(assumed.frequent);
  if (summary.unknown_buildings > 0) log.warning(unknown_in_flood(summary));
  const double tail = risk_rows(summary, risk).back().trapezoid;
  if (tail > 0.5 * trapezoid)
    log.warning(
        {"rare_floods_dominate",
         tr("%1 % of the expected damage comes from floods rarer than the rarest layer: add a rarer one.",
            fixed(100 * tail / trapezoid, 0))});
}

io::Layer risk_table(const RiskSummary& summary, const FloodRisk& risk) {
  io::Layer table;
  table.name = "curve";
  for (const char* name : {"return_period", "probability", "damage", "ead_trapezoid", "ead_loglinear"})
    table.columns.push_back({name, io::Column::Kind::number});
  table.columns.push_back({"currency", io::Column::Kind::text});
  for (const RiskRow& of : risk_rows(summary, risk)) {
    io::Row row;
    for (const double value :
         {of.return_period, 1 / of.return_period, of.damage, of.trapezoid, of.log_linear})
      row.attributes.emplace_back(value);
    row.attributes.push_back(summary.currency.empty() ? io::Attribute() : summary.currency);
    table.rows.push_back(std::move(row));
  }
  return table;
}

HtmlPage risk_page(const RiskSummary& summary, const FloodRisk& risk) {
  HtmlPage page(tr("Expected annual damage"));
  const std::string currency = summary.currency, damage = with_unit(tr("Damage"), currency);
  page.table({tr("Interpolation"), with_unit(tr("Damage per year"), currency)},
             {{tr("trapezoid"), fixed(expected_damage(risk.trapezoid_weights(), summary.damages), 0)},
              {tr("log-linear"), fixed(expected_damage(risk.log_linear_weights(), summary.damages), 0)}});
  const Assumptions assumed = assumptions(summary, risk);
  page.paragraph((assumed.rare + ' ' + assumed.frequent));
  page.paragraph(tr("Buildings: %1.", summary.buildings - summary.unknown_buildings));
  if (summary.unknown_buildings > 0) page.warning(unknown_in_flood(summary));

  const std::vector<RiskRow> rows = risk_rows(summary, risk);
  Plot plot;
  plot.x.title = tr("Annual exceedance probability");
  plot.x.logarithmic = true;
  plot.y.title = damage;
  plot.y.include = {0};
  Curve events{tr("floods"), Mark::points, {}, {}, {}};
  std::vector<std::vector<std::string>> cells;
  for (const RiskRow& row : rows) {
    events.points.push_back({1 / row.return_period, row.damage});
    events.tips.push_back(tr("%1 years: %2", row.return_period, fixed(row.damage, 0)));
    cells.push_back({number(row.return_period), number(1 / row.return_period, 4), fixed(row.damage, 0),
                     fixed(row.trapezoid, 0), fixed(row.log_linear, 0)});
  }
  plot.curves = {{tr("trapezoid"), Mark::line, interpolated(rows, false), {}, {}},
                 {tr("log-linear"), Mark::dashed, interpolated(rows, true), {}, {}},
                 events};
  page.plot(plot_svg(plot), tr("Damage of the floods against their probability."));
  page.table({tr("Return period (years)"), tr("Probability"), damage,
              tr("Per year, to the next rarer flood: trapezoid"), tr("log-linear")},
             cells);
  return page;
}

}  // namespace spate
