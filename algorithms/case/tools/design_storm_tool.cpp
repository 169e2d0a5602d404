// SPDX-License-Identifier: GPL-3.0-or-later
// spate:designstorm, and the command `spate designstorm`.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tools/storm_shape.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/plot.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr double minute = 60, per_hour = 3.6e6;  // s; mm/h in a m/s

// In the order of StormShape.
constexpr std::array<const char*, 4> shape_names = {"chicago", "alternating_block", "euler_2", "uniform"};
// In the order of DepthDuration::Form.
constexpr std::array<const char*, 2> formula_names = {"a / (t^c + b)", "a / (t + b)^c"};

ParameterList parameters() {
  ParameterList list;
  list.push_back(choice("SHAPE", tr("Shape"), {shape_names.begin(), shape_names.end()}, shape_names[0],
                        tr("How the rain is spread over the duration.")));
  list.push_back(number_between("DURATION", tr("Duration (minutes)"), 60, 0.1, 1e5, tr("Of the storm.")));
  list.push_back(number_between("TIME_STEP", tr("Time step (minutes)"), 5, 0.01, 1e4,
                                tr("Of the table; the duration is a multiple of it.")));
  list.push_back(optional(make_parameter(
      Kind::table, "DEPTHS", tr("Depths by duration"),
      tr("Table (CSV or any layer) with 'duration_min' or 'duration_h' and 'depth_mm', for one return "
         "period, e.g. of KOSTRA-DWD or NOAA Atlas 14."))));
  list.push_back(choice("FORMULA", tr("Formula of the intensity"),
                        {formula_names.begin(), formula_names.end()}, formula_names[0],
                        tr("Where no table is given: the intensity in mm/h, with t in minutes.")));
  list.push_back(
      optional(number_between("A", tr("Coefficient a (mm/h)"), {}, 0, 1e6, tr("Of the formula."))));
  list.push_back(optional(number_between("B", tr("Coefficient b"), {}, 0, 1e4, tr("Of the formula."))));
  list.push_back(optional(number_between("C", tr("Exponent c"), {}, 0, 2, tr("Of the formula."))));
  list.push_back(optional(number_between(
      "PEAK_POSITION", tr("Place of the peak (0 to 1)"), {}, 0, 1,
      tr("As a part of the duration. Not set: 0.4 for chicago, 0.5 for alternating_block; euler_2 has its "
         "own."))));
  list.push_back(advanced(number_between("FACTOR", tr("Factor on all depths"), 1, 0.01, 100,
                                         tr("For a change of the climate, e.g. 1.2."))));
  list.push_back(advanced(number_between("BEGIN", tr("Start of the storm (minutes)"), 0, 0, 1e6,
                                         tr("After the start of the simulation."))));
  list.push_back(optional(make_parameter(
      Kind::table_result, "TABLE", tr("Rain"),
      tr("The columns 'time_s' and 'rain_mmh', as Simulate flood reads them."), Group::results)));
  list.push_back(
      optional(make_parameter(Kind::file_result, "PLOT", tr("Plot"),
                              tr("A page with the plot of the storm and its figures."), Group::results)));
  list.back().extension = "html";
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"DEPTH", tr("Depth of the storm (mm)")},
          {"PEAK", tr("Largest rate (mm/h)")},
          {"TIME_OF_PEAK", tr("Start of the step with the largest rate (minutes)")}};
}

StormDesign read_design(const Values& values) {
  StormDesign design;
  const std::string shape = values.text("SHAPE");
  for (std::size_t i = 0; i < shape_names.size(); ++i)
    if (shape == shape_names[i]) design.shape = static_cast<StormShape>(i);
  design.duration = minute * values.number("DURATION");
  design.step = minute * values.number("TIME_STEP");
  design.peak = values.is_given("PEAK_POSITION")      ? values.number("PEAK_POSITION")
                : design.shape == StormShape::chicago ? 0.4
                                                      : 0.5;
  return design;
}

// With a formula; nothing where a table is given.
std::optional<DepthDuration> formula_of(const Values& values) {
  const bool formula = values.is_given("A") && values.is_given("B") && values.is_given("C");
  if (values.is_given("DEPTHS") == formula)
    throw Error("depths_missing", tr("The depths of the rain are not clear"),
                formula ? tr("a table and a formula are given")
                        : tr("neither a table nor all coefficients of the formula are given"),
                tr("Give DEPTHS, or A, B and C."));
  if (!formula) return std::nullopt;
  const bool is_chow = values.text("FORMULA") == formula_names[0];
  return DepthDuration(is_chow ? DepthDuration::Form::chow : DepthDuration::Form::sherman, values.number("A"),
                       values.number("B"), values.number("C"));
}

void check(const Values& values) {
  const std::optional<DepthDuration> formula = formula_of(values);
  if (formula) storm_blocks(*formula, read_design(values));
}

void add_plot(HtmlPage& page, const Series& rain) {
  Plot plot;
  Curve curve;
  curve.mark = Mark::area;
  const SeriesView view = rain.view();
  for (int i = 0; i < view.count; ++i)
    curve.points.push_back({view.times[i] / minute, view.values[i] * per_hour});
  plot.curves.push_back(std::move(curve));
  plot.x.title = tr("Time (%1)", tr("min"));
  plot.y.title = tr("Rain (mm/h)");
  page.plot(plot_svg(plot));
}

io::Layer table_of(const Series& rain) {
  io::Layer table;
  table.name = "rain";
  table.columns = {{"time_s", io::Column::Kind::number}, {"rain_mmh", io::Column::Kind::number}};
  const SeriesView view = rain.view();
  for (int i = 0; i < view.count; ++i) {
    io::Row row;
    row.attributes = {view.times[i], view.values[i] * per_hour};
    table.rows.push_back(std::move(row));
  }
  return table;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("PLOT");
  if (!path.empty()) HtmlPage::check_path(path);
  const StormDesign design = read_design(call.values);
  const std::optional<DepthDuration> formula = formula_of(call.values);
  const DepthDuration depths = formula ? *formula : read_depths(call.inputs.table("DEPTHS"));
  std::vector<double> blocks = storm_blocks(depths, design);
  const bool is_uniform = design.shape == StormShape::uniform;
  if (is_uniform && design.duration < depths.shortest() * (1 - 1e-9))
    call.log.warning(
        {"storm_below_depths",
         tr("The storm takes %1 min, and DEPTHS begins at %2 min: its depth follows the line through the "
            "first two depths. Take a longer DURATION, or complete the table.",
            number(design.duration / minute), number(depths.shortest() / minute))});
  if (!is_uniform && design.step < depths.shortest() * (1 - 1e-9))
    call.log.warning(
        {"storm_step_below_depths",
         tr("The time step is %1 min, and DEPTHS begins at %2 min: the peak follows the line through "
            "its first two depths. Take a longer TIME_STEP, or complete the table.",
            number(design.step / minute), number(depths.shortest() / minute))});
  const double factor = call.values.number("FACTOR"), begin = minute * call.values.number("BEGIN");
  for (double& block : blocks) block *= factor;
  const Series rain = storm_series(blocks, design.step, begin);

  const auto largest = std::max_element(blocks.begin(), blocks.end());
  const double depth = std::accumulate(blocks.begin(), blocks.end(), 0.0),
               peak = *largest * 3600 / design.step,
               time = (begin + static_cast<double>(largest - blocks.begin()) * design.step) / minute;
  call.log.info(tr("Storm: %1 mm in %2 min, up to %3 mm/h from minute %4 on", fixed(depth, 2),
                   number(design.duration / minute), fixed(peak, 1), number(time)));
  call.write_layer("TABLE", table_of(rain), {});
  if (!path.empty()) {
    HtmlPage page(tr("Design storm"));
    add_plot(page, rain);
    page.table({tr("Quantity"), tr("Value")},
               {{tr("Shape"), shape_names[static_cast<std::size_t>(design.shape)]},
                {tr("Duration"), time_text(design.duration)},
                {tr("Time step"), time_text(design.step)},
                {tr("Depth of the storm (mm)"), fixed(depth, 2)},
                {tr("Largest rate (mm/h)"), fixed(peak, 1)},
                {tr("Factor on all depths"), number(factor)}});
    page.save(path);
  }
  return {{{"DEPTH", depth}, {"PEAK", peak}, {"TIME_OF_PEAK", time}}, {}};
}

}  // namespace

const Tool design_storm_tool = {
    "designstorm",
    translatable("Make a design storm from the rain statistics of a place, as spate:designstorm"),
    parameters,
    numbers,
    check,
    run};

}  // namespace spate
