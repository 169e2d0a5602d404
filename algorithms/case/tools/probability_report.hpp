// SPDX-License-Identifier: GPL-3.0-or-later
// The damage and its probability, as log lines, table and page of spate:expectedannualdamage.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/results/flood_risk.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/report/html_page.hpp"

namespace spate {

struct RiskSummary {
  std::vector<double> return_periods;  // years
  std::vector<double> damages;         // total damage of each event
  double no_damage_period = 0;         // years; 0 = not given
  RareTail rare_tail = RareTail::constant;
  std::string currency;
  int buildings = 0;
  int unknown_buildings = 0;  // left out of the damages
};

// An event, or the flood without damage. Rows go from frequent to rare.
struct RiskRow {
  double return_period = 0;
  double damage = 0;
  // Damage per year of the floods between this event and the next rarer one; for the rarest, of those beyond
  // it.
  double trapezoid = 0;
  double log_linear = 0;
};

std::vector<RiskRow> risk_rows(const RiskSummary& summary, const FloodRisk& risk);
void log_risk(const RiskSummary& summary, const FloodRisk& risk, Log& log);
io::Layer risk_table(const RiskSummary& summary, const FloodRisk& risk);  // CURVE
HtmlPage risk_page(const RiskSummary& summary, const FloodRisk& risk);

}  // namespace spate
