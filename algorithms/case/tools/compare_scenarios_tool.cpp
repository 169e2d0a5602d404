// SPDX-License-Identifier: GPL-3.0-or-later
// spate:comparescenarios, and the command `spate comparescenarios`.
#include <optional>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/results/run_differences.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/building_figures.hpp"
#include "algorithms/case/tools/scenario_page.hpp"
#include "algorithms/case/tools/scenario_parameters.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

void need_both(const Values& values, const char* one, const char* other) {
  const bool first = values.is_given(one);
  if (first == values.is_given(other)) return;
  throw Error("pair_incomplete", tr("%1 is given without %2", first ? one : other, first ? other : one),
              tr("there is nothing to compare it with"), tr("Give both or none."));
}

void check(const Values& values) {
  need_both(values, "ARRIVAL_WITHOUT", "ARRIVAL_WITH");
  need_both(values, "BUILDINGS_WITHOUT", "BUILDINGS_WITH");
  const auto needs = [&](const char* output, const char* input) {
    if (values.is_given(output) && !values.is_given(input))
      throw Error("input_for_output_missing", tr("%1 cannot be computed", output),
                  tr("%1 is not given", input), tr("Give it, or leave the output out."));
  };
  needs("ARRIVAL_DELAY", "ARRIVAL_WITH");
  needs("BUILDING_CHANGE", "BUILDINGS_WITH");
}

void check_results(const ToolCall& call) {
  const std::string page = call.file("PAGE"), pdf = call.file("PDF");
  if (!pdf.empty() && !call.painter.prints())
    throw Error("result_needs_qgis", tr("%1 cannot be written", "PDF"), tr("only QGIS makes it"),
                tr("Leave it out, and print PAGE in a browser."));
  if (!page.empty()) HtmlPage::check_path(page);
  if (!pdf.empty()) HtmlPage::check_writable(pdf);
  for (const ChangeMap& map : change_maps)
    if (const std::string path = call.file(map.name); !path.empty()) io::GeoTiffSet::check_writable(path);
}

// The geometries of an optional layer in the CRS of the depths, without those of empty rows.
std::vector<std::string> read_shapes(const ToolCall& call, const char* parameter) {
  std::vector<std::string> shapes;
  if (!call.inputs.is_given(parameter)) return shapes;
  const std::unique_ptr<InputLayer> rows = call.inputs.layer(parameter);
  std::string why;
  std::size_t place = 0;
  for (io::Row row; rows->next(row, &why); ++place) {
    stop_if_cancelled(call.log);
    if (!why.empty())
      throw Error("place_outside_crs",
                  tr("%1 has a place that does not exist in the CRS of the results", parameter),
                  tr("feature %1 lies outside that CRS", number_of_row(row.id, place)),
                  tr("Check the CRS of %1.", parameter));
    if (!row.wkb.empty()) shapes.push_back(std::move(row.wkb));
  }
  return shapes;
}

std::vector<std::size_t> standing_cells(const ToolCall& call, const io::GeoReference& reference) {
  std::vector<std::size_t> cells;
  for (const std::string& shape : read_shapes(call, "WATER_BODIES"))
    for (const std::size_t cell : io::covered_cells(shape, reference, "WATER_BODIES")) cells.push_back(cell);
  return cells;
}

// What a reader must know of the two runs before any figure.
std::vector<Message> run_warnings(const ComparedFiles& files, const RunDifferences& differences) {
  std::vector<Message> warnings;
  if (files.depth_without == files.depth_with)
    warnings.push_back({"same_map_twice",
                        tr("DEPTH_WITHOUT and DEPTH_WITH are the same map: nothing changes. Check both.")});
  for (const auto& [file, parameter] :
       {std::pair(files.depth_without, "DEPTH_WITHOUT"), std::pair(files.depth_with, "DEPTH_WITH")})
    if (const auto partial = partial_run(file, parameter)) warnings.push_back(*partial);
  if (differences.are_swapped)
    warnings.push_back(
        {"runs_swapped",
         tr("The run without the measure has barriers, structures or the like that the run with it has not: "
            "the two may be swapped. Check DEPTH_WITHOUT and DEPTH_WITH.")});
  for (const std::string& difference : differences.settings)
    warnings.push_back({"runs_differ", tr("The runs differ in a setting: %1", difference)});
  return warnings;
}

void write_maps(const ToolCall& call, DepthComparison& depths, const io::GeoReference& reference) {
  io::GeoTiffSet set(reference, call.origin);
  int written = 0;
  for (const ChangeMap& map : change_maps) {
    const std::string path = call.file(map.name);
    if (path.empty()) continue;
    set.write(path, {band_of(map.name, (depths.*map.band)(call.log))});
    call.log.progress(50 + 15 * ++written);
  }
  set.publish();
}

void add_numbers(const DepthComparison& depths, Numbers& numbers) {
  const AreaFigures& areas = depths.areas();
  numbers = {{"AREA_WITHOUT", areas.without},      {"AREA_WITH", areas.with},
             {"AREA_NEWLY_DRY", areas.newly_dry},  {"AREA_NEWLY_FLOODED", areas.newly_flooded},
             {"LARGEST_FALL", areas.largest_fall}, {"LARGEST_RISE", areas.largest_rise}};
  if (depths.has_arrival() && depths.delays().are_there())
    numbers.push_back({"MEAN_DELAY", depths.delays().mean});
}

void log_areas(const DepthComparison& depths, Log& log) {
  const AreaFigures& areas = depths.areas();
  log.info(tr("Flooded: %1 without, %2 with; newly dry %3, newly flooded %4",
              square_kilometres(areas.without), square_kilometres(areas.with),
              square_kilometres(areas.newly_dry), square_kilometres(areas.newly_flooded)));
  if (depths.has_arrival() && !depths.delays().are_there())
    log.warning({"no_common_arrival",
                 tr("Water arrives in no cell of both runs: there is no delay, and no MEAN_DELAY.")});
}

// None where no page is asked for.
std::optional<HtmlPage> make_page(const ToolCall& call, ScenarioPage content) {
  if (call.file("PAGE").empty() && call.file("PDF").empty()) return std::nullopt;
  content.title = call.values.text("TITLE");
  content.measure = io::trimmed(call.values.text("MEASURE_NAME"));
  if (content.measure.empty()) content.measure = tr("the measure");
  content.dry_depth = call.values.number("DRY_DEPTH");
  content.maps.painter = &call.painter;
  content.maps.measure = read_shapes(call, "MEASURE");
  for (const RasterInput& dem : call.inputs.rasters("DEM")) content.maps.dem = dem;
  return scenario_page(content, call.log);
}

void write_page(const ToolCall& call, const HtmlPage& page) {
  if (const std::string path = call.file("PAGE"); !path.empty()) page.save(path);
  if (const std::string path = call.file("PDF"); !path.empty()) call.painter.print(page, path);
}

ToolAnswer run(const ToolCall& call) {
  check_results(call);
  const ComparedFiles files = {call.inputs.raster("DEPTH_WITHOUT"), call.inputs.raster("DEPTH_WITH"),
                               call.inputs.raster("ARRIVAL_WITHOUT"), call.inputs.raster("ARRIVAL_WITH"),
                               static_cast<int>(call.values.number("ARRIVAL_BAND"))};
  io::GeoReference reference = io::read_reference(files.depth_without, "DEPTH_WITHOUT");
  use_grid_crs(reference, call.inputs, "DEPTH_WITHOUT");
  DepthComparison depths(files, call.values.number("DRY_DEPTH"));
  depths.set_standing(standing_cells(call, reference));
  std::optional<BuildingComparison> buildings;
  if (call.inputs.is_given("BUILDINGS_WITHOUT"))
    buildings = compare_buildings(call.inputs,
                                  {call.values.text("ID_FIELD"), call.values.number("DAMAGE_TOLERANCE"),
                                   call.values.number("DEPTH_TOLERANCE")},
                                  call.log);

  depths.measure(io::cell_area(reference), call.log);
  log_areas(depths, call.log);
  const RunDifferences differences = run_differences(depths.metadata_without(), depths.metadata_with());
  const std::vector<Message> warnings = run_warnings(files, differences);
  warn_all(warnings, call.log);
  for (const std::string& difference : differences.measure) call.log.info(tr("The measure: %1", difference));

  const std::string currency = io::trimmed(call.values.text("CURRENCY"));
  // Before any result takes its place: what the page needs can be wrong.
  const std::optional<HtmlPage> page =
      make_page(call, {{}, {}, currency, 0, depths, buildings ? &*buildings : nullptr, {}, warnings});
  write_maps(call, depths, reference);
  ToolAnswer answer;
  add_numbers(depths, answer.numbers);
  if (buildings) {
    add_building_numbers(*buildings, answer);
    log_buildings(*buildings, currency, call.log);
    if (call.values.is_given("BUILDING_CHANGE")) {
      const KeptRows rows = building_rows(*buildings, call.inputs, reference.crs_wkt);
      call.write_rows(
          "BUILDING_CHANGE", rows,
          style_of_columns(std::string(style_text("building_change")), {{"change"}}, rows.columns));
    }
  }
  if (page) write_page(call, *page);
  return answer;
}

}  // namespace

const Tool compare_scenarios_tool = {
    "comparescenarios",
    translatable("Compare two floods, without and with a measure, as spate:comparescenarios"),
    scenario_parameters,
    scenario_numbers,
    check,
    run,
    "DEPTH_WITHOUT",
    {{"DEPTH_CHANGE", "depth_change"}, {"CHANGE_CLASS", "change_class"}, {"ARRIVAL_DELAY", "arrival_delay"}}};

}  // namespace spate
