// SPDX-License-Identifier: GPL-3.0-or-later
// spate:expectedannualdamage, and the command `spate expectedannualdamage`.
#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>

#include "algorithms/case/damage/damage_rows.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/number_lists.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/data_styles.hpp"
#include "algorithms/case/tools/flood_events.hpp"
#include "algorithms/case/tools/probability_report.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterInfo field_of_layers(const char* name, const std::string& title, const std::string& help,
                              const char* word = "") {
  ParameterInfo info = field_of("LAYERS", name, title, help);
  info.word = word;
  return info;
}

void add_results(ParameterList& list) {
  list.push_back(make_parameter(
      Kind::vector_result, "EAD", tr("Expected annual damage"),
      tr("The buildings of the first layer, without the fields of its flood, with 'damage_t...' of each "
         "flood, 'ead_trapezoid', 'ead_loglinear' and 'ead_flag' (unknown; falls, when a rarer flood "
         "does less damage)."),
      Group::results));
  list.back().geometries.none = true;
  list.push_back(optional(make_parameter(
      Kind::table_result, "CURVE", tr("Damage and probability"),
      tr("A table with a row for each flood: its probability, the total damage, and what it adds to the "
         "damage per year."),
      Group::results)));
  list.push_back(optional(make_parameter(Kind::file_result, "PLOT", tr("Plot"),
                                         tr("A page with the damage against its probability and the table."),
                                         Group::results)));
  list.back().extension = "html";
}

ParameterList parameters() {
  ParameterList list;
  list.push_back(
      make_parameter(Kind::vectors, "LAYERS", tr("Damage of each flood"),
                     tr("Layers of damage, one for each return period, with the same buildings.")));
  list.back().geometries.none = true;
  list.push_back(optional(make_parameter(
      Kind::text, "RETURN_PERIODS", tr("Return periods (years)"),
      tr("One for each layer, in their order. For example 10, 30, 100. Not set: from the field."))));
  list.push_back(field_of_layers("RETURN_PERIOD_FIELD", tr("Field with the return period (years)"),
                                 tr("The return period of each layer's flood, the same for all of its "
                                    "buildings. Not set: return_period."),
                                 return_period_column));
  list.push_back(field_of_layers("DAMAGE_FIELD", tr("Field with the damage"),
                                 tr("The damage in that flood, in every layer. Not set: damage_total."),
                                 "damage_total"));
  list.push_back(field_of_layers(
      "ID_FIELD", tr("Field with the building's id"),
      tr("The field that identifies a building in every layer. Not set: the layers have the same buildings "
         "in the same order, as Building damage writes them.")));
  list.push_back(
      choice("RARE_TAIL", tr("Beyond the rarest flood"), {"constant", "none"}, "constant",
             tr("constant: rarer floods do the same damage as the rarest one. none: they are not counted.")));
  list.push_back(optional(make_parameter(
      Kind::number, "NO_DAMAGE_RETURN_PERIOD", tr("Return period without damage (years)"),
      tr("The damage grows from 0 at this return period (for example that of bankfull flow) to that of the "
         "most frequent flood. Not set: floods more frequent than that do no damage."))));
  list.push_back(
      optional(make_parameter(Kind::text, "CURRENCY", tr("Currency of the damage"),
                              tr("For example EUR of 2024. It is only repeated in the results."))));
  add_results(list);
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"EAD_TRAPEZOID", tr("Expected annual damage, trapezoid")},
          {"EAD_LOGLINEAR", tr("Expected annual damage, log-linear")},
          {"BUILDINGS_COUNT", tr("Buildings")},
          {"BUILDINGS_UNKNOWN", tr("Buildings with unknown damage")}};
}

// Throws when they are too few for an integral, or contradict the one without damage.
void check_periods(const std::vector<double>& periods, const Values& values) {
  if (periods.size() < 2)
    throw Error("too_few_floods",
                periods.empty() ? tr("LAYERS holds no flood")
                                : tr("There is one return period only: %1 years", periods[0]),
                tr("the damage per year is computed between floods"),
                tr("Give at least two floods, as in 10, 100"));
  if (!values.is_given("NO_DAMAGE_RETURN_PERIOD")) return;
  const double none = values.number("NO_DAMAGE_RETURN_PERIOD");
  const double least = *std::min_element(periods.begin(), periods.end());
  if (!(none > 0 && none < least))
    throw Error("no_damage_period_impossible", tr("NO_DAMAGE_RETURN_PERIOD is %1", none),
                tr("it must be above 0 and below the most frequent flood's %1 years", least),
                tr("Give the return period up to which there is no damage, or none."));
}

std::vector<double> given_periods(const Values& values) {
  return values.is_given("RETURN_PERIODS") ? parse_periods("RETURN_PERIODS", values.text("RETURN_PERIODS"))
                                           : std::vector<double>();
}

void check(const Values& values) {
  if (values.is_given("RETURN_PERIODS")) check_periods(given_periods(values), values);
}

bool falls(const std::vector<double>& damages, const std::vector<int>& order) {
  for (std::size_t i = 0; i + 1 < order.size(); ++i)
    if (damages[static_cast<std::size_t>(order[i + 1])] < damages[static_cast<std::size_t>(order[i])])
      return true;
  return false;
}

// "damage_t100", "damage_t2_5"
std::string damage_column(double period) {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text.precision(15);
  text << "damage_t" << period;
  std::string name = text.str();
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

// Which layer stands for which flood, so that a return period in the wrong place is noticed.
void log_layers(const std::vector<LayerInput>& layers, const RiskSummary& summary, const FloodRisk& risk,
                Log& log) {
  for (const int event : risk.order()) {
    const auto i = static_cast<std::size_t>(event);
    const LayerInput& layer = layers[i];
    const std::string damage = money_text(summary.damages[i], summary.currency);
    log.info(layer.file.empty()
                 ? tr("Once in %1 years: '%2', damage %3", summary.return_periods[i], layer.name, damage)
                 : tr("Once in %1 years: '%2' in %3, damage %4", summary.return_periods[i], layer.name,
                      layer.file, damage));
  }
  if (summary.buildings == 0) log.warning({"no_building", tr("The layers hold no building.")});
}

// Layers without a CRS hold the same buildings as one that has it, whose CRS then serves all.
std::string crs_of(const std::vector<LayerInput>& layers, Log& log) {
  for (const LayerInput& layer : layers)
    if (!layer.crs_wkt.empty()) return layer.crs_wkt;
  log.warning({"result_without_crs",
               tr("No layer has a CRS, so the result has none either. Assign one to see it on the map.")});
  return {};
}

void write_buildings(const ToolCall& call, const std::vector<LayerInput>& layers, const EventDamages& damages,
                     const FloodRisk& risk) {
  using Type = io::Column::Kind;
  KeptRows rows;
  rows.input = "LAYERS";
  rows.validity = Validity::unchecked;
  for (const double period : damages.return_periods)
    rows.columns.push_back({damage_column(period), Type::number});
  for (const char* name : {"ead_trapezoid", "ead_loglinear"}) rows.columns.push_back({name, Type::number});
  rows.columns.push_back({"ead_flag", Type::text});
  rows.left_out = event_columns();
  for (const std::string& name : event_columns()) rows.left_out.push_back(cut_name(name));
  rows.crs_wkt = crs_of(layers, call.log);
  rows.ids = damages.ids;
  double most = 0;
  for (std::size_t i = 0; i < damages.buildings(); ++i) {
    const std::vector<double> building = damages.of_building(i);
    const double trapezoid = expected_damage(risk.trapezoid_weights(), building);
    KeptRows::Row row{i, {}};
    for (const double damage : building) row.attributes.push_back(io::or_null(damage));
    row.attributes.push_back(io::or_null(trapezoid));
    row.attributes.push_back(io::or_null(expected_damage(risk.log_linear_weights(), building)));
    row.attributes.emplace_back();
    if (std::isnan(trapezoid))
      row.attributes.back() = std::string("unknown");
    else if (falls(building, risk.order()))
      row.attributes.back() = std::string("falls");
    rows.rows.push_back(std::move(row));
    if (trapezoid > most) most = trapezoid;
  }
  call.write_rows("EAD", rows, money_style("ead_trapezoid", most, call.values.text("CURRENCY"), Per::year));
}

ToolAnswer run(const ToolCall& call) {
  const Values& values = call.values;
  const std::string path = call.file("PLOT");
  if (!path.empty()) HtmlPage::check_path(path);
  const std::vector<LayerInput> layers = call.inputs.layers("LAYERS");
  const std::vector<double> periods =
      agreed_periods(layers, periods_of(call.inputs, layers, values.text("RETURN_PERIOD_FIELD"), call.log),
                     given_periods(values));
  check_periods(periods, values);
  const EventDamages damages = read_damages(call.inputs, layers, periods, values.text("DAMAGE_FIELD"),
                                            values.text("ID_FIELD"), call.log);
  RiskSummary summary;
  summary.return_periods = damages.return_periods;
  if (values.is_given("NO_DAMAGE_RETURN_PERIOD"))
    summary.no_damage_period = values.number("NO_DAMAGE_RETURN_PERIOD");
  summary.rare_tail = values.text("RARE_TAIL") == "constant" ? RareTail::constant : RareTail::none;
  summary.currency = values.text("CURRENCY");
  const FloodRisk risk(summary.return_periods, summary.no_damage_period, summary.rare_tail);

  summary.damages.assign(layers.size(), 0);
  int falling = 0;
  for (std::size_t i = 0; i < damages.buildings(); ++i) {
    const std::vector<double> building = damages.of_building(i);
    if (std::isnan(expected_damage(risk.trapezoid_weights(), building))) {
      ++summary.unknown_buildings;
      continue;
    }
    falling += falls(building, risk.order()) ? 1 : 0;
    for (std::size_t event = 0; event < building.size(); ++event) summary.damages[event] += building[event];
  }
  summary.buildings = static_cast<int>(damages.buildings());
  log_layers(layers, summary, risk, call.log);
  log_risk(summary, risk, call.log);
  if (falling > 0)
    call.log.warning(
        {"damage_falls_with_rarity",
         tr("%1 {building has|buildings have} less damage in a rarer flood: see 'ead_flag', and check "
            "that the return periods are in the order of the layers.",
            falling)});

  // From here on nothing is cancelled, so that no file is half a result.
  stop_if_cancelled(call.log);
  write_buildings(call, layers, damages, risk);
  call.write_layer("CURVE", risk_table(summary, risk), {});
  if (!path.empty()) risk_page(summary, risk).save(path);
  return {{{"EAD_TRAPEZOID", expected_damage(risk.trapezoid_weights(), summary.damages)},
           {"EAD_LOGLINEAR", expected_damage(risk.log_linear_weights(), summary.damages)}},
          {},
          {{"BUILDINGS_COUNT", summary.buildings}, {"BUILDINGS_UNKNOWN", summary.unknown_buildings}}};
}

}  // namespace

const Tool annual_damage_tool = {
    "expectedannualdamage",
    translatable("Compute the expected damage per year from the damage of several floods, as "
                 "spate:expectedannualdamage"),
    parameters,
    numbers,
    check,
    run};

}  // namespace spate
